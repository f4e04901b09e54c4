import { ordersForAnswers } from '#server/commands/dishes/answersOfCuisine.ts'
import { cookDish } from '#shared/kitchen/cook/cookDish.ts'
import type { DishTemplate } from '#shared/kitchen/cook/dishTemplate.ts'
import { recipeRemarksForReader } from '#shared/kitchen/cook/tell/remarks/recipeRemarks.ts'
import type { QuestionnaireAnswers } from '#shared/kitchen/questionnaire.ts'

const dinner: QuestionnaireAnswers = {
  dietType: 'No restrictions',
  meatPreference: 'No preference',
  mealType: 'Dinner',
  cookingTime: '1 hour or more',
  skillLevel: 'Intermediate',
  cuisine: 'Italian',
  description: '',
}

/** The times and steps of a dish with these lines and steps. */
export function cooked(dish: Pick<DishTemplate, 'lines' | 'steps'> & Partial<DishTemplate>, servings = 4) {
  const template: DishTemplate = {
    id: `dish of a test: ${dish.steps.join(' ')}`,
    cuisines: ['Italian'],
    meals: ['Dinner'],
    names: ['Dish of a test'],
    blurbs: ['Something that is cooked in order to see how long it takes.'],
    ...dish,
  }
  const { plate, told } = cookDish(template, { ...ordersForAnswers(dinner), servings })!
  return {
    prep: told.prepMinutes,
    cook: told.cookMinutes,
    steps: told.steps(),
    remarks: recipeRemarksForReader(plate, told),
  }
}
