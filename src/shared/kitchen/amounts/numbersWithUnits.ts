import { additionWordRegexSource, rangeWordRegexSource } from '../lines/joiningWords.ts'
import { parseSpelledHundreds } from '../lines/numbers/hundreds.ts'
import { maxLineQuantity, parseNumberAt, parseShareAfterNumber } from '../lines/numbers/numbers.ts'
import { numberOfEnglishWord } from '../lines/numbers/numberWords.ts'
import {
  foreignNumberWordRegexSource,
  isFoodNamedByNumber,
  numberOfForeignWord,
} from '../lines/numbers/writtenNumbers.ts'
import { isLargePieceAhead } from '../lines/units/largePieces.ts'
import { canonicalUnitBySpelling, isContainerUnitWord } from '../lines/units/lineUnits.ts'
import { restOfMeasureAt } from '../lines/units/restsOfMeasures.ts'
import { dimensionOfUnit } from '../units/dimensions.ts'
import { toLatinDigits } from '../units/latinDigits.ts'
import { findTemperatures } from '../units/stepTemperatures.ts'
import { gramsOfUnit, millilitresOfUnit } from '../units/units.ts'
import { findNumbersJoinedWithNouns, type NumberJoinedWithNoun } from './joinedNumbers.ts'
import { isMoreOfPreviousFood } from './sameFood.ts'
import type { LineOfAmount } from './steps/createStepAmountLineFinder.ts'
import { findScalableForeignMeasure } from './words/foreignMeasures.ts'
import { findKnownNoun } from './words/foreignNouns.ts'
import { findNumberStarts } from './words/numberStarts.ts'
import {
  isFollowedByShareWord,
  isFrenchDemiPrefix,
  parseShareWords,
  wordsFromFractionToMeasure,
} from './words/shareWords.ts'

/** A number in a text with the unit after it, where it has one. */
export interface NumberWithUnit {
  start: number
  /** Where its unit ends, or where the number does when it has none. */
  end: number
  low: number
  high: number
  unit: string | null
  /** Grams, cups, inches: what a scale, a jug or a ruler shows, as a clove or a can does not. */
  isMeasure: boolean
  /** What stands behind the number where it is written in digits, for one and for many, because it stood in its word: "كوبان". */
  word?: { one: string; many: string }
  /** What stands from `start` to `end` where its number is not alone: see `AmountNotation`. */
  phrase?: { one: string; many: string }
  /** Of a phrase: the measure that it ends with, as an English unit. */
  as?: string
  /** Of a phrase: where the name of its food begins. */
  nameAt?: number
  /** Of a number that no noun follows, "the other 4": the line whose pieces it counts. */
  of?: LineOfAmount
  /** Of a phrase without a number: it means all of its line, "the onions", however often. */
  isWhole?: true
}

const unitAfter = /^[ \u00a0\u202f]?-?(fl\.? ?oz\.?|fluid ounces?|\p{L}+)\.?(?![\p{L}\d])/iu
/** Percent, degrees, and the sign of "2 x 400 g", whose second number is of one piece. */
const noAmount = /^(?: ?(?:%|°|º|˚)|(?:up|st|nd|rd|th)(?!\p{L}))/u
const sizes = /^[ ]?(?:heaped|heaping|level|rounded|scant|generous|large|small|big|good) /i

/** Whether a unit is one that a scale or a jug shows. */
export const isWeightOrVolumeUnit = (unit: string | null) =>
  unit !== null && (gramsOfUnit(unit) !== null || millilitresOfUnit(unit, 'us') !== null)

/** "200C", "180 c fan": no cups. */
const isHeat = (text: string, { start }: NumberWithUnit): boolean =>
  findTemperatures(text).some((heat) => heat.scale !== null && heat.start <= start && start < heat.end)

