import { ingredientLikeness } from './ingredientLikeness.ts'
import { isLabelledFact } from './labelledFacts.ts'
import { type PageLine, runsOf } from './pageLines.ts'
import { toSteps } from './stepTexts.ts'
import type { FoundList } from './visibleIngredients.ts'

const maxSection = 150
const maxHeadingLetters = 120
/** Letters of all steps below a heading or in an element for them, and of those that only follow the ingredients. */
const minLetters = 25
const minLettersAlone = 60

/** The steps on a page: below a heading, in an element whose class says so, or what follows the ingredients. Null where there are none. */
export function findSteps(lines: readonly PageLine[], ingredients: FoundList | null): FoundList | null {
  const candidates: { from: number; to: number; points: number }[] = []
  for (const [at, line] of lines.entries()) {
    if (line.announces !== 'steps' || line.level === 1) continue
    candidates.push({ from: at + 1, to: endOfSteps(lines, at, line.level), points: 3 })
  }
  for (const run of runsOf(lines, ({ role }) => (role === 'steps' ? role : null)))
    candidates.push({ ...run, points: isAnnounced(lines, run.from) ? 3.5 : 2.5 })
  if (ingredients)
    candidates.push({
      from: ingredients.parts[0]!.to,
      to: endOfSteps(lines, ingredients.to - 1, 6),
      points: ingredients.parts.length > 1 ? 4 : 1,
    })
  const isOfList = (at: number) => ingredients?.parts.some((part) => at >= part.from && at < part.to) === true
  let best: FoundList | null = null
  let most = 0
  for (const { from, to, points } of candidates) {
    const kept = lines.slice(from, to).filter((line, index) => !isOfList(from + index) && isPartOfSteps(line))
    const sentences = kept.filter(({ level, text }) => level === 0 && isSentence(text))
    const letters = sentences.reduce((sum, { text }) => sum + weightOf(text), 0)
    if (letters < (points > 1 ? minLetters : minLettersAlone)) continue
    // Steps follow the ingredients, and the nearest ones are theirs.
    const isBehind = ingredients !== null && from >= ingredients.parts[0]!.to
    const total = points + Math.min(letters, 1_500) / 1_000 + (isBehind ? 1 : 0)
    if (total <= most) continue
    most = total
    best = {
      from,
      to,
      lines: toSteps(
        withoutTail(kept).map(({ text, level }) => ({ kind: level > 0 ? 'heading' : 'line', text })),
      ),
      parts: [{ from, to }],
      confidence: Math.min(0.95, 0.2 + total / 8),
    }
  }
  return best
}

const isAnnounced = (lines: readonly PageLine[], from: number): boolean =>
  lines.slice(Math.max(0, from - 1), from + 2).some(({ announces }) => announces === 'steps')

/** Letters of a text; those of Chinese, Japanese and Korean tell as much as three of an alphabet. */
const weightOf = (text: string): number =>
  text.length +
  2 * (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0)

const isSentence = (text: string): boolean => weightOf(text) >= 25

function isPartOfSteps({ text, announces, linkShare, role, level }: PageLine): boolean {
  if (isLabelledFact(text) || (level > 0 && text.length > maxHeadingLetters)) return false
  return (
    announces === null &&
    !(role === 'ingredients' && ingredientLikeness(text) > 0.3) &&
    linkShare < (text.length < 80 && !/[.!?。！]$/.test(text) ? 0.25 : 0.6) &&
    /\p{L}/u.test(text)
  )
}

/** Without what stands behind a list of steps: sources, dates, authors. */
function withoutTail(lines: readonly PageLine[]): readonly PageLine[] {
  const isNumberedList = lines.filter(({ isOrdered, level }) => isOrdered && level === 0).length >= 2
  const last = lines.findLastIndex(({ isOrdered, list }) => (isNumberedList ? isOrdered : list !== null))
  const lettersOf = (some: readonly PageLine[]) => some.reduce((sum, { text }) => sum + text.length, 0)
  const isList =
    isNumberedList || lettersOf(lines.filter(({ list }) => list !== null)) > 0.6 * lettersOf(lines)
  return isList ? lines.slice(0, last + 1) : lines
}

/** To the next heading that announces something else or is of the same rank, where no numbered step is in it. */
function endOfSteps(lines: readonly PageLine[], start: number, level: number): number {
  let last = start
  for (let at = start + 1; at < Math.min(lines.length, start + maxSection); at++) {
    const line = lines[at]!
    if (line.announces !== null && line.announces !== 'steps') break
    if (line.level > 0) {
      if (line.level <= Math.min(level, 6) && last > start && !isNumbered(line.text)) break
      continue
    }
    const wasList = last > start && lines[last]!.list !== null
    if (wasList && line.list === null && lines[last]!.isOrdered) break
    if (
      wasList &&
      line.list !== null &&
      line.list !== lines[last]!.list &&
      ingredientLikeness(line.text) > 0.6
    )
      break
    if (wasList && isOtherShortList(lines, at, lines[last]!)) break
    last = at
  }
  return last + 1
}

/** Whether another list begins whose first lines are too short for steps: values of nutrition, links. */
function isOtherShortList(lines: readonly PageLine[], at: number, last: PageLine): boolean {
  const { list, text } = lines[at]!
  return list !== null && list !== last.list && !isSentence(text) && !isSentence(lines[at + 1]?.text ?? '')
}

const isNumbered = (text: string) => /^\D{0,12}\d{1,2}\D/.test(`${text} `)
