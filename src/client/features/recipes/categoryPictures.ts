import type { CoverPicture } from '#shared/kitchen/cover/coverPictures.ts'
import type { Cuisine, storedMealTypes } from '#shared/kitchen/questionnaire.ts'
import type { RecipeListDietFilter } from '#shared/kitchen/recipeListFilters.ts'

// What stands for a category where it is listed.

export const mealTypePictures: Record<(typeof storedMealTypes)[number], CoverPicture> = {
  Breakfast: 'pancakes',
  Lunch: 'sandwich',
  Dinner: 'pot',
  Snack: 'pretzel',
  Dessert: 'cake',
}

export const dietPictures: Record<RecipeListDietFilter, CoverPicture> = {
  Vegetarian: 'friedEgg',
  Vegan: 'salad',
  'Gluten-free': 'rice',
  Keto: 'avocado',
  Paleo: 'meatOnBone',
  'Low-carb': 'fish',
}

/** Something that is eaten there. */
export const cuisinePictures: Record<Cuisine, CoverPicture> = {
  Italian: 'pasta',
  Chinese: 'dumplings',
  Indian: 'curry',
  Mexican: 'taco',
  French: 'croissant',
  Japanese: 'sushi',
  Mediterranean: 'olive',
  Thai: 'noodles',
  Spanish: 'pan',
  American: 'burger',
  Korean: 'riceBall',
  Vietnamese: 'bowl',
  Turkish: 'skewer',
  Greek: 'salad',
  Lebanese: 'falafel',
  Caribbean: 'coconut',
  Moroccan: 'pot',
  Brazilian: 'beans',
  Argentinian: 'meat',
  Ethiopian: 'flatbread',
  Persian: 'rice',
  Russian: 'blueberries',
  Cuban: 'banana',
  German: 'pretzel',
  Filipino: 'prawn',
  Indonesian: 'peanut',
  Pakistani: 'chilli',
  'Sri Lankan': 'mango',
  Malaysian: 'pineapple',
  Afghan: 'grapes',
  Portuguese: 'custard',
  Australian: 'pie',
  Polish: 'cherries',
  Scandinavian: 'fish',
  Irish: 'potato',
  Hungarian: 'redPepper',
  Peruvian: 'corn',
  Egyptian: 'paleBeans',
  'South African': 'meatOnBone',
  Jamaican: 'poultry',
  Tibetan: 'tea',
  Nepalese: 'dumplings',
  Other: 'plate',
}
