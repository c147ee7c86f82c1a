export { decodeLink, encodeLink } from './link.ts'
export { LINK_ERRORS, type LinkError, type LinkValue, type PositionLink } from './link-value.ts'