/** Every number of a text in its order; a spelled one ("a", "two", "half an") only where a unit or a thing follows. */
export function findNumbersWithUnits(written: string): NumberWithUnit[] {
  const text = toLatinDigits(written)
  const told: NumberWithUnit[] = []
  let from = 0
  for (const found of findNumberStarts(text)) {
    if (found.index < from || isFoodNamedByNumber(text.slice(found.index))) continue
    const number = readNumberAt(text, found.index, found[0])
    if (!number || noAmount.test(text.slice(number.end, number.end + 3))) continue
    if (number.unit === 'cup' && isHeat(text, number)) continue
    if (number.high > maxLineQuantity) {
      from = number.end
      continue
    }
    const previous = told.at(-1)
    const part = previous ? partOfUnit(text, previous, number) : null
    if (previous && part !== null) {
      told[told.length - 1] = {
        ...previous,
        end: number.end,
        low: previous.low + part,
        high: previous.high + part,
      }
    } else told.push(number)
    from = number.end
  }
  const joined = findNumbersJoinedWithNouns(text).map(toNumberWithUnit)
  if (joined.length === 0) return told
  const isApart = ({ start, end }: NumberWithUnit) =>
    joined.every((other) => end <= other.start || start >= other.end)
  return [...told.filter(isApart), ...joined].sort((a, b) => a.start - b.start)
}

/** A number that is written together with what it counts, as others are. */
export const toNumberWithUnit = ({
  start,
  end,
  value,
  unit,
  one,
  many,
}: NumberJoinedWithNoun): NumberWithUnit => ({
  ...{ start, end, low: value, high: value, unit, isMeasure: isWeightOrVolumeUnit(unit) },
  ...(one !== '' && { word: { one, many } }),
})

/** "½ a 400 g tin", "½ a lemon", "¾ of a cup", but "½ of a 400 g tin". */
const articleOfOne = /^(?: an?(?= [\p{L}\d½¼¾])| of an?(?= \p{L}))/iu

const behindPreposition =
  /^ (?:\p{Lu}|(?:the|an?|your|another|its|their|some|half|quarters|rings|slices|strips)(?!\p{L}))/u

/** More than this many of a food is an amount in grams: "250 gr. Tomaten". */
const maxLargePieces = 12

function readNumberAt(text: string, start: number, match: string): NumberWithUnit | null {
  const word = match.toLowerCase()
  const isNumberInLetters = /^\p{L}/u.test(word)
  const read = isNumberInLetters ? spelled(text, word, start) : parseNumberAt(text, start)
  if (!read) return null
  const { low, high } = read
  // "½ a 400 g tin" is read like "half a 400 g tin".
  if (!isNumberInLetters && low < 1) read.end += articleOfOne.exec(text.slice(read.end))?.[0].length ?? 0
  if (!isNumberInLetters && !Number.isInteger(low))
    read.end += wordsFromFractionToMeasure(text, read.end).length
  const size = sizes.exec(text.slice(read.end))?.[0] ?? ''
  const after = text.slice(read.end + size.trimEnd().length)
  const found = unitAfter.exec(after)
  const isPartOfWord = found?.[1] === 'T' && after[found[0].length] === '-'
  const isFrenchSpoon = /^cc?$/i.test(found?.[1] ?? '') && findScalableForeignMeasure(after, 0) !== null
  // "1 in Scheiben" counts, with a German noun behind it, and so does "the other 4 in the oil".
  const isPreposition = found?.[1] === 'in' && behindPreposition.test(after.slice(found[0].length))
  // "4 filets de saumon" are no English fillets: the word stays, and its number is scaled.
  const isFrenchNoun = found && /^filets?$/i.test(found[1]!)
  const isLarge = read.high <= maxLargePieces && isLargePieceAhead(after.slice(0, 60))
  const isUnit = found && !isLarge && !isPartOfWord && !isFrenchSpoon && !isPreposition && !isFrenchNoun
  const unit = isUnit ? unitOfWord(found[1]!) : null
  if (!found || !unit) return { start, end: read.end, low, high, unit: null, isMeasure: false }
  const end = read.end + size.trimEnd().length + found[0].length
  const isMeasure = isWeightOrVolumeUnit(unit) || dimensionOfUnit(unit) === 'length'
  return { start, end, low, high, unit, isMeasure }
}

