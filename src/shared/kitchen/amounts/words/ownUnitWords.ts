import type { NumberInRecipe } from '../lineNumbers.ts'
import type { NounLanguage } from './foreignNouns.ts'

/** Numbers of a text in another language: what it counts by, a French "sachet", is a noun of its own and no English unit. */
export const replaceEnglishUnitsByNouns = (
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
