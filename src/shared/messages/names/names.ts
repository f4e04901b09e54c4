import * as m from '#messages'
import { createNameLookup } from './nameIn.ts'

// What a reader calls the words that Larder chooses from. They are kept and sent in English.

export const cuisineNames = {
  Italian: m.names_cuisine_italian,
  Chinese: m.names_cuisine_chinese,
  Indian: m.names_cuisine_indian,
  Mexican: m.names_cuisine_mexican,
  French: m.names_cuisine_french,
  Japanese: m.names_cuisine_japanese,
  Mediterranean: m.names_cuisine_mediterranean,
  Thai: m.names_cuisine_thai,
  Spanish: m.names_cuisine_spanish,
  American: m.names_cuisine_american,
  Korean: m.names_cuisine_korean,
  Vietnamese: m.names_cuisine_vietnamese,
  Turkish: m.names_cuisine_turkish,
  Greek: m.names_cuisine_greek,
  Lebanese: m.names_cuisine_lebanese,
  Caribbean: m.names_cuisine_caribbean,
  Moroccan: m.names_cuisine_moroccan,
  Brazilian: m.names_cuisine_brazilian,
  Argentinian: m.names_cuisine_argentinian,
  Ethiopian: m.names_cuisine_ethiopian,
  Persian: m.names_cuisine_persian,
  Russian: m.names_cuisine_russian,
  Cuban: m.names_cuisine_cuban,
  German: m.names_cuisine_german,
  Filipino: m.names_cuisine_filipino,
  Indonesian: m.names_cuisine_indonesian,
  Pakistani: m.names_cuisine_pakistani,
  'Sri Lankan': m.names_cuisine_sri_lankan,
  Malaysian: m.names_cuisine_malaysian,
  Afghan: m.names_cuisine_afghan,
  Portuguese: m.names_cuisine_portuguese,
  Australian: m.names_cuisine_australian,
  Polish: m.names_cuisine_polish,
  Scandinavian: m.names_cuisine_scandinavian,
  Irish: m.names_cuisine_irish,
  Hungarian: m.names_cuisine_hungarian,
  Peruvian: m.names_cuisine_peruvian,
  Egyptian: m.names_cuisine_egyptian,
  'South African': m.names_cuisine_south_african,
  Jamaican: m.names_cuisine_jamaican,
  Tibetan: m.names_cuisine_tibetan,
  Nepalese: m.names_cuisine_nepalese,
  Other: m.names_cuisine_other,
}

export const mealTypeNames = {
  Breakfast: m.names_meal_breakfast,
  Lunch: m.names_meal_lunch,
  Dinner: m.names_meal_dinner,
  Snack: m.names_meal_snack,
  Dessert: m.names_meal_dessert,
}

export const dietTypeNames = {
  'No restrictions': m.names_diet_no_restrictions,
  Vegetarian: m.names_diet_vegetarian,
  Vegan: m.names_diet_vegan,
  Pescatarian: m.names_diet_pescatarian,
  Keto: m.names_diet_keto,
  Paleo: m.names_diet_paleo,
  'Gluten-free': m.names_diet_gluten_free,
  'Dairy-free': m.names_diet_dairy_free,
  'Low-carb': m.names_diet_low_carb,
}

/** A word of one of the lists above, as the reader calls it; itself where it stands on none. */

export const cuisineName = createNameLookup(cuisineNames)
export const mealTypeName = createNameLookup(mealTypeNames)
export const dietTypeName = createNameLookup(dietTypeNames)
