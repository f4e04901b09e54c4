import { allergenIds } from '#shared/kitchen/allergens.ts'
import { chooseCoverPicture } from '#shared/kitchen/cover/chooseCoverPicture.ts'
import { dietIds } from '#shared/kitchen/diets.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import { findFoodsCertainlyInRecipe } from '#shared/kitchen/gate/allergies/certainAllergies.ts'
import { checkRecipeAgainstEaters } from '#shared/kitchen/gate/allergies/eaterFindings.ts'
import { findOpenVerdictReason } from '#shared/kitchen/gate/openVerdict.ts'
import type { ReadRecipe } from '#shared/kitchen/gate/readRecipe.ts'
import { netCarbohydratePerServing } from '#shared/kitchen/nutrition/nutrition.ts'
import type { RecipeFacts, RecipePartsForFacts } from './facts.ts'

const lowCarbEater: Eater = { name: '', allergens: [], diets: ['low-carb'], dislikes: [], likes: [] }

/** The facts of a recipe from its parsed words, independent of its eaters. Loads the catalogue of foods; see factsOfJob. */
export function findRecipeFacts(
  { name, servings }: Pick<RecipePartsForFacts, 'name' | 'servings'>,
  read: ReadRecipe,
): Omit<RecipeFacts, 'factsVersion'> {
  const { lines, counted, named } = read
  const carbohydrate = netCarbohydratePerServing(counted, servings)
  const open = findOpenVerdictReason(read)
  const beside = { carbohydrate, findUnknown: () => null, open: null }
  const isLowCarbBroken = checkRecipeAgainstEaters(lines, [], [lowCarbEater], beside).findings.length > 0
  const checks = [...lines, ...named.map(({ check }) => check)]
  const found = allergenIds.filter((id) => checks.some(({ allergens }) => allergens.has(id)))
  const contains = found.filter((id) => checks.some(({ allergens }) => allergens.get(id)?.isCertain))
  return {
    contains,
    mayContain: found.filter((id) => !contains.includes(id)),
    breaksDiets: dietIds.filter((id) =>
      id === 'low-carb' ? isLowCarbBroken : checks.some(({ diets }) => diets.get(id)?.isCertain),
    ),
    hasUnknownLines: open !== null && open !== 'unlisted food',
    foods: findFoodsCertainlyInRecipe(read),
    cover: chooseCoverPicture({ name, lines: counted.filter((line) => line !== null) }),
  }
}
