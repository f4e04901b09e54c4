import { RecipeIdSchema } from '#shared/contract/recipes/recipes.ts'
import { DomainError } from '../../errors.ts'

/** The recipe id among the keys; throws NOT_FOUND for one that no recipe can have. */
export function requireRecipeIdKey(keys: Record<string, string>): string {
  const id = RecipeIdSchema.safeParse(keys.recipe_id)
  if (!id.success) throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
  return id.data
}
