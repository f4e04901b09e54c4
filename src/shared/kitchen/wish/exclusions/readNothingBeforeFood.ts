import { isFoodItem } from '../foods/isFoodItem.ts'
import { wishNothingWords } from '../languages/nothingWords.ts'
import { markLimitUnclear, type WishReadingState } from '../reading.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../wishTokens.ts'
import { readExclusionBeforeFoods } from './readNegation.ts'

/**
 * "Nichts Tierisches": a food right behind a word for "nothing" is left out, and an unknown word is asked about where its ending is
 * that of such a thing; "nichts gekocht" says what was done.
 */
export function readNothingBeforeFood(reading: WishReadingState, at: number): void {
  const { items, language } = reading
  let next = at + 1
  while (items[next]?.role === 'idle' && isNameContinuedAcrossGap(items[next]!)) next++
  const item = items[next]
  if (!item || !isNameContinuedAcrossGap(item)) return
  if (isFoodItem(item)) readExclusionBeforeFoods(reading, at)
  else if (item.role === 'unknown' && hasEnding(item.word ?? '', wishNothingWords[language.id]?.bareEndings))
    markLimitUnclear(reading, at, [next], [])
}

const hasEnding = (word: string, endings = '') =>
  endings !== '' && (endings === '*' || endings.split(' ').some((ending) => word.endsWith(ending)))

const nothings = new Set('nichts nix nothing rien nada niente nulla niets niks'.split(' '))
const relatives = new Set('was das that which qui que che wat dat'.split(' '))

/** Tokens without the comma between "nothing" and what it says of it: "nichts, was schwimmt". */
export const joinNothingToItsClause = (tokens: readonly WishToken[]): readonly WishToken[] =>
  tokens.map((token, at) =>
    token.gap === 'comma' && relatives.has(token.word) && nothings.has(tokens[at - 1]?.word ?? '')
      ? { ...token, gap: 'space' }
      : token,
  )
