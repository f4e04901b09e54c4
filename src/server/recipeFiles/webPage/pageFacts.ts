import type { Element } from 'domhandler'
import type { PageTree } from './pageTree.ts'
import { toPlainLine, visibleLine } from './plainText.ts'

const maxAddressLetters = 2_000
const maxTitleLetters = 300

/** What a page tells of itself, whatever is on it. */
export interface PageFacts {
  /** Its first heading of level 1, else the title for other sites, else its title. */
  readonly title: string | null
  readonly description: string | null
  readonly author: string | null
  /** The picture for other sites, as an absolute address. */
  readonly imageUrl: string | null
  /** Its canonical address, else the one it was fetched from. */
  readonly sourceUrl: string | null
  /** As a BCP 47 tag. */
  readonly language: string | null
}

/** Reads the head of a page; `address` is where it was fetched from, null where that is unknown. */
export function readPageFacts({ elements }: PageTree, address: string | null): PageFacts {
  const metas = new Map<string, string>()
  for (const { name, attribs } of elements) {
    if (name !== 'meta' || !attribs.content) continue
    const key = (attribs.property ?? attribs.name ?? attribs['http-equiv'] ?? '').toLowerCase()
    if (key !== '' && !metas.has(key)) metas.set(key, attribs.content)
  }
  const meta = (...keys: string[]): string | null => {
    for (const key of keys) {
      const text = toPlainLine(metas.get(key) ?? '')
      if (text !== '') return text
    }
    return null
  }
  const canonical = elements.find(
    ({ name, attribs }) => name === 'link' && /(?:^|\s)canonical(?:\s|$)/i.test(attribs.rel ?? ''),
  )
  const own = toAbsolute(address, null)
  const sourceUrl = toAbsolute(canonical?.attribs.href ?? null, own) ?? toAbsolute(meta('og:url'), own) ?? own
  return {
    title: titleOfPage(elements, [meta('og:title'), textOfFirst(elements, 'title')]),
    description: meta('og:description', 'description', 'twitter:description'),
    author: withoutAddress(meta('author', 'parsely-author', 'article:author')) ?? authorOfPage(elements),
    imageUrl: toAbsolute(
      meta('og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image', 'twitter:image:src'),
      sourceUrl,
    ),
    sourceUrl,
    language:
      toLanguage(elements.find(({ name }) => name === 'html')?.attribs.lang ?? null) ??
      toLanguage(meta('content-language', 'og:locale', 'language')),
  }
}

const withoutAddress = (text: string | null) => (text !== null && /^https?:/i.test(text) ? null : text)

const authorNames = /(?:^|\s)(?:author|author[-_]+name|(?:entry|post|recipe)[-_]+author|byline)(?:\s|$)/i
/** Words in front of a name. */
const byWords =
  /^(?:(?:recipe |rezept |recette |receta |recept )?(?:by|von|par|por|di|da|av|af|door|przez)[:\s]+|(?:author|autor|auteur|autore|forfatter|författare)\s*:\s*)/i

/** The author by a link or an element that says so. */
function authorOfPage(elements: readonly Element[]): string | null {
  const isAuthor = ({ attribs }: Element) =>
    /(?:^|\s)author(?:\s|$)/i.test(`${attribs.rel ?? ''} ${attribs.itemprop ?? ''}`) ||
    authorNames.test((attribs.class ?? '').slice(0, 300))
  for (const element of elements.filter(isAuthor).slice(0, 5)) {
    const name = visibleLine(element).replace(byWords, '').trim()
    if (name.length >= 2 && name.length < 60 && !/[\p{N}|]/u.test(name)) return name
  }
  return null
}

/** The heading of level 1 or 2 that the title for other sites or that of the page begins with or contains; else the first of level 1. */
function titleOfPage(elements: readonly Element[], titles: readonly (string | null)[]): string | null {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
  const known = titles.filter((title) => title !== null)
  const headings = elements
    .filter(({ name }) => name === 'h1' || name === 'h2')
    .slice(0, 40)
    .map((element) => ({ level: element.name, text: visibleLine(element) }))
    .filter(({ text }) => text !== '' && text.length <= maxTitleLetters)
  const isKnown = (text: string) =>
    known.some((title) => isTitle(plain(text), plain(withoutSiteName(title)), plain(title)))
  const named = ['h1', 'h2'].map((name) =>
    headings.find(({ level, text }) => level === name && isKnown(text)),
  )
  const first = headings.find(({ level }) => level === 'h1')
  const [known1] = known
  return (named[0] ?? named[1])?.text ?? (known1 ? withoutSiteName(known1) : null) ?? first?.text ?? null
}

/** Whether a heading is a page's title, or so much of it that the rest can only be the name of the site. */
const isTitle = (heading: string, short: string, whole: string): boolean =>
  heading.length > 1 &&
  (whole.startsWith(heading) || (whole.includes(heading) && heading.length > 0.6 * short.length))

/** A title without the name of the site behind a stroke. */
function withoutSiteName(title: string): string {
  const [first = ''] = title.split(/\s+[|–—•»·]\s+|\s+-\s+/)
  return (first.length >= 4 ? first : title).slice(0, maxTitleLetters)
}

function textOfFirst(elements: readonly Element[], wanted: string): string | null {
  for (const element of elements) {
    if (element.name !== wanted) continue
    const text = visibleLine(element)
    if (text !== '') return text.slice(0, 300)
  }
  return null
}

/** An absolute http or https address; null where there is none. */
export function toAbsolute(address: string | null, base: string | null): string | null {
  const text = address?.trim() ?? ''
  if (text === '' || text.length > maxAddressLetters) return null
  const url = URL.parse(text, base ?? undefined)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null
}

/** A BCP 47 tag of what pages write: "en_US", "de". Null where it is none. */
export function toLanguage(text: string | null): string | null {
  const tag = (text ?? '').trim().split(/[,\s]/)[0]!.replaceAll('_', '-')
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(tag)) return null
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null
  } catch {
    return null
  }
}
