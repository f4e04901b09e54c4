import type { Eater } from '#shared/kitchen/eaters.ts'
import { type Food, listAllFoods } from '#shared/kitchen/foods/foods.ts'

/** Foods of the catalogue, those with the shortest names first. */
export const shortestFoods = (count: number): Food[] =>
  listAllFoods()
    .toSorted((a, b) => a.name.length - b.name.length)
    .slice(0, count)

/** Texts of such a length at most that name all of these foods. */
export function textsNaming(foods: readonly Food[], maxLength: number, begin = ''): string[] {
  const texts: string[] = []
  for (const { name } of foods) {
    const longer = texts.length > 0 ? `${texts.at(-1)}, ${name}` : ''
    if (longer !== '' && longer.length <= maxLength) texts.splice(-1, 1, longer)
    else texts.push(begin + name)
  }
  return texts
}

/** Somebody who is allergic to so many foods, all of which the catalogue knows. */
export const allergicToMany = (count: number): Eater => ({
  ...{ name: '', allergens: [], diets: [], likes: [], dislikes: [] },
  otherAllergies: listAllFoods()
    .filter((_, at) => at % 11 === 3)
    .slice(0, count)
    .map(({ name }) => name),
})
