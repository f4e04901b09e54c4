import { describe, expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { deniedAllergies, deniedInPart } from './cases/allergies/deniedAllergies.ts'
import { passedOverWordings } from './cases/passedOverWordings.ts'
import { everydayPlain, everydaySides } from './cases/sentences/everydaySides.ts'
import {
  followingFoods,
  joinedBeforeDenials,
  limitsBeforeSigns,
  listsBehindWith,
  negationsInNames,
  refusalsBeside,
  type SideCase,
  yesAndNo,
} from './cases/sentences/sides.ts'
import { expectationOf, readingOf } from './readingOf.ts'

/** What is wrong with the reading of a wish: limits that it passes over, foods that it leaves out by mistake. */
function faultsOf([wish, limits, kept]: SideCase): string[] {
  const { leftOut, unclear } = readWishLimits(wish)
  const isLeftOut = (word: string) => leftOut.some(({ said }) => isIn(said, word))
  const isAsked = (word: string) => unclear.some(({ text }) => isIn(text, word))
  return [
    ...limits.filter((word) => !isLeftOut(word) && !isAsked(word)).map((word) => `passes over ${word}`),
    ...kept.filter(isLeftOut).map((word) => `leaves out ${word}`),
  ]
}

const isIn = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())

describe.each([
  ['a word whose food may follow it', followingFoods],
  ['a limit before a sign that points on', limitsBeforeSigns],
  ['a yes or a no beside its food', yesAndNo],
  ['a negation in the name of a dish', negationsInNames],
  ['a list behind "with"', listsBehindWith],
  ['everyday words', everydaySides],
  ['a refusal beside approval and degrees', refusalsBeside],
  ['a dish joined to a food whose approval is denied', joinedBeforeDenials],
] as const)('%s', (_, cases) => {
  test.each(cases)('the wish "%s" limits %j and keeps %j', (...each) => {
    expect(faultsOf(each)).toEqual([])
  })
})

test.each([...deniedAllergies, ...everydayPlain])(
  'the wish "%s" leaves nothing out and is not asked about',
  (wish) => {
    expect(readingOf(wish)).toEqual([])
  },
)

test.each([...deniedInPart, ...passedOverWordings])('the wish "%s" leaves out: %s', (wish, expected) => {
  expect(readingOf(wish)).toEqual(expectationOf(expected))
})
