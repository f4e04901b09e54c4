import { asMinutes, type Minutes } from './units/quantities.ts'
/** The word lists of the wizard, in the order in which a cook reads them. */

export const dietTypes = ['No restrictions', 'Vegetarian', 'Vegan', 'Pescatarian', 'Keto', 'Paleo'] as const
export type DietType = (typeof dietTypes)[number]

/** What a kept recipe may be called; the wizard does not offer the last three, but the list's filters and old clients know them. */
export const storedDietTypes = [...dietTypes, 'Gluten-free', 'Dairy-free', 'Low-carb'] as const
export type StoredDietType = (typeof storedDietTypes)[number]

export const meatPreferences = ['Chicken', 'Beef', 'Pork', 'Lamb', 'Turkey', 'No preference'] as const
export type MeatPreference = (typeof meatPreferences)[number]

export const mealTypes = ['Breakfast', 'Lunch', 'Dinner', 'Snack'] as const
export type MealType = (typeof mealTypes)[number]

/** What a kept recipe may be for; the wizard makes no desserts, but cooks type them in. */
export const storedMealTypes = [...mealTypes, 'Dessert'] as const

export const cookingTimes = ['15 minutes or less', '30 minutes', '45 minutes', '1 hour or more'] as const
export type CookingTime = (typeof cookingTimes)[number]

export const skillLevels = ['Beginner', 'Intermediate', 'Advanced'] as const
export type SkillLevel = (typeof skillLevels)[number]

export const cuisines = [
  'Italian',
  'Chinese',
  'Indian',
  'Mexican',
  'French',
  'Japanese',
  'Mediterranean',
  'Thai',
  'Spanish',
  'American',
  'Korean',
  'Vietnamese',
  'Turkish',
  'Greek',
  'Lebanese',
  'Caribbean',
  'Moroccan',
  'Brazilian',
  'Argentinian',
  'Ethiopian',
  'Persian',
  'Russian',
  'Cuban',
  'German',
  'Filipino',
  'Indonesian',
  'Pakistani',
  'Sri Lankan',
  'Malaysian',
  'Afghan',
  'Portuguese',
  'Australian',
  'Polish',
  'Scandinavian',
  'Irish',
  'Hungarian',
  'Peruvian',
  'Egyptian',
  'South African',
  'Jamaican',
  'Tibetan',
  'Nepalese',
  'Other',
] as const
export type Cuisine = (typeof cuisines)[number]

/** What a cook answered. `meatPreference` is null exactly when the diet leaves no meat to choose. */
export interface QuestionnaireAnswers {
  dietType: DietType
  meatPreference: MeatPreference | null
  mealType: MealType
  cookingTime: CookingTime
  skillLevel: SkillLevel
  cuisine: Cuisine
  description: string
}

/** Whether the meat question is asked at all: only where the diet allows every kind of meat. */
export function isMeatQuestionAsked(dietType: DietType): boolean {
  return dietType === 'No restrictions' || dietType === 'Keto' || dietType === 'Paleo'
}

const minutesByCookingTime: Record<CookingTime, Minutes | null> = {
  '15 minutes or less': asMinutes(15),
  '30 minutes': asMinutes(30),
  '45 minutes': asMinutes(45),
  '1 hour or more': null,
}

/** The longest total time an answer allows; null when there is no upper limit. */
export function maxMinutesOfCookingTime(cookingTime: CookingTime): Minutes | null {
  return minutesByCookingTime[cookingTime]
}
