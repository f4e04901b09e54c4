import type {
  IngredientLineReading,
  ReadIngredientLineInput,
} from '#shared/contract/recipes/recipeKeeping.ts'
import { allergenIds } from '#shared/kitchen/allergens.ts'

/** How the kitchen parses one line of ingredients, and the allergens that it finds there. */
export async function parseRecipeLine({ text }: ReadIngredientLineInput): Promise<IngredientLineReading> {
  // A server loads the catalogue of foods after it listens (preloadKitchenJobs); commands that do not need it do not load it.
  const { checkLine } = await import('#shared/kitchen/gate/checkLine.ts')
  const { formatRequestedAmount, parseRequestedFoods } = await import(
    '#shared/kitchen/amounts/parseRequestedFoods.ts'
  )
  const { line, food, allergens, isUnknown } = checkLine(text)
  return {
    amount: formatRequestedAmount(parseRequestedFoods(text)[0]!),
    food: food?.name ?? null,
    isHeading: line.isHeading,
    isUnknown,
    allergens: allergenIds.flatMap((id) => {
      const trace = allergens.get(id)
      return trace ? [{ id, isCertain: trace.isCertain }] : []
    }),
  }
}
