import { expect, test } from 'vitest'
import { cookRecipeOfDish } from '#shared/kitchen/cook/cookRecipe.ts'
import type { QuestionnaireAnswers } from '#shared/kitchen/questionnaire.ts'

const dinner: QuestionnaireAnswers = {
  dietType: 'No restrictions',
  meatPreference: 'Lamb',
  mealType: 'Dinner',
  cookingTime: '1 hour or more',
  skillLevel: 'Intermediate',
  cuisine: 'Afghan',
  description: '',
}
const cook = (id: string, answers: Partial<QuestionnaireAnswers>) =>
  cookRecipeOfDish(id, { answers: { ...dinner, ...answers }, change: null, eaters: [], servings: null }, 3)

test('the headnote names the side that stands beside the dish, and says what its name means', () => {
  const { description, instructions } = cook('kabab-e tikka', { dietType: 'Keto', meatPreference: 'Chicken' })
  expect(instructions.at(-1)).toContain('Serve with the kachumber')
  expect(description).toContain('kachumber (chopped tomatoes, cucumber and onion)')
})

test('a version for a diet says what takes the place of what the diet leaves out', () => {
  const { description } = cook('eggs en cocotte', {
    cuisine: 'French',
    mealType: 'Breakfast',
    dietType: 'Paleo',
    meatPreference: 'Chicken',
  })
  expect(description).toContain('This version is adapted to a paleo diet, with coconut cream.')
})
