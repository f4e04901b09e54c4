import { compileLanguage } from '../compileLanguage.ts'
import { normalizeWishWord } from '../foods/normalizeWishWord.ts'
import { wishPersonWord } from '../languages/people/personWords.ts'
import { exclusionPhraseFields, type PhraseRole } from '../phraseRoles.ts'
import { readWishItemsOfTokens } from '../wishItems.ts'
import { wishLanguages } from '../wishLanguages.ts'
import type { WishToken } from '../wishTokens.ts'
import { inflectedNameForms, namesWithoutArabicPrefixes, spellingsOfName } from './nameForms.ts'

/** Roles of words that stay what they are, whoever is called so: somebody may be called "Olive", "Sin" or "Vegan". */
const staying: ReadonlySet<PhraseRole | string> = new Set<PhraseRole | string>([
  ...exclusionPhraseFields,
  ...['food', 'condition', 'qualifier', 'sign', 'noLimit', 'lessNext', 'exceptNext', 'joins', 'harmless'],
])

/**
 * Tokens with the names of people at the table made one word for a person, which every language has. A name that is a food or says
 * something of foods stays; one that is another word of some language counts with a capital.
 */
export function replaceNamesByPersonWord(
  text: string,
  tokens: readonly WishToken[],
  names: readonly string[],
): readonly WishToken[] {
  if (tokens.length === 0) return tokens
  const forms = formsOf(names)
  if (forms.size === 0) return tokens
  return tokens.map((token) => {
    const name = [token.word, ...namesWithoutArabicPrefixes(token.word)].find((word) => forms.has(word))
    if (name === undefined || !isPerson(token, text)) return token
    const word = `${token.word.slice(0, token.word.length - name.length)}${wishPersonWord}`
    return { ...token, word, typed: word }
  })
}

/** By list of names: all wishes of a job come with the same one. */
const known = new WeakMap<readonly string[], ReadonlySet<string>>()

function formsOf(names: readonly string[]): ReadonlySet<string> {
  const before = known.get(names)
  if (before) return before
  const words = new Set(
    names
      .flatMap((name) =>
        name
          .split(/[\s-]+/)
          .flatMap(spellingsOfName)
          .map(normalizeWishWord),
      )
      .filter(isName),
  )
  const forms = new Set([...words].flatMap(inflectedNameForms))
  known.set(names, forms)
  return forms
}

const isName = (word: string) => word.length > 1

function isPerson(token: WishToken, text: string): boolean {
  const readings = wishLanguages.map((language) => readWishItemsOfTokens([token], compileLanguage(language)))
  // A name that only resembles a food or holds one, as "Reisinger" does, is a name.
  const roles = readings.flatMap((items) => (items.length === 1 ? [items[0]!.role] : []))
  if (roles.some((role) => staying.has(role))) return false
  return roles.every((role) => role === 'unknown') || /^\P{Ll}/u.test(text.slice(token.from))
}
