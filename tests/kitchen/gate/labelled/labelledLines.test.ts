import { expect, test } from 'vitest'
import { cuisines } from '#shared/kitchen/questionnaire.ts'
import { labelledLines } from './labelledLines.ts'
import { readLabels } from './readLabels.ts'

const countOf = (allergen: string) =>
  labelledLines.filter(({ contains }) => contains.includes(allergen)).length

test('every cuisine of the wizard has at least 14 labelled lines', () => {
  const isThin = (cuisine: string) => labelledLines.filter((one) => one.cuisine === cuisine).length < 14
  expect(cuisines.filter(isThin)).toEqual([])
  expect(new Set(labelledLines.map(({ cuisine }) => cuisine)).size).toBe(cuisines.length)
})

test.each([
  ...['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soy', 'milk'],
  ...['nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs'],
])('at least 15 lines contain %s', (allergen) => {
  expect(countOf(allergen)).toBeGreaterThanOrEqual(15)
})

test('the labelled lines have enough hidden sources and false friends, and no duplicates', () => {
  expect(labelledLines.filter(({ kind }) => kind === 'hidden').length).toBeGreaterThanOrEqual(120)
  expect(labelledLines.filter(({ kind }) => kind === 'friend').length).toBeGreaterThanOrEqual(120)
  expect(new Set(labelledLines.map(({ line }) => line)).size).toBe(labelledLines.length)
})

test('a line labelled with a certain allergen is labelled with the diets it breaks', () => {
  const rules: Record<string, string[]> = {
    eggs: ['vegan'],
    fish: ['vegetarian', 'vegan'],
    crustaceans: ['vegetarian', 'vegan'],
    molluscs: ['vegetarian', 'vegan'],
    milk: ['vegan', 'dairy-free'],
    peanuts: ['paleo'],
    soy: ['paleo'],
    lupin: ['paleo'],
  }
  const torn = labelledLines.filter(({ contains, violates }) =>
    contains.some((id) => rules[id]?.some((diet) => !violates.includes(diet))),
  )
  expect(torn).toEqual([])
})

test('labelled gluten breaks the gluten-free diet, and oats alone leave it open', () => {
  const open = labelledLines.filter(
    ({ contains, violates }) => contains.includes('gluten') && !violates.includes('gluten-free'),
  )
  expect(open.filter(({ mayViolate }) => !mayViolate.includes('gluten-free'))).toEqual([])
  expect(open.filter(({ line }) => !/oats|granola/.test(line))).toEqual([])
})

test('a misspelt label is refused', () => {
  const rest = 'violates - | mayViolate - | plain'
  expect(() => readLabels(`Thai | 1 lime | contains limes | may - | ${rest}`)).toThrow('Unknown id "limes"')
  expect(() => readLabels(`Thai | 1 lime | contains - | ${rest}`)).toThrow('Malformed line')
  expect(() => readLabels(`Thai | 1 lime | may - | contains - | ${rest}`)).toThrow('"contains" is missing')
  expect(() => readLabels(`Thai | 1 egg | contains eggs | may eggs | ${rest}`)).toThrow('at once')
})
