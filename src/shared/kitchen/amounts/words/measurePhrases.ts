import { parseIngredientLine } from '../../lines/parseIngredientLine.ts'
import { foreignUnitPatterns } from '../../lines/units/foreignUnitPatterns.ts'
import type { CountedNoun } from '../../scalables.ts'
import type { NumberInRecipe } from '../lineNumbers.ts'
import { isWeightOrVolumeUnit } from '../numbersWithUnits.ts'
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
