import { type MealType, mealTypes } from '../../../questionnaire.ts'

/** What is asked for by its name may be asked for at any meal. */
export const everyMeal: readonly MealType[] = mealTypes
