import { parseIngredientLine } from '../../lines/parseIngredientLine.ts'
import { foreignUnitPatterns } from '../../lines/units/foreignUnitPatterns.ts'
import type { AmountNotation, CountedNoun, ScalableAmount } from '../../scalables.ts'
import type { UnitLanguage } from '../../units/unitWords.ts'
import type { NumberInRecipe } from '../lineNumbers.ts'
import { isWeightOrVolumeUnit, type NumberWithUnit } from '../numbersWithUnits.ts'
import { skipForeignDozen } from './dozens.ts'
import { findForeignMeasureOrCup } from './foreignMeasures.ts'
import { findKnownNoun } from './foreignNouns.ts'

/** The units that the measures of other languages are, by their words: " EL" is a tablespoon. */
const units = new Map<string, string | null>()

const ofOthers = foreignUnitPatterns.map(
  ([unit, words]) => [unit, new RegExp(`^(?:${words})$`, 'iu')] as const,
)

/** A spoon without its size is a teaspoon. */
export function unitOfForeignMeasure(measure: string): string | null {
  const kept = units.get(measure)
  if (kept !== undefined) return kept
  const word = measure.trim()
  const named = ofOthers.find(([, pattern]) => pattern.test(word))?.[0]
  const unit = named ?? parseIngredientLine(`2${measure} x`).unit
  const read = unit === 'spoonful' ? 'teaspoon' : unit
  const known = isWeightOrVolumeUnit(read) ? read : null
  units.set(measure, known)
  return known
}

/** "बड़ा" of "1 बड़ा चम्मच"; its letter ड़ is written in two ways. */
const hindiSize = /(?<=^\s*)(?<stem>ब(?:\u095c|\u0921\u093c)|छोट)[ाे](?= (?:चम्मच|टेबलस्पून|टीस्पून))/u

/** The size of a Hindi spoon right behind a number, for one and for many: "बड़ा" and "बड़े". */
export function hindiSpoonSize(text: string, end: number): CountedNoun | null {
  const found = hindiSize.exec(text.slice(end, end + longestSize))
  if (!found) return null
  const { stem } = found.groups!
  const start = end + found.index
  return { kind: 'noun', start, end: start + found[0].length, one: `${stem}ा`, many: `${stem}े` }
}
const longestSize = 24

/** A measure for one and for many: " Tasse" and " Tassen", " cuillère à soupe" and " cuillères à soupe". */
export function singularAndPluralOfMeasure(measure: string): { one: string; many: string } {
  const [, space, word, rest] = /^(\s*)([\p{L}\p{M}]+)(.*)$/su.exec(measure) ?? []
  if (word === undefined) return { one: measure, many: measure }
  const spoon = hindiSpoonSize(measure, 0)
  if (spoon)
    return { one: measure.replace(hindiSize, spoon.one), many: measure.replace(hindiSize, spoon.many) }
  const noun = findKnownNoun(word, null)
  if (noun) return { one: space + noun.one + rest, many: space + noun.many + rest }
  const isSpanish = /^cda$|^cd?ta$/i.test(word)
  return { one: measure, many: isSpanish ? `${space}${word}s${rest}` : measure }
}

/**
 * A number with the measure of another language behind it, as one amount that a measure in brackets can repeat: "3 EL" of
 * "3 EL (45 ml)"; null where no such measure stands there.
 */
export function extendNumberWithMeasure(text: string, told: NumberInRecipe): NumberInRecipe | null {
  if (told.phrase) return told.as === undefined ? null : { ...told, unit: told.as, isMeasure: true }
  if (told.unit !== null) return null
  const { word } = told
  const isInWord = word !== undefined && word.one !== ' '
  const measure = isInWord ? findForeignMeasureOrCup(word.one, 0) : findForeignMeasureAfter(text, told.end)
  const unit = measure && unitOfForeignMeasure(isInWord ? word.one : measure)
  if (!measure || !unit) return null
  const { one, many } = isInWord ? word : singularAndPluralOfMeasure(` ${measure.trimStart()}`)
  const end = told.end + (isInWord ? 0 : measure.length)
  return { ...told, end, unit, isMeasure: true, phrase: { one: `#${one}`, many: `#${many}` }, as: unit }
}

/** In Arabic the size of a spoon stands behind it. */
const size = /^ (?:كبيرة|صغيرة|طعام|شاي|أكل)(?![\p{L}\p{M}])/u

/** A measure of another language behind a number. */
export function findForeignMeasureAfter(text: string, end: number): string | null {
  const measure = findForeignMeasureOrCup(text, end)
  if (measure === null) return null
  const behind = end + measure.length
  return measure + (size.exec(text.slice(behind, behind + 8))?.[0] ?? '')
}

/** Measures whose words no scale of ours shows, as a unit that one does, and how many of it are one. */
const measures: readonly (readonly [word: RegExp, unit: string, ofUnit: number])[] = [
  [/^ ?(?:litros?)(?!\p{L})/iu, 'liter', 1],
  [/^ ?(?:pfund|pfd\.?|livres?)(?!\p{L})/iu, 'gram', 500],
  [/^ ?(?:libras?)(?!\p{L})/iu, 'gram', 460],
]
const longestMeasure = 12

/** A measure of these right behind a number, and where its word ends. */
export const measureAt = (step: string, end: number) => {
  const rest = step.slice(end, end + longestMeasure)
  const found = measures.find(([word]) => word.test(rest))
  return found && { unit: found[1], ofUnit: found[2], end: end + found[0].exec(rest)![0].length }
}

/**
 * What one of the measure or dozen behind a number is, "tasse" of "½ tasse" or "Pfund" of "1 Pfund", by which an amount that no
 * fraction tells gets a smaller unit; null where nothing of the kind stands there.
 */
export function smallerUnitOf(text: string, told: NumberWithUnit): AmountNotation['smaller'] | null {
  const { end, unit, phrase, as, word } = told
  if (unit !== null) return null
  if (phrase) return as !== undefined && phrase.one.startsWith('#') ? { unit: as, of: 1, end } : null
  if (word && word.one !== ' ') {
    const inWord = findForeignMeasureOrCup(word.one, 0) === null ? null : unitOfForeignMeasure(word.one)
    return inWord === null ? null : { unit: inWord, of: 1, end }
  }
  const dozen = skipForeignDozen(text, end)
  if (dozen !== null) return { unit: null, of: 12, end: dozen }
  const pound = measureAt(text, end)
  if (pound) return { unit: pound.unit, of: pound.ofUnit, end: pound.end }
  const measure = findForeignMeasureAfter(text, end)
  const known = measure === null ? null : unitOfForeignMeasure(measure)
  return measure !== null && known !== null ? { unit: known, of: 1, end: end + measure.length } : null
}

const languages: readonly (readonly [UnitLanguage, RegExp])[] = [
  ['de', /^ ?(?:\p{Lu}\p{Ll}+|EL|TL)(?!\p{L})/u],
  ['fr', /^ ?(?:tasses?|cuill\p{L}+|c[./]? ?[àa]|cà)/iu],
  ['es', /^ ?(?:tazas?|cd|cuchar)/iu],
]

/** The language of the measure behind an amount, for a recipe too short to tell its own; null where its word is of none alone. */
export function languageOfMeasure(text: string, { told }: ScalableAmount): UnitLanguage | null {
  const smaller = told[0]!.smaller
  const word = smaller && /[\p{L}].*/su.exec(text.slice(told[0]!.start, smaller.end))?.[0]
  return (word && languages.find(([, pattern]) => pattern.test(word))?.[0]) || null
}
