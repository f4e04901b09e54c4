import { arabicWishLanguage } from './languages/grammars/arabic.ts'
import { danishWishLanguage } from './languages/grammars/danish.ts'
import { dutchWishLanguage } from './languages/grammars/dutch.ts'
import { englishWishLanguage } from './languages/grammars/english.ts'
import { frenchWishLanguage } from './languages/grammars/french.ts'
import { germanWishLanguage } from './languages/grammars/german.ts'
import { hindiWishLanguage } from './languages/grammars/hindi.ts'
import { italianWishLanguage } from './languages/grammars/italian.ts'
import { norwegianWishLanguage } from './languages/grammars/norwegian.ts'
import { polishWishLanguage } from './languages/grammars/polish.ts'
import { portugueseWishLanguage } from './languages/grammars/portuguese.ts'
import { spanishWishLanguage } from './languages/grammars/spanish.ts'
import { swedishWishLanguage } from './languages/grammars/swedish.ts'
import type { WishLanguage } from './wishLanguage.ts'

/** The languages in which a wish is read. */
export const wishLanguages: readonly WishLanguage[] = [
  englishWishLanguage,
  germanWishLanguage,
  frenchWishLanguage,
  spanishWishLanguage,
  italianWishLanguage,
  portugueseWishLanguage,
  dutchWishLanguage,
  polishWishLanguage,
  swedishWishLanguage,
  danishWishLanguage,
  norwegianWishLanguage,
  hindiWishLanguage,
  arabicWishLanguage,
]
