import { compileLanguage } from './compileLanguage.ts'
import { findMeaningOfMisspelling } from './foods/misspellings/meaningOfMisspelling.ts'
import { readWishLimits } from './readWishLimits.ts'
import { wishLanguages } from './wishLanguages.ts'

/** Prepares every language for reading, one a step, so that whoever loads them may do other work in between. */
export function* prepareWishLanguages(): Generator<undefined, void> {
  for (const language of wishLanguages) {
    findMeaningOfMisspelling('wishes', compileLanguage(language))
    yield
  }
  readWishLimits('no nuts')
}
