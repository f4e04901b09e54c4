import type { WishDemand } from '../requirement.ts'
import { type CompiledRequirementLanguage, compileRequirementLanguage } from './compileRequirementLanguage.ts'
import { type FoldedWish, foldWish } from './foldedWish.ts'
import { requirementLanguages } from './requirementLanguages.ts'

/** What a passage of a wish asks for; null where it only looks so. */
export interface DemandInWish {
  demand: WishDemand | null
  start: number
  end: number
}

/** A wish as the tables of every language but English read it. */
export interface WishOfLanguages {
  demands: readonly DemandInWish[]
  /** Whether what stands there is denied, or said of another time. */
  isDenied: (start: number, end: number) => boolean
  isPast: (start: number, end: number) => boolean
  /** Whether the words between two passages say "or" and nothing else. */
  isAlternative: (from: number, to: number) => boolean
  /** Whether a food that stands there is named and not asked for. */
  isOtherFood: (start: number, end: number) => boolean
}

let compiled: readonly CompiledRequirementLanguage[] | null = null

function compiledLanguages() {
  compiled ??= requirementLanguages.map(compileRequirementLanguage)
  return compiled
}

/** Reads a wish by the tables of words of all languages, the longest passage first. */
export function readWishOfLanguages(wish: string): WishOfLanguages {
  const plain = foldWish(wish, false)
  const withoutUmlauts = foldWish(wish, true)
  const readings = compiledLanguages().map((language) => ({
    language,
    ...readingOf(language, language.hasUmlauts ? withoutUmlauts : plain),
  }))
  const found = readings.flatMap(({ language, folded }) =>
    language.findDemands(folded.text).map(({ demand, start, end }) => ({
      demand,
      start: folded.startOf(start),
      end: folded.endOf(end),
    })),
  )
  const longestFirst = found.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)
  const demands: DemandInWish[] = []
  for (const each of longestFirst)
    if (demands.every(({ start, end }) => each.end <= start || each.start >= end)) demands.push(each)
  return {
    demands,
    isDenied: (start, end) =>
      readings.some(({ language, folded }) => {
        const [first, to] = placesIn(folded, start, end)
        const from = folded.text.lastIndexOf(' ', first) + 1
        return (
          language.deniesNext.test(folded.text.slice(Math.max(0, from - lettersOfDenial), from)) ||
          language.deniesPrevious.test(folded.text.slice(to, to + lettersOfDenial))
        )
      }),
    isPast: (start, end) =>
      readings.some(
        ({ folded, timeMarks }) => timeMarks().length > 0 && isPast(folded, timeMarks(), start, end),
      ),
    isAlternative: (from, to) =>
      readings.some(({ language, folded }) => {
        const [first, last] = placesIn(folded, from, to)
        return language.alternatives.test(folded.text.slice(first - 1, last + 1))
      }),
    isOtherFood: (start, end) =>
      readings.some(({ language, folded }) =>
        [...folded.text.matchAll(language.otherFoods)].some(
          (hit) => folded.startOf(hit.index) <= start && folded.endOf(hit.index + hit[0].length) >= end,
        ),
      ),
  }
}

/** Letters before or behind a passage within which it is denied. */
const lettersOfDenial = 60

/** A word of another time, or of the time of the wish, in a folded wish. */
interface TimeMark {
  from: number
  to: number
  isPast: boolean
}

function readingOf({ past, now }: CompiledRequirementLanguage, folded: FoldedWish) {
  let marks: readonly TimeMark[] | null = null
  const timeMarks = () => {
    marks ??= [past, now].flatMap((words, index) =>
      [...folded.text.matchAll(words)].map(({ index: from, 0: said }) => ({
        from,
        to: from + said.length,
        isPast: index === 0,
      })),
    )
    return marks
  }
  return { folded, timeMarks }
}

/** Whether the nearest word of time in its clause, one before it first, is of another time. */
function isPast(folded: FoldedWish, marks: readonly TimeMark[], start: number, end: number): boolean {
  const { text } = folded
  const [from, to] = placesIn(folded, start, end)
  const first = Math.max(text.lastIndexOf(' , ', from), text.lastIndexOf(' . ', from), 0)
  const [last = text.length] = [' , ', ' . ']
    .map((sign) => text.indexOf(sign, to - 1))
    .filter((at) => at >= 0)
    .sort((a, b) => a - b)
  const inClause = marks
    .filter((mark) => mark.from > first && mark.to <= last + 1)
    .filter(
      (mark) => !marks.some((longer) => longer !== mark && longer.from <= mark.from && longer.to >= mark.to),
    )
    .sort((a, b) => a.from - b.from)
  const mark = inClause.findLast((each) => each.from < from) ?? inClause.find((each) => each.from >= to)
  return mark?.isPast === true
}

/** Whether a sign between clauses stands there: it has the place of the word behind it. */
const isSign = (text: string, at: number) =>
  text[at - 1] === ' ' && text[at + 1] === ' ' && /[,.&]/.test(text[at]!)

/** Where a passage of the wish stands in the folded text. */
function placesIn({ text, startOf, endOf }: FoldedWish, start: number, end: number): [number, number] {
  let from = 1
  while (from < text.length - 1 && (text[from] === ' ' || isSign(text, from) || startOf(from) < start)) from++
  let to = text.length - 1
  while (to > 1 && (text[to - 1] === ' ' || endOf(to) > end)) to--
  return [from, Math.max(to, from)]
}
