import { describe, expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { joinedForms, misspeltNegations } from './cases/negations/misspeltNegations.ts'
import { mixedForms } from './cases/negations/mixedForms.ts'
import { nearToNegations } from './cases/negations/nearToNegations.ts'
import { shortForms } from './cases/negations/roughNegations.ts'
import { readingOf } from './readingOf.ts'

const isPassedOver = (wish: string) => readingOf(wish).length === 0

describe('a limit is read or asked about', () => {
  test('a limit in a short form is read or asked about', () => {
    expect(shortForms.filter(isPassedOver)).toEqual([])
  })

  test('a limit with a misspelt negation is read or asked about', () => {
    expect(misspeltNegations.filter(isPassedOver)).toEqual([])
  })

  test('a limit with a misspelt or abbreviated negation is read or asked about', () => {
    expect(mixedForms.filter(isPassedOver)).toEqual([])
  })

  test('a limit with its negation joined to the food is read or asked about', () => {
    expect(joinedForms.filter(isPassedOver)).toEqual([])
  })
})

test('a word that only resembles a negation asks nothing', () => {
  expect(nearToNegations.filter((wish) => !isPassedOver(wish))).toEqual([])
})

test('each food of a list behind a misspelt word is asked about', () => {
  const foods = readWishLimits('Kuchen ohen Nüsse, Milch und Eier').unclear.flatMap((each) => each.foods)
  expect(foods.map(({ said }) => said)).toEqual(['Nüsse', 'Milch', 'Eier'])
})

test('a short form before a slash leaves its food out', () => {
  expect(readingOf('Tarta s/huevo')).toEqual(['egg'])
  expect(readingOf('Pastel s/ leite')).toEqual(['milk'])
  expect(readingOf('kage u/ nødder')).toEqual(['nut'])
  expect(readingOf('ciasto b/g')).toEqual(['#gluten'])
  expect(readingOf('GF, NF please')).toEqual(['#gluten', '#nuts', '#peanuts'])
})

test.each([
  ['my son has a nut allergy and my daughter dairy', 'dairy'],
  ['guests: 1 coeliac, 1 shellfish', 'shellfish'],
  ['1 nut allergy, 1 dairy', 'dairy'],
  ['laktose- und fruktoseintolerant', 'laktose'],
  ['milch- und histaminfrei', 'milch'],
])('a limit of a second person, or of half a compound word, is asked about: "%s"', (wish, food) => {
  const foods = readWishLimits(wish).unclear.flatMap((each) => each.foods)
  expect(foods.map(({ said }) => said)).toContain(food)
})
