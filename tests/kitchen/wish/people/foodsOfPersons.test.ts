import { describe, expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { foodsBesideOnePerson, foodsOfPersons, plainFoodsOfPersons } from '../cases/people/foodsOfPersons.ts'
import { readingOf } from '../readingOf.ts'

/** What of these foods a wish neither leaves out nor asks about. */
function passedOver(wish: string, foods: readonly string[]): string[] {
  const { leftOut, unclear } = readWishLimits(wish)
  const said = [...leftOut, ...unclear.flatMap((each) => each.foods)].map((each) => each.said)
  return foods.filter((food) => !said.some((each) => each.includes(food)))
}

describe.each(Object.entries(foodsOfPersons))('%s', (_, { people, foods, phrases }) => {
  test.each(phrases)('every food beside a person is left out or asked about: %s', (phrase) => {
    const faults = people.flatMap(([p, q]) =>
      foods.flatMap(([x, y]) => {
        const wish = phrase.replace('{p}', p).replace('{q}', q).replace('{x}', x).replace('{y}', y)
        const passed = passedOver(wish, [x, y])
        return passed.length > 0 ? [`${wish}: ${passed}`] : []
      }),
    )
    expect(faults).toEqual([])
  })
})

test.each(foodsBesideOnePerson)('the wish "%s" leaves out or asks about %j', (wish, foods) => {
  expect(passedOver(wish, foods)).toEqual([])
})

test.each(plainFoodsOfPersons)('the wish "%s" leaves nothing out and asks nothing', (wish) => {
  expect(readingOf(wish).filter((each) => each !== '^')).toEqual([])
})
