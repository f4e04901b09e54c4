import type { ImportedLine } from '../importedRecipe.ts'
import { isAmountAlone } from './ingredientLikeness.ts'
import { type PageLine, runsOf } from './pageLines.ts'
import { isYieldAlone } from './yields.ts'

/**
 * The ingredients of lines of a page, with their headings. Amounts that stand in an element of their own are joined with their
 * foods; what follows the lists is left out, and so is a list that repeats another one in other units.
 */
export function ingredientsOfLines(written: readonly PageLine[]): ImportedLine[] {
  const lines = withoutOtherUnits(withoutTail(withoutLinks(written)))
  const inLists = countInLists(lines)
  const texts = lines.filter(({ level, text, list }) => level > 0 || list !== null || !isYieldAlone(text))
  const isApart = areAmountsApart(texts)
  const joined: ImportedLine[] = []
  // "flour", "250 g": some name the food first.
  const isFoodFirst = isApart && texts.length > 1 && isAmountAlone(texts.at(-1)!.text)
  let isOpen = false
  for (const [at, { text, level, list }] of texts.entries()) {
    // Where most lines are in lists, a short one between two lists heads the second.
    const isTitle =
      list === null && inLists > lines.length / 2 && texts[at + 1]?.list !== null && at + 1 < texts.length
    const isHeading = level > 0 || (isTitle && !/^\p{N}/u.test(text))
    const before = joined.at(-1)
    if (
      isApart &&
      before &&
      !isHeading &&
      ((isOpen && (isFoodFirst || !/^\p{N}/u.test(text))) || text.startsWith('('))
    )
      joined[joined.length - 1] = { kind: 'line', text: `${before.text} ${text}` }
    else joined.push({ kind: isHeading ? 'heading' : 'line', text })
    isOpen = isApart && !isHeading && isAmountAlone(isFoodFirst ? (texts[at + 1]?.text ?? '') : text)
  }
  return joined
}

/** Whether most amounts stand alone, with a food beside each. */
function areAmountsApart(lines: readonly PageLine[]): boolean {
  const isApart = (line: PageLine | undefined) =>
    line !== undefined && line.list === null && isAmountAlone(line.text)
  const amounts = lines.flatMap((line, at) => (isApart(line) ? [at] : []))
  const numbers = lines.filter(({ text, level }) => level === 0 && /^\p{N}/u.test(text)).length
  const besideFood = amounts.filter((at) => !isApart(lines[at + 1]) && !isApart(lines[at - 1])).length
  return amounts.length >= 2 && amounts.length >= 0.8 * numbers && besideFood >= 0.7 * amounts.length
}

const countInLists = (lines: readonly PageLine[]): number => lines.filter(({ list }) => list !== null).length

/** Without the links of a list whose other lines are none: "Save to shopping list". */
function withoutLinks(lines: readonly PageLine[]): readonly PageLine[] {
  const isLink = ({ linkShare, text, level }: PageLine) =>
    linkShare > 0.9 && level === 0 && !/\p{N}/u.test(text)
  return lines.filter(isLink).length <= 0.25 * lines.length ? lines.filter((line) => !isLink(line)) : lines
}

function withoutTail(lines: readonly PageLine[]): readonly PageLine[] {
  const isMostlyLists = countInLists(lines) > 0.6 * lines.length
  return isMostlyLists ? lines.slice(0, lines.findLastIndex(({ list }) => list !== null) + 1) : lines
}

/** Lists in turn with the same foods, one in grams and one in cups: the first alone. */
function withoutOtherUnits(written: readonly PageLine[]): readonly PageLine[] {
  const lines = ofFirstUnits(written)
  const lists = runsOf(lines, ({ list, level }) => (level === 0 ? list : null))
  const repeated = lists.slice(1).filter((list, at) => isSameFoods(lines, lists[at]!, list))
  return lines.filter((_, at) => !repeated.some(({ from, to }) => at >= from && at < to))
}

const unitsLabel = /^(?:(?:us )?(?:metric|imperial|us|customary|us customary|cups|grams)[\s/|]*)+$/i

/** Without the labels of systems of units, and without the lines below each label but the first, to the next heading. */
function ofFirstUnits(lines: readonly PageLine[]): readonly PageLine[] {
  let first: string | null = null
  let isOther = false
  return lines.filter(({ text, level }) => {
    if (unitsLabel.test(text)) {
      if (!/[\s/|]/.test(text.trim())) {
        first ??= text.toLowerCase()
        isOther = text.toLowerCase() !== first
      }
      return false
    }
    if (level > 0) isOther = false
    return !isOther
  })
}

function isSameFoods(
  lines: readonly PageLine[],
  one: { from: number; to: number },
  other: { from: number; to: number },
): boolean {
  const wordsOf = (at: number) => new Set(lines[at]?.text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
  const count = one.to - one.from
  if (count < 2 || count !== other.to - other.from) return false
  return Array.from({ length: count }, (_, at) => at).every((at) => {
    const [first, second] = [wordsOf(one.from + at), wordsOf(other.from + at)]
    return [...first].filter((word) => second.has(word)).length >= 0.5 * Math.min(first.size, second.size)
  })
}
