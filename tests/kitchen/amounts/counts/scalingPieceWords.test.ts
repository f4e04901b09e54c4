import { describe, expect, test } from 'vitest'
import { rescaleAll, rescaleStep } from '../scalingCalls.ts'

describe('an amount that a step tells by no number', () => {
  test.each([
    [
      '2 tsp salt',
      'Sprinkle over the other teaspoon of salt.',
      'Sprinkle over the other 2 teaspoons of salt.',
    ],
    ['2 cups stock', 'Add the second cup of stock.', 'Add the second 2 cups of stock.'],
    ['3 carrots', 'Slice the third carrot.', 'Slice the other 2 carrots.'],
    ['2 onions', 'Slice one onion; dice the other onion.', 'Slice 2 onions; dice the other 2 onions.'],
    ['4 eggs', 'Whisk the last two eggs.', 'Whisk the last 4 eggs.'],
    ['2 sticks butter', 'Melt the other stick.', 'Melt the other 2 sticks.'],
    ['4 eggs', 'Crack another egg into the bowl.', 'Crack another 2 eggs into the bowl.'],
    ['2 cans beans', 'Add both cans.', 'Add 4 cans.'],
    ['2 tins chickpeas', 'Drain both tins, then rinse.', 'Drain 4 tins, then rinse.'],
    ['2 chicken breasts', 'Fry both of the chicken breasts.', 'Fry 4 of the chicken breasts.'],
    ['3 carrots', 'Chop two of the carrots.', 'Chop 4 of the carrots.'],
    ['1 cup milk', 'Add half a cup of the milk.', 'Add 1 cup of the milk.'],
    ['2 tbsp oil', 'Heat a tablespoon of oil.', 'Heat 2 tablespoons of oil.'],
    ['1 tsp vanilla', 'Mix in 1/2 a teaspoon of vanilla.', 'Mix in 1 teaspoon of vanilla.'],
  ])(
    'an amount that a step states without a number is scaled with its line: %s: %s',
    (line, step, expected) => {
      expect(rescaleStep(step, { factor: 2 }, [line])).toBe(expected)
      expect(rescaleStep(step, { units: 'us' }, [line])).toBe(step)
    },
  )

  test.each([
    ['2 onions', 'Fry both sides, then the other side of the onion.'],
    ['2 sheets pastry', 'Lay out the first sheet. Cover with the second sheet.'],
    ['3 eggs', 'Beat in the first egg, then the second egg.'],
    ['1 cup milk', 'Pour the tea into the other cup.'],
    ['2 onions', 'Slice the remaining onions.'],
    ['2 sheets pastry', 'Lay one sheet on the other.'],
  ])('an amount of something else or "one at a time" is not scaled: %s: %s', (line, step) => {
    expect(rescaleStep(step, { factor: 2 }, [line])).toBe(step)
  })

  test('an amount in a step is scaled with the measure in brackets after it', () => {
    const step = 'Add both cans (800 g).'
    expect(rescaleStep(step, { factor: 2 }, ['2 cans beans'])).toBe('Add 4 cans (1.6 kg).')
  })

  test('an amount in a step has the noun form of its number', () => {
    expect(rescaleStep('Drain both tins.', { factor: 1 / 2 }, ['2 tins chickpeas'])).toBe('Drain 1 tin.')
    expect(rescaleStep('Chop 2 of the carrots.', { factor: 1 / 2 }, ['3 carrots'])).toBe(
      'Chop 1 of the carrots.',
    )
  })
})

describe('an amount in letters of other languages in a step', () => {
  test.each([
    ['1 Tasse Milch', 'Eine halbe Tasse Milch zugeben.', '1 Tasse Milch zugeben.'],
    ['2 Eier', 'Beide Eier verquirlen.', '4 Eier verquirlen.'],
    ['1 tasse de lait', 'Verser une demi-tasse de lait.', 'Verser 1 tasse de lait.'],
    ['2 huevos', 'Batir ambos huevos.', 'Batir 4 huevos.'],
    ['नमक | एक चम्मच तेल', 'आधा चम्मच तेल गरम करें।', '1 चम्मच तेल गरम करें।'],
    ['2 प्याज', 'एक प्याज काटें।', '2 प्याज काटें।'],
    ['نصف كوب سكر', 'أضف نصف كوب من السكر.', 'أضف 1 كوب من السكر.'],
    ['ملعقتان كبيرتان زيت', 'سخن ملعقة كبيرة زيت.', 'سخن 2 ملعقة كبيرة زيت.'],
  ])(
    'an amount that a step states without a number is scaled with its line: %s: %s',
    (line, step, expected) => {
      expect(rescaleStep(step, { factor: 2 }, line.split(' | '))).toBe(expected)
      expect(rescaleStep(step, {}, line.split(' | '))).toBe(step)
    },
  )

  test.each([
    ['1 कप दूध', 'चम्मच से हिलाएँ।'],
    ['كوب سكر', 'اغسل كوب.'],
    ['3 Zwiebeln', 'Eine Zwiebel würfeln. Die zweite Zwiebel in Ringe schneiden.'],
    ['3 cebollas', 'Picar una cebolla. Cortar la segunda cebolla en aros.'],
  ])('a number word in a step for a tool or "one at a time" is not scaled: %s: %s', (line, step) => {
    expect(rescaleStep(step, { factor: 2 }, [line])).toBe(step)
  })

  test('an amount is not scaled in any step when one step handles its pieces one by one', () => {
    const steps = ['Slice one of the sheets.', 'Lay the first sheet on the second sheet.']
    expect(rescaleAll(['3 sheets pastry'], steps, { factor: 2 }).instructions).toEqual(steps)
  })
})

