import { expect, test } from 'vitest'
import { rescaleAll, rescaleLine } from '../scalingCalls.ts'

test.each([
  ['250 ml milk (one cup)', 1 / 2, '125 ml milk (½ cup)'],
  ['250 ml Milch (eine Tasse)', 3, '750 ml Milch (3 Tassen)'],
  ['500 ml Milch (zwei Tassen)', 1 / 2, '250 ml Milch (1 Tasse)'],
  ['125 ml Milch (eine halbe Tasse)', 3, '375 ml Milch (1½ Tassen)'],
  ['250 ml de lait (une tasse)', 3, '750 ml de lait (3 tasses)'],
  ['250 ml de leche (una taza)', 3, '750 ml de leche (3 tazas)'],
  ['٢٥٠ مل حليب (كوب)', 1 / 2, '125 مل حليب (½ كوب)'],
  ['250 مل حليب (كوب)', 3, '750 مل حليب (3 أكواب)'],
  ['250 مل حليب (كوب واحد)', 3, '750 مل حليب (3 أكواب)'],
  ['500 مل حليب (كوبين)', 1 / 2, '250 مل حليب (1 كوب)'],
  ['250 मिली दूध (एक कप)', 3, '750 मिली दूध (3 कप)'],
  ['1 1/2 lb beef (about 3 steaks)', 1 / 2, '¾ lb beef (about 1½ steaks)'],
  ['700 g Rind (etwa 3 Steaks)', 3, '2.1 kg Rind (etwa 9 Steaks)'],
  ['700 g de bœuf (environ 3 steaks)', 3, '2.1 kg de bœuf (environ 9 steaks)'],
])('a bracket that tells the amount again grows with it: %s by %d', (line, factor, expected) => {
  expect(rescaleLine(line, { factor })).toBe(expected)
})

test.each([
  ['200 g Mehl (eine Sorte)', 3, '600 g Mehl (eine Sorte)'],
  ['250 ml Milch (eine gute)', 3, '750 ml Milch (eine gute)'],
  ['4 steaks (200 g each)', 1 / 2, '2 steaks (200 g each)'],
  ['500 g dough, in 50 g balls', 2, '1 kg dough, in 50 g balls'],
])('a bracket that tells something else stays: %s by %d', (line, factor, expected) => {
  expect(rescaleLine(line, { factor })).toBe(expected)
})

test.each([
  ['docena y media de almejas', 1 / 2, '¾ docena de almejas'],
  ['docena y media de almejas', 3, '4½ docenas de almejas'],
  ['vaso y medio de agua', 3, '4½ vasos de agua'],
  ['كوبين ونص ماء', 1 / 2, '1¼ كوب ماء'],
  ['كوب ونص ماء', 3, '4½ كوب ماء'],
  ['نص كوب حليب', 3, '1½ كوب حليب'],
  ['ملعقتين ونص سكر', 1 / 2, '1¼ ملعقة سكر'],
])('a half behind a measure without a number is part of it: %s by %d', (line, factor, expected) => {
  expect(rescaleLine(line, { factor })).toBe(expected)
})

test.each([
  ['Add a glass of water.', 3, 'Add 3 glasses of water.'],
  ['Ein halbes Glas Wasser zugeben.', 3, '1½ Gläser Wasser zugeben.'],
  ['Eine halbe Tasse Wasser zugeben.', 3, '1½ Tassen Wasser zugeben.'],
  ['Ajouter un demi-verre d’eau.', 3, 'Ajouter 1½ verres d’eau.'],
  ['Ajouter 2 verres d’eau.', 3, 'Ajouter 6 verres d’eau.'],
  ['Añadir medio vaso de agua.', 3, 'Añadir 1½ vasos de agua.'],
  ['Añadir vaso y medio de agua.', 3, 'Añadir 4½ vasos de agua.'],
  ['أضف نص كوب ماء.', 3, 'أضف 1½ كوب ماء.'],
  ['أضف نصف كأس ماء.', 1 / 2, 'أضف ¼ كأس ماء.'],
  ['आधा गिलास पानी डालें।', 3, '1½ गिलास पानी डालें।'],
  ['Add 250 ml milk (one cup).', 1 / 2, 'Add 125 ml milk (½ cup).'],
])('water that a step measures in letters grows: %s by %d', (step, factor, expected) => {
  expect(rescaleAll(['500 g meat'], [step], { factor }).instructions).toEqual([expected])
})

test.each([
  ['Serve with a glass of water.'],
  ['Mit einem Glas Wasser servieren.'],
  ['Servir con un vaso de agua.'],
  ['Boire un verre d’eau.'],
  ['Die Tasse mit Wasser füllen.'],
])('water to drink stays: %s', (step) => {
  expect(rescaleAll(['500 g meat'], [step], { factor: 3 }).instructions).toEqual([step])
})

test('what goes onto one plate stays in German', () => {
  const steps = ['Je 3 Knödel auf einen Teller geben.', 'Jeweils 2 Knödel in eine Schale legen.']
  expect(rescaleAll(['12 Knödel'], steps, { factor: 1 / 2 }).instructions).toEqual(steps)
})

test.each([
  ['Façonner 12 boulettes de 30 g.', 'Façonner 6 boulettes de 30 g.'],
  ['Former 4 galettes de 125 g.', 'Former 2 galettes de 125 g.'],
  ['Formar 12 albóndigas de 30 g.', 'Formar 6 albóndigas de 30 g.'],
  ['12 Bällchen von 30 g formen.', '6 Bällchen von 30 g formen.'],
  ['Roll into 12 meatballs of 30 g.', 'Roll into 6 meatballs of 30 g.'],
])('pieces that are made with a weight of one are fewer for fewer people: %s', (step, expected) => {
  expect(rescaleAll(['360 g mince'], [step], { factor: 1 / 2 }).instructions).toEqual([expected])
})
