import { expect, test } from 'vitest'
import { rescaleStep } from '../scalingCalls.ts'

test.each([
  ['1 kg Mehl', 'Ein Pfund Mehl sieben.', '1 kg Mehl sieben.'],
  ['2 Pfund Mehl', 'Ein Pfund Mehl sieben.', '2 Pfund Mehl sieben.'],
  ['500 g Butter', 'Ein Viertelpfund Butter schmelzen.', '250 g Butter schmelzen.'],
  ['500 g Butter', 'Ein halbes Pfund Butter schmelzen.', '500 g Butter schmelzen.'],
  ['1 l Milch', 'Einen Viertelliter Milch zugeben.', '500 ml Milch zugeben.'],
  ['1 l Milch', 'Ein Achtelliter Milch zugeben.', '250 ml Milch zugeben.'],
  ['1 l Milch', 'Einen Dreiviertelliter der Milch erwärmen.', '1,5 l der Milch erwärmen.'],
  [
    '1 l Milch',
    'Ein Viertelliter Milch zugeben, dann den restlichen Dreiviertelliter.',
    '500 ml Milch zugeben, dann den restlichen 1,5 l.',
  ],
  ['1 l de leche', 'Hervir medio litro de leche.', 'Hervir 1 l de leche.'],
  ['medio litro de leche', 'Hervir medio litro de leche.', 'Hervir 1 litro de leche.'],
  ['1 l de agua', 'Añadir dos litros de agua.', 'Añadir 4 l de agua.'],
  ['1 l de nata', 'Echar tres cuartos de litro de nata.', 'Echar 1,5 l de nata.'],
  ['1 kg de harina', 'Añadir una libra de harina.', 'Añadir 900 g de harina.'],
  [
    '1 l de leche',
    'Verter medio litro de leche y luego el otro medio.',
    'Verter 1 l de leche y luego el otro 1 l.',
  ],
  ['1 kg de farine', 'Ajouter une livre de farine.', 'Ajouter 1 kg de farine.'],
  ['500 g de beurre', 'Fondre une demi-livre de beurre.', 'Fondre 500 g de beurre.'],
  [
    '1 l de lait',
    'Verser un demi-litre de lait, puis le demi-litre restant.',
    'Verser 1 l de lait, puis le 1 l restant.',
  ],
  ['1 لتر حليب', 'أضف نصف اللتر من الحليب.', 'أضف 1 اللتر من الحليب.'],
  ['2 كوب حليب', 'أضف كوب حليب واحتفظ بنصف كوب.', 'أضف 2 كوب حليب واحتفظ ب1 كوب.'],
])('a weight or volume in letters is scaled with its line: %s: %s', (line, step, expected) => {
  expect(rescaleStep(step, { factor: 2 }, [line])).toBe(expected)
  expect(rescaleStep(step, {}, [line])).toBe(step)
})

test('a measure in letters that stays as written has no plural of its food', () => {
  expect(rescaleStep('1 TL Zitronenschale zugeben.', { factor: 2 }, ['1 TL Zitronenschale'])).toBe(
    '2 TL Zitronenschale zugeben.',
  )
})
