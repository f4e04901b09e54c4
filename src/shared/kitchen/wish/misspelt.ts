import type { CompiledLanguage } from './compiledLanguage.ts'
import { phrasesIn, phraseWords } from './compiledLanguage.ts'
import type { Role } from './phraseRoles.ts'

/** What a misspelt word stands for. */
export type Meant = { kind: 'food'; food: string } | { kind: 'phrase'; word: string }

/** Letters from which a word may be taken for a misspelling: shorter ones are too near to each other. */
const minLength = 5
const maxLength = 24

const triggerFields = [
  'leavesOutNext',
  'leavesOutPrevious',
  'leavesOutEither',
  'allergyNext',
  'allergy',
] as const satisfies readonly Role[]

const known = new WeakMap<CompiledLanguage, Map<string, { word: string; meant: Meant }[]>>()

/** The word without one of its letters each, and itself. */
function remaindersOf(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]
}

function vocabularyOf(language: CompiledLanguage): Map<string, { word: string; meant: Meant }[]> {
  const before = known.get(language)
  if (before) return before
  const vocabulary = new Map<string, { word: string; meant: Meant }[]>()
  const note = (word: string, meant: Meant) => {
    if (word.length < minLength || word.length > maxLength || /[*~]/.test(word)) return
    for (const remainder of new Set(remaindersOf(word))) {
      const there = vocabulary.get(remainder)
      if (there) there.push({ word, meant })
      else vocabulary.set(remainder, [{ word, meant }])
    }
  }
  for (const field of triggerFields) {
    for (const phrase of phrasesIn(language.language[field])) {
      const words = phraseWords(phrase, language.language)
      for (const word of words) if (word.length > 5) note(word.replace(/\*$/, ''), { kind: 'phrase', word })
    }
  }
  for (const [word, { value }] of language.foods.words) if (value) note(word, { kind: 'food', food: value })
  known.set(language, vocabulary)
  return vocabulary
}

/** What a word nobody knows may be a misspelling of: one letter dropped, added, changed or two exchanged. */
export function meantBy(word: string, language: CompiledLanguage): Meant | null {
  if (word.length < minLength || word.length > maxLength) return null
  const vocabulary = vocabularyOf(language)
  for (const remainder of remaindersOf(word))
    for (const { word: near, meant } of vocabulary.get(remainder) ?? [])
      if (near[0] === word[0] && Math.abs(near.length - word.length) <= 1) return meant
  return null
}
