import * as m from '#messages'
import { createNameLookup } from './nameIn.ts'
import { cuisineNames, dietTypeNames, mealTypeNames } from './names.ts'

// Apart from names.ts: the list of recipes knows none of them, and is where every kilobyte is counted.

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

/** An answer of the wizard, as the reader calls it; itself where it stands on no list. */
export const questionnaireAnswerName = createNameLookup({
  ...dietTypeNames,
  ...meatNames,
  ...mealTypeNames,
  ...timeNames,
  ...skillNames,
  ...cuisineNames,
})

/** How often somebody eats, as the reader calls it. */
export const mealFrequencyName = createNameLookup({
  '3 meals a day': m.names_frequency_3_meals_a_day,
  '2 meals a day': m.names_frequency_2_meals_a_day,
  '1 meal a day': m.names_frequency_1_meal_a_day,
})
