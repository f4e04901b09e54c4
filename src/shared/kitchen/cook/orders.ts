import { timeLimitMinutes } from '../questionnaire.ts'
import type { RecipeBrief } from '../recipe.ts'
import { chanceFrom } from './chance.ts'
import { dietAllows, meatPreferenceAllows } from './dietRules.ts'
import { kitchenOf } from './kitchens/kitchens.ts'
import type { Orders } from './plate.ts'

export function takeOrders(brief: RecipeBrief, seed: number): Orders {
  const { answers } = brief
  return {
    answers,
    kitchen: kitchenOf(answers.cuisine),
    chance: chanceFrom(seed),
    servings: null,
    limitMinutes: timeLimitMinutes(answers.cookingTime),
    leastMinutes: answers.cookingTime === '1 hour or more' ? 60 : null,
    allows: (food) =>
      dietAllows(answers.dietType, food) && meatPreferenceAllows(answers.meatPreference, food),
    prefers: new Set(),
    kept: null,
    heat: 0,
    proteinFactor: 1,
    wishedWeight: () => 1,
    addWishes: () => {},
    avoidedTitles: new Set(),
    keptTitle: null,
  }
}
