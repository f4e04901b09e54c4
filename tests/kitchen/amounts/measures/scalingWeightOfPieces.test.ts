import { describe, expect, test } from 'vitest'
import { rescaleLine, rescaleStep } from '../scalingCalls.ts'

describe('pieces of a given weight that a step makes', () => {
  test.each([
    ['600 g dough', 'Divide into 12 pieces of 50 g.', 'Divide into 24 pieces of 50 g.'],
    ['600 g dough', 'Shape 12 balls (50 g each).', 'Shape 24 balls (50 g each).'],
    [
      '600 g mince',
      'Cut into 4 pieces, shape 8 balls of 30 g each.',
      'Cut into 4 pieces, shape 16 balls of 30 g each.',
    ],
    ['600 g mince', 'Form 4 patties of about 150 g.', 'Form 8 patties of about 150 g.'],
    ['600 g Teig', 'In 12 Stücke à 50 g teilen.', 'In 24 Stücke à 50 g teilen.'],
    ['600 g Teig', '12 Kugeln zu je 50 g formen.', '24 Kugeln zu je 50 g formen.'],
    ['600 g Teig', '12 Kugeln (je 50 g) formen.', '24 Kugeln (je 50 g) formen.'],
    ['600 g de pâte', 'Diviser en 12 morceaux de 50 g.', 'Diviser en 24 morceaux de 50 g.'],
    ['600 g de pâte', 'Former 12 boules de 50 g.', 'Former 24 boules de 50 g.'],
    ['600 g de masa', 'Dividir en 12 trozos de 50 g.', 'Dividir en 24 trozos de 50 g.'],
    ['600 g de masa', 'Formar 12 bolas de 50 g cada una.', 'Formar 24 bolas de 50 g cada una.'],
    ['600 ग्राम आटा', '12 टुकड़े 50 ग्राम के बनाएँ।', '24 टुकड़े 50 ग्राम के बनाएँ।'],
    ['600 غ عجين', 'قسم العجين إلى 12 قطعة 50 غ.', 'قسم العجين إلى 24 قطعة 50 غ.'],
  ])(
    'pieces of a given weight that a step forms become more for more people, and each weighs the same: %s: %s',
    (line, step, expected) => {
      expect(rescaleStep(step, { factor: 2 }, [line])).toBe(expected)
    },
  )

  test.each([
    ['600 g dough', 'Cut into 8 pieces.'],
    ['600 g dough', 'Divide between 2 tins of 900 g.'],
    ['600 g Teig', 'In 8 Stücke schneiden.'],
    ['600 g de pâte', 'Couper en 8 morceaux.'],
  ])('pieces without a weight, and tins, are not scaled in a step: %s: %s', (line, step) => {
    expect(rescaleStep(step, { factor: 2 }, [line])).toBe(step)
  })

  test.each([
    ['12 pieces of 50 g', '24 pieces of 50 g'],
    ['12 Stücke à 50 g', '24 Stücke à 50 g'],
    ['12 टुकड़े 50 ग्राम के', '24 टुकड़े 50 ग्राम के'],
    ['12 قطعة لحم 50 غ', '24 قطعة لحم 50 غ'],
  ])(
    'pieces of a given weight in a line each weigh the same when the line is scaled: %s',
    (line, expected) => {
      expect(rescaleLine(line, { factor: 2 })).toBe(expected)
    },
  )

  test('a filling is no piece of a given weight: the feta of "2 poivrons de 50 g de feta" is scaled', () => {
    expect(
      rescaleStep('Garnir 2 poivrons de 50 g de feta.', { factor: 2 }, ['50 g de feta', '2 poivrons']),
    ).toBe('Garnir 4 poivrons de 100 g de feta.')
  })
})

describe('"more" behind an amount whose food is not named again', () => {
  test.each([
    [['500 g flour', '1 egg'], 'Mix the flour with the egg. Add 1 to 1½ cups more.', '125–190 g more.'],
    [['3 cups flour'], 'Mix 2 cups of the flour. Knead in ½ to 1 cup more.', '65–125 g more.'],
    [
      ['3 cups sugar'],
      'Beat in 1 cup sugar, then 1 to 1½ cups more until stiff.',
      '200–300 g more until stiff.',
    ],
    [['3 cups rice'], 'Toast 2 cups rice. Add 1 cup more if needed.', 'Add 190 g more if needed.'],
  ])('"more" after an amount is weighed like the food named before: %s: %s', (lines, step, end) => {
    expect(rescaleStep(step, { units: 'metric' }, lines).slice(-end.length)).toBe(end)
  })

  test.each([
    [['3 cups stock'], 'Pour in 2 cups stock. Add 1 to 1½ cups more.', '240–350 ml more.'],
    [['500 g flour', '1 cup milk'], 'Mix the flour with ½ cup milk. Add ¼ to ½ cup more.', '60–120 ml more.'],
  ])(
    '"more" after an amount is measured by volume like the food named before: %s: %s',
    (lines, step, end) => {
      expect(rescaleStep(step, { units: 'metric' }, lines).slice(-end.length)).toBe(end)
    },
  )
})

describe('a Spanish or French article before a measure', () => {
  test.each([
    ['Verter los 500 ml de leche.', 'Verter las 2 tazas de leche.'],
    ['Verter los 250 ml de leche.', 'Verter la 1 taza de leche.'],
    ['Verter los 100 ml de leche.', 'Verter las 7 cdas. de leche.'],
    ['Añadir a los 500 ml de leche.', 'Añadir a las 2 tazas de leche.'],
    ['La mitad de los 500 ml de leche.', 'La mitad de las 2 tazas de leche.'],
    ['Echar al 1 l de leche.', 'Echar a las 4 tazas de leche.'],
    ['Los 500 ml de leche se calientan.', 'Las 2 tazas de leche se calientan.'],
  ])('a Spanish or French article before a measure agrees with the converted unit: %s', (step, expected) => {
    expect(rescaleStep(step, { units: 'us' }, ['500 ml de leche', '3 huevos', '200 g de azúcar'])).toBe(
      expected,
    )
  })

  test('a Spanish or French article before a measure agrees with the scaled number', () => {
    const spanish = ['500 ml de leche', '3 huevos', '200 g de azúcar']
    expect(rescaleStep('Verter los 500 ml de leche.', { factor: 2 }, spanish)).toBe('Verter el 1 l de leche.')
    expect(rescaleStep('Verter el 1 l de leche.', { factor: 2 }, spanish)).toBe('Verter los 2 l de leche.')
    const french = ['500 ml de lait', '3 œufs', '200 g de sucre']
    expect(rescaleStep('Verser les 500 ml de lait.', { factor: 2 }, french)).toBe('Verser le 1 l de lait.')
    expect(rescaleStep('Verser les 500 ml de lait.', { factor: 1 / 2, units: 'us' }, french)).toBe(
      'Verser la 1 tasse de lait.',
    )
  })
})
