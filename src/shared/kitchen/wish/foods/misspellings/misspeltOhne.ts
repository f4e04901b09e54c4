import { compileLanguage } from '../../compileLanguage.ts'
import { englishWishLanguage } from '../../languages/grammars/english.ts'
import { germanWishLanguage } from '../../languages/grammars/german.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../../wishTokens.ts'
import { findFoodAtToken } from '../findFoodAtToken.ts'

/** English words before "one" that make it a number or a pronoun. */
const beforeOne = new Set(
  'this that the no just only each another which any every some not no and or with at in for have want make add'.split(
    ' ',
  ),
)

/** Tokens in which "one" between German words is "ohne": "Auflauf one Käse". */
export function correctMisspeltOhne(tokens: readonly WishToken[]): readonly WishToken[] {
  return tokens.map((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]]
    if (token.word !== 'one' || !before || !next) return token
    if (beforeOne.has(before.word) || !isNameContinuedAcrossGap(token) || !isNameContinuedAcrossGap(next))
      return token
    const isGerman = findFoodAtToken(tokens, at + 1, compileLanguage(germanWishLanguage))?.isOwn === true
    const isEnglish = findFoodAtToken(tokens, at + 1, compileLanguage(englishWishLanguage))?.isOwn === true
    return isGerman && !isEnglish ? { ...token, word: 'ohne', typed: 'ohne' } : token
  })
}
