import { expect, test } from 'vitest'
import { findPoisonOrNonFood } from '#shared/kitchen/gate/foods/noFoodWords.ts'
import { countFoodsOfLines, TooManyFoodsError } from '#shared/kitchen/gate/foods/tooManyFoods.ts'

const found = (text: string, isLine: boolean) => {
  const one = findPoisonOrNonFood(text, isLine)
  return one && `${one.hazard}: ${one.word}`
}

test.each([
  ['2 cups Bleach', 'no food: bleach'],
  ['1 l petrol', 'no food: petrol'],
  ['washing-up liquid', 'no food: washing-up liquid'],
  ['5 foxglove leaves', 'poisonous plant: foxglove'],
  ['Oleander, not washed', 'poisonous plant: oleander'],
  ['1 onion', null],
])('the line "%s" lists what is not edible: %s', (line, what) => {
  expect(found(line, true)).toBe(what)
})

test.each([
  ['Add the bleach.', 'no food: bleach'],
  ['Add foxglove.', 'poisonous plant: foxglove'],
  ['Clean the sink. Add bleach', 'no food: bleach'],
  ['Clean the sink; add bleach.', 'no food: bleach'],
  ['Add bleach; clean the sink.', 'no food: bleach'],
  ['Add the oleander! Remove the pan.', 'poisonous plant: oleander'],
  ['Clean the sink with bleach. Add bleach.', 'no food: bleach'],
  ['Clean the sink with bleach. Add foxglove.', 'poisonous plant: foxglove'],
  ['Wash the board with bleach.', null],
  ['Add the flour. Clean with bleach. Stir.', null],
  ['Do not add bleach.', null],
  ['Decorate with oleander, not edible.', null],
  ['Wash with washing-up liquid', null],
  ['Stir with petrol', null],
  ['Add the onion.', null],
])('the step "%s" adds what is not edible: %s', (step, what) => {
  expect(found(step, false)).toBe(what)
})

test('a line without foods counts as one food', () => {
  expect(countFoodsOfLines([{ foods: [] }, { foods: [1] }, { foods: [1, 2, 3] }])).toBe(5)
  expect(new TooManyFoodsError().name).toBe('TooManyFoodsError')
})
