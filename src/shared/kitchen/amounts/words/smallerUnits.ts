import type { AmountNotation, ScalableAmount } from '../../scalables.ts'
import type { UnitLanguage } from '../../units/unitWords.ts'
import type { NumberWithUnit } from '../numbersWithUnits.ts'
import { skipForeignDozen } from './dozens.ts'
import { findForeignMeasureOrCup } from './foreignMeasures.ts'
import { findForeignMeasureAfter, unitOfForeignMeasure } from './measurePhrases.ts'
import { measureAt } from './measuresInLetters.ts'

/**
 * What one of the measure or dozen behind a number is, "tasse" of "½ tasse" or "Pfund" of "1 Pfund", by which an amount that no
 * fraction tells is told in a smaller unit; null where nothing of the kind stands there.
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
