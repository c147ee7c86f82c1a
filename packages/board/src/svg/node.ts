/** A piece of SVG as data: it becomes text for files and print, or elements on a page. */
export interface SvgNode {
  readonly tag: string
  /** Presentation attributes, never `style`: a strict content policy forbids style in markup. */
  readonly attributes: Readonly<Record<string, string | number>>
  readonly children: readonly (SvgNode | string)[]
}

/** The namespace of SVG elements. */
const NAMESPACE = 'http://www.w3.org/2000/svg'

/** Makes a node; attributes that are undefined are left out. */
export const node = (
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>> = {},
  children: readonly (SvgNode | string)[] = [],
): SvgNode => {
  const kept: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) kept[name] = value
  return { tag, attributes: kept, children }
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => escapes[letter] as string)

/** A node as markup. */
export const toMarkup = ({ tag, attributes, children }: SvgNode): string => {
  const names = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('')
  if (children.length === 0) return `<${tag}${names}/>`
  const inner = children
    .map((child) => (typeof child === 'string' ? escaped(child) : toMarkup(child)))
    .join('')
  return `<${tag}${names}>${inner}</${tag}>`
}

/** A node as an element of `page`. */
export const toElement = ({ tag, attributes, children }: SvgNode, page: Document): SVGElement => {
  const element = page.createElementNS(NAMESPACE, tag) as SVGElement
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  for (const child of children) element.append(typeof child === 'string' ? child : toElement(child, page))
  return element
}
