import { describe, expect, test } from 'vitest'
import { matchFoodName } from '#shared/kitchen/foods/matchFoodName.ts'
import type { AnswersBesideWish } from '#shared/kitchen/wish/requirements/answersAgainstWish.ts'
import { findConflictsOfWish } from '#shared/kitchen/wish/requirements/conflictsOfWish.ts'
import { dishNames } from '#shared/kitchen/wish/requirements/dishNames.ts'
import { readWishRequirements } from '#shared/kitchen/wish/requirements/readWishRequirements.ts'
import {
  leastMinutesOfDish,
  namesOfDescribedDishes,
  usualFoodsOfDish,
} from '#shared/kitchen/wish/requirements/usualFoodsOfDishes.ts'

const open: AnswersBesideWish = {
  dietType: 'No restrictions',
  meatPreference: 'No preference',
  cookingTime: '1 hour or more',
}
const conflictsOf = (wish: string, answers: Partial<AnswersBesideWish>) =>
  findConflictsOfWish(readWishRequirements(wish), { ...open, ...answers }).map(
    ({ requirement, answer, changes }) => ({ said: requirement.said, answer, changes }),
  )

const keto = { dietType: 'Keto', meatPreference: 'Chicken' } as const
const vegan = { dietType: 'Vegan', meatPreference: null } as const
const vegetarian = { dietType: 'Vegetarian', meatPreference: null } as const
const chicken = { meatPreference: 'Chicken' } as const
const quarter = { cookingTime: '15 minutes or less' } as const

describe('a wish that its answers contradict', () => {
  test.each([
    ['a creamy risotto', keto, 'risotto', { dietType: 'No restrictions', meatPreference: 'Chicken' }],
    ['pizza for the kids', keto, 'pizza', { dietType: 'No restrictions', meatPreference: 'Chicken' }],
    ['beef stew', vegan, 'beef stew', { dietType: 'No restrictions', meatPreference: 'Beef' }],
    ['salmon with dill', vegetarian, 'salmon', { dietType: 'Pescatarian', meatPreference: null }],
    ['shakshuka', vegan, 'shakshuka', { dietType: 'Vegetarian', meatPreference: null }],
    ['mit Speck', vegetarian, 'Speck', { dietType: 'No restrictions', meatPreference: 'Pork' }],
    ['avec du poulet', vegan, 'poulet', { dietType: 'No restrictions', meatPreference: 'Chicken' }],
    ['boeuf bourguignon', chicken, 'boeuf bourguignon', { meatPreference: 'Beef' }],
    ['with minced lamb', chicken, 'minced lamb', { meatPreference: 'Lamb' }],
    ['no chicken please', chicken, 'chicken', { meatPreference: 'No preference' }],
    ['ohne Fleisch', chicken, 'Fleisch', { meatPreference: 'No preference' }],
    ['something vegan', chicken, 'vegan', { dietType: 'Vegan', meatPreference: null }],
    ['slow-cooked, falling apart', quarter, 'slow-cooked', { cookingTime: '1 hour or more' }],
    ['a slow cooker dinner', quarter, 'slow cooker', { cookingTime: '1 hour or more' }],
    ['risotto', quarter, 'risotto', { cookingTime: '30 minutes' }],
    ['a hearty stew', quarter, 'stew', { cookingTime: '30 minutes' }],
    ['lasagne', quarter, 'lasagne', { cookingTime: '1 hour or more' }],
  ] as const)('"%s" contradicts an answer, and another answer resolves it', (wish, answers, said, change) => {
    const conflicts = conflictsOf(wish, answers)
    expect(conflicts.map((each) => each.said)).toEqual([said])
    expect(conflicts[0]!.changes[0]).toEqual(change)
    expect(conflictsOf(wish, { ...answers, ...change })).toEqual([])
  })

  test.each([
    ['risotto', vegan],
    ['vegan lasagna', vegan],
    ['pizza', vegan],
    ['tofu or beef', vegan],
    ['no beef, no pork', chicken],
    ['no garlic', chicken],
    ['with salmon', chicken],
    ['chicken soup', chicken],
    ['beef stew', { meatPreference: 'Beef' }],
    ['risotto', { cookingTime: '30 minutes' }],
    ['ready in 10 minutes', quarter],
    ['a salad', quarter],
    ['vegan', vegan],
    ['something vegetarian', vegan],
    ['no meat', vegetarian],
    ['cauliflower with cheese', keto],
    ['surprise me', { ...keto, ...quarter }],
    ['', keto],
  ] as const)('"%s" contradicts none of the answers', (wish, answers) => {
    expect(conflictsOf(wish, answers)).toEqual([])
  })

  test('a dish is listed with each answer that it contradicts, and so are several parts of a wish', () => {
    const told = conflictsOf('beef stew and bacon', { ...vegan, ...quarter })
    expect(told.map(({ said, answer }) => `${said}: ${answer}`)).toEqual([
      'beef stew: dietType',
      'beef stew: cookingTime',
      'bacon: dietType',
    ])
  })
})

test('every dish whose foods or minutes are known is a dish that a wish may name, and its foods are in the catalogue', () => {
  const names = new Set(dishNames.map(({ name }) => name))
  expect(namesOfDescribedDishes.filter((name) => !names.has(name))).toEqual([])
  const foods = namesOfDescribedDishes.flatMap(usualFoodsOfDish)
  expect(foods.filter((food) => matchFoodName(food).food === null)).toEqual([])
  expect(leastMinutesOfDish('risotto')).toBe(30)
})

test('a stew, a casserole, a pie, a roast, a cake and a bread take longer than a quarter of an hour, but for those that are fried or quick', () => {
  const isSlowByName = (name: string) => /\b(?:stew|casserole|pie|cake|bread|roast)$|^roast /.test(name)
  const quick = dishNames
    .map(({ name }) => name)
    .filter((name) => isSlowByName(name) && !((leastMinutesOfDish(name) ?? 0) > 15))
  expect(quick.sort()).toEqual([
    'fish cake',
    'garlic bread',
    'johnny cake',
    'mug cake',
    'thai fish cake',
    'welsh cake',
  ])
})
