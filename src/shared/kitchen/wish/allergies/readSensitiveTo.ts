import { normalizeWishWord } from '../foods/normalizeWishWord.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../wishTokens.ts'

const sensitive = new Set(
  ['حساس', 'حساسة', 'حساسه', 'حساسين', 'حساسون', 'حساسات', 'وحساس', 'وحساسة'].map(normalizeWishWord),
)
const allergicTo = normalizeWishWord('حساسية')
/** "For" and "to" are written with the word: "للقمح", "لبن" by itself is milk. */
const withTo = /^(?:لل?|و(?:ل|لل))\p{L}{3,}/u
/** "Very", between the two. */
const degrees = new Set(
  ['جدا', 'جداً', 'كثيرا', 'كتير', 'شوي', 'قليلا', 'بشدة', 'دائما'].map(normalizeWishWord),
)
/** What people call sensitive, and no food follows: "للسعر" of a price. */
const notEaten = /^لل?(?:سعر|اسعار|ضوء|حراره|برد|صوت|ضغط|روائح|رائحه|الروائح|كلام|نقد)/u

/** Tokens with Arabic "sensitive to" a word made the allergy that it tells: "حساس للقمح", "ابني حساس جدا للسمك". */
export function readArabicSensitiveTo(tokens: readonly WishToken[]): readonly WishToken[] {
  return tokens.map((token, at) => {
    if (!sensitive.has(token.word)) return token
    const isDegree = degrees.has(tokens[at + 1]?.word ?? '')
    const next = tokens[at + (isDegree ? 2 : 1)]
    if (!next || !isNameContinuedAcrossGap(next) || !withTo.test(next.word) || notEaten.test(next.word))
      return token
    return { ...token, word: allergicTo }
  })
}
