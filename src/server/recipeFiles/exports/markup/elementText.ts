import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import { findAll, findOne } from 'domutils'

const blocks = new Set('p div li ul ol br tr h1 h2 h3 h4 h5 h6 table'.split(' '))

/** The text of a node; blocks and breaks become line feeds, line feeds of the source become spaces. */
export function blockText(node: AnyNode | null): string {
  if (!node) return ''
  const parts: string[] = []
  collect(node, parts, true)
  return parts
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}

/** The same, but line feeds of the source stay. */
export function linedText(node: AnyNode | null): string {
  if (!node) return ''
  const parts: string[] = []
  collect(node, parts, false)
  return parts.join('').trim()
}

// Elements have 64 levels at most, so that recursion ends.
function collect(node: AnyNode, parts: string[], isFolded: boolean): void {
  if (isText(node)) parts.push(isFolded ? node.data.replace(/\s+/g, ' ') : node.data)
  else if ('children' in node) {
    const isBlock = isTag(node) && blocks.has(node.name)
    if (isBlock) parts.push('\n')
    for (const child of node.children) collect(child, parts, isFolded)
    if (isBlock) parts.push('\n')
  }
}

export const withId = (element: Element, id: string): Element | null =>
  findOne((each) => each.attribs.id === id, element.children)

export const hasClass = (element: Element, name: string): boolean =>
  (element.attribs.class ?? '').split(/\s+/).includes(name)

export const withClass = (element: Element, name: string): Element[] =>
  findAll((each) => hasClass(each, name), element.children)

export const withProperty = (element: Element, name: string): Element[] =>
  findAll((each) => each.attribs.itemprop === name, element.children)

/** Child elements of a name, not those deeper down. */
export const childrenNamed = (element: Element, ...names: string[]): Element[] =>
  element.children.filter(
    (child): child is Element => isTag(child) && names.includes(child.name.toLowerCase()),
  )

export const childElements = (element: Element): Element[] => element.children.filter(isTag)
