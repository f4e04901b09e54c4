import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { type HeadingRole, roleOfHeading, roleOfHeadingLine, roleOfNames } from './headingWords.ts'
import type { PageTree } from './pageTree.ts'
import { isBlock, isSkipped, isWithoutText, toPlainLine } from './plainText.ts'

/** One line of a page as its reader sees it. */
export interface PageLine {
  readonly text: string
  /** 1 to 6 for headings, 7 for a short line in bold letters, 8 for one that is a known heading in plain letters; 0 for all others. */
  readonly level: number
  /** What a heading announces. */
  readonly announces: HeadingRole | null
  /** What the class of the nearest element with such a name says of it. */
  readonly role: 'ingredients' | 'steps' | null
  /** The element with that class. */
  readonly roleElement: Element | null
  /** The list, table or other parent that it is an entry of. */
  readonly list: Element | null
  readonly isOrdered: boolean
  /** The share of its letters that are in links, 0 to 1. */
  readonly linkShare: number
}

const maxLines = 8_000
const maxLetters = 6_000

interface Place {
  readonly list: Element | null
  readonly isOrdered: boolean
  readonly isEntry: boolean
  readonly isLink: boolean
  readonly isBold: boolean
  readonly level: number
  readonly role: 'ingredients' | 'steps' | null
  readonly roleElement: Element | null
}

const leftOut = new Set(['nav', 'footer', 'figcaption', 'button', 'datalist', 'dialog'])
/** Names of elements that are shown to screen readers alone, or that hold what readers of the page wrote. */
const hiddenNames =
  /(?:^|[\s_-])(?:sr-only|screen-?reader(?:-text)?|visually-?hidden|u-hidden)(?:[\s_-]|$)|(?:^|\s)(?:comments?(?:-area|-list|-section|-wrapper)?|respond|disqus_thread|cookie-?(?:banner|consent)|breadcrumbs?|site-(?:header|footer)|share-buttons?|social-share)(?=\s|$)/i

/** All lines of a page in their order, at most 8,000; without navigation and comments, and without what the page hides where that is not wanted. */
export function linesOfPage({ root }: PageTree, isHiddenWanted = false): PageLine[] {
  const collector = new LineCollector(isHiddenWanted ? isWithoutText : isSkipped)
  const place = {
    list: null,
    isOrdered: false,
    isEntry: false,
    isLink: false,
    isBold: false,
    level: 0,
    role: null,
    roleElement: null,
  }
  collector.readAll(root.children, place)
  collector.endLine(place)
  return collector.lines
}

class LineCollector {
  private readonly isLeftOut: (element: Element) => boolean
  readonly lines: PageLine[] = []
  private text = ''
  private linkLetters = 0
  private boldLetters = 0
  private letters = 0

  constructor(isLeftOut: (element: Element) => boolean) {
    this.isLeftOut = isLeftOut
  }

  readAll(nodes: readonly ChildNode[], place: Place): void {
    for (const node of nodes) {
      if (this.lines.length >= maxLines) return
      if (isText(node)) this.addText(node.data, place)
      else if (isTag(node)) this.read(node, place)
    }
  }

  private addText(data: string, place: Place): void {
    if (this.text.length > maxLetters) return
    const text = data.slice(0, maxLetters).replace(/\s+/g, ' ')
    // "<span>2</span><span>eggs</span>" is shown apart by style.
    if (isJoint(this.text.at(-1), text)) this.text += ' '
    this.text += text
    const letters = text.trim().length
    this.letters += letters
    if (place.isLink) this.linkLetters += letters
    if (place.isBold) this.boldLetters += letters
  }

