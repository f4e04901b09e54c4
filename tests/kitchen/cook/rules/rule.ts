import type { FinishedRecipe } from './finishedRecipe.ts'

/** What a recipe must keep, and how it is seen in the finished text whether it does. */
export interface DishRule {
  /** A short name, as the tables of the bench and of faults print it. */
  name: string
  /** Where the figure or the rule comes from: a book, a public figure, or a calculation. */
  source: string
  /** The words that break the rule, each with why; empty where nothing does. */
  find: (recipe: FinishedRecipe) => string[]
}

export function isMainMeal({ asked }: FinishedRecipe): boolean {
  return asked.mealType === 'Lunch' || asked.mealType === 'Dinner'
}

/** The number as it is printed: no digits behind the point above 10. */
export function rounded(value: number): string {
  return value < 10 ? String(Math.round(value * 10) / 10) : String(Math.round(value))
}
