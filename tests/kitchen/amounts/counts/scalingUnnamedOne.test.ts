import { describe, expect, test } from 'vitest'
import { rescaleAll } from '../scalingCalls.ts'

const stepsFor = (lines: readonly string[], steps: readonly string[], factor: number) =>
  rescaleAll(lines, steps, { factor }).instructions

describe('one thing that a step calls "the other" without a noun grows with its line', () => {
  test.each([
    [
      ['2 (15-oz) cans black beans'],
      'Drain 1 can of beans and mash; add the other can whole.',
      'Drain 2 cans of beans and mash; add the other 2 cans whole.',
    ],
    [
      ['2 cans beans'],
      'Drain 1 can of beans; leave the other whole.',
      'Drain 2 cans of beans; leave the other 2 whole.',
    ],
    [['2 onions'], 'Chop one onion and slice the other.', 'Chop 2 onions and slice the other 2.'],
    [['3 eggs'], 'Beat 2 eggs. Separate the third.', 'Beat 4 eggs. Separate the other 2.'],
    [
      ['2 sheets puff pastry'],
      'Fill 1 sheet of pastry and cover with the second.',
      'Fill 2 sheets of pastry and cover with the other 2.',
    ],
    [
      ['2 Zwiebeln', '2 EL Öl'],
      '1 Zwiebel im Öl würfeln, die andere in Ringe schneiden.',
      '2 Zwiebeln im Öl würfeln, die anderen 2 in Ringe schneiden.',
    ],
    [
      ['2 Tortillas', '200 g Käse'],
      '1 Tortilla mit Käse belegen und mit der anderen bedecken.',
      '2 Tortillas mit Käse belegen und mit den anderen 2 bedecken.',
    ],
    [['2 oignons'], "Émincer 1 oignon et râper l'autre.", 'Émincer 2 oignons et râper les 2 autres.'],
    [
      ['2 boîtes de haricots'],
      'Écraser 1 boîte de haricots, ajouter l’autre boîte entière.',
      'Écraser 2 boîtes de haricots, ajouter les 2 autres boîtes entières.',
    ],
    [
      ['2 limones', '100 g de azúcar'],
      'Exprimir 1 limón con el azúcar y reservar el otro para decorar.',
      'Exprimir 2 limones con el azúcar y reservar los otros 2 para decorar.',
    ],
    [
      ['2 latas de frijoles'],
      'Machacar 1 lata de frijoles y añadir la otra lata entera.',
      'Machacar 2 latas de frijoles y añadir las otras 2 latas enteras.',
    ],
    [['2 अंडे', '1 कप आटा'], '1 अंडा फेंटें। दूसरे को उबालें।', '2 अंडे फेंटें। दूसरे 2 को उबालें।'],
    [['2 प्याज', '1 कप आटा'], '1 प्याज काटें। दूसरा प्याज आटे में डालें।', '2 प्याज काटें। दूसरे 2 प्याज आटे में डालें।'],
    [
      ['2 بصلة', '1 كوب دقيق'],
      'افرم 1 بصلة وقطع الأخرى إلى حلقات.',
      'افرم 2 بصلة وقطع الـ2 الأخرى إلى حلقات.',
    ],
  ])('"the other" piece is scaled with its line, for twice as many: %j: %s', (lines, step, expected) => {
    expect(stepsFor(lines, [step], 2)).toEqual([expected])
    expect(stepsFor(lines, [step], 1)).toEqual([step])
  })

  test('the pieces that a step calls "one" and "the other" add up to their line', () => {
    const scaled = rescaleAll(['2 onions'], ['Chop 1 onion and slice the other.'], { factor: 3 / 2 })
    expect(scaled).toEqual({
      ingredients: ['3 onions'],
      instructions: ['Chop 1 onion and slice the other 2.'],
    })
  })

  test.each([
    [['2 sheets pastry'], 'Lay one sheet on the other.'],
    [['2 steaks'], 'Fry 1 steak for 3 minutes on one side and 2 on the other.'],
    [['2 pie crusts'], 'Put 1 pie crust in one pan, the other in another.'],
    [['2 eggs'], 'Add one egg after the other.'],
    [['2 Eier', '200 g Mehl'], 'Ein Ei nach dem anderen unter den Teig rühren.'],
    [['200 g Mehl', '1 EL Öl'], 'Erst die eine, dann die andere Hälfte des Mehls zugeben.'],
    [['2 œufs', '200 g de farine'], 'Ajouter un œuf après l’autre dans la farine.'],
    [['2 huevos', '200 g de harina'], 'Añadir un huevo tras otro a la harina.'],
  ])(
    '"the other" side or half, and pieces that a step uses one after the other, are not scaled: %j: %s',
    (lines, step) => {
      expect(stepsFor(lines, [step], 2)).toEqual([step])
    },
  )
})
