import { expect, test } from 'vitest'
import { rescaleLine } from '../scalingCalls.ts'

test.each([
  ['4 small zucchini (or 2 large)', '8 small zucchini (or 4 large)'],
  ['2 shallots (or 1 small onion)', '4 shallots (or 2 small onions)'],
  ['2 shallots (or a small onion)', '4 shallots (or 2 small onions)'],
  ['3 Tomaten (oder 1 Dose)', '6 Tomaten (oder 2 Dosen)'],
  ['4 kleine Zucchini (oder 2 große)', '8 kleine Zucchini (oder 4 große)'],
  ['4 petites courgettes (ou 2 grosses)', '8 petites courgettes (ou 4 grosses)'],
  ['1 berenjena grande (o 2 pequeñas)', '2 berenjenas grandes (o 4 pequeñas)'],
  ['1 حبة باذنجان كبيرة (أو 2 صغيرة)', '2 حبة باذنجان كبيرة (أو 4 صغيرة)'],
  ['1 बड़ा बैंगन (या 2 छोटे)', '2 बड़ा बैंगन (या 4 छोटे)'],
])('the amount of the alternative food in the line "%s" is doubled too: "%s"', (line, expected) => {
  expect(rescaleLine(line, { factor: 2 })).toBe(expected)
})

test.each([
  ['225 g spaghetti (half a box)', '450 g spaghetti (1 box)'],
  ['200 g tomatoes (about half a can)', '400 g tomatoes (about 1 can)'],
  ['400 g tomatoes (one can)', '800 g tomatoes (2 cans)'],
  ['250 g Nudeln (eine halbe Packung)', '500 g Nudeln (1 Packung)'],
  ['250 g Nudeln (halbe Packung)', '500 g Nudeln (1 Packung)'],
  ['250 g de pâtes (un demi-paquet)', '500 g de pâtes (1 paquet)'],
  ["250 g de pâtes (la moitié d'un paquet)", '500 g de pâtes (1 paquet)'],
  ['250 g de pasta (medio paquete)', '500 g de pasta (1 paquete)'],
  ['250 جم مكرونة (نصف علبة)', '500 جم مكرونة (1 علبة)'],
  ['250 ग्राम पास्ता (आधा पैकेट)', '500 ग्राम पास्ता (1 पैकेट)'],
])('the packs in the brackets of the line "%s" are doubled too: "%s"', (line, expected) => {
  expect(rescaleLine(line, { factor: 2 })).toBe(expected)
})

test.each([
  ['2 cups milk (or 2 percent milk)', '4 cups milk (or 2 percent milk)'],
  ['400 g tomatoes (from a can)', '800 g tomatoes (from a can)'],
  ['2 lb beef (or a cheaper cut)', '4 lb beef (or a cheaper cut)'],
  ['1 chicken (or 4 legs, 200 g each)', '2 chickens (or 8 legs, 200 g each)'],
])(
  'a number that describes the food of the line "%s" is unchanged when it is doubled: "%s"',
  (line, expected) => {
    expect(rescaleLine(line, { factor: 2 })).toBe(expected)
  },
)
