import * as m from '#messages'
import { nameIn } from './nameIn.ts'

// What a reader calls the words that Larder chooses from. They are kept and sent in English.

const cuisineNames = {
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

const mealNames = {
  Breakfast: m.names_meal_breakfast,
  Lunch: m.names_meal_lunch,
  Dinner: m.names_meal_dinner,
  Snack: m.names_meal_snack,
  Dessert: m.names_meal_dessert,
}

const dietNames = {
  'No restrictions': m.names_diet_no_restrictions,
  Vegetarian: m.names_diet_vegetarian,
  Vegan: m.names_diet_vegan,
  Pescatarian: m.names_diet_pescatarian,
  Keto: m.names_diet_keto,
  Paleo: m.names_diet_paleo,
  'Gluten-free': m.names_diet_gluten_free,
  'Low-carb': m.names_diet_low_carb,
}

const meatNames = {
  Chicken: m.names_meat_chicken,
  Beef: m.names_meat_beef,
  Pork: m.names_meat_pork,
  Lamb: m.names_meat_lamb,
  Turkey: m.names_meat_turkey,
  'No preference': m.names_meat_no_preference,
}

const timeNames = {
  '15 minutes or less': m.names_time_15_minutes_or_less,
  '30 minutes': m.names_time_30_minutes,
  '45 minutes': m.names_time_45_minutes,
  '1 hour or more': m.names_time_1_hour_or_more,
}

const skillNames = {
  Beginner: m.names_skill_beginner,
  Intermediate: m.names_skill_intermediate,
  Advanced: m.names_skill_advanced,
}

const mealFrequencyNames = {
  '3 meals a day': m.names_frequency_3_meals_a_day,
  '2 meals a day': m.names_frequency_2_meals_a_day,
  '1 meal a day': m.names_frequency_1_meal_a_day,
}

/** A word of one of the lists above, as the reader calls it; itself where it stands on none. */

export const cuisineName = nameIn(cuisineNames)
export const mealName = nameIn(mealNames)
export const dietTypeName = nameIn(dietNames)
export const mealFrequencyName = nameIn(mealFrequencyNames)
/** The answers of the wizard. */
export const answerName = nameIn({
  ...dietNames,
  ...meatNames,
  ...mealNames,
  ...timeNames,
  ...skillNames,
  ...cuisineNames,
})
