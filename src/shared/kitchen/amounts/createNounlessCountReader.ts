import { stepTimeUnitsRegexSource } from '../stepTimers.ts'
import { findTemperatures } from '../units/stepTemperatures.ts'
import {
  findLineNamedAfterAmount,
  findLineOfBracketedAmount,
  type LinesByNameStem,
  type ParsedLine,
} from './countableLines.ts'
import { unitLanguageOfScript } from './languageOfLines.ts'
import { isLengthNumber } from './lengths.ts'
import type { NumberInRecipe } from './lineNumbers.ts'
import { maxPiecesOfLine } from './lineQuantities.ts'
import { findNumbersWithUnits, isWeightOrVolumeUnit, type NumberWithUnit } from './numbersWithUnits.ts'
import type { LineOfAmount } from './steps/createStepAmountLineFinder.ts'
import { createMeasuredRestReader } from './steps/measuredRest.ts'
import { findLineOfFollowingPacks, findOnlyLineCountedInPieceUnit } from './steps/packsAndPiecesOfSteps.ts'
import { countPhraseInSingularAndPlural } from './words/countPhrase.ts'
import { skipPieceSize } from './words/findCountingWord.ts'
import { findNounlessCounts, type NounlessCount } from './words/findNounlessCounts.ts'
import { findForeignMeasureOrCup } from './words/foreignMeasures.ts'
import type { NounLanguage } from './words/foreignNouns.ts'

/** A count of a step: of the pieces of a line, or, where `line` is null, of things that stay as many, such as plates or balls of dough. */
interface Mention {
  step: number
  at: number
  count: number
  line: ParsedLine | null
}

/** Maximum counts and mentions that are compared; recipes have fewer. */
const maxCountsOfStep = 10
const maxMentions = 100

/**
 * Adds to the numbers of steps, which are asked about in their order, those that no noun follows and that count pieces of a
 * line: "Fill 4 tortillas; repeat with the other 4".
 */
export function createNounlessCountReader(lines: LinesByNameStem, language: NounLanguage | null) {
  const earlier: { text: string; numbers: readonly NumberInRecipe[]; mentions: readonly Mention[] | null }[] =
    []

  const measures = createMeasuredRestReader(lines)

  /** Mentions of earlier steps are looked for only when a later step has a count without a noun. */
  function mentionsBefore(): Mention[] {
    return earlier.flatMap((each, step) => {
      each.mentions ??= mentionsIn(each.text, each.numbers, lines, step)
      return each.mentions
    })
  }

  return (text: string, numbers: readonly NumberInRecipe[]): NumberInRecipe[] => {
    const step = earlier.length
    const counts = findNounlessCounts(text, unitLanguageOfScript(text) ?? language)
    const isFree = ({ start, end }: NounlessCount) =>
      numbers.every((other) => end <= other.start || start >= other.end)
    const free = counts.filter(isFree).slice(0, maxCountsOfStep)
    measures.add(text, numbers, step)
    if (free.length === 0) {
      earlier.push({ text, numbers, mentions: null })
      return [...numbers]
    }
    const mentions = [...mentionsBefore(), ...mentionsIn(text, numbers, lines, step)]
    const added: NumberInRecipe[] = []
    for (const count of free) {
      const before = mentions.filter((each) => each.step < step || each.at < count.start)
      const rest = measures.restOf(count, step)
      // "2 cups of milk and 2 eggs. Add the other 2": the eggs stand nearer.
      const isNearer = ({ step, at, line }: Mention) =>
        rest !== null &&
        line !== null &&
        (step > rest.behind.step || (step === rest.behind.step && at > rest.behind.at))
      if (rest && !before.some(isNearer)) {
        const number = toNumber(text, count, rest.of)
        // A unit may change with the amount, so that "the other 2" tablespoons become "the other ¼ cup".
        const place = { start: count.numberStart, end: count.numberEnd }
        added.push(
          rest.unit === null
            ? number
            : { ...place, ...measuredNumber, low: count.low, high: count.high, unit: rest.unit, of: rest.of },
        )
        continue
      }
      const of = lineOfCount(count, before.slice(-maxMentions), step)
      if (of === null) continue
      added.push(toNumber(text, count, of))
      mentions.push({ step, at: count.numberStart, count: count.high, line: of.line })
      mentions.sort((a, b) => a.step - b.step || a.at - b.at)
    }
    earlier.push({ text, numbers, mentions: mentions.filter((each) => each.step === step) })
    return [...numbers, ...added].sort((a, b) => a.start - b.start)
  }
}

