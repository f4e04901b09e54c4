import { expect, test } from 'vitest'
import {
  cookingTimes,
  cuisines,
  dietTypes,
  isMeatQuestionAsked,
  maxMinutesOfCookingTime,
  mealTypes,
  meatPreferences,
  skillLevels,
} from '#shared/kitchen/questionnaire.ts'

test('the meat question is asked only for diets with meat', () => {
  expect(isMeatQuestionAsked('No restrictions')).toBe(true)
  expect(isMeatQuestionAsked('Keto')).toBe(true)
  expect(isMeatQuestionAsked('Paleo')).toBe(true)
  expect(isMeatQuestionAsked('Vegetarian')).toBe(false)
  expect(isMeatQuestionAsked('Vegan')).toBe(false)
  expect(isMeatQuestionAsked('Pescatarian')).toBe(false)
})

test('the wizard’s options are those of the specification, in its order', () => {
  const lists = [dietTypes, meatPreferences, mealTypes, cookingTimes, skillLevels, cuisines]
  expect(lists.map((list) => list.join(', '))).toEqual([
    'No restrictions, Vegetarian, Vegan, Pescatarian, Keto, Paleo',
    'Chicken, Beef, Pork, Lamb, Turkey, No preference',
    'Breakfast, Lunch, Dinner, Snack',
    '15 minutes or less, 30 minutes, 45 minutes, 1 hour or more',
    'Beginner, Intermediate, Advanced',
    'Italian, Chinese, Indian, Mexican, French, Japanese, Mediterranean, Thai, Spanish, American, Korean, Vietnamese, Turkish, Greek, Lebanese, Caribbean, Moroccan, Brazilian, Argentinian, Ethiopian, Persian, Russian, Cuban, German, Filipino, Indonesian, Pakistani, Sri Lankan, Malaysian, Afghan, Portuguese, Australian, Polish, Scandinavian, Irish, Hungarian, Peruvian, Egyptian, South African, Jamaican, Tibetan, Nepalese, Other',
  ])
  expect(new Set(cuisines).size).toBe(43)
})

test('the cooking time "an hour or more" has no upper limit', () => {
  expect(maxMinutesOfCookingTime('15 minutes or less')).toBe(15)
  expect(maxMinutesOfCookingTime('1 hour or more')).toBeNull()
})
