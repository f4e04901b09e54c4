import { describe, expect, test } from 'vitest'
import { rescaleAll, rescaleLine, rescaleStep } from '../scalingCalls.ts'

describe('an amount of a food that two lines ask for has one form in its line and in a step', () => {
  test.each([
    [['200 g sugar', '2 tbsp sugar for dusting'], 'Dust with 2 tbsp sugar.', '60 ml sugar'],
    [
      ['200 g sugar', '2 tbsp caster sugar, for dusting'],
      'Dust with 2 tbsp of the sugar.',
      '60 ml of the sugar',
    ],
    [['2 tbsp sugar for dusting', '200 g sugar'], 'Dust with the 2 tbsp sugar.', 'the 60 ml sugar'],
    [
      ['200 g sugar plus 2 tbsp for dusting'],
      'Dust with the remaining 2 tbsp sugar.',
      'the remaining 60 ml sugar',
    ],
  ])('the step takes the form of the line that has its measure: %s', (lines, step, expected) => {
    const scaled = rescaleAll([...lines, '200 g flour'], [step], { factor: 2 })
    expect(scaled.ingredients.join()).toContain('60 ml')
    expect(scaled.instructions).toEqual([`Dust with ${expected}.`])
  })

  test('spoons of a line that is weighed are given in grams', () => {
    const scaled = rescaleAll(['200 g sugar', '200 g flour'], ['Dust with 2 tbsp of the sugar.'], {
      factor: 2,
    })
    expect(scaled.instructions).toEqual(['Dust with 50 g of the sugar.'])
  })
})

describe('the decimal mark is that of the language of the text', () => {
  test.each([
    ['2 g Salz', '0,5 g Salz', '200 g Mehl'],
    ['2 g de sel', '0,5 g de sel', '200 g de farine'],
    ['2 g de sal', '0,5 g de sal', '200 g de harina'],
    ['2 g salt', '0.5 g salt', '200 g flour'],
  ])(
    'numbers have the decimal mark of the recipe’s language, whatever the reader’s is: %s',
    (line, expected, other) => {
      expect(rescaleLine(line, { factor: 1 / 4 }, [other])).toBe(expected)
      expect(rescaleLine(line, { factor: 1 / 4, decimalMark: '.' }, [other])).toBe(expected)
      expect(rescaleStep(`${line}.`, { factor: 1 / 4 }, [line, other])).toBe(`${expected}.`)
    },
  )

  test('a text of no known language has the decimal mark of its reader', () => {
    expect(rescaleLine('2 g sale', { factor: 1 / 4, decimalMark: ',' }, ['200 g farina'])).toBe('0,5 g sale')
  })
})
