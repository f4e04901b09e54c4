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
/** German words for what is eaten, which a relative clause goes on behind a comma. */
const eaten = new Set('lebensmittel nahrungsmittel gerichte speisen produkte sachen dinge alles'.split(' '))
const germanRelatives = new Set('die was das worin'.split(' '))

/** Tokens without the comma between "nothing" or "foods" and what is said of them: "nichts, was schwimmt", "Lebensmittel, die Soja enthalten". */
export const joinNothingToItsClause = (tokens: readonly WishToken[]): readonly WishToken[] =>
  tokens.map((token, at) => {
    const before = tokens[at - 1]?.word ?? ''
    const isRelative =
      (relatives.has(token.word) && nothings.has(before)) ||
      (germanRelatives.has(token.word) && eaten.has(before))
    return token.gap === 'comma' && isRelative ? { ...token, gap: 'space' } : token
  })
