import { getFoodByName } from '../../foods/foods.ts'
import type { FoodMention } from '../../foods/matchFoodNamePart.ts'

/**
 * Foods with an allergen, by the words for them. Before "butter", "milk", "oil" or "cream" an unknown word is taken for a brand, so that
 * "penut butter" would be plain butter.
 */
const foods: Readonly<Record<string, string>> = {
  peanut: 'peanut',
  peanuts: 'peanut',
  pnut: 'peanut',
  almond: 'almond',
  almonds: 'almond',
  cashew: 'cashew',
  cashews: 'cashew',
  hazelnut: 'hazelnut',
  walnut: 'walnut',
  pistachio: 'pistachio',
  sesame: 'sesame seed',
  mustard: 'mustard',
  celery: 'celery',
}
const names = Object.keys(foods)

/** Letters of other alphabets that look like Latin ones. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', х: 'x', у: 'y', і: 'i', ѕ: 's' },
  ...{ α: 'a', ο: 'o', ε: 'e', ν: 'v', ρ: 'p' },
}
const shortest = 5
const longest = 10

/** The foods that unknown words of a line may be misspellings of. They are possible, not certain. */
export function findFoodsMeantByMisspeltWords(unknownWords: readonly string[]): FoodMention[] {
  const meant = new Set(unknownWords.flatMap((word) => meantBy(word) ?? []))
  return [...meant].map((name) => ({
    food: getFoodByName(name),
    relation: 'like' as const,
    claims: [],
    confirms: [],
  }))
}

function meantBy(typed: string): string | null {
  const word = typed.replace(/[^a-z]/gu, (letter) => lookalikes[letter] ?? letter)
  if (foods[word]) return foods[word]
  if (word.length < shortest || word.length > longest) return null
  const near = names.find((name) => {
    const distance = distanceOf(word, name)
    if (distance <= 1) return word[0] === name[0]
    const isAlike = word.slice(0, 4) === name.slice(0, 4) || word.slice(-3) === name.slice(-3)
    return distance === 2 && word.slice(0, 2) === name.slice(0, 2) && isAlike
  })
  return near ? foods[near]! : null
}

/** How many letters are to be put in, left out or changed to make one word of the other. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 0; at < one.length; at++) {
    const next = [at + 1]
    for (let to = 0; to < other.length; to++)
      next.push(Math.min(next[to]! + 1, row[to + 1]! + 1, row[to]! + (one[at] === other[to] ? 0 : 1)))
    row = next
  }
  return row.at(-1)!
}
