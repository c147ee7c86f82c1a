/** What messengers, mail and word processors put between letters unasked: joiners, direction marks, soft hyphens. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/** Longer texts are cut before they are searched: no address with a link is that long. */
const SEARCHED = 24_000

/** Undoes percent-encoding once as far as it is ASCII; anything else stays as it is. */
const percentDecoded = (text: string): string =>
  text.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Leaves out what stands around a link: quotes, brackets, a sentence's dot, emphasis. */
const bare = (text: string): string => text.replace(/^[^A-Za-z0-9]+/, '').replace(/[^A-Za-z0-9]+$/, '')

/** Cuts off what others hang on to an address: `&fbclid=…`, `?utm=…`, a path. */
const withoutTail = (text: string): string => bare(bare(text).split(/[?&=/:]/)[0] ?? '')

/**
 * Where a link may be in a pasted text, the likeliest first: the text may be a link, an address that ends in one, or a
 * sentence around it, percent-encoded once or twice, broken into lines, with marks that nobody sees.
 */
export const linkCandidates = (text: string): readonly string[] => {
  const clean = percentDecoded(percentDecoded(text.slice(0, SEARCHED))).replace(INVISIBLE, '')
  const [whole = '', ...fragments] = clean.split('#')
  const places = (fragments.length > 0 ? fragments : [whole]).map((place) => place.trim())
  const candidates = places.flatMap((place) => [
    withoutTail(place.split(/\s/)[0] ?? ''),
    withoutTail(place.replace(/\s/g, '')),
  ])
  return [...new Set(candidates)]
}