/** The line that a count without a noun is of; null where the things before it are none of a line, or not so many. */
function lineOfCount(count: NounlessCount, before: readonly Mention[], step: number): LineOfAmount | null {
  /** What was counted of each line so far, without what counted all of it. */
  const counted = new Map<ParsedLine, number>()
  for (const { line, count: pieces } of before)
    if (line && pieces < maxPiecesOfLine(line)) counted.set(line, (counted.get(line) ?? 0) + pieces)
  const countedOf = (line: ParsedLine) => counted.get(line) ?? 0
  const maxStepOfMention = step - (count.kind === 'rest' ? 1 : 0)
  let nearest: ParsedLine | null = null
  for (const each of [...before].reverse()) {
    if (each.line === null) {
      if (each.count >= count.high) break
      continue
    }
    if (count.high > maxPiecesOfLine(each.line)) continue
    const isAllTheRest =
      count.kind === 'rest' && countedOf(each.line) + count.high === maxPiecesOfLine(each.line)
    if (isAllTheRest) return { line: each.line, isPart: true }
    // "The last one" may be no count: it has to be all that is left.
    if (each.step >= maxStepOfMention && (count.high > 1 || count.isInDigits)) nearest ??= each.line
  }
  if (nearest === null) return null
  const isPart = count.kind !== 'same' && countedOf(nearest) + count.high <= maxPiecesOfLine(nearest)
  return { line: nearest, isPart: isPart && countedOf(nearest) > 0 }
}

const measuredNumber = { isMeasure: false, grows: true } as const

function toNumber(text: string, count: NounlessCount, of: LineOfAmount): NumberInRecipe {
  const phrase = count.phrase
    ? { ...count, ...count.phrase }
    : countPhraseInSingularAndPlural(text, count, of.line.text)
  const { low, high } = count
  const place = phrase
    ? { start: phrase.start, end: phrase.end, phrase: { one: phrase.one, many: phrase.many } }
    : { start: count.numberStart, end: count.numberEnd }
  return { ...place, low, high, unit: null, isMeasure: false, grows: true, of }
}

/** The counts of a step that a noun follows, in its order. */
function mentionsIn(
  text: string,
  numbers: readonly NumberInRecipe[],
  lines: LinesByNameStem,
  step: number,
): Mention[] {
  const ofLines = numbers.flatMap((told): Mention[] => {
    const line = told.grows ? lineOfNumber(text, told, lines) : null
    return line ? [{ step, at: told.start, count: told.high, line }] : []
  })
  const heats = findTemperatures(text)
  const isHeat = ({ start }: NumberWithUnit) => heats.some((heat) => heat.start <= start && start < heat.end)
  const others = findNumbersWithUnits(text).flatMap((told): Mention[] => {
    const isFound = numbers.some(({ start, end }) => told.start < end && told.end > start)
    return isFound || isHeat(told) || !isCountOfThings(text, told)
      ? []
      : [{ step, at: told.start, count: told.high, line: null }]
  })
  return [...ofLines, ...others].sort((a, b) => a.at - b.at)
}

function lineOfNumber(step: string, told: NumberInRecipe, lines: LinesByNameStem): ParsedLine | null {
  if (told.of) return told.of.line
  if (told.isMeasure || isWeightOrVolumeUnit(told.unit) || told.as !== undefined) return null
  if (told.nameAt !== undefined) return findLineNamedAfterAmount(step, told.nameAt, lines)
  if (told.word && told.word.one !== ' ') return findLineNamedAfterAmount(told.word.one, 0, lines)
  if (findForeignMeasureOrCup(step, told.end) !== null) return null
  return (
    findLineNamedAfterAmount(step, skipPieceSize(step, told.end), lines) ??
    findLineOfBracketedAmount(step, told, lines) ??
    findLineOfFollowingPacks(step, told.end, lines) ??
    findOnlyLineCountedInPieceUnit(step, told, lines)
  )
}

const noThings = new RegExp(
  `^[ -]?(?:${stepTimeUnitsRegexSource}|times|mal|fois|veces|बार|مرات|at a time|more|of|and|or|to|und|oder|bis|et|ou|à|y|o|a)(?![\\p{L}\\p{M}])`,
  'iu',
)

/** Whether a number counts things that no line names, "8 balls", "4 ramekins": no measure, time or heat. */
function isCountOfThings(text: string, told: NumberWithUnit): boolean {
  const { start, end, unit, isMeasure } = told
  if (
    isMeasure ||
    isWeightOrVolumeUnit(unit) ||
    isLengthNumber(told) ||
    /^an?$/i.test(text.slice(start, end))
  )
    return false
  const rest = text.slice(end, end + 40)
  return unit !== null || (/^ \p{L}/u.test(rest) && !noThings.test(rest))
}
