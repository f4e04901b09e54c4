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
    folded: language.hasUmlauts ? withoutUmlauts : plain,
  }))
  const found = readings.flatMap(({ language, folded }) =>
    language.demands.flatMap(({ words, demand }) =>
      [...folded.text.matchAll(words)].map((hit) => ({
        demand: demand(hit.slice(1)),
        start: folded.startOf(hit.index),
        end: folded.endOf(hit.index + hit[0].length),
      })),
    ),
  )
  const longestFirst = found.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)
  const demands: DemandInWish[] = []
  for (const each of longestFirst)
    if (demands.every(({ start, end }) => each.end <= start || each.start >= end)) demands.push(each)
  return {
    demands,
    isDenied: (start, end) =>
      readings.some(({ language, folded }) => {
        const [from, to] = placesIn(folded, start, end)
        return (
          language.deniesNext.test(folded.text.slice(0, from)) ||
          language.deniesPrevious.test(folded.text.slice(to))
        )
      }),
    isPast: (start, end) => readings.some(({ language, folded }) => isPast(language, folded, start, end)),
    isAlternative: (from, to) =>
      readings.some(({ language, folded }) => {
        const [first, last] = placesIn(folded, from, to)
        return language.alternatives.test(folded.text.slice(first, last))
      }),
  }
}

/** Whether the nearest word of time in its clause, one before it first, is of another time. */
function isPast(
  { past, now }: CompiledRequirementLanguage,
  folded: FoldedWish,
  start: number,
  end: number,
): boolean {
  const [from, to] = placesIn(folded, start, end)
  const { text } = folded
  const first = Math.max(text.lastIndexOf(' , ', from), text.lastIndexOf(' . ', from), 0)
  const last = Math.min(
    ...[' , ', ' . '].map((sign) => text.indexOf(sign, to - 1)).filter((at) => at >= 0),
    text.length,
  )
  const clause = text.slice(first, last + 1)
  const marks = [past, now]
    .flatMap((words, index) =>
      [...clause.matchAll(words)].map((hit) => ({ at: first + hit.index, isPast: index === 0 })),
    )
    .sort((a, b) => a.at - b.at)
  return (marks.findLast(({ at }) => at < from) ?? marks.find(({ at }) => at >= to))?.isPast === true
}

/** Where a passage of the wish stands in the folded text. */
function placesIn({ text, startOf, endOf }: FoldedWish, start: number, end: number): [number, number] {
  let from = 1
  while (from < text.length - 1 && (text[from] === ' ' || startOf(from) < start)) from++
  let to = text.length - 1
  while (to > 1 && (text[to - 1] === ' ' || endOf(to) > end)) to--
  return [from, Math.max(to, from)]
}
