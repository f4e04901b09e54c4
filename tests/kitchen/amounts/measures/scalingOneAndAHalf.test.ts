import { expect, test } from 'vitest'
import { rescaleAll, rescaleLine } from '../scalingCalls.ts'

test.each([
  ["jus d'un citron et demi", 2, 'jus de 3 citrons'],
  ["jus d'un citron et demi", 0.5, 'jus de ¾ citron'],
  ['Jus d’un demi citron', 2, 'Jus de 1 citron'],
  ["jus d'un citron", 2, 'jus de 2 citrons'],
  ['un et demi citron', 2, '3 citrons'],
  ['zumo de un limón y medio', 2, 'zumo de 3 limones'],
  ['uno y medio limones', 2, '3 limones'],
  ['Saft von anderthalb Zitronen', 2, 'Saft von 3 Zitronen'],
  ['juice of one and a half lemons', 2, 'juice of 3 lemons'],
  ['juice of a lemon and a half', 2, 'juice of 3 lemons'],
  ['1 lemon and a half', 0.5, '¾ lemon'],
  ['عصير ليمونة ونصف', 2, 'عصير 3 ليمونات'],
  ['واحد ونصف كوب سكر', 2, '3 أكواب سكر'],
  ['كوب واحد ونصف سكر', 2, '3 أكواب سكر'],
  ['كوب واحد سكر', 3, '3 أكواب سكر'],
  ['डेढ़ नींबू का रस', 2, '3 नींबू का रस'],
])('one and a half is one number in a line: "%s" x %f is "%s"', (line, factor, expected) => {
  expect(rescaleLine(line, { factor })).toBe(expected)
})

test.each([
  ["jus d'un citron et demi", "Ajouter le jus d'un citron et demi.", 'Ajouter le jus de 3 citrons.'],
  ['une tasse et demie de farine', 'Ajouter une tasse et demie de farine.', 'Ajouter 3 tasses de farine.'],
  [
    'une tasse et demie de farine',
    'Servir une tasse et demie par personne.',
    'Servir une tasse et demie par personne.',
  ],
  ['una taza y media de arroz', 'Lavar una taza y media de arroz.', 'Lavar 3 tazas de arroz.'],
  ['una taza y media de arroz', 'Hervir una hora y media.', 'Hervir una hora y media.'],
  ['uno y medio limones', 'Exprimir uno y medio limones.', 'Exprimir 3 limones.'],
  ['Saft einer halben Zitrone', 'Den Saft einer halben Zitrone zugeben.', 'Den Saft von 1 Zitrone zugeben.'],
  [
    '1 lemon and a half',
    'Squeeze 1 lemon and a half, cook an hour and a half.',
    'Squeeze 3 lemons, cook an hour and a half.',
  ],
  ['واحد ونصف كوب سكر', 'أضف واحد ونصف كوب سكر.', 'أضف 3 أكواب سكر.'],
  ['كوب واحد ونصف سكر', 'أضف كوب واحد ونصف سكر.', 'أضف 3 أكواب سكر.'],
])('one and a half is one number in a step of "%s": %s', (line, step, expected) => {
  expect(rescaleAll([line], [step], { factor: 2 }).instructions).toEqual([expected])
})

test.each([
  [['8 Scheiben Brot', '16 Oliven'], 'Je 2 Oliven darauflegen.'],
  [['8 شرائح خبز', '16 زيتونة'], 'زيّن كل شريحة بـ 2 زيتونة.'],
])('what each piece gets stays: %j: %s', (lines, step) => {
  for (const factor of [0.5, 2]) expect(rescaleAll(lines, [step], { factor }).instructions).toEqual([step])
})

test('half of another food is not added to a count', () => {
  expect(rescaleLine('2 lemons and a half onion', { factor: 2 })).toContain('4 lemons and')
})
