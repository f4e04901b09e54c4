import type { CompiledLanguage, WordForm } from './compiledLanguage.ts'
import { spelledSame } from './compiledLanguage.ts'
import type { WishToken } from './wishTokens.ts'

/** A word as it may stand in a language's lists: folded, with its accents, without what is written in front of it. */
export function formsOf(
  { word, typed }: Pick<WishToken, 'word' | 'typed'>,
  { language }: CompiledLanguage,
): WordForm[] {
  const text = spelledSame(word, language)
  const forms: WordForm[] = [
    { text, joins: false },
    { text: `!${typed.normalize('NFC')}`, joins: false },
  ]
  for (const { prefix, joins } of language.prefixes ?? [])
    if (text.startsWith(prefix) && text.length >= prefix.length + 2)
      forms.push({ text: text.slice(prefix.length), joins })
  return forms
}
