import { describe, expect, test } from 'vitest'
import { rescaleAll, rescaleLine } from '../scalingCalls.ts'

const third = 1 / 3

test.each([
  ['15 cherry tomatoes, halved', 0.5, '8 cherry tomatoes, halved'],
  ['9 green cardamom pods', 0.5, '5 green cardamom pods'],
  ['4 लौंग और 2 इलायची', third, '1 लौंग और 1 इलायची'],
  ['5 काजू', 0.5, '3 काजू'],
  ['2 hojas de laurel', third, '1 hoja de laurel'],
  ['3 schwarze Oliven', 0.5, '2 schwarze Oliven'],
  ['9 olives noires', 0.5, '5 olives noires'],
  ['5 حبات هيل', 0.5, '3 حبات هيل'],
  ['10 Spieße', third, '3 Spieße'],
  ['3 dientes de ajo', 1.5, '5 dientes de ajo'],
  ["3 gousses d'ail", 1.5, "5 gousses d'ail"],
  ["3 blancs d'œufs", 1.5, "5 blancs d'œufs"],
])(
  'small things stay whole, cloves and egg whites as in English: "%s" x %f is "%s"',
  (line, factor, expected) => {
    expect(rescaleLine(line, { factor })).toBe(expected)
  },
)

test.each([
  ['1 tin cherry tomatoes', '½ tin cherry tomatoes'],
  ['1 Glas Oliven', '½ Glas Oliven'],
  ['1 boîte de tomates cerises', '½ boîte de tomates cerises'],
  ['1 bote de aceitunas', '½ bote de aceitunas'],
  ['1 कप काजू', '½ कप काजू'],
  ['1 كوب زيتون', '½ كوب زيتون'],
  ['3 onions', '1½ onions'],
])('a pack or a cup of small things is halved: "%s" is "%s"', (line, expected) => {
  expect(rescaleLine(line, { factor: 0.5 })).toBe(expected)
})

test.each([
  ['1 large head cauliflower', '3 large heads cauliflower'],
  ['a small bunch of coriander', '3 small bunches of coriander'],
  ['1 large head of garlic (10 cloves)', '3 large heads of garlic (30 cloves)'],
  ['2 large eggs', '6 large eggs'],
  ['1 bunch scallions (6-8), thinly sliced', '3 bunches scallions (18–24), thinly sliced'],
  ['3 huevos L', '9 huevos L'],
  ['1/3 cup + 1 tbsp cocoa powder', '1¼ cups cocoa powder'],
])('sizes and the language of a line stay: "%s" x 3 is "%s"', (line, expected) => {
  expect(rescaleLine(line, { factor: 3 })).toBe(expected)
})

test.each([
  '1 slice ham per person',
  '1 Scheibe Schinken pro Person',
  '1 tranche de jambon par personne',
  '1 loncha de jamón por persona',
])('what each person gets stays in a line: "%s"', (line) => {
  for (const factor of [0.5, 2]) expect(rescaleLine(line, { factor })).toBe(line)
})

describe('a step takes what its line asks for', () => {
  test.each([
    ['2 Zwiebel(n)', '2 Zwiebeln würfeln.', '4 Zwiebeln würfeln.'],
    ['3 Ei(er), Größe M', '3 Eier trennen.', '6 Eier trennen.'],
    ['4 Scheibe/n Toastbrot', '4 Scheiben Toastbrot rösten.', '8 Scheiben Toastbrot rösten.'],
    ['Saft von 1 1/2 Zitronen', 'Den Saft von 1 1/2 Zitronen zugeben.', 'Den Saft von 3 Zitronen zugeben.'],
    ["le jus d'un demi-citron", "Arroser du jus d'un demi-citron.", 'Arroser du jus de 1 citron.'],
    ['1 taza y 1/4 de harina', 'Tamizar 1 taza y 1/4 de harina.', 'Tamizar 2½ tazas de harina.'],
    ['1 इंच अदरक का टुकड़ा', '1 इंच अदरक कद्दूकस करें।', '2 इंच अदरक कद्दूकस करें।'],
    ['2 कप चावल', 'चावल को 4 कप पानी में 2 सीटी तक पकाएं।', 'चावल को 8 कप पानी में 2 सीटी तक पकाएं।'],
    ['2 Tassen Reis', 'Reis in 4 Tassen Wasser kochen.', 'Reis in 8 Tassen Wasser kochen.'],
    ['2 Tassen Reis', 'In 2 Tassen füllen.', 'In 2 Tassen füllen.'],
  ])('"%s" x 2: %s', (line, step, expected) => {
    expect(rescaleAll([line], [step], { factor: 2 }).instructions).toEqual([expected])
  })
})
