import type { CompiledLanguage } from '../../compileLanguage.ts'
import { splitIntoPhrases, wordsOfPhrase } from '../../compileLanguage.ts'
import { dietAndCareConditions } from '../../people/dietAndCareConditions.ts'

/** Words for diets and conditions of which people write many spellings, as they sound. */
const oftenMisspelt = /^(?:vegetar|vegetali|ceolia|coelia|celia|colia|शाकाह|वेजिट)/

/** Words that are near to them and mean something else. */
const others = /^(?:vegeta(?:t|b|c|v|line|lic|les?$|li$|ls?$|ux$)|colic)/

/** Letters of a word that is known by its sound alone, and of one in which one letter may be wrong; in longer ones two may. */
const minLength = 6
const minForOne = 7
const minForTwo = 9

/** A word as it sounds: "bejetariano" as "vegetariano", "seliac" as "celiac". */
function soundOf(word: string): string {
  return word
    .replace(/[bw]/g, 'v')
    .replace(/j/g, 'g')
    .replace(/[skzq]/g, 'c')
    .replace(/y/g, 'i')
    .replace(/([a-z])\1+/g, '$1')
}

interface KnownDiet {
  /** As a phrase has it, "vegetari*". */
  word: string
  sound: string
  isPrefix: boolean
}

const known = new WeakMap<CompiledLanguage, readonly KnownDiet[]>()

function dietsOf(compiled: CompiledLanguage): readonly KnownDiet[] {
  const made = known.get(compiled)
  if (made) return made
  const diets: KnownDiet[] = []
  for (const { phrases, isVulnerable, isAsked } of dietAndCareConditions(compiled.language)) {
    if (isVulnerable || isAsked) continue
    for (const phrase of splitIntoPhrases(phrases)) {
      const [word = '', ...rest] = wordsOfPhrase(phrase, compiled.language)
      const sound = soundOf(word.replace(/\*$/, ''))
      if (rest.length > 0 || sound.length < minLength || !oftenMisspelt.test(sound)) continue
      diets.push({ word, sound, isPrefix: word.endsWith('*') })
    }
  }
  known.set(compiled, diets)
  return diets
}

/** The word of a diet or a condition that an unknown word is a spelling of, as a phrase has it; null when there is none. */
export function findDietPhraseOfMisspelling(word: string, compiled: CompiledLanguage): string | null {
  if (word.length < minLength || word.length > 20) return null
  const sound = soundOf(word)
  if (others.test(sound)) return null
  let best: { word: string; away: number } | null = null
  for (const diet of dietsOf(compiled)) {
    if (sound[0] !== diet.sound[0]) continue
    const { length } = diet.sound
    const most = length >= minForTwo ? 2 : length >= minForOne ? 1 : 0
    const ends = diet.isPrefix ? [length - 1, length, length + 1] : [sound.length]
    const away = Math.min(...ends.map((end) => distance(sound.slice(0, end), diet.sound)))
    if (away <= most && away < (best?.away ?? most + 1)) best = { word: diet.word, away }
  }
  return best?.word ?? null
}

/** Letters dropped, added, changed or changed with the next from one word to another. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, before[j - 2]! + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return row.at(-1)!
}
