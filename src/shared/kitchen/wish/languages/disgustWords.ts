import type { WishLanguageId } from '../wishLanguage.ts'

/** Cries of disgust, which leave out the foods behind them, "ew, olives", and else those before them. Phrases as in wishLanguage.ts. */
export const wishDisgustWords: Readonly<Partial<Record<WishLanguageId, string>>> = {
  en: 'ew, eww, ewww, yuck, yucky, yuk, ick, icky, bleh, blech, blergh, eek no',
  de: 'igitt, igittigitt, bäh, bäääh, pfui, iih, iiih, uäh, würg, örks, bah',
  fr: 'beurk, berk, beeurk, pouah, yeurk, bouh les',
  es: 'puaj, puaf, guácala, guacala, wácala, huácala, qué asco, que asco, fuchi, iugh, puf qué asco',
  it: 'bleah, bleh, puah, che schifo',
  pt: 'eca, que nojo, credo',
  nl: 'bah, getver, gadver, jakkes, gatver',
  hi: 'छी, छि, छी छी, यक, छिः, chhi, chhee, chee chee, yuck',
  ar: 'يع, يعع, يععع, اخخ, إخ, يخ, عععع, ييع',
}
