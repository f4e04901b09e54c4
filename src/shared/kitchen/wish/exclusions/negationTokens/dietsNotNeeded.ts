import { wishDietsByStem, wishPhrasesOfNoNeed } from '../../languages/negations/noNeedWords.ts'
import { phraseLengthAt, phrasesIn } from '../../phrasesOfTokens.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../../wishTokens.ts'

const phrases = wishPhrasesOfNoNeed.map(({ not, before, behind }) => ({
  not,
  before: phrasesIn(before),
  behind: behind === undefined ? [] : phrasesIn(behind),
}))

const isDiet = (token: WishToken | undefined) =>
  token !== undefined && isNameContinuedAcrossGap(token) && wishDietsByStem.test(token.typed)

/** Tokens in which a diet that need not be is denied: "doesn't have to be vegan" is read as "not vegan". */
export function denyDietsNotNeeded(tokens: readonly WishToken[]): readonly WishToken[] {
  if (!tokens.some(({ typed }) => wishDietsByStem.test(typed))) return tokens
  const read: WishToken[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]!
    const found = phrases.flatMap(({ not, before, behind }) => {
      const length = phraseLengthAt(tokens, at, before)
      if (length > 0 && isDiet(tokens[at + length])) return [{ not, length }]
      const lengthBehind =
        at > 0 && wishDietsByStem.test(tokens[at - 1]!.typed) ? phraseLengthAt(tokens, at, behind) : 0
      return lengthBehind > 0 ? [{ not, length: lengthBehind }] : []
    })
    const longest = found.toSorted((a, b) => b.length - a.length)[0]
    if (longest) {
      read.push({ ...token, word: longest.not, typed: longest.not, to: tokens[at + longest.length - 1]!.to })
      at += longest.length
    } else {
      read.push(token)
      at++
    }
  }
  return read
}
