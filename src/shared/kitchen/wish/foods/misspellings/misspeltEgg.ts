import type { WishToken } from '../../wishTokens.ts'

/** Words after "eg" that show that it means "egg" and not "for example": "no eg please", "eg whites", "milk, eg or soy". */
const behind = new Set('or and free please pls plz white whites yolk yolks in for'.split(' '))

const allergies = new Set('allergy allergies allergic intolerance intolerant'.split(' '))

/** Tokens with "eg" written as "egg" where no example follows; "e.g." and "eg almonds" stay. */
export function correctMisspeltEgg(text: string, tokens: readonly WishToken[]): readonly WishToken[] {
  return tokens.map((token, at) => {
    if (token.word !== 'eg' || text.slice(token.from, token.to).includes('.')) return token
    const next = tokens[at + 1]
    const isOfAllergy = next !== undefined && next.gap === 'space' && allergies.has(next.word)
    const isLast = next === undefined || next.gap !== 'space' || behind.has(next.word)
    const isExample = at === 0 || /^\s*\./.test(text.slice(token.to))
    return isOfAllergy || (isLast && !isExample) ? { ...token, word: 'egg', typed: 'egg' } : token
  })
}
