import * as m from '#messages'
import type { SavedRecipe } from '#shared/contract/recipes/recipes.ts'

/** A recipe as schema.org describes one, for search engines: https://schema.org/Recipe. `address` is its page's. */
export function createSchemaOrgRecipe(
  recipe: SavedRecipe,
  address: string,
  images: readonly string[],
): Record<string, unknown> {
  const { averageRating, ratingCount, createdBy } = recipe
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.name,
    description: recipe.description,
    url: address,
    ...(images.length > 0 && { image: images }),
    mainEntityOfPage: address,
    author:
      createdBy === null
        ? { '@type': 'Organization', name: m.site_site_name() }
        : { '@type': 'Person', name: createdBy },
    dateModified: recipe.updatedAt,
    prepTime: isoDuration(recipe.prepTimeMinutes),
    cookTime: isoDuration(recipe.cookTimeMinutes),
    totalTime: isoDuration(recipe.totalTimeMinutes),
    recipeYield: String(recipe.servings),
    recipeCategory: recipe.mealType,
    ...(recipe.cuisine !== 'Other' && { recipeCuisine: recipe.cuisine }),
    recipeIngredient: recipe.ingredients,
    recipeInstructions: recipe.instructions.map((text) => ({ '@type': 'HowToStep', text })),
    ...(averageRating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: averageRating,
        ratingCount,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  }
}

/** ISO 8601: 95 minutes are PT1H35M. */
function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}
