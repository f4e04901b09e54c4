import {
  endsWithContainersLeadingToWeight,
  endsWithPiecesLeadingToWeight,
  isFollowedByPiecesOfWeight,
} from '../../lines/numbers/eachWords.ts'
import { parseSpelledHundreds } from '../../lines/numbers/hundreds.ts'
import {
  findLineNamedAfterAmount,
  findLineOfBracketedAmount,
  isCupMeasureOfFood,
  isCupOfWater,
  type LinesByNameStem,
  type ParsedLine,
} from '../countableLines.ts'
import { isLengthNumber } from '../lengths.ts'
import type { NumberInRecipe } from '../lineNumbers.ts'
import {
  doesLineNameEndWithUnit,
  isLineCountedInUnit,
  scalableNumberGroupsOfLine,
} from '../lineQuantities.ts'
import {
  findNumbersWithUnits,
  isContainerUnit,
  isWeightOrVolumeUnit,
  type NumberWithUnit,
} from '../numbersWithUnits.ts'
import { isMeasuredAgainInLetters } from '../pieces/amountsInBrackets.ts'
import { isPieceSizeOrCount } from '../pieces/pieceSizes.ts'
import { isCapacityOfVessel, isCountOfVessels } from '../vesselCapacity.ts'
import { findImpliedOnesInStep, isArabicOrHindiMeasure } from '../words/arabicAndHindiMeasures.ts'
import { extendNumberWithArticle } from '../words/articles/numberArticles.ts'
import { isSpelledCount } from '../words/countInLetters.ts'
import { findCountingWord, skipPieceSize } from '../words/findCountingWord.ts'
import { findThingsNamedWithoutNumber } from '../words/findThingsNamedWithoutNumber.ts'
import { findScalableForeignMeasure, isMeasureOfPreparedFood } from '../words/foreignMeasures.ts'
import type { NounLanguage } from '../words/foreignNouns.ts'
import { findForeignMeasureAfter } from '../words/measurePhrases.ts'
import {
  isMeasureInLettersOfLine,
  isSpoonInLettersOfLine,
  isSumInLettersOfLine,
  readMeasureInLetters,
} from '../words/measuresInLetters.ts'
import { phraseOfFruitPart } from '../words/partsOfOneFruit.ts'
import { isAmountPerPerson } from '../words/perPerson.ts'
import { findScalablePieceWords } from '../words/pieceWords.ts'
import { isShareOfAll } from '../words/shareWords.ts'
import { findAmountsForEach } from './amountsForEach.ts'
import {
  article,
  excludeSentenceStop,
  farthestAfter,
  isContentOfOnePack,
  isCountOf,
  isDigitCountOfPacks,
  isDozenOfLine,
  isForeignLengthOfLine,
  isInBracketOf,
  isInDigits,
  isLengthOfLine,
  isOfFood,
  isOrdinal,
  isOwnMeasure,
  isPartOfLine,
  ofPackSize,
  timesBefore,
} from './amountsOfLinesInSteps.ts'
import { isKeptBackOrRest, restOfFoodBeforePattern } from './createStepAmountLineFinder.ts'
import {
  findLineCountedInPacks,
  findLineMeasuredByPacks,
  findLineOfFollowingPacks,
  findOnlyLineCountedInPieceUnit,
  isLiquidMeasuredInPack,
  isPackContentNumber,
} from './packsAndPiecesOfSteps.ts'
import {
  inAdditions,
  inBatches,
  inBatchesOf,
  isLengthByWidth,
  lengthBefore,
  ofEach,
  ofEachBefore,
  ofLength,
  ofPressureCooker,
  ofTheMixture,
  roundsBefore,
  singly,
  singlyBefore,
} from './phrasesAroundNumbers.ts'
import { doesGrowWithRestated } from './restatedNumbersOfSteps.ts'

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
  const decisions = numbers.map((told, at) => {
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
  const withFruit = (told: NumberWithUnit, grows: boolean) =>
    (grows ? phraseOfFruitPart(step, told) : null) ?? told
  const decidedNumbers = numbers.flatMap((told, at): NumberInRecipe[] => {
    const grows = doesGrowWithRestated(step, numbers, decisions, at)
    const of = forEach.counts.get(told)
    return grows === null
      ? []
      : [
          extendNumberWithArticle(
            step,
            { ...excludeSentenceStop(step, withFruit(told, grows), lines), grows, ...(of && { of }) },
            language,
          ),
        ]
  })
  return [...decidedNumbers, ...growing.map((told) => ({ ...told, grows: true }))].sort(
    (a, b) => a.start - b.start,
  )
}

interface NeighbouringAmounts {
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
  { before, next, oneByOne }: NeighbouringAmounts,
): boolean | null {
  const { start, end, low, unit, isMeasure } = told
  const rest = step.slice(end, end + farthestAfter)
  const untilNext = step.slice(end, Math.min(next, end + farthestAfter))
  const lead = step.slice(Math.max(0, start - 40), start)
  // "½ a teaspoon": the article is written between the number and its unit.
  if (low <= 0 || (unit === null && (/^ an? /i.test(rest) || singly.test(rest) || singlyBefore.test(lead))))
    return null
  if (ofPressureCooker.test(rest)) return null
  if (unit === null && (isLengthByWidth.test(rest) || lengthBefore.test(lead) || ofLength.test(rest)))
    return isForeignLengthOfLine(step, told, lines) || null
  const isPackContent = isPackContentNumber(lead, rest) || isContentOfOnePack(lead, told, lines)
  if (isWeightOrVolumeUnit(unit) && isPackContent) return isInDigits(step, told) ? false : null
  if (isCountOfVessels(step, told)) return null
  if (ofPackSize.test(rest) && unit === null) return isDigitCountOfPacks(step, told, lines) || null
  if (isCapacityOfVessel(step, told, lines)) return isMeasure && !isWeightOrVolumeUnit(unit) ? false : null
  if (isWeightOrVolumeUnit(unit) && timesBefore.test(lead)) return isInDigits(step, told) ? false : null
  if (isLengthNumber(told) && isLengthOfLine(step, told, lines)) return true
  if (isCupMeasureOfFood(step, told, lines) || isCupOfWater(step, told))
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
  if (before?.grows && isMeasuredAgainInLetters(step, before, told) && isInBracketOf(step, before, told))
    return true
  if (isWeightOrVolumeUnit(unit))
    return isInDigits(step, told) || isOfFood(step, told, lines) || isKeptBackOrRest(lead, rest) || null
  if (isMeasure) return false
  if (before && isCountOf(step, before, told)) return true
  if (findScalableForeignMeasure(step, end) !== null && isInDigits(step, told))
    return (
      !isMeasureOfPreparedFood(step, start, end, () => findLineNamedAfterAmount(step, end, lines) !== null) ||
      null
    )
  if (isMeasureInLettersOfLine(step, told, lines) || isSpoonInLettersOfLine(step, told, lines)) return true
  if (isSumInLettersOfLine(step, told, lines)) return true
  // "Zweihundert Gramm Mehl": hundreds in letters stand before weights and volumes alone.
  if (
    parseSpelledHundreds(step.slice(start, end)) !== null &&
    findLineNamedAfterAmount(step, end, lines) !== null
  )
    return true
  const cup = before?.grows && unit === null ? findForeignMeasureAfter(step, end) : null
  if (cup !== null && isKeptBackOrRest(lead, step.slice(end + cup.length, end + farthestAfter))) return true
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
  if (unit === null && isShareOfAll(step.slice(start, end), rest, line?.read ?? null)) return null
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
