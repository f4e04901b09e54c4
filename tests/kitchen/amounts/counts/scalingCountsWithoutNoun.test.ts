import { describe, expect, test } from 'vitest'
import { rescaleAll } from '../scalingCalls.ts'

const stepsFor = (lines: readonly string[], steps: readonly string[], factor: number) =>
  rescaleAll(lines, steps, { factor }).instructions

const tortillas = ['8 tortillas', '200 g cheese']
const tortillasInGerman = ['8 Tortillas', '200 g Käse']
const crepes = ['8 crêpes', '200 g de fromage']
const tortillasInSpanish = ['8 tortillas de maíz', '200 g de queso']

describe('a count without a noun grows with the pieces that the step counted before', () => {
  test.each([
    [
      tortillas,
      ['Fill 4 tortillas with half the cheese; repeat with the other 4.'],
      ['Fill 8 tortillas with half the cheese; repeat with the other 8.'],
    ],
    [
      tortillas,
      ['Fill 4 tortillas. Fill the remaining 4 the same way.'],
      ['Fill 8 tortillas. Fill the remaining 8 the same way.'],
    ],
    [
      ['16 wrappers'],
      ['Fill 8 wrappers.', 'Cook gently.', 'Repeat with the remaining 8.'],
      ['Fill 16 wrappers.', 'Cook gently.', 'Repeat with the remaining 16.'],
    ],
    [['6 eggs'], ['Beat 3 eggs. Finish with the last 3.'], ['Beat 6 eggs. Finish with the last 6.']],
    [['4 onions'], ['Slice 2 onions, dice the other two.'], ['Slice 4 onions, dice the other 4.']],
    [
      ['4 onions'],
      ['Slice two onions and dice the other two finely.'],
      ['Slice 4 onions and dice the other 4 finely.'],
    ],
    [['6 cloves garlic'], ['Crush 2 garlic cloves and slice 4.'], ['Crush 4 garlic cloves and slice 8.']],
    [['6 eggs'], ['Beat 4 eggs, reserving 2 for the glaze.'], ['Beat 8 eggs, reserving 4 for the glaze.']],
    [['6 eggs'], ['Boil the 6 eggs and halve 2 of them.'], ['Boil the 12 eggs and halve 4 of them.']],
    [
      ['12 lasagne sheets', '500 g sauce'],
      ['Lay 4 sheets, spread with sauce. Repeat twice with 4 sheets each.'],
      ['Lay 8 sheets, spread with sauce. Repeat twice with 8 sheets each.'],
    ],
    [
      ['12 lasagne sheets', '500 g sauce'],
      ['Lay 4 sheets in the dish.', 'Add sauce and another 4.'],
      ['Lay 8 sheets in the dish.', 'Add sauce and another 8.'],
    ],
    [
      tortillasInGerman,
      ['4 Tortillas mit der Hälfte des Käses füllen; mit den anderen 4 wiederholen.'],
      ['8 Tortillas mit der Hälfte des Käses füllen; mit den anderen 8 wiederholen.'],
    ],
    [
      tortillasInGerman,
      ['4 Tortillas füllen.', 'Die anderen 4 ebenso füllen.'],
      ['8 Tortillas füllen.', 'Die anderen 8 ebenso füllen.'],
    ],
    [
      ['6 Eier', '500 g Mehl'],
      ['3 Eier mit dem Mehl verquirlen. Die restlichen 3 kochen.'],
      ['6 Eier mit dem Mehl verquirlen. Die restlichen 6 kochen.'],
    ],
    [
      ['4 Zwiebeln', '2 EL Öl'],
      ['Zwei Zwiebeln hacken, die anderen zwei in Ringe schneiden.'],
      ['4 Zwiebeln hacken, die anderen 4 in Ringe schneiden.'],
    ],
    [
      ['6 Knoblauchzehen', '2 EL Öl'],
      ['2 Knoblauchzehen pressen, 4 in Scheiben schneiden.'],
      ['4 Knoblauchzehen pressen, 8 in Scheiben schneiden.'],
    ],
    [
      ['12 Lasagneblätter', '500 g Sauce'],
      ['4 Lasagneblätter in die Form legen.', 'Zweimal mit je 4 Lasagneblättern wiederholen.'],
      ['8 Lasagneblätter in die Form legen.', 'Zweimal mit je 8 Lasagneblättern wiederholen.'],
    ],
    [
      crepes,
      ['Garnir 4 crêpes avec la moitié du fromage ; répéter avec les 4 autres.'],
      ['Garnir 8 crêpes avec la moitié du fromage ; répéter avec les 8 autres.'],
    ],
    [
      ['6 œufs', '200 g de farine'],
      ['Battre 3 œufs avec la farine.', 'Cuire les 3 derniers dans l’eau.'],
      ['Battre 6 œufs avec la farine.', 'Cuire les 6 derniers dans l’eau.'],
    ],
    [
      ['4 oignons', '2 c. à s. d’huile'],
      ['Émincer deux oignons et hacher les deux autres.'],
      ['Émincer 4 oignons et hacher les 4 autres.'],
    ],
    [
      ['6 gousses d’ail', '200 g de riz'],
      ['Écraser 2 gousses d’ail et émincer 4 en lamelles.'],
      ['Écraser 4 gousses d’ail et émincer 8 en lamelles.'],
    ],
    [
      tortillasInSpanish,
      ['Rellenar 4 tortillas con la mitad del queso; repetir con las otras 4.'],
      ['Rellenar 8 tortillas con la mitad del queso; repetir con las otras 8.'],
    ],
    [
      ['6 huevos', '200 g de harina'],
      ['Batir 3 huevos con la harina.', 'Cocer los 3 restantes en agua.'],
      ['Batir 6 huevos con la harina.', 'Cocer los 6 restantes en agua.'],
    ],
    [
      ['4 cebollas', '2 cucharadas de aceite'],
      ['Picar dos cebollas y cortar las otras dos en aros.'],
      ['Picar 4 cebollas y cortar las otras 4 en aros.'],
    ],
    [
      ['8 अंडे', '2 कप आटा'],
      ['4 अंडे फेंटें।', 'बाकी 4 को उबालें।'],
      ['8 अंडे फेंटें।', 'बाकी 8 को उबालें।'],
    ],
    [
      ['6 بيضات', '2 كوب دقيق'],
      ['اخفق 3 بيضات.', 'اسلق الـ3 الباقية.'],
      ['اخفق 6 بيضات.', 'اسلق الـ6 الباقية.'],
    ],
    [
      ['8 chicken thighs'],
      ['Brown 4 thighs for 5 minutes on each side. Brown the remaining 4 in the oil.'],
      ['Brown 8 thighs for 5 minutes on each side. Brown the remaining 8 in the oil.'],
    ],
    [
      ['3 onions'],
      ['Chop 2 onions; cut the remaining one into rings.'],
      ['Chop 4 onions; cut the remaining 2 into rings.'],
    ],
    [['6 potatoes'], ['Peel 4 potatoes and leave 2 unpeeled.'], ['Peel 8 potatoes and leave 4 unpeeled.']],
    [
      ['12 Lasagneplatten', '500 g Sauce'],
      ['4 Lasagneplatten in die Form legen. Noch zweimal mit je 4 Platten wiederholen.'],
      ['8 Lasagneplatten in die Form legen. Noch zweimal mit je 8 Platten wiederholen.'],
    ],
    [
      ['6 cloves garlic (2 crushed, 4 sliced)'],
      ['Fry the 2 crushed cloves. Add the 4 sliced cloves.'],
      ['Fry the 4 crushed cloves. Add the 8 sliced cloves.'],
    ],
  ])('a count without a noun is scaled with the line: %j: %j', (lines, steps, expected) => {
    expect(stepsFor(lines, steps, 2)).toEqual(expected)
    expect(stepsFor(lines, steps, 1)).toEqual(steps)
  })

  test('a count without a noun and the one before it add up to their line', () => {
    const scaled = rescaleAll(['6 eggs'], ['Beat 3 eggs. Finish with the last 3.'], { factor: 3 / 2 })
    expect(scaled).toEqual({
      ingredients: ['9 eggs'],
      instructions: ['Beat 5 eggs. Finish with the last 4.'],
    })
  })

  test.each([
    [tortillasInGerman, '4 Tortillas füllen. Die anderen 4 ebenso füllen.', 'Die andere 1 ebenso füllen.'],
    [['8 Eier', '1 EL Öl'], '4 Eier braten. Mit den anderen 4 backen.', 'Mit dem anderen 1 backen.'],
    [['8 oignons', '1 c. à s. d’huile'], 'Émincer 4 oignons. Hacher les 4 autres.', 'Hacher le 1 autre.'],
    [
      ['8 cebollas', '1 cucharada de aceite'],
      'Picar 4 cebollas. Cortar las otras 4 en aros.',
      'Cortar la otra 1 en aros.',
    ],
  ])(
    'the words around a count without a noun agree where it becomes one: %j: %s',
    (lines, step, expected) => {
      expect(stepsFor(lines, [step], 1 / 4)[0]).toContain(expected)
    },
  )
})

