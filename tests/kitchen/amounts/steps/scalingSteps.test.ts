import { describe, expect, test } from 'vitest'
import { rescaleAll, rescaleStep } from '../scalingCalls.ts'

describe('a step for more or fewer people', () => {
  test.each([
    ['Whisk 1 cup flour (120 g) with 2 eggs.', 'Whisk 2 cups flour (240 g) with 4 eggs.'],
    ['Melt 1 cup of the butter (2 sticks).', 'Melt 2 cups of the butter (4 sticks).'],
    ['Add 200 ml of the stock.', 'Add 400 ml of the stock.'],
    ['Bring 400 ml (1⅔ cups) water to a boil.', 'Bring 800 ml (3⅓ cups) water to a boil.'],
    ['Rain it into 900 ml (3¾ cups) water.', 'Rain it into 1.8 l (7½ cups) water.'],
    [
      'Fry it in 1 tablespoon of the stock for 3 minutes each.',
      'Fry it in 2 tablespoons of the stock for 3 minutes each.',
    ],
    ['Crack the 2 eggs in, then 1 egg more.', 'Crack the 4 eggs in, then 2 eggs more.'],
    ['Scatter a handful of the mint over it.', 'Scatter 2 handfuls of the mint over it.'],
    ['Heat 1 tablespoon of the oil in a pan.', 'Heat 2 tablespoons of the oil in a pan.'],
  ])('a step with amounts is scaled for more or fewer people: %s', (text, expected) => {
    expect(rescaleStep(text, { factor: 2 })).toBe(expected)
  })

  test.each([
    'Bake at 180 °C (350 °F) for 25 minutes, then 1 hour 30 minutes more.',
    'Cook 3 minutes on each side.',
    'Grease a 23 cm/9 inch tin, a 2-litre dish and a 900 g loaf tin.',
    'Use a 9x13 inch pan and fill it to 2/3.',
    'Cut into 4 pieces.',
    'Drop 2 tablespoons of the batter at a time into the pan.',
    'For each pancake pour 60 ml into the pan.',
    'Thin it by 10%. Serve 2 per person.',
    'Stir in half of the mint.',
    'Lay the pot aside until it reads 74 °C.',
  ])('times, temperatures, vessels, shares and amounts per piece are unchanged: %s', (text) => {
    expect(rescaleStep(text, { factor: 3 })).toBe(text)
  })
})