function spelled(text: string, word: string, start: number) {
  const share = parseShareWords(word)
  const end = start + word.length
  if (share !== null && !/^half(?: an?)?$/.test(word)) {
    const isKnown =
      !isFrenchDemiPrefix(word) || isThing(/^[\p{L}-]*/u.exec(text.slice(end, end + longestThing))![0])
    return isKnown ? { low: share, high: share, end } : null
  }
  if (numberOfForeignWord(word) !== null && isFollowedByShareWord(text.slice(end, end + longestThing)))
    return null
  const low = valueOfWord(word)
  if (low === null) return null
  const more = low >= 1 ? parseShareAfterNumber(text, end) : null
  if (more) return { low: low + more.value, high: low + more.value, end: more.end }
  const next = rangeInLetters.exec(text.slice(end, end + maxRangeLetters))
  const high = next && valueOfWord(next[1]!.toLowerCase())
  return next && high !== null && high > low
    ? { low, high, end: end + next[0].length }
    : { low, high: low, end }
}

const longestThing = 24
const isThing = (word: string) => unitOfWord(word) !== null || findKnownNoun(word, 'fr') !== null

const valueOfWord = (word: string) =>
  word.includes('couple')
    ? 2
    : (parseSpelledHundreds(word) ?? numberOfForeignWord(word) ?? numberOfEnglishWord(word.split(' ', 1)[0]!))

/** "Two to three eggs", "zwei bis drei Eier". */
const rangeInLetters = new RegExp(
  `^ (?:${rangeWordRegexSource}) (two|three|four|five|six|seven|eight|nine|ten|twelve|${foreignNumberWordRegexSource})(?= \\p{L})`,
  'iu',
)
const maxRangeLetters = 24

function unitOfWord(written: string): string | null {
  if (written === 'T') return 'tablespoon'
  const word = written.toLowerCase().replaceAll('.', '')
  if (/^fl ?oz$|^fluid/.test(word)) return 'fluid ounce'
  // "a T-bone", "1 c": one letter is a unit only where no word could be meant.
  return canonicalUnitBySpelling.get(word) ?? null
}

/** Grams or millilitres. */
export const gramsOrMillilitresOfUnit = (unit: string) =>
  gramsOfUnit(unit) ?? millilitresOfUnit(unit, 'us') ?? 1
const restsOf = new Map([
  ['pound', 'ounce'],
  ['kilogram', 'gram'],
  ['liter', 'milliliter'],
])

const additionPattern = new RegExp(`^\\s?(?:${additionWordRegexSource}) ?$`, 'i')

/** What a number adds to the amount before it, in the unit of that; null where it is an amount of its own. */
function partOfUnit(text: string, first: NumberWithUnit, rest: NumberWithUnit): number | null {
  if (isRestOf(text, first, rest))
    return (rest.low * gramsOrMillilitresOfUnit(rest.unit!)) / gramsOrMillilitresOfUnit(first.unit!)
  const isNext = rest.unit === null && first.unit !== null && text.slice(first.end, rest.start).trim() === ''
  return isNext && Number.isInteger(first.low) && first.low === first.high
    ? restOfMeasureAt(text, rest.start, first.unit!)
    : null
}

/** "1 lb 5 oz" is one amount, and so is "1 cup plus 2 tablespoons". */
function isRestOf(text: string, first: NumberWithUnit, rest: NumberWithUnit): boolean {
  if (rest.unit === null || first.unit === null || first.low !== first.high) return false
  if (rest.start - first.end > longestJoint) return false
  const between = text.slice(first.end, rest.start)
  if (between.trim() === '') return restsOf.get(first.unit) === rest.unit
  return (
    additionPattern.test(between) &&
    areUnitsOfSameDimension(first.unit, rest.unit) &&
    gramsOrMillilitresOfUnit(rest.unit) < gramsOrMillilitresOfUnit(first.unit) &&
    !isMoreOfPreviousFood(text.slice(rest.end, rest.end + maxLettersOfUse).trimStart())
  )
}

const longestJoint = 12
/** "1½ cups plus 2 tablespoons for dusting" are two amounts. */
const maxLettersOfUse = 24

/** Whether both are weights or both are volumes. */
export function areUnitsOfSameDimension(a: string, b: string): boolean {
  const isOf = (size: (unit: string) => number | null) => size(a) !== null && size(b) !== null
  return isOf(gramsOfUnit) || isOf((unit) => millilitresOfUnit(unit, 'us'))
}

/** Cans, jars and packs, whose bracketed weight is what each holds. */
export const isContainerUnit = (unit: string | null) => unit !== null && isContainerUnitWord(unit)
