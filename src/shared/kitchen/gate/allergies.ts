import { readAllergy } from '../allergyWords/readAllergy.ts'
import type { Trace } from '../foods/contents.ts'
import { foodWords } from '../foods/foodWords.ts'
import { checkLine, type LineCheck } from './checkLine.ts'
import { dislikedAmong, dislikedIn, namesAny } from './dislikes.ts'

/**
 * The way by which a line holds what someone is allergic to, in their own words; null when none is found. All that the words
 * mean is looked for, and the words themselves in the whole line.
 */
export function allergyIn(check: LineCheck, allergy: string): Trace | null {
  const { allergens, diets, foods } = readAllergy(allergy)
  let possible: Trace | null = null
  for (const trace of [
    ...allergens.map((id) => check.allergens.get(id)),
    ...diets.map((id) => (id === 'low-carb' ? null : check.diets.get(id))),
    ...[allergy, ...foods].map((food) => dislikedIn(check, food)),
  ]) {
    if (trace?.isCertain) return trace
    possible ??= trace ?? null
  }
  return possible ?? namedIn(check, allergy)
}

/**
 * Whether a food, by its name alone, holds or may hold any of what somebody is allergic to, as allergyIn finds it. The words are
 * read once for all foods.
 */
export function mayHoldAny(allergies: readonly string[]): (food: string) => boolean {
  const different = [...new Set(allergies)]
  const meanings = different.map(readAllergy)
  const allergens = new Set(meanings.flatMap((each) => each.allergens))
  const diets = new Set(meanings.flatMap((each) => each.diets.filter((id) => id !== 'low-carb')))
  const isDisliked = dislikedAmong([...different, ...meanings.flatMap(({ foods }) => foods)])
  const isNamed = namesAny(different.map(foodWords).filter((words) => words.length > 0))
  return (food) => {
    const check = checkLine(food)
    return (
      [...check.allergens.keys()].some((id) => allergens.has(id)) ||
      [...check.diets.keys()].some((id) => diets.has(id)) ||
      isDisliked(check) ||
      isNamed(wordsIn(check))
    )
  }
}

const lineWords = new WeakMap<LineCheck, ReadonlySet<string>>()

function wordsIn(check: LineCheck): ReadonlySet<string> {
  const before = lineWords.get(check)
  if (before) return before
  const words = new Set(foodWords(check.text))
  lineWords.set(check, words)
  return words
}

function namedIn(check: LineCheck, allergy: string): Trace | null {
  const { text } = check
  const inLine = wordsIn(check)
  const words = foodWords(allergy)
  const isNamed = words.length > 0 && words.every((word) => inLine.has(word))
  return isNamed ? { isCertain: false, isItself: true, path: [text] } : null
}
