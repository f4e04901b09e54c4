import {
  type FoodsSaidInSteps,
  readFoodsOfProse,
  readFoodsOfSteps,
  type SaidFood,
} from '../foods/saidFoods.ts'
import { readForeignFoods } from './foreignFoods.ts'
import type { TextLanguage } from './languageOfTexts.ts'
import { findUnreadEnglishNouns } from './unreadEnglishNouns.ts'
import { findUnreadNouns } from './unreadNouns.ts'

/** Reads the steps and the other texts of a recipe in its language. */
export interface RecipeTextReader {
  /** `name` is the recipe's, which what it makes may be called by. */
  steps: (steps: readonly string[], name: string) => FoodsSaidInSteps
  prose: (text: string) => readonly SaidFood[]
}

/** In a language that nobody here reads, names of the catalogue are looked for as in English. */
export function createRecipeTextReader(language: TextLanguage): RecipeTextReader {
  if (language === 'unread' || language.id === 'en')
    return {
      steps: (steps, name) => ({
        ...readFoodsOfSteps(steps),
        unread: findUnreadEnglishNouns(steps, name),
      }),
      prose: readFoodsOfProse,
    }
  return {
    steps: (steps) => {
      const read = steps.map((text) => readForeignFoods(text, language))
      return {
        foods: read.flatMap(({ foods }, step) => foods.map((said) => ({ ...said, step }))),
        otherWords: new Set(read.flatMap(({ words }) => words)),
        unread: steps.flatMap((text, step) =>
          findUnreadNouns(text, language).map((word) => ({ word, step })),
        ),
      }
    },
    prose: (text) => readForeignFoods(text, language).foods,
  }
}
