import type { JobInput, JobName } from './jobs.ts'

/** Characters that take less than 20 ms, whatever they are; our own cook's recipes have 600 to 1,600. */
const maxCharacters = 3_000
/** Lines by what eaters must not have, the same. */
const maxConcernsChecked = 300

/** Whether a job takes less than 20 ms of a core. */
export function isSmall(_name: JobName, input: JobInput<JobName>): boolean {
  if ('content' in input) return input.content.length <= maxCharacters
  const recipe = 'recipe' in input ? input.recipe : input
  const eaters = 'eaters' in input ? input.eaters : []
  const steps = 'instructions' in recipe ? recipe.instructions : []
  const characters = [...recipe.ingredients, ...steps].reduce((sum, { length }) => sum + length, 0)
  const concerns = eaters.reduce(
    (sum, { allergens, otherAllergies = [], diets, dislikes }) =>
      sum + allergens.length + otherAllergies.length + diets.length + dislikes.length,
    0,
  )
  return characters <= maxCharacters && recipe.ingredients.length * concerns <= maxConcernsChecked
}
