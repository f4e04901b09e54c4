import { compileLanguage } from '../wish/compileLanguage.ts'
import { readWishItemsOfTokens } from '../wish/wishItems.ts'
import type { WishLanguage } from '../wish/wishLanguage.ts'
import { wishLanguages } from '../wish/wishLanguages.ts'
import type { WishToken } from '../wish/wishTokens.ts'
import { findWordsOfKind, type MarkedWordKind } from '../wish/wordMarks.ts'

const ofReactions: readonly MarkedWordKind[] = ['harm', 'tolerates', 'badly']
/** Words that stand around those of a reaction and say nothing without one. */
const ofPersons: readonly MarkedWordKind[] = [
  'bodies',
  'causes',
  'whens',
  'subjects',
  'objects',
  'kin',
  'acts',
]
/** "Because of", "with". */
const rolesOfJoiningWords: readonly string[] = ['ends', 'wishesNext']

/**
 * The words of a text that tell of a reaction, or of what is carried against one, in a language that has a word for it; none where no
 * language has.
 */
export function findAllergicReactionTokens(tokens: readonly WishToken[]): ReadonlySet<WishToken> {
  const tokensOfReactions = new Set<WishToken>()
  const singleTokenLists = new Map(tokens.map((token) => [token, [token]]))
  const isFoodIn = (token: WishToken, language: WishLanguage) =>
    readWishItemsOfTokens(singleTokenLists.get(token)!, compileLanguage(language)).some(
      ({ role, food }) => food !== null && role !== 'unknown',
    )
  /** In English "tongue" is a food and a part of the body, and the words of a reaction tell which. */
  const isFoodOnlyInOtherLanguage = (token: WishToken, here: WishLanguage) =>
    !isFoodIn(token, here) && wishLanguages.some((other) => other !== here && isFoodIn(token, other))
  for (const language of wishLanguages) {
    const marked = (marks: readonly MarkedWordKind[]) =>
      marks
        .flatMap((mark) => findWordsOfKind(mark, tokens, 0, language))
        .flatMap(({ from, to }) => tokens.slice(from, to))
    const harm = marked(ofReactions)
    if (harm.length === 0) continue
    const items = readWishItemsOfTokens(tokens, compileLanguage(language))
    const others = items.filter(({ role, food }) => rolesOfJoiningWords.includes(role) && food === null)
    // Spanish "maní" is a peanut, and Italian "mani" are hands.
    const persons = marked(ofPersons).filter((token) => !isFoodOnlyInOtherLanguage(token, language))
    for (const token of [...harm, ...persons, ...others.flatMap(({ from, to }) => tokens.slice(from, to))])
      tokensOfReactions.add(token)
  }
  return tokensOfReactions
}
