import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { misspeltBeforeDish } from './cases/sentences/misspeltBeforeDish.ts'
import { readingOf } from './readingOf.ts'

/** Allergens in their singular, as foods are named. */
const foodsOf = (wish: string) => {
  const { leftOut, unclear } = readWishLimits(wish)
  return {
    leftOut: leftOut.flatMap(({ foods, allergens }) => [
      ...foods,
      ...allergens.map((id) => id.replace(/s$/, '')),
    ]),
    asked: unclear.flatMap(({ foods }) => foods.map(({ food }) => food)),
  }
}

test.each(misspeltBeforeDish)(
  'the wish "%s" leaves out or asks about %s, and does not leave out %s',
  (wish, food, dish) => {
    const { leftOut, asked } = foodsOf(wish)
    expect([...leftOut, ...asked]).toContain(food)
    expect(leftOut).not.toContain(dish)
  },
)

test('foods that continue the list of a misspelt one are asked about', () => {
  expect(foodsOf('sans lai, oeufs et noix, gâteau').asked).toEqual(['milk', 'egg', 'nut'])
  expect(foodsOf('sans lai ni oeufs')).toEqual({ leftOut: ['egg'], asked: ['milk'] })
})

test.each([
  'sans four gâteau',
  'sans chichi tarte',
  'sans faute soupe',
  'ohne Backofen Kuchen',
  'ohne Stress Pasta',
  'sin horno tarta',
  'sin prisa pollo',
  'senza forno torta',
  'torta di mele',
  'sem forno bolo',
])('the wish "%s" leaves nothing out and asks nothing', (wish) => {
  expect(readingOf(wish)).toEqual([])
})
