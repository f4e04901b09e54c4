import { arabicWishLanguage } from './languages/arabic.ts'
import { danishWishLanguage } from './languages/danish.ts'
import { dutchWishLanguage } from './languages/dutch.ts'
import { englishWishLanguage } from './languages/english.ts'
import { frenchWishLanguage } from './languages/french.ts'
import { germanWishLanguage } from './languages/german.ts'
import { hindiWishLanguage } from './languages/hindi.ts'
import { italianWishLanguage } from './languages/italian.ts'
import { norwegianWishLanguage } from './languages/norwegian.ts'
import { polishWishLanguage } from './languages/polish.ts'
import { portugueseWishLanguage } from './languages/portuguese.ts'
import { spanishWishLanguage } from './languages/spanish.ts'
import { swedishWishLanguage } from './languages/swedish.ts'
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
