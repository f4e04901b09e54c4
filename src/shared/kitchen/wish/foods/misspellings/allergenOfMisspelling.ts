import { isLikelyAllergyFood } from '../../clauses.ts'
import type { CompiledLanguage } from '../../compileLanguage.ts'
import { childrenOf } from '../../phraseTree.ts'
import { normalizeWishWord } from '../normalizeWishWord.ts'

/** English foods are named by the catalogue and not by a list of the language: those that people are allergic to most. */
const englishFoods: Readonly<Record<string, string>> = Object.fromEntries(
  `milk cheese butter cream yogurt egg eggs wheat gluten nut nuts peanut peanuts almond almonds cashew cashews hazelnut hazelnuts walnut
  walnuts pistachio soy tofu fish salmon tuna shrimp shrimps prawn prawns crab lobster shellfish mussel mussels celery mustard sesame lupin`
    .split(/\s+/)
    .map((word) => [word, word.replace(/s$/, '')]),
)

/** Letters of words that are compared, and from which a word may differ by two letters. */
const minLength = 3
const minForTwo = 6
const maxLength = 14

const known = new WeakMap<CompiledLanguage, ReadonlyMap<string, string>>()

/** Single words for foods that people are allergic to, and the foods. */
function harmfulWords(language: CompiledLanguage): ReadonlyMap<string, string> {
  const before = known.get(language)
  if (before) return before
  const words = new Map<string, string>()
  const note = (text: string, food: string | null) => {
    const word = normalizeWishWord(text.replace(/^!/, ''))
    const isLatin = /^\p{Script=Latin}+$/u.test(word)
    if (food !== null && isLatin && word.length >= minLength && !words.has(word) && isLikelyAllergyFood(food))
      words.set(word, food)
  }
  for (const [word, { value }] of childrenOf(language.foods)) note(word, value)
  if (language.language.id === 'en') for (const word in englishFoods) note(word, englishFoods[word]!)
  known.set(language, words)
  return words
}

/** Letters that are heard alike, where people who write by ear put one for the other: "guevos", "keso", "jamvas". */
const heardAlike: readonly (readonly [RegExp, string])[] = [
  [/^(?:gu|w|hu)(?=[eo])/, 'u'],
  [/^h(?=[aeiou])/, ''],
  [/qu(?=[ei])/g, 'k'],
  [/ck/g, 'k'],
  [/c(?=[aou])/g, 'k'],
  [/ph/g, 'f'],
  [/v/g, 'b'],
  [/z/g, 's'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
]

const heard = (word: string): string =>
  heardAlike.reduce((text, [letters, put]) => text.replace(letters, put), word)

/** The food that people are allergic to for which an unknown word may stand, misspelt: "lai", "Milh", "guevos"; null where there is none. */
export function findAllergenOfMisspelling(word: string, language: CompiledLanguage): string | null {
  if (word.length < minLength || word.length > maxLength) return null
  let best: { food: string; distance: number } | null = null
  for (const [other, food] of harmfulWords(language)) {
    if (Math.abs(other.length - word.length) > 2) continue
    const distance = Math.min(distanceOf(word, other), distanceOf(heard(word), heard(other)))
    if (distance <= maxDistance(word, other) && (best === null || distance < best.distance))
      best = { food, distance }
  }
  return best?.food ?? null
}

function maxDistance(word: string, other: string): number {
  const length = Math.min(word.length, other.length)
  if (length < minForTwo) return word[0] === other[0] || length > minLength ? 1 : 0
  return word.slice(0, 2) === other.slice(0, 2) ? 2 : 1
}

/** How many letters are to be put in, left out, changed or swapped with the next to make one word of the other. */
function distanceOf(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 0; at < one.length; at++) {
    const next = [at + 1]
    for (let to = 0; to < other.length; to++) {
      let least = Math.min(next[to]! + 1, row[to + 1]! + 1, row[to]! + (one[at] === other[to] ? 0 : 1))
      const isSwapped = at > 0 && to > 0 && one[at] === other[to - 1] && one[at - 1] === other[to]
      if (isSwapped) least = Math.min(least, before[to - 1]! + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return row.at(-1)!
}
