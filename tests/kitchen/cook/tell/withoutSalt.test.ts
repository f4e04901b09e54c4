import { expect, test } from 'vitest'
import { cookRecipe } from '#shared/kitchen/cook/cookRecipe.ts'
import { removeSaltFromStep } from '#shared/kitchen/cook/tell/seasoning.ts'
import { cuisines, mealTypes, type QuestionnaireAnswers } from '#shared/kitchen/questionnaire.ts'
import { addWishLimitsToBrief } from '#shared/kitchen/wish/addWishLimitsToBrief.ts'
import { sampleOf } from '../../../support/grid.ts'
import { briefOf } from '../briefOf.ts'

const dinner: QuestionnaireAnswers = {
  dietType: 'No restrictions',
  meatPreference: 'No preference',
  mealType: 'Dinner',
  cookingTime: '45 minutes',
  skillLevel: 'Intermediate',
  cuisine: 'Italian',
  description: '',
}

/** Salt in a line or a step; salt cod and what is salty are foods of their own. */
const salt = /\bsalt(?! cod)\b|\bsalted (?:boiling )?(?:water|soy milk|coconut milk)/i

const wishes = ['no salt please', 'ohne Salz bitte', 'sans sel', 'sin sal, por favor', 'बिना नमक', 'بدون ملح']

test.each(wishes)('for the wish "%s" no line and no step mentions salt', (description) => {
  for (const [seed, cuisine] of sampleOf([...cuisines.entries()], 5, wishes.indexOf(description)))
    for (const mealType of mealTypes) {
      const asked = briefOf({ ...dinner, cuisine, mealType, description })
      const { brief } = addWishLimitsToBrief(asked, { earlierWishes: [], clarifications: null })
      const { ingredients, instructions } = cookRecipe(brief, seed)
      expect([...ingredients, ...instructions].filter((text) => salt.test(text))).toEqual([])
    }
})

test.each([
  ['Toss the leaves with the oil, vinegar and a pinch of salt.', 'Toss the leaves with the oil and vinegar.'],
  ['Boil the potatoes in salted water 12 minutes.', 'Boil the potatoes in water 12 minutes.'],
  ['Cook the onion 6 minutes and season with salt.', 'Cook the onion 6 minutes.'],
  ['Crush the fruit and season with salt and pepper.', 'Crush the fruit and season with pepper.'],
  ['Salt the avocados, pile in the beans and eat.', 'Pile in the beans and eat.'],
  ['Stir the yogurt, garlic and a pinch of salt together.', 'Stir the yogurt and garlic together.'],
  ['Soak the salt cod in water.', 'Soak the salt cod in water.'],
])('salt is removed from the step "%s"', (step, expected) => {
  expect(removeSaltFromStep(step)).toBe(expected)
})
