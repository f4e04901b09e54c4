import * as m from '#messages'
import type { Chef } from '#shared/contract/chefs.ts'

/** A chef in the fields of the older product's directory. There is no picture of anybody. */
export function toOldChef(chef: Chef) {
  return {
    chef_id: chef.id,
    name: chef.name,
    image: '',
    establishment_name: chef.establishmentName,
    establishment_type: chef.establishmentType,
    cuisine: chef.cuisine,
    location: { city: chef.city, state: chef.state, country: chef.country, zipcode: chef.zipcode },
    recipes: chef.recipes.map((recipe) => ({
      recipe_name: recipe.name,
      description: recipe.description,
      meal_type: recipe.mealType,
      diet_type: recipe.dietType,
      cooking_time: m.recipes_minutes({ count: recipe.cookingTimeMinutes }),
    })),
  }
}
