import type { CompiledLanguage, WordForm } from './compiledLanguage.ts'
import { spelledSame, withoutEndings } from './compiledLanguage.ts'
import type { WishToken } from './wishTokens.ts'

type Word = Pick<WishToken, 'word' | 'typed'>

/** A word as it may stand in a language's lists: folded, with its accents, without what is written in front of it. */
export function formsOf({ word, typed }: Word, { language }: CompiledLanguage): WordForm[] {
  const text = spelledSame(word, language)
  const forms: WordForm[] = [
    { text, joins: false },
    { text: `!${typed}`, joins: false },
  ]
  for (const { prefix, joins } of language.prefixes ?? [])
    if (text.startsWith(prefix) && text.length >= prefix.length + 2)
      forms.push({ text: text.slice(prefix.length), joins })
  return forms
}

/** The forms of a word, and each without the endings that it may have got. */
export function bentForms(word: Word, language: CompiledLanguage): WordForm[] {
  return formsOf(word, language).flatMap((form) => [
    form,
    ...withoutEndings(form.text, language.endings).map((text) => ({ ...form, text })),
  ])
}
