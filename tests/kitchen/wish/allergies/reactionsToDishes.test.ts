import { expect, test } from 'vitest'
import { readWishRequirements } from '#shared/kitchen/wish/requirements/readWishRequirements.ts'
import { dishesOfNoReaction, reactionsToDishes } from '../cases/allergies/reactionsToDishes.ts'
import { expectationOf, readingOf } from '../readingOf.ts'

test.each([...reactionsToDishes, ...dishesOfNoReaction])(
  'the wish "%s" with a dish leaves out or asks about exactly this: %s',
  (wish, expected) => {
    expect(readingOf(wish)).toEqual(expectationOf(expected))
  },
)

const dishesAskedFor = (wish: string) =>
  readWishRequirements(wish).flatMap((each) => (each.kind === 'dish' ? [each.name] : []))

test.each([
  ['after the pad thai he got hives', []],
  ['the korma made my throat itch', []],
  ['vegetable biryani please but after the korma I got hives', ['biryani']],
  ['nach dem Pad Thai bekam er Ausschlag', []],
  ['pad thai for my sick wife', ['pad thai']],
])('the wish "%s" asks for these dishes: %j', (wish, dishes) => {
  expect(dishesAskedFor(wish)).toEqual(dishes)
})
