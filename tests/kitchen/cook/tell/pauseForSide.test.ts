import { expect, test } from 'vitest'
import { cookRecipeOfDish } from '#shared/kitchen/cook/cookRecipe.ts'
import { cookAnswers } from '../../../support/recipes/cookedAnswers.ts'
import { briefOf } from '../briefOf.ts'

const spinachMince = (dietType: 'Keto' | 'No restrictions') =>
  cookRecipeOfDish(
    'palak keema',
    briefOf({
      dietType,
      meatPreference: 'Chicken',
      mealType: 'Lunch',
      cookingTime: '1 hour or more',
      skillLevel: 'Intermediate',
      cuisine: 'Pakistani',
      description: '',
    }),
    1,
  ).instructions

test('a pot that is left for a side in a second pan is taken off the heat, and put back', () => {
  const steps = spinachMince('Keto').join(' ')
  expect(steps).toMatch(/Take the pot off the heat; in a second pan\b[^.]*\bfry the cauliflower\b/)
  expect(steps).toMatch(/Put the pot back over the heat; pile in the spinach\b/)
})

test('in every 47th answer a pan is put back over the heat only after it was taken off, and once', () => {
  const faults = [...cookAnswers(47)].flatMap(({ recipe: { instructions }, dishId }) => {
    const steps = instructions.join(' ')
    const taken = steps.search(/\bTake the \w+ off the heat;/)
    const put = steps.search(/\bPut the (?:first )?\w+ back over the heat;/)
    const isSaidTwice = /back over the heat; (?:back at|take|put)\b/.test(steps)
    return taken > put || taken < 0 !== put < 0 || isSaidTwice ? [`${dishId}: ${steps}`] : []
  })
  expect(faults).toEqual([])
})
