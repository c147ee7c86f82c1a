/** The address of the editor with a link behind the `#`. */
export const addressOf = (link: string): string => new URL(`#${link}`, location.href).href

/** The web app stands one folder above the editor. */
export const playAddressOf = (link: string): string => new URL(`../#${link}`, location.href).href

/** The small page that shows one puzzle inside another site's page. */
export const embedAddressOf = (link: string): string => new URL(`embed.html#${link}`, location.href).href
