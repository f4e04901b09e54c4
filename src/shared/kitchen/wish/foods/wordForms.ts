import type { CompiledLanguage } from '../compileLanguage.ts'
import { normalizeSpelling, stemsWithoutEndings } from '../compileLanguage.ts'
import type { WordFormInPhraseTree } from '../phraseTree.ts'
import type { WishToken } from '../wishTokens.ts'

type Word = Pick<WishToken, 'word' | 'typed'>

/** A word as it may stand in a language's lists: folded, with its accents, without what is written in front of it. */
export const readFormsOfWishWord = keptByWord(readForms)

function readForms({ word, typed }: Word, { language }: CompiledLanguage): readonly WordFormInPhraseTree[] {
  const text = normalizeSpelling(word, language)
  const forms: WordFormInPhraseTree[] = [
    { text, joins: false },
    { text: `!${typed}`, joins: false },
  ]
  for (const { prefix, joins } of language.prefixes ?? [])
    if (text.startsWith(prefix) && text.length >= prefix.length + 2)
      forms.push({ text: text.slice(prefix.length), joins })
  return forms
}

/** The forms of a word, and each without the endings that it may have got. */
export const readUninflectedFormsOfWishWord = keptByWord((word, language): readonly WordFormInPhraseTree[] =>
  readFormsOfWishWord(word, language).flatMap((form) => [
    form,
    ...stemsWithoutEndings(form.text, language.endings).map((text) => ({ ...form, text })),
  ]),
)

/** The same forms, which are asked for by each phrase that may begin or go on with the word; kept as long as the word is. */
function keptByWord(
  formsIn: (word: Word, language: CompiledLanguage) => readonly WordFormInPhraseTree[],
): (word: Word, language: CompiledLanguage) => readonly WordFormInPhraseTree[] {
  const kept = new WeakMap<Word, Map<CompiledLanguage, readonly WordFormInPhraseTree[]>>()
  return (word, language) => {
    const ofWord = kept.get(word) ?? new Map<CompiledLanguage, readonly WordFormInPhraseTree[]>()
    kept.set(word, ofWord)
    const forms = ofWord.get(language) ?? formsIn(word, language)
    ofWord.set(language, forms)
    return forms
  }
}
