import { englishTensWords, numberWordsBelowTwenty, parseWordValues } from '../../numberWords.ts'

const parts = 'half 0.5, quarter 0.25, quarters 0.25'
const sets = 'couple 2, dozen 12, dozens 12, doz 12, hundred 100'

const numbers = new Map([
  ...parseWordValues(`${numberWordsBelowTwenty.en}, ${englishTensWords}, ${parts}, ${sets}`),
  ...(['third', 'thirds'] as const).map((word) => [word, 1 / 3] as const),
])

/** The number a word stands for, null for every other word. */
export function numberOfEnglishWord(word: string): number | null {
  return numbers.get(word) ?? null
}
