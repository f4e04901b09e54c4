import type { ImportedLine } from '../importedRecipe.ts'
import { countLines } from './foundRecipe.ts'
import { ingredientLikeness } from './ingredientLikeness.ts'

/** Where lines come from; 'both' are structured lines with the headings that the page shows between them. */
export type LineSource = 'structured' | 'page' | 'both'

const minLikeness = 0.6

/** The list of structured data, or the one that the page shows where that has lines, words or headings that the other lacks. */
export function chooseIngredients(
  written: readonly ImportedLine[],
  shown: readonly ImportedLine[],
): { lines: ImportedLine[]; source: LineSource } {
  const structured = withKnownHeadings(written, shown)
  if (structured.length === 0) return { lines: [...shown], source: 'page' }
  if (isMoreComplete(shown, structured) || hasAmounts(shown, structured) || isWrittenOut(shown, structured))
    return { lines: [...shown], source: 'page' }
  const withHeadings = withShownHeadings(structured, shown)
  return withHeadings
    ? { lines: withHeadings, source: 'both' }
    : { lines: [...structured], source: 'structured' }
}

/** The steps of structured data, or those that the page shows where it begins with these and goes on: some pages mark up the first steps alone. */
export function chooseSteps(
  structured: readonly ImportedLine[],
  shown: readonly ImportedLine[],
): { lines: ImportedLine[]; source: LineSource } {
  if (structured.length === 0) return { lines: [...shown], source: 'page' }
  const lines = shown.filter(({ kind }) => kind === 'line')
  const isBeginning = structured.every(({ text }, at) => plain(text) === plain(lines[at]?.text ?? ''))
  const isMore = (isBeginning && lines.length >= 2 * structured.length) || isTakenApart(structured, lines)
  return { lines: isMore ? [...shown] : [...structured], source: isMore ? 'page' : 'structured' }
}

/** Whether the page shows as several steps what structured data has as one text. */
function isTakenApart(structured: readonly ImportedLine[], shown: readonly ImportedLine[]): boolean {
  const [only] = structured
  if (!only || structured.length > 1 || shown.length < 2) return false
  const [whole, parts] = [plain(only.text), shown.map(({ text }) => plain(text))]
  const letters = parts.reduce((sum, part) => sum + part.length, 0)
  return parts.every((part) => whole.includes(part)) && letters >= 0.9 * whole.length
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** Whether the page shows nearly all structured lines, and many more that are ingredients: some pages mark up a part of a list. */
function isMoreComplete(shown: readonly ImportedLine[], structured: readonly ImportedLine[]): boolean {
  const known = new Set(structured.map(({ text }) => plain(text)))
  const more = shown.filter(
    ({ kind, text }) => kind === 'line' && !known.has(plain(text)) && ingredientLikeness(text) >= minLikeness,
  )
  if (more.length < 3 || more.length < 0.4 * known.size) return false
  const texts = new Set(shown.map(({ text }) => plain(text)))
  return [...known].filter((text) => texts.has(text)).length >= 0.8 * known.size
}

/** Whether the page shows the structured lines with amounts that they lack, or have behind the food. */
function hasAmounts(shown: readonly ImportedLine[], structured: readonly ImportedLine[]): boolean {
  const lines = shown.filter(({ kind }) => kind === 'line')
  const share = (list: readonly ImportedLine[], pattern: RegExp) =>
    list.filter(({ text }) => pattern.test(text)).length / list.length
  const isWithout = share(structured, /[\p{N}½¼¾⅓⅔]/u) <= 0.2 && share(lines, /[\p{N}½¼¾⅓⅔]/u) >= 0.6
  const isBehind =
    share(structured, /\p{L}.* \p{N}+\s?\p{L}{0,8}$/u) >= 0.6 && share(lines, /^[\p{N}½¼¾⅓⅔]/u) >= 0.6
  if (lines.length < structured.length || !(isWithout || (isBehind && lines.length === structured.length)))
    return false
  return (
    structured.filter(({ text }, at) =>
      lines.slice(Math.max(0, at - 3), at + 8).some((line) => hasWordsOf(line.text, text)),
    ).length >=
    0.8 * structured.length
  )
}

/** Whether the page words what structured data has as fields of a form: "2 cup(s)", "0 as required". */
function isWrittenOut(shown: readonly ImportedLine[], structured: readonly ImportedLine[]): boolean {
  const isForm = ({ text }: ImportedLine) => /^0\s\p{L}{2}|\p{L}\(s\)/u.test(text)
  const lines = shown.filter(({ kind }) => kind === 'line')
  return structured.some(isForm) && lines.length === countLines(structured) && !lines.some(isForm)
}

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .match(/\p{L}[\p{L}\p{M}]*|\p{N}+/gu) ?? []

function hasWordsOf(text: string, part: string): boolean {
  const words = wordsIn(text).join('')
  return wordsIn(part).every((word) => words.includes(word))
}

/** Structured lines; those that the page shows as headings are headings. */
function withKnownHeadings(
  structured: readonly ImportedLine[],
  shown: readonly ImportedLine[],
): readonly ImportedLine[] {
  const headings = new Set(shown.flatMap(({ kind, text }) => (kind === 'heading' ? [plain(text)] : [])))
  if (headings.size === 0) return structured
  return structured.map((line) =>
    headings.has(plain(line.text)) ? { kind: 'heading', text: line.text } : line,
  )
}

/** Structured lines with the headings of the page, where the page shows the same lines in the same order; null where it does not. */
function withShownHeadings(
  structured: readonly ImportedLine[],
  shown: readonly ImportedLine[],
): ImportedLine[] | null {
  if (structured.some(({ kind }) => kind === 'heading') || !shown.some(({ kind }) => kind === 'heading'))
    return null
  const lines = shown.filter(({ kind }) => kind === 'line')
  const first = (text: string) => plain(text).slice(0, 12)
  const isSame =
    lines.length === structured.length &&
    lines.every(({ text }, at) => first(text) === first(structured[at]!.text))
  if (!isSame) return null
  let next = 0
  return shown.map((line) => (line.kind === 'heading' ? line : structured[next++]!))
}
