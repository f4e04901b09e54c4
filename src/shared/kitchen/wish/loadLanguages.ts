import { compiledLanguage } from './compiledLanguage.ts'
import { intendedMeaningOf } from './foods/misspelt.ts'
import { languages } from './languages.ts'
import { readWishLimits } from './readWishLimits.ts'

/** Prepares every language for reading, one a step, so that whoever loads them may do other work in between. */
export function* loadLanguages(): Generator<undefined, void> {
  for (const language of languages) {
    intendedMeaningOf('wishes', compiledLanguage(language))
    yield
  }
  readWishLimits('no nuts')
}
