import { compiledLanguage } from './compiledLanguage.ts'
import { languages } from './languages.ts'
import { meantBy } from './misspelt.ts'
import { readWishLimits } from './readWishLimits.ts'

/** Prepares every language for reading, which takes some 200 ms once; else the first wishes would wait for it. */
export function loadLanguages(): void {
  for (const language of languages) meantBy('wishes', compiledLanguage(language))
  readWishLimits('no nuts')
}
