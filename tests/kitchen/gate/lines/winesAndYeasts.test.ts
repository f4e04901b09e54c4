import { expect, test } from 'vitest'
import { checkLine } from '#shared/kitchen/gate/checkLine.ts'

test.each([
  ['1 tsp shaoxing', 'Shaoxing wine'],
  ['1 tbsp shao hsing', 'Shaoxing wine'],
  ['1 tsp champagne yeast', 'yeast'],
  ['1 sachet wine yeast', 'yeast'],
  ['100 ml champagne', 'champagne'],
  ['1 shaobing', 'shaobing'],
])('the line "%s" is read as %s', (line, food) => {
  const { food: found, allergens } = checkLine(line)
  expect(found?.name).toBe(food)
  expect(allergens.has('sesame')).toBe(food === 'shaobing')
  expect(allergens.has('sulphites')).toBe(food === 'champagne')
})