describe('pieces that a step takes of a line', () => {
  test.each([
    ['Crush 2 garlic cloves.', 'Crush 4 garlic cloves.'],
    ['Crush 1 of the garlic cloves.', 'Crush 2 of the garlic cloves.'],
    ['Crush 1 clove of the garlic.', 'Crush 2 cloves of the garlic.'],
    ['Slice 1 garlic clove.', 'Slice 2 garlic cloves.'],
  ])('pieces in a step are counted by the line’s word: %s', (text, expected) => {
    expect(rescaleStep(text, { factor: 2 }, ['4 garlic cloves'])).toBe(expected)
  })

  test.each([
    ['2 Zorgel', 'Nimm 1 Zorgel.', 'Nimm 2 Zorgel.'],
    ['2 بصل', 'قطع 1 بصل.', 'قطع 2 بصل.'],
  ])('pieces with an unknown noun get no plural ending: %s', (line, text, expected) => {
    expect(rescaleStep(text, { factor: 2 }, [line])).toBe(expected)
  })

  test.each([
    ['2 eggs', 'Beat two eggs.', 'Beat 4 eggs.'],
    ['1 egg', 'Crack one egg into a pan.', 'Crack 2 eggs into a pan.'],
    ['4 eggs', 'Whisk in two to three eggs.', 'Whisk in 4–6 eggs.'],
    ['4 eggs', 'Stir in 2 eggs.', 'Stir in 4 eggs.'],
    ['4 Eier', 'Zwei Eier verquirlen.', '4 Eier verquirlen.'],
    ['1 Ei', 'Den Teig mit einem Ei bestreichen.', 'Den Teig mit 2 Eiern bestreichen.'],
    ['1 Zwiebel', 'Eine Zwiebel in eine Pfanne geben.', '2 Zwiebeln in eine Pfanne geben.'],
    ['4 EL Öl', '2 EL Öl in der Pfanne erhitzen.', '4 EL Öl in der Pfanne erhitzen.'],
    ['2 œufs', 'Battre deux œufs dans un bol.', 'Battre 4 œufs dans un bol.'],
    ['1 oignon rouge', 'Couper un oignon rouge finement.', 'Couper 2 oignons rouges finement.'],
    ['2 c. à soupe d’huile', 'Chauffer 1 c. à soupe d’huile.', 'Chauffer 2 c. à soupe d’huile.'],
    ['2 huevos', 'Batir dos huevos en un bol.', 'Batir 4 huevos en un bol.'],
    ['4 dientes de ajo', 'Picar dos dientes de ajo.', 'Picar 4 dientes de ajo.'],
    ['٢ بيضة', 'اخفق ٢ بيضة لمدة ٥ دقائق.', 'اخفق 4 بيضات لمدة ٥ دقائق.'],
    ['२ प्याज', '२ प्याज काटें, १० मिनट पकाएँ।', '4 प्याज काटें, १० मिनट पकाएँ।'],
  ])(
    'pieces in a step are scaled in words, other digits and other languages: %s: %s',
    (line, text, expected) => {
      expect(rescaleStep(text, { factor: 2 }, [line])).toBe(expected)
    },
  )

  test('half of a food behind another food is scaled by itself', () => {
    const lines = ['2 zanahorias', '1 cebolla']
    expect(rescaleStep('Añadir 2 zanahorias y media cebolla.', { factor: 2 }, lines)).toBe(
      'Añadir 4 zanahorias y 1 cebolla.',
    )
  })

  test('all of a stock that is added a bit at a time is scaled', () => {
    expect(rescaleStep('Ladle in 1 l stock a bit at a time.', { factor: 2 }, ['1 l stock'])).toBe(
      'Ladle in 2 l stock a bit at a time.',
    )
  })

  test.each([
    ['2 eggs', 'Add the eggs one at a time.'],
    ['2 eggs', 'Beat in one egg at a time.'],
    ['1 kg potatoes', 'Press them with a potato masher.'],
    ['6 eieren', 'Voeg 1 voor 1 de eieren toe.'],
    ['1 mango', 'Mix in 2/3 of the mango.'],
    ['1 Zitrone', 'Den Saft einer halben Zitrone auspressen.'],
    ['1 lata de leche', '4 Apagar y poner la leche.'],
    ['1 tsp lemon zest', 'Sprinkle a little lemon zest over it.'],
    ['2 Eier', 'Die Eier in zwei Schüsseln trennen.'],
    ['2 œufs', 'Casser les œufs un par un dans deux bols.'],
    ['2 huevos', 'Poner los huevos en una sartén dos minutos.'],
  ])('a number word that counts something else is not scaled: %s: %s', (line, text) => {
    expect(rescaleStep(text, { factor: 2 }, [line])).toBe(text)
  })
})

describe('pieces in a bracket behind their food', () => {
  const butter = ['1 stick butter (113 g)']
  const half = 'Fry in half of the butter (1/2 stick, 55 g).'

  test.each([
    [half, 11 / 4, 'Fry in half of the butter (1⅜ sticks, 150 g).'],
    [half, 2, 'Fry in half of the butter (1 stick, 110 g).'],
    ['Add the rest of the butter (½ stick).', 3, 'Add the rest of the butter (1½ sticks).'],
    ['Melt the butter (1 stick/113 g).', 5 / 4, 'Melt the butter (1¼ sticks/140 g).'],
    ['Melt ½ stick (55 g) of the butter.', 5 / 2, 'Melt 1¼ sticks (140 g) of the butter.'],
  ])('pieces in brackets are scaled with the measure beside them: %s by %d', (text, factor, expected) => {
    expect(rescaleStep(text, { factor }, butter)).toBe(expected)
  })

  test.each(['Stir the butter with a wooden stick (1 stick).', 'Line the pan (1 sheet, 30 cm) with butter.'])(
    'pieces in brackets that are not of the line are not scaled: %s',
    (text) => {
      expect(rescaleStep(text, { factor: 3 }, butter)).toBe(text)
    },
  )

  test('pieces in brackets add up to their line', () => {
    const steps = ['Fry ½ stick of the butter (55 g).', 'Add ½ stick of the butter (55 g).']
    expect(rescaleAll(butter, steps, { factor: 5 / 4 })).toEqual({
      ingredients: ['1¼ sticks butter (140 g)'],
      instructions: ['Fry ⅝ stick of the butter (70 g).', 'Add ⅝ stick of the butter (70 g).'],
    })
  })
})
