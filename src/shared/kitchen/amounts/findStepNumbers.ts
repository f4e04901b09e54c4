import {
  endsWithContainerBeforeBracket,
  endsWithContainersLeadingToWeight,
  endsWithPiecesLeadingToWeight,
  isFollowedByPiecesOfWeight,
} from '../lines/numbers/eachWords.ts'
import { parseSpelledHundreds } from '../lines/numbers/hundreds.ts'
import { findAmountsForEach } from './amountsForEach.ts'
import {
  findLineNamedAfterAmount,
  findLineOfBracketedAmount,
  findLineOfPartialAmount,
  isCupMeasureOfFood,
  type LinesByNameStem,
  type ParsedLine,
} from './countableLines.ts'
import { isKeptBack, restOfFoodBeforePattern, restOfFoodBehindPattern } from './createStepAmountLineFinder.ts'
import { isFoodAmountGivenAsLength, isLengthNumber } from './lengths.ts'
import { findLineNumbers, isBracketedCount, isPieceSizeOrCount, type NumberInRecipe } from './lineNumbers.ts'
import { doesLineNameEndWithUnit, isLineCountedInUnit, scalableNumberGroupsOfLine } from './lineQuantities.ts'
import {
  findNumbersWithUnits,
  isContainerUnit,
  isWeightOrVolumeUnit,
  type NumberWithUnit,
} from './numbersWithUnits.ts'
import {
  findLineCountedInPacks,
  findLineMeasuredByPacks,
  findLineOfFollowingPacks,
  findOnlyLineCountedInPieceUnit,
  isLiquidMeasuredInPack,
  isPackContentNumber,
} from './packsAndPiecesOfSteps.ts'
import { isRestatedAmount } from './restatedNumbers.ts'
import { isCapacityOfVessel, isCountOfVessels } from './vesselCapacity.ts'
import { findImpliedOnesInStep, isArabicOrHindiMeasure } from './words/arabicAndHindiMeasures.ts'
import { isSpelledCount } from './words/countInLetters.ts'
import { skipForeignDozen } from './words/dozens.ts'
import { findCountingWord, skipPieceSize } from './words/findCountingWord.ts'
import { findThingsNamedWithoutNumber } from './words/findThingsNamedWithoutNumber.ts'
import { findScalableForeignMeasure, isMeasureOfPreparedFood } from './words/foreignMeasures.ts'
import type { NounLanguage } from './words/foreignNouns.ts'
import { findForeignMeasureAfter } from './words/measurePhrases.ts'
import { isMeasureInLettersOfLine, readMeasureInLetters } from './words/measuresInLetters.ts'
import { nounStem } from './words/nouns.ts'
import { extendNumberWithArticle } from './words/numberArticles.ts'
import { isAmountPerPerson } from './words/perPerson.ts'
import { findScalablePieceWords } from './words/pieceWords.ts'

