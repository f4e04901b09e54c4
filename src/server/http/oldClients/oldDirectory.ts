import * as m from '#messages'
import type { Chef } from '#shared/contract/chefs.ts'
import type { RecipeTableRow } from '../../features/recipes/rows.ts'
import { toOldClientRecipe } from './oldRecipe.ts'

/** A chef with the fields of the older product's directory, of which some have two names. No chef has a picture. */
export function toOldClientChef(chef: Chef) {
  const recipes = dishesOf(chef)
  return {
    id: chef.id,
    chef_id: chef.id,
    name: chef.name,
    image_url: '',
    image: '',
    establishment_name: chef.establishmentName,
    establishment_type: chef.establishmentType,
    cuisine: chef.cuisine,
    location: { city: chef.city, state: chef.state, country: chef.country, zipcode: chef.zipcode },
    recipe_ids: recipes.map(({ recipe_id }) => recipe_id),
    recipes,
  }
}

/**
 * A recipe of RecipeTable with the fields of the directory. `userId` is the caller's, which is included only where the
 * recipe is theirs.
 */
export function toOldClientDirectoryRecipe(row: RecipeTableRow, userId: string | null) {
  return {
    ...toOldClientRecipe(row, userId),
    name: row.name,
    cooking_time: cookingTime(row.totalTimeMinutes),
  }
}
type DirectoryRecipe = ReturnType<typeof toOldClientDirectoryRecipe>

/** The dishes of a chef as recipes of the directory: they have no stored ingredients or steps. */
export function toOldClientDirectoryDishes(chef: Chef): DirectoryRecipe[] {
  return dishesOf(chef).map((dish, place) => {
    const minutes = chef.recipes[place]?.cookingTimeMinutes ?? 0
    return {
      ...dish,
      cuisine: chef.cuisine,
      created_by: '',
      createdBy: '',
      user_id: '',
      id: dish.recipe_id,
      row_type: 'recipe',
      ingredients: '[]',
      instructions: '[]',
      tried: 'false',
      average_rating: '0',
      rating_count: '0',
      prep_time: 0,
      cook_time: minutes,
      total_time: minutes,
      servings: 0,
      nutrition_info: '',
      createdTime: '',
    }
  })
}

function dishesOf(chef: Chef) {
  return chef.recipes.map((recipe, place) => ({
    // Chefs come with Larder as `demo-…`, and no stored recipe may have an id that begins so.
    recipe_id: `${chef.id}.${place + 1}`,
    name: recipe.name,
    recipe_name: recipe.name,
    description: recipe.description,
    meal_type: recipe.mealType,
    diet_type: recipe.dietType,
    cooking_time: cookingTime(recipe.cookingTimeMinutes),
  }))
}

const cookingTime = (minutes: number) => m.recipes_minutes({ count: minutes })
