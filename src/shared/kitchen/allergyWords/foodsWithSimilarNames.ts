import { allFoodKeys } from '../foods/catalogueIndex.ts'
import { findFoodByKey } from '../foods/foods.ts'
import { toSingularFoodWord } from '../foods/foodWords.ts'
import { compileLanguage, stemsWithoutEndings } from '../wish/compileLanguage.ts'
import { childrenOf } from '../wish/phraseTree.ts'
import { wishLanguages } from '../wish/wishLanguages.ts'

/** Letters from which a word may be a misspelling: of shorter ones, some name in thirteen languages is near to too many. */
const minLength = 6
const maxLength = 24

/** Names of one word in every language, by first letter and length, with the food of each in English. */
let names: Map<string, { name: string; food: string }[]> | null = null

function namesByShape(): Map<string, { name: string; food: string }[]> {
  if (names) return names
  names = new Map()
  const add = (name: string, food: string) => {
    if (name.length < minLength - 1 || name.length > maxLength + 1 || /[\s*!~]/.test(name)) return
    const shape = firstLetterAndLength(name, name.length)
    const namesOfShape = names!.get(shape)
    if (namesOfShape) namesOfShape.push({ name, food })
    else names!.set(shape, [{ name, food }])
  }
  for (const key of allFoodKeys()) {
    const food = key.includes(' ') ? null : findFoodByKey(key)
    if (food) add(key, food.name)
  }
  for (const language of wishLanguages)
    for (const [name, { value }] of childrenOf(compileLanguage(language).foods)) if (value) add(name, value)
  return names
}

const firstLetterAndLength = (word: string, length: number) => `${word[0]}${length}`

/**
 * The foods whose names are one letter away from a folded word or from what bends it: a letter dropped, added or changed, or
 * two exchanged, never the first. All of them, for each may be meant.
 */
export function findFoodsWithSimilarNames(word: string): string[] {
  const stems = new Set([
    word,
    toSingularFoodWord(word),
    ...wishLanguages.flatMap((each) => stemsIn(word, each)),
  ])
  const foods = new Set<string>()
  for (const stem of stems) {
    if (stem.length < minLength || stem.length > maxLength) continue
    for (const length of [stem.length - 1, stem.length, stem.length + 1])
      for (const { name, food } of namesByShape().get(firstLetterAndLength(stem, length)) ?? [])
        if (isOneEditApart(stem, name)) foods.add(food)
  }
  return [...foods]
}

const stemsIn = (word: string, language: (typeof wishLanguages)[number]) =>
  stemsWithoutEndings(word, compileLanguage(language).endings)

/** Whether words of nearly the same length differ by one letter, or by two neighbours that are exchanged. */
function isOneEditApart(one: string, other: string): boolean {
  let from = 0
  while (from < one.length && from < other.length && one[from] === other[from]) from++
  const oneRest = one.slice(from)
  const otherRest = other.slice(from)
  if (one.length < other.length) return otherRest.slice(1) === oneRest
  if (one.length > other.length) return oneRest.slice(1) === otherRest
  if (oneRest.slice(1) === otherRest.slice(1)) return true
  return oneRest.slice(2) === otherRest.slice(2) && oneRest[0] === otherRest[1] && oneRest[1] === otherRest[0]
}
