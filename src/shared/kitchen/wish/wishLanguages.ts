import { arabic } from './languages/arabic.ts'
import { danish } from './languages/danish.ts'
import { dutch } from './languages/dutch.ts'
import { english } from './languages/english.ts'
import { french } from './languages/french.ts'
import { german } from './languages/german.ts'
import { hindi } from './languages/hindi.ts'
import { italian } from './languages/italian.ts'
import { norwegian } from './languages/norwegian.ts'
import { polish } from './languages/polish.ts'
import { portuguese } from './languages/portuguese.ts'
import { spanish } from './languages/spanish.ts'
import { swedish } from './languages/swedish.ts'
import type { WishLanguage } from './wishLanguage.ts'

/** The languages in which a wish is read. */
export const wishLanguages: readonly WishLanguage[] = [
  english,
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
  polish,
  swedish,
  danish,
  norwegian,
  hindi,
  arabic,
]
