import type { ScalableAmount } from '../../scalables.ts'
import type { NumberInRecipe } from '../lineNumbers.ts'
import { isWeightOrVolumeUnit } from '../numbersWithUnits.ts'
import type { NounLanguage } from './foreignNouns.ts'
import { pluralOfEnglishNoun, singularOfEnglishNoun } from './nouns.ts'

/** Numbers of a text in another language: what it counts by, a French "sachet", is a noun of its own and no English unit. */
export const dropUnitsThatAreForeignNouns = (
  text: string,
  numbers: NumberInRecipe[],
  language: NounLanguage | null,
): NumberInRecipe[] =>
  language === null
    ? numbers
    : numbers.map((told) => {
        const word = /[ \u00a0-]?\p{L}+\.?$/u.exec(text.slice(told.start, told.end))?.[0] ?? ''
        const isCounted = told.unit !== null && !told.isMeasure && told.grows && !toldByTable.has(told.unit)
        const number = told.end - word.length
        return isCounted && number > told.start ? { ...told, unit: null, end: number } : told
      })

const toldByTable = new Set(['pinch', 'dozen'])

/** English words for a unit that our tables name by another: a tin is a can, a sachet an envelope. */
const synonyms = new Set('tin packet pack sachet tub filet'.split(' '))

/** "1 heaped tbsp", "heaping cup": how full it is cannot be told in another measure. */
const heapedMeasure =
  /^(?:[^\p{L}]+|an? )?(heaped|heaping|rounded|scant|generous) (cups?|tablespoons?|teaspoons?|tbsps?|tsps?)\.?$/iu

/** "1 large head", "a small bunch". */
const sizedPiece = /^(?:[^\p{L}]+|an? )?(large|small|big) (\p{L}{2,})$/iu

/** An amount with the word that its text has for its unit: "4 tins" of "2 tins", not "4 cans". */
export function keepWrittenUnitWord(text: string, amount: ScalableAmount): ScalableAmount {
  const told = amount.told.map((one) => {
    const heaped = one.phrase ? null : heapedMeasure.exec(text.slice(one.start, one.end))
    if (heaped && one.unit !== null) {
      const [, size, measure] = heaped as unknown as [string, string, string]
      const plural = /^(?:tbsps?|tsps?|c)$/i.test(measure)
        ? measure
        : pluralOfEnglishNoun(singularOfEnglishNoun(measure) ?? measure)
      const phrase = {
        one: `# ${size.toLowerCase()} ${singularOfEnglishNoun(measure) ?? measure}`,
        many: `# ${size.toLowerCase()} ${plural}`,
      }
      return {
        ...one,
        unit: null,
        phrase,
        smaller: { unit: one.unit, of: 1, end: one.end, fullness: size.toLowerCase() },
      }
    }
    const sized = one.phrase ? null : sizedPiece.exec(text.slice(one.start, one.end))
    if (sized && one.unit !== null && !isWeightOrVolumeUnit(one.unit)) {
      const [, size, piece] = sized as unknown as [string, string, string]
      const single = singularOfEnglishNoun(piece) ?? piece
      const phrase = {
        one: `# ${size.toLowerCase()} ${single}`,
        many: `# ${size.toLowerCase()} ${pluralOfEnglishNoun(single)}`,
      }
      return { ...one, unit: null, phrase }
    }
    const word = /\p{L}+$/u.exec(text.slice(one.start, one.end))?.[0] ?? ''
    const singular = (singularOfEnglishNoun(word) ?? word).toLowerCase()
    if (one.unit === null || one.phrase || !synonyms.has(singular)) return one
    return { ...one, unit: null, phrase: { one: `# ${singular}`, many: `# ${singular}s` } }
  })
  return { ...amount, told }
}