  private read(element: Element, place: Place): void {
    const { name, attribs } = element
    if (name === 'br') {
      if (place.isEntry) this.text += ' '
      else this.endLine(place)
      return
    }
    if (this.isLeftOut(element) || leftOut.has(name)) return
    const names = `${attribs.class ?? ''} ${attribs.id ?? ''} ${attribs.itemprop ?? ''}`
    if (names.length > 2 && name !== 'body' && name !== 'html' && hiddenNames.test(names.slice(0, 400)))
      return
    const inner = placeWithin(element, names, place)
    // Some steps repeat what they need.
    if (place.isEntry && place.role === 'steps' && inner.role === 'ingredients' && isBlock(element)) return
    const isHeading = inner.level > 0 && inner.level !== place.level
    const isLine =
      isHeading ||
      name === 'li' ||
      name === 'tr' ||
      name === 'ul' ||
      name === 'ol' ||
      name === 'table' ||
      isLabelOfMany(element)
    if (isLine || (isBlock(element) && !place.isEntry)) {
      this.endLine(place)
      this.readAll(element.children, inner)
      this.endLine(inner)
    } else {
      const isApart = isBlock(element) || name === 'td' || name === 'th'
      if (isApart) this.text += ' '
      this.readAll(element.children, inner)
      if (isApart) this.text += ' '
    }
  }

  endLine(place: Place): void {
    const text = toPlainLine(this.text)
    const { letters, linkLetters, boldLetters } = this
    this.text = ''
    this.letters = 0
    this.linkLetters = 0
    this.boldLetters = 0
    if (!/[\p{L}\p{N}]/u.test(text)) return
    const isBold = boldLetters >= letters * 0.9 && text.length < 70 && !/[.!,;]$|^[\p{N}½¼¾⅓⅔]/u.test(text)
    const plainRole = place.level > 0 || isBold ? null : roleOfHeadingLine(text)
    const level = place.level > 0 ? place.level : isBold && !place.isEntry ? 7 : plainRole ? 8 : 0
    const announces = level === 0 ? null : (plainRole ?? roleOfHeading(text))
    this.lines.push({
      text,
      level,
      announces,
      role: place.role,
      roleElement: place.roleElement,
      list: place.list,
      isOrdered: place.isOrdered,
      linkShare: letters === 0 ? 0 : linkLetters / letters,
    })
  }
}

/** A label beside others: a box to tick for each entry of a list. */
const isLabelOfMany = ({ name, next, prev }: Element): boolean =>
  name === 'label' &&
  [elementBeside(next, 'next'), elementBeside(prev, 'prev')].some((each) => each?.name === 'label')

function elementBeside(node: ChildNode | null, way: 'next' | 'prev'): Element | null {
  let each = node
  for (let steps = 0; each && steps < 5; steps++) {
    if (isTag(each)) return each
    each = each[way]
  }
  return null
}

function placeWithin(element: Element, names: string, place: Place): Place {
  const { name } = element
  const role = roleOfNames(names)
  const isList = name === 'ul' || name === 'ol' || name === 'table' || name === 'dl'
  return {
    list: isList ? element : place.list,
    isOrdered: isList ? name === 'ol' : place.isOrdered,
    isEntry: name === 'li' || name === 'tr' ? true : isList ? false : place.isEntry,
    isLink: place.isLink || name === 'a',
    isBold: place.isBold || name === 'b' || name === 'strong',
    level: /^h[1-6]$/.test(name) ? Number(name[1]) : place.level,
    role: role ?? place.role,
    roleElement: role ? element : place.roleElement,
  }
}

/** "2" and "eggs", or "salt" and "5"; but "250" and "g" belong together. */
function isJoint(before: string | undefined, after: string): boolean {
  if (before === undefined) return false
  if (/[½¼¾⅓⅔⅛]/.test(before)) return /^\p{L}/u.test(after)
  if (/\p{N}/u.test(before)) return /^\p{L}{4}|^\p{Lu}/u.test(after)
  return /\p{L}/u.test(before) && /^\p{N}/u.test(after)
}

/** Ranges of lines in turn with the same key that is not null. */
export function runsOf(
  lines: readonly PageLine[],
  keyOf: (line: PageLine) => unknown,
): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  let key: unknown = null
  for (const [at, line] of lines.entries()) {
    const own = keyOf(line)
    const last = runs.at(-1)
    if (own !== null && own === key && last) last.to = at + 1
    else if (own !== null) runs.push({ from: at, to: at + 1 })
    key = own
  }
  return runs
}