/** "2 tablespoons at a time", "30 g each", "¼ cup for each pancake"; not the minutes "on each side". */
const ofEach = /^[^.;,]{0,40}(?<!\p{L})(?:each|apiece|per)\b(?! side)/iu
/** "Repeat twice with 4 sheets each": as many rounds for more people, and more in each. */
const roundsBefore = /\b(?:repeat|twice|(?:\d|two|three|four) (?:more )?times|layers?)\b[^.;]*$/iu
const inBatches = /^[^.;,]{0,40}\bat a time\b|^[^.;,\p{L}]{0,3}(?:[\p{L}-]+ ){0,2}batch(?:es)?\b/iu
const inBatchesOf = /\bbatch(?:es)? of (?:about )?$/i
/** "1 voor 1", "one by one", "ein Ei nach dem anderen". */
const singly =
  /^ (?:by|voor|par|por|für|a) (?:\d|one|un)|^(?: \p{L}+){0,2} (?:nach de[mr] ander|après l['’]autre|(?:tras|después de) (?:el |la )?otr)/iu
const singlyBefore = /\d (?:by|voor|par|por|für|a) $/i
const ofEachBefore = /(?<!\p{L})(?:each|every|per)\b(?! side)[^.;]{0,25}$/iu
/** What has been made is dealt out by the same spoon, however much of it there is. */
const ofTheMixture =
  /^ ?(?:of )?(?:the )?(?:(?!and\b)[\p{L}-]+ )?(?:mixture|batter|dough|filling|mix|portions?|pieces?|balls?|chunks?|parts?)\b/iu
/** "In 100 ml additions": it is added by so much at a time. */
const inAdditions =
  /^[- ](?:\p{Ll}+ )?(?:additions?|increments?|mounds?|dollops?|scoopfuls?|ladlefuls?|amounts?|instal+ments?|doses?)(?!\p{L})/iu
/** Characters after a number that a rule may look at. */
const farthestAfter = 120

/** The numbers of a step that scale: amounts, and counts of things that the lines count. A number that describes one piece does not scale. */
export function findScalableNumbersInStep(
  step: string,
  lines: LinesByNameStem,
  language: NounLanguage | null,
  oneByOne: ReadonlySet<ParsedLine>,
): NumberInRecipe[] {
  const pieces = findScalablePieceWords(step, lines, oneByOne)
  const named = findThingsNamedWithoutNumber(step, lines, language, oneByOne)
  const growing = [
    ...pieces,
    ...named.filter(({ start, end }) => pieces.every((piece) => end <= piece.start || start >= piece.end)),
  ]
  const isApart = ({ start, end }: NumberWithUnit) =>
    growing.every((word) => end <= word.start || start >= Math.max(word.end, word.start + 1))
  const written = findNumbersWithUnits(step)
    .filter(isApart)
    .map((told) => readMeasureInLetters(step, told, lines))
  const numbers = [...findImpliedOnesInStep(step, written), ...written].sort((a, b) => a.start - b.start)
  const forEach = findAmountsForEach(step, numbers, lines)
  const found: NumberInRecipe[] = []
  const fates = numbers.map((told, at) => {
    const { start = step.length } =
      numbers.find((next, place) => place > at && !article.test(step.slice(next.start, next.end))) ?? {}
    const around = { before: found.at(-1) ?? null, next: start, oneByOne }
    const grows =
      forEach.counts.has(told) ||
      (forEach.amounts.has(told)
        ? told.isMeasure && isInDigits(step, told)
          ? false
          : null
        : doesGrow(step, told, lines, language, around))
    if (grows !== null) found.push({ ...told, grows })
    return grows
  })
  const agreed = numbers.flatMap((told, at): NumberInRecipe[] => {
    const grows = fateOf(step, numbers, fates, at)
    const of = forEach.counts.get(told)
    return grows === null
      ? []
      : [
          extendNumberWithArticle(
            step,
            { ...withoutStop(step, told, lines), grows, ...(of && { of }) },
            language,
          ),
        ]
  })
  return [...agreed, ...growing.map((told) => ({ ...told, grows: true }))].sort((a, b) => a.start - b.start)
}

/** What says the same again, "a 2-litre (2 quart) dish", "50 g/2 oz balls", is no amount, or stays, with what it repeats. */
function fateOf(
  step: string,
  numbers: readonly NumberWithUnit[],
  fates: readonly (boolean | null)[],
  at: number,
): boolean | null {
  const isSame = (place: number) =>
    numbers[place] !== undefined &&
    numbers[place]!.isMeasure &&
    numbers[place + 1] !== undefined &&
    isRestatedAmount(step, numbers[place]!, numbers[place + 1]!)
  let from = at
  while (isSame(from - 1)) from -= 1
  let to = at
  while (isSame(to)) to += 1
  const alike = fates.slice(from, to + 1)
  return alike.includes(false) ? false : alike.includes(null) ? null : true
}

/** A full stop behind "ml" ends the sentence where nothing or a capital follows, unless that is the food: "1 tsp. Dijon mustard". */
function withoutStop(step: string, told: NumberWithUnit, { byStem }: LinesByNameStem): NumberWithUnit {
  if (told.unit === null || step[told.end - 1] !== '.') return told
  const next = /^(?:$|\s+(\p{Lu}[\p{L}’'-]*))/u.exec(step.slice(told.end, told.end + 40))
  const isFood = next?.[1] !== undefined && byStem.has(nounStem(next[1]))
  return next && !isFood ? { ...told, end: told.end - 1 } : told
}

interface Around {
  /** The amount before this one. */
  before: NumberInRecipe | null
  /** Where the next number begins. */
  next: number
  oneByOne: ReadonlySet<ParsedLine>
}

/** Null for a number that is no amount of what is cooked. */
function doesGrow(
  step: string,
  told: NumberWithUnit,
  lines: LinesByNameStem,
  language: NounLanguage | null,
  { before, next, oneByOne }: Around,
): boolean | null {
  const { start, end, low, unit, isMeasure } = told
  const rest = step.slice(end, end + farthestAfter)
  const untilNext = step.slice(end, Math.min(next, end + farthestAfter))
  const lead = step.slice(Math.max(0, start - 40), start)
  // "½ a teaspoon": the article is written between the number and its unit.
  if (low <= 0 || (unit === null && (/^ an? /i.test(rest) || singly.test(rest) || singlyBefore.test(lead))))
    return null
  if (isWeightOrVolumeUnit(unit) && isPackContentNumber(lead, rest))
    return isInDigits(step, told) ? false : null
  if (isWeightOrVolumeUnit(unit) && endsWithContainerBeforeBracket(lead) && isContentOfOnePack(told, lines))
    return isInDigits(step, told) ? false : null
  if (isCountOfVessels(step, told)) return null
  if (ofPackSize.test(rest) && unit === null) return isDigitCountOfPacks(step, told, lines) || null
  if (isCapacityOfVessel(step, told, lines)) return isMeasure && !isWeightOrVolumeUnit(unit) ? false : null
  if (isWeightOrVolumeUnit(unit) && timesBefore.test(lead)) return isInDigits(step, told) ? false : null
  if (isLengthNumber(told) && isLengthOfLine(step, told, lines)) return true
  if (isCupMeasureOfFood(step, told, lines))
    return !isMeasureOfPreparedFood(step, start, end, () => true) || null
  if (
    !isMeasure &&
    isInDigits(step, told) &&
    isFollowedByPiecesOfWeight(step.slice(start, end + farthestAfter).replace(/^\S+/, ''))
  )
    return true
  const isOfOne =
    (isPieceSizeOrCount(step, told) && !isOwnMeasure(step, told, lines)) ||
    ofEachBefore.test(lead) ||
    isAmountPerPerson(lead, untilNext, rest) ||
    ((isWeightOrVolumeUnit(unit) || findScalableForeignMeasure(step, end) !== null) &&
      (endsWithContainersLeadingToWeight(lead) || endsWithPiecesLeadingToWeight(lead))) ||
    ofTheMixture.test(rest) ||
    (isMeasure && inAdditions.test(rest)) ||
    inBatches.test(untilNext) ||
    inBatchesOf.test(lead)
  if (isOfOne || (ofEach.test(untilNext) && !roundsBefore.test(lead) && !isPartOfLine(step, told, lines)))
    return isMeasure && isInDigits(step, told) ? false : null
  if (isWeightOrVolumeUnit(unit))
    return (
      isInDigits(step, told) ||
      isOfFood(step, told, lines) ||
      restOfFoodBeforePattern.test(lead) ||
      restOfFoodBehindPattern.test(rest) ||
      isKeptBack(lead, rest) ||
      null
    )
  if (isMeasure) return false
  if (before && isCountOf(step, before, told)) return true
  if (findScalableForeignMeasure(step, end) !== null && isInDigits(step, told))
    return (
      !isMeasureOfPreparedFood(step, start, end, () => findLineNamedAfterAmount(step, end, lines) !== null) ||
      null
    )
  if (isMeasureInLettersOfLine(step, told, lines)) return true
  // "Zweihundert Gramm Mehl": hundreds in letters stand before weights and volumes alone.
  if (
    parseSpelledHundreds(step.slice(start, end)) !== null &&
    findLineNamedAfterAmount(step, end, lines) !== null
  )
    return true
  const cup = before?.grows && unit === null ? findForeignMeasureAfter(step, end) : null
  if (cup !== null && isKeptBack(lead, step.slice(end + cup.length, end + farthestAfter))) return true
  if (isArabicOrHindiMeasure(step, told, lines))
    return !isMeasureOfPreparedFood(step, start, end, () => true) || null
  if (findLineMeasuredByPacks(step, told, lines) !== null) return true
  if (isDozenOfLine(step, told, lines) || (unit === 'dozen' && restOfFoodBeforePattern.test(lead)))
    return true
  const packs = isContainerUnit(unit) ? findLineCountedInPacks(step, told, lines) : null
  if (isContainerUnit(unit) && packs === null) return isLiquidMeasuredInPack(step, told, lines) || null
  if (findLineOfBracketedAmount(step, told, lines) !== null) return true
  // "2 eggs", "2 garlic cloves", "a handful of the mint": only what a line names and counts by the same word.
  const line =
    packs ??
    findLineNamedAfterAmount(step, skipPieceSize(step, end), lines) ??
    findLineOfFollowingPacks(step, skipPieceSize(step, end), lines) ??
    findOnlyLineCountedInPieceUnit(step, told, lines)
  const isCounted =
    line !== null &&
    (line.read.quantity !== null || (start < end && scalableNumberGroupsOfLine(line).length > 0)) &&
    !oneByOne.has(line) &&
    !isOrdinal(step, told, line) &&
    (line.read.unit === unit ||
      (unit === null
        ? findCountingWord(step, end, line) !== undefined
        : isLineCountedInUnit(line, unit) || doesLineNameEndWithUnit(line, unit))) &&
    (unit !== null || isInDigits(step, told) || isSpelledCount(step, told, line, language))
  return isCounted || null
}

/** Whether a line tells so much in brackets as what one of its packs holds, "1 can tomatoes (400 g)", which does not grow there. */
const isContentOfOnePack = ({ low, unit }: NumberWithUnit, { all }: LinesByNameStem): boolean =>
  all.some(({ text }) =>
    findLineNumbers(text).some((other) => !other.grows && other.unit === unit && other.low === low),
  )

/** "Half a dozen eggs", "une douzaine d’huîtres" of what a line counts one by one or by the dozen. */
function isDozenOfLine(step: string, { end, unit }: NumberWithUnit, lines: LinesByNameStem): boolean {
  const at = unit === 'dozen' ? end : skipForeignDozen(step, end)
  const line = at === null ? null : findLineOfPartialAmount(step, at, lines)
  return line !== null && line.read.quantity !== null && !isWeightOrVolumeUnit(line.read.unit)
}

/** "Peel the 5 cm piece of ginger": all that a line asks for, and not "into 5 cm pieces". */
function isLengthOfLine(step: string, told: NumberWithUnit, lines: LinesByNameStem): boolean {
  const line = isPieceSizeOrCount(step, told) ? null : findLineNamedAfterAmount(step, told.end, lines)
  return (
    line !== null &&
    line.read.unit === told.unit &&
    line.read.quantity === told.low &&
    isFoodAmountGivenAsLength(line.text)
  )
}

/** "Melt 1 cup of the butter (2 sticks)": the pieces of an amount that grows. */
const isCountOf = (step: string, before: NumberInRecipe, told: NumberWithUnit) =>
  before.grows &&
  (isWeightOrVolumeUnit(before.unit) || findScalableForeignMeasure(step, before.end) !== null) &&
  /^[\p{L}\p{M} ’'-]{0,60}[([][\p{L}. ~]*$/u.test(step.slice(before.end, told.start)) &&
  isBracketedCount(step, told)

/** "4 Apagar el fuego": the number of the step, unless what it counts stands right behind it. */
const isOrdinal = (step: string, { start, end }: NumberWithUnit, line: ParsedLine) =>
  start === 0 &&
  /^ \p{Lu}/u.test(step.slice(end, end + 2)) &&
  (findCountingWord(step, end, line)?.index ?? farthestAfter) > 1

/** "In 2 EL Öl anbraten": a spoon as the line writes it, which no scale of ours names. */
function isOwnMeasure(step: string, { end, unit }: NumberWithUnit, lines: LinesByNameStem): boolean {
  const line = findLineNamedAfterAmount(step, end, lines)
  if (unit !== null)
    return (
      !isWeightOrVolumeUnit(unit) && !cutUnits.has(unit) && line !== null && isLineCountedInUnit(line, unit)
    )
  return (
    line !== null && isWeightOrVolumeUnit(line.read.unit) && findCountingWord(step, end, line)?.index === 1
  )
}

/** Into so many of these a food is cut; a stick or a knob of it is taken. */
const cutUnits = new Set(
  'slice piece strip round wedge cube half block ball portion square segment fillet'.split(' '),
)

/** "Half a cup of the milk", "a tablespoon of oil". */
const isOfFood = (step: string, { end }: NumberWithUnit, lines: LinesByNameStem) =>
  findLineOfPartialAmount(step, end, lines) !== null ||
  /^ of (?:the )?(?:[\p{L}]+ )?water\b/iu.test(step.slice(end, end + 24))

/** "1 tablespoon of the oil, then fry for 3 minutes each": an amount taken from a line scales with it. */
function isPartOfLine(step: string, { end, unit }: NumberWithUnit, lines: LinesByNameStem): boolean {
  return (
    isWeightOrVolumeUnit(unit) &&
    /^ of the /.test(step.slice(end, end + 8)) &&
    findLineNamedAfterAmount(step, end, lines) !== null
  )
}

/** "1 x 400 g can of tomatoes" of a line that counts cans. */
const ofPackSize = /^ ?[x×] ?\d[\d.,]*[ -]?(?:k?g|m?l|cl|oz|lb)(?!\p{L})/iu
const timesBefore = /\d ?[x×] ?$/iu
const isDigitCountOfPacks = (step: string, { end }: NumberWithUnit, lines: LinesByNameStem) =>
  (findLineNamedAfterAmount(step, end + ofPackSize.exec(step.slice(end))![0].length, lines)?.read.quantity ??
    null) !== null

const article = /^an?$/i
const isInDigits = (step: string, { start }: NumberWithUnit) => !/\p{L}/u.test(step[start]!)