describe('other numbers without a noun stay', () => {
  test.each([
    [['8 tortillas'], 'Fill 4 tortillas and cook for the last 3 minutes.'],
    [['8 tortillas'], 'Warm 4 tortillas, then turn the heat to 4.'],
    [['8 eggs'], 'Boil 4 eggs for 5 to 6 minutes, turning after the first 3.'],
    [['8 eggs'], 'Beat 4 eggs, heat the oven to gas 6 and cook in batches of 2.'],
    [['8 eggs'], 'Boil 4 eggs and cut each into 4.'],
    [['8 eggs'], 'Boil 4 eggs, 2 at a time.'],
    [['8 eggs'], 'Fill 4 ramekins. Bake the other 4.'],
    [['2 eggs'], 'Beat 2 eggs. Line the other 6 with paper.'],
    [['8 Eier', '200 g Mehl'], '4 Eier mit dem Mehl verrühren und in den letzten 3 Minuten rühren.'],
    [['8 Eier', '200 g Mehl'], '4 Eier mit dem Mehl verrühren und in 4 teilen.'],
    [['8 œufs', '200 g de farine'], 'Battre 4 œufs avec la farine et couper en 4.'],
    [['8 huevos', '200 g de harina'], 'Batir 4 huevos con la harina y dividir en 4.'],
    [['8 eggs'], 'Beat 4 eggs with the flour. Divide the dough into 8 balls. Bake 4, then bake the other 4.'],
    [['8 eggs'], 'Boil 4 eggs for 8 minutes, reducing the heat for the last 2.'],
    [['8 Eier', '200 g Mehl'], '4 Eier mit dem Mehl backen und in den letzten 5 abdecken.'],
    [['8 œufs', '200 g de farine'], 'Cuire 4 œufs avec la farine et remuer pendant les 2 dernières.'],
    [['8 huevos', '200 g de harina'], 'Batir 4 huevos con la harina y dejar reposar 5.'],
  ])('a number without a noun that counts nothing of a line is unchanged: %j: %s', (lines, step) => {
    const [scaled] = stepsFor(lines, [step], 2)
    const withoutFirst = (text: string) => text.replace(/\d+/, '')
    expect(withoutFirst(scaled!)).toBe(withoutFirst(step))
  })
})
