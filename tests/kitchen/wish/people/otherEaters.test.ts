import { describe, expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { sampleOf } from '../../../support/grid.ts'
import { furtherEaters, plainEntries, wishesBesideAllergies } from '../cases/people/furtherEaters.ts'
import { otherEaters } from '../cases/people/otherEaters.ts'
import { expectationOf, readingOf } from '../readingOf.ts'

/** What of these foods a wish neither leaves out nor asks about. */
function passedOver(wish: string, foods: readonly string[]): string[] {
  const { leftOut, unclear } = readWishLimits(wish)
  const said = [...leftOut, ...unclear.flatMap((each) => each.foods)].map((each) => each.said.toLowerCase())
  return foods.filter((food) => !said.some((each) => each.includes(food.toLowerCase())))
}

/** Wishes of which one is read by `npm test`. */
const every = 5

const formOf = (forms: readonly string[], number: string) => forms[Number(number)] ?? forms[0]!

describe.each(Object.entries(otherEaters))('%s', (_, { people, foods, phrases, around }) => {
  test.each(phrases)('every food of two eaters is left out or asked about: %s', (phrase) => {
    const wishes = people.flatMap(([p, q]) =>
      foods.flatMap(([x, y]) =>
        around.map((wish) => {
          const said = phrase
            .replace('{p}', p)
            .replace('{q}', q)
            .replace(/\{x(\d?)\}/, (_, number) => formOf(x, number))
            .replace(/\{y(\d?)\}/, (_, number) => formOf(y, number))
          return { wish: wish.replace('{}', said), foods: [x[0]!, y[0]!] }
        }),
      ),
    )
    const faults = sampleOf(wishes, every, phrases.indexOf(phrase)).flatMap((asked) => {
      const passed = passedOver(asked.wish, asked.foods)
      return passed.length > 0 ? [`${asked.wish}: ${passed}`] : []
    })
    expect(faults).toEqual([])
  })
})

test.each(furtherEaters)('the wish "%s" leaves out or asks about %j', (wish, foods) => {
  expect(passedOver(wish, foods)).toEqual([])
})

test.each(wishesBesideAllergies)('the wish "%s" leaves out %s alone, and asks nothing', (wish, leftOut) => {
  expect(readingOf(wish)).toEqual(expectationOf(leftOut))
})

test.each(plainEntries)('the wish "%s" leaves nothing out and asks nothing', (wish) => {
  expect(readingOf(wish).filter((each) => each !== '^')).toEqual([])
})
