import { describe, expect, test } from 'vitest'
import { rescaleLine, rescaleStep } from '../scalingCalls.ts'

describe('an amount behind "plus" that has another use', () => {
  test.each([
    ['1½ cups plus 2 tbsp for dusting flour', '3 cups plus ¼ cup for dusting flour'],
    ['Flour, 1½ cups plus 2 tbsp for dusting', 'Flour, 3 cups plus ¼ cup for dusting'],
    ['1½ cups flour, plus 2 tbsp for dusting', '3 cups flour, plus ¼ cup for dusting'],
    ['1½ cups (190 g) flour plus 2 tbsp for dusting', '3 cups (375 g) flour plus ¼ cup for dusting'],
    ['1 cup plus 2 tablespoons to serve', '2 cups plus ¼ cup to serve'],
    ['2 lb plus 4 oz for the filling beef', '4 lb plus 8 oz for the filling beef'],
    ['1 cup + 1 tbsp extra sugar', '2 cups + 2 tablespoons extra sugar'],
    ['200 g Mehl plus 2 EL zum Bestäuben', '400 g Mehl plus 4 EL zum Bestäuben'],
    ['1½ Tassen plus 2 EL zum Bestäuben Mehl', '3 Tassen plus 4 EL zum Bestäuben Mehl'],
    ['180 g de farine, plus 2 c. à s. pour le plan', '350 g de farine, plus 4 c. à s. pour le plan'],
    ['1½ tazas más 2 cucharadas para espolvorear', '3 tazas más 4 cucharadas para espolvorear'],
    ['1½ कप मैदा, और 2 बड़े चम्मच छिड़कने के लिए', '3 कप मैदा, और 4 बड़े चम्मच छिड़कने के लिए'],
    ['1½ كوب دقيق، زائد ملعقتان كبيرتان للرش', '3 أكواب دقيق، زائد 4 ملاعق كبيرة للرش'],
  ])('an amount after "plus" with another use is scaled separately: %s', (line, expected) => {
    expect(rescaleLine(line, { factor: 2 })).toBe(expected)
    expect(rescaleLine(line, {})).toBe(line)
  })

  test('an amount after "plus" with another use is not weighed with the first amount', () => {
    expect(rescaleLine('1½ cups plus 2 tbsp for dusting flour', { units: 'metric' })).toBe(
      '190 g plus 2 tbsp for dusting flour',
    )
  })

  test('an amount after "plus" with the same use is added to the first amount', () => {
    expect(rescaleLine('1 cup plus 2 tablespoons flour', { factor: 2 })).toBe('2¼ cups flour')
  })
})

describe('an amount is written with "plus" only where its text has none', () => {
  test.each([
    ['100 ml de leche, más 2 cucharadas para pintar', '⅔ taza de leche, más 3 cucharadas para pintar'],
    ['100 ml milk plus 2 tbsp to glaze', '⅔ cup milk plus 3 tablespoons to glaze'],
  ])('a scaled amount uses "plus" in other languages only where the text has none: %s', (line, expected) => {
    expect(rescaleLine(line, { factor: 1.5, units: 'us' })).toBe(expected)
  })

  test('a scaled range is never written with "plus"', () => {
    expect(rescaleLine('½ to ¾ cup flour', { factor: 1.5 })).toBe('¾–1 cup flour')
    expect(rescaleStep('Add another ½ to ¾ cup flour.', { factor: 1.5 })).toBe('Add another ¾–1 cup flour.')
  })
})
