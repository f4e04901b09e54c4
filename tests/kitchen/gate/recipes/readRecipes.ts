import type { RecipeToCheck } from '#shared/kitchen/gate/checkRecipe.ts'

export type SampleRecipe = RecipeToCheck

/**
 * Reads recipes written one below the other: "# name, serves 4, 30 min", the lines of the list, "--", one step a
 * line.
 */
export function readRecipes(text: string): SampleRecipe[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...rest] = part.split('\n').filter((line) => line.trim() !== '')
      const [, name = '', serves = '', minutes = ''] = /^(.*), serves (\d+), (\d+) min$/.exec(head) ?? []
      const between = rest.indexOf('--')
      return {
        name,
        description: '',
        servings: Number(serves),
        totalTimeMinutes: Number(minutes),
        ingredients: rest.slice(0, between),
        instructions: rest.slice(between + 1),
      }
    })
}
