import { expect, test } from 'vitest'
import { parseIngredientLine } from '#shared/kitchen/lines/parseIngredientLine.ts'
import { rescaleLine, rescaleStep } from '../scalingCalls.ts'

test.each([
  ['1 kg 500 de farine', '3 kg de farine'],
  ['1 kg 200 de pommes de terre', '2,4 kg de pommes de terre'],
  ['1 l 500 de lait', '3 l de lait'],
  ['1 l 25 de lait', '2,5 l de lait'],
  ['1 Kilo 500 Mehl', '3 kg Mehl'],
  ['1 kilo 500 de harina', '3 kg de harina'],
  ['1 kg 500 g de farine', '3 kg de farine'],
])('the digits behind the kilogram or litre of "%s" are part of it: doubled "%s"', (line, expected) => {
  expect(rescaleLine(line, { factor: 2 })).toBe(expected)
})

test.each([
  ['1 kg 550 Mehl', '2 kg 550 Mehl'],
  ['1 kg 405 Mehl', '2 kg 405 Mehl'],
])('the number of a flour type in "%s" is not read as a weight: doubled it is "%s"', (line, expected) => {
  expect(rescaleLine(line, { factor: 2 })).toBe(expected)
})

test('the same is read for the grocery list and in a step', () => {
  expect(parseIngredientLine('1 kg 500 de farine')).toMatchObject({ quantity: 1.5, unit: 'kilogram' })
  expect(parseIngredientLine('1 l 50 de lait')).toMatchObject({ quantity: 1.5, unit: 'liter' })
  expect(parseIngredientLine('1 kg 550 Mehl')).toMatchObject({ quantity: 1, unit: 'kilogram' })
  expect(rescaleStep('Ajouter 1 kg 500 de farine.', { factor: 2 }, ['1 kg 500 de farine'])).toBe(
    'Ajouter 3 kg de farine.',
  )
})
