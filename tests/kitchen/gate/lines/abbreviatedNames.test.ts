import { expect, test } from 'vitest'
import { readRecipe } from '#shared/kitchen/gate/readRecipe.ts'

const french = ['Mélanger et cuire dans une casserole.']

test.each([
  ['200 g de St Jacques', 'molluscs'],
  ['12 noix de St-Jacques', 'molluscs'],
  ['12 noix de St Jacques', 'molluscs'],
  ['12 St-Jacques', 'molluscs'],
  ['8 coquilles St Jacques', 'molluscs'],
  ['200 g de st. jacques', 'molluscs'],
  ['1 St Marcellin', 'milk'],
  ['1 St Félicien', 'milk'],
  ['100 g de st-agur', 'milk'],
  ['1 St Môret', 'milk'],
  ['100 g de St Paulin', 'milk'],
  ['100 g de mozza', 'milk'],
])('an abbreviated French food name has the contents of the whole name: %s', (line, allergens) => {
  const [check] = readRecipe({ name: '', description: '', ingredients: [line], instructions: french }).lines
  const certain = [...check!.allergens].flatMap(([id, { isCertain }]) => (isCertain ? [id] : []))
  expect(certain.join(' ')).toBe(allergens)
})

test.each([
  ['200 g mozz', 'milk'],
  ['100 g philly', 'milk'],
  ['2 tbsp pnut butter', 'peanuts'],
  ["2 tbsp p'nut butter", 'peanuts'],
  ['200 g creme fr.', 'milk'],
])('an abbreviated English food name has the contents of the whole name: %s', (line, allergens) => {
  const [check] = readRecipe({ name: '', description: '', ingredients: [line], instructions: [] }).lines
  const certain = [...check!.allergens].flatMap(([id, { isCertain }]) => (isCertain ? [id] : []))
  expect(certain.join(' ')).toBe(allergens)
})
