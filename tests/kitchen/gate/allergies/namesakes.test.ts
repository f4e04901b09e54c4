import { expect, test } from 'vitest'
import { createDislikedFoodPathFinder } from '#shared/kitchen/gate/allergies/dislikes.ts'
import { checkLine } from '#shared/kitchen/gate/checkLine.ts'

const isHeld = (disliked: string, line: string) =>
  createDislikedFoodPathFinder(disliked)(checkLine(line)) !== null

test.each([
  ['milk', '200 ml buttermilk'],
  ['milk', '100 g milk powder'],
  ['milk', '1 can condensed milk'],
  ['milk', '200 ml goat milk'],
  ['celery', '1 celeriac'],
  ['celery', '1 tsp celery salt'],
  ['celery', '1 tsp celery seeds'],
  ['mustard', '1 tsp mustard seeds'],
  ['mustard', '1 tsp mustard powder'],
  ['shrimp', '1 tsp shrimp paste'],
  ['almond', '1 tsp almond extract'],
])('an eater who avoids %s gets a finding for %s', (food, line) => {
  expect(isHeld(food, line)).toBe(true)
})

test.each([
  ['milk', '200 ml coconut milk'],
  ['milk', '200 ml almond milk'],
  ['butter', '2 tbsp peanut butter'],
  ['butter', '200 ml coconut milk'],
  ['cream', '1 tsp cream of tartar'],
])('an eater who avoids %s gets no finding for %s', (food, line) => {
  expect(isHeld(food, line)).toBe(false)
})
