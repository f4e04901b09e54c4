import { endsWithContainerBeforeBracket } from '../../lines/numbers/eachWords.ts'
import {
  findLineNamedAfterAmount,
  findLineOfPartialAmount,
  type LinesByNameStem,
  type ParsedLine,
} from '../countableLines.ts'
import { isFoodAmountGivenAsLength } from '../lengths.ts'
import { findLineNumbers, isBracketedCount, type NumberInRecipe } from '../lineNumbers.ts'
import { isLineCountedInUnit } from '../lineQuantities.ts'
import { isWeightOrVolumeUnit, type NumberWithUnit } from '../numbersWithUnits.ts'
import { isPieceSizeOrCount } from '../pieces/pieceSizes.ts'
import { skipForeignDozen } from '../words/dozens.ts'
import { findCountingWord } from '../words/findCountingWord.ts'
import { findScalableForeignMeasure } from '../words/foreignMeasures.ts'
import { nounStem } from '../words/nouns.ts'

/** Whether a line tells so much in brackets as what one of its packs holds, "1 can tomatoes (400 g)", which does not grow there. */
export const isContentOfOnePack = (
  before: string,
  { low, unit }: NumberWithUnit,
  { all }: LinesByNameStem,
): boolean =>
  endsWithContainerBeforeBracket(before) &&
  all.some(({ text }) =>
    findLineNumbers(text).some((other) => !other.grows && other.unit === unit && other.low === low),
  )

/** "Half a dozen eggs", "une douzaine d’huîtres" of what a line counts one by one or by the dozen. */
export function isDozenOfLine(step: string, { end, unit }: NumberWithUnit, lines: LinesByNameStem): boolean {
  const at = unit === 'dozen' ? end : skipForeignDozen(step, end)
  const line = at === null ? null : findLineOfPartialAmount(step, at, lines)
  return line !== null && line.read.quantity !== null && !isWeightOrVolumeUnit(line.read.unit)
}

/** "Peel the 5 cm piece of ginger": all that a line asks for, and not "into 5 cm pieces". */
export function isLengthOfLine(step: string, told: NumberWithUnit, lines: LinesByNameStem): boolean {
  const line = isPieceSizeOrCount(step, told) ? null : findLineNamedAfterAmount(step, told.end, lines)
  return (
    line !== null &&
    line.read.unit === told.unit &&
    line.read.quantity === told.low &&
    isFoodAmountGivenAsLength(line.text)
  )
}

/** "1 इंच अदरक" of a line that asks for it so, and not "2 इंच के टुकड़े". */
export function isForeignLengthOfLine(
  step: string,
  { start, end, low }: NumberWithUnit,
  lines: LinesByNameStem,
): boolean {
  const word = /^ ?[\p{L}\p{M}]+ /u.exec(step.slice(end, end + farthestAfter))?.[0]
  const line = word === undefined ? null : findLineNamedAfterAmount(step, end + word.length, lines)
  return (
    word !== undefined &&
    isInDigits(step, { start, end, low } as NumberWithUnit) &&
    line !== null &&
    line.read.quantity === low &&
    line.text.includes(`${step.slice(start, end)}${word}`)
  )
}

/** "4 Apagar el fuego": the number of the step, unless a food that it counts follows directly. */
export const isOrdinal = (step: string, { start, end }: NumberWithUnit, line: ParsedLine) =>
  start === 0 &&
  /^ \p{Lu}/u.test(step.slice(end, end + 2)) &&
  (findCountingWord(step, end, line)?.index ?? farthestAfter) > 1

/** "In 2 EL Öl anbraten": a spoon as the line writes it, which no scale of ours names. */
export function isOwnMeasure(step: string, { end, unit }: NumberWithUnit, lines: LinesByNameStem): boolean {
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
export const isOfFood = (step: string, { end }: NumberWithUnit, lines: LinesByNameStem) =>
  findLineOfPartialAmount(step, end, lines) !== null ||
  /^ of (?:the )?(?:[\p{L}]+ )?water\b/iu.test(step.slice(end, end + 24))

/** "1 tablespoon of the oil, then fry for 3 minutes each": an amount taken from a line scales with it. */
export function isPartOfLine(step: string, { end, unit }: NumberWithUnit, lines: LinesByNameStem): boolean {
  return (
    isWeightOrVolumeUnit(unit) &&
    /^ of the /.test(step.slice(end, end + 8)) &&
    findLineNamedAfterAmount(step, end, lines) !== null
  )
}

/** "1 x 400 g can of tomatoes" of a line that counts cans. */
export const ofPackSize = /^ ?[x×] ?\d[\d.,]*[ -]?(?:k?g|m?l|cl|oz|lb)(?!\p{L})/iu

export const timesBefore = /\d ?[x×] ?$/iu

export const isDigitCountOfPacks = (step: string, { end }: NumberWithUnit, lines: LinesByNameStem) =>
  (findLineNamedAfterAmount(step, end + ofPackSize.exec(step.slice(end))![0].length, lines)?.read.quantity ??
    null) !== null

export const article = /^an?$/i

export const isInDigits = (step: string, { start }: NumberWithUnit) => !/\p{L}/u.test(step[start]!)

/** Characters after a number that a rule may look at. */
export const farthestAfter = 120

/** A full stop behind "ml" ends the sentence where nothing or a capital follows, unless that is the food: "1 tsp. Dijon mustard". */
export function excludeSentenceStop(
  step: string,
  told: NumberWithUnit,
  { byStem }: LinesByNameStem,
): NumberWithUnit {
  if (told.unit === null || step[told.end - 1] !== '.') return told
  const next = /^(?:$|\s+(\p{Lu}[\p{L}’'-]*))/u.exec(step.slice(told.end, told.end + 40))
  const isFood = next?.[1] !== undefined && byStem.has(nounStem(next[1]))
  return next && !isFood ? { ...told, end: told.end - 1 } : told
}

/** "Melt 1 cup of the butter (2 sticks)": the pieces of an amount that grows. */
export const isCountOf = (step: string, before: NumberInRecipe, told: NumberWithUnit) =>
  before.grows &&
  (isWeightOrVolumeUnit(before.unit) || findScalableForeignMeasure(step, before.end) !== null) &&
  isInBracketOf(step, before, told) &&
  isBracketedCount(step, told)

/** Whether a number stands in the bracket behind the name of an amount's food. */
export const isInBracketOf = (step: string, before: NumberInRecipe, told: NumberWithUnit): boolean =>
  /^[\p{L}\p{M} ’'-]{0,60}[([][\p{L}. ~]*$/u.test(step.slice(before.end, told.start))