describe('packs and pieces in a step', () => {
  test.each([
    ['2 cans beans', 'Add 2 cans of beans.', 'Add 4 cans of beans.'],
    ['2 (400 g) tins chickpeas', 'Drain 2 (400 g/14 oz) tins.', 'Drain 4 (400 g/14 oz) tins.'],
    ['2 (400 g) tins beans', 'Open one 400 g tin of beans.', 'Open 2 400 g tins of beans.'],
    ['1 (14 oz) can beans', 'Drain the can (14 oz).', 'Drain the can (14 oz).'],
    ['2 tins tomatoes', 'Add one tin (400 g).', 'Add 2 tins (800 g).'],
    ['2 tins tomatoes', 'Add the tomatoes (2 tins).', 'Add the tomatoes (4 tins).'],
    [
      '8 slices bread',
      'Butter 8 slices with ½ tbsp butter per slice.',
      'Butter 16 slices with ½ tbsp butter per slice.',
    ],
    [
      '12 tortillas',
      'Fill 12 tortillas with 2 tablespoons beef each.',
      'Fill 24 tortillas with 2 tablespoons beef each.',
    ],
    ['1 stick butter', 'Fry in ½ stick of the butter.', 'Fry in 1 stick of the butter.'],
  ])(
    'packs and pieces in a step are scaled, and the content of each is not: %s: %s',
    (line, step, expected) => {
      expect(rescaleStep(step, { factor: 2 }, [line])).toBe(expected)
    },
  )

  test.each([
    ['1.5 kg beef', 'Brown 500 g of the beef at a time.'],
    ['1.5 kg beef', 'Brown the beef in batches of 500 g.'],
    ['12 tortillas', 'Fry 3 tortillas at a time.'],
    ['500 g dough', 'Shape it into 50 g/2 oz balls.'],
    ['2 l milk', 'Grease a 2-litre (2 quart) dish.'],
    ['1 jar pesto', 'Fill 2 jars with it.'],
    ['4 slices bread', 'Cut the ham into 8 slices. Serve 2 slices.'],
  ])('batches, single pieces and vessels in a step are not scaled: %s: %s', (line, step) => {
    expect(rescaleStep(step, { factor: 2 }, [line])).toBe(step)
  })

  test('a size in two units is shown in one', () => {
    const open = (units: 'metric' | 'us') =>
      rescaleStep('Open 2 (400 g/14 oz) tins of chickpeas.', { units }, ['800 g chickpeas'])
    expect(open('metric')).toBe('Open 2 (400 g) tins of chickpeas.')
    expect(open('us')).toBe('Open 2 (14 oz) tins of chickpeas.')
  })
})

describe('an amount of a step is measured as its line is', () => {
  const rice = '1 cup rice'
  test.each([
    [
      '3¼ lb potatoes',
      'Toss half the potatoes (500 g) with oil.',
      'Toss half the potatoes (1 lb 2 oz) with oil.',
    ],
    ['2 lb chicken thighs', 'Add 4 thighs (600 g) to the rice.', 'Add 4 thighs (1 lb 5 oz) to the rice.'],
    [
      '750 g quark',
      'Stir half of the quark (500 g) into the rice.',
      'Stir half of the quark (1 lb 2 oz) into the rice.',
    ],
    [
      '100 g butter',
      'Fry in 25 g of the butter; melt the other 25 g over the rice.',
      'Fry in 1 oz of the butter; melt the other 1 oz over the rice.',
    ],
    ['1 lb (450 g) flour', 'Sift 400 g of the flour.', 'Sift 14 oz of the flour.'],
  ])('an amount of a step has the measure of its line for a US reader: %s: %s', (line, step, expected) => {
    expect(rescaleStep(step, { units: 'us' }, [line, rice, '1 cup oil'])).toBe(expected)
  })

  test('an amount of a step has the measure of its line for a metric reader', () => {
    const steps = ['Stir in ½ cup of the yogurt.', 'Add the remaining ½ cup.']
    expect(rescaleAll(['1 cup (240 ml) yogurt'], steps, { units: 'metric' })).toEqual({
      ingredients: ['240 ml yogurt'],
      instructions: ['Stir in 120 ml of the yogurt.', 'Add the remaining 120 ml.'],
    })
  })
})

test.each([
  ['Add the other 100 ml.', 'Add the other 200 ml.'],
  ['Add 100 ml. Stir.', 'Add 200 ml. Stir.'],
  ['Añadir los otros 100 ml.', 'Añadir los otros 200 ml.'],
  ['Add 1 tsp. Dijon mustard.', 'Add 2 teaspoons Dijon mustard.'],
])('a full stop after an amount is kept: %s', (step, expected) => {
  expect(rescaleStep(step, { factor: 2 }, ['200 ml milk', '2 tsp Dijon mustard'])).toBe(expected)
})
