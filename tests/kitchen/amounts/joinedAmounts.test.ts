import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RequiredAmount } from '#shared/kitchen/groceryLines.ts'
import { parseGroceryLines } from '#shared/kitchen/groceryLines.ts'
import { gramsOfUnit } from '#shared/kitchen/units/units.ts'
import { rescaleLine, rescaleStep } from './scalingCalls.ts'

const bought = (line: string) => parseGroceryLines([line], 1).map(({ name, part }) => [name, part.text])

describe('a range of a line', () => {
  test.each([
    ['2 bis 3 Zwiebeln', '4–6 Zwiebeln'],
    ['2 oder 3 Zwiebeln', '4–6 Zwiebeln'],
    ['2 à 3 oignons', '4–6 oignons'],
    ['2 ou 3 oignons', '4–6 oignons'],
    ['2 a 3 cebollas', '4–6 cebollas'],
    ['2 o 3 cebollas', '4–6 cebollas'],
    ['2 से 3 प्याज', '4–6 प्याज'],
    ['2 या 3 प्याज', '4–6 प्याज'],
    ['2 إلى 3 بصل', '4–6 بصل'],
    ['2 أو 3 بصل', '4–6 بصل'],
    ['200 bis 250 g Mehl', '400–500 g Mehl'],
  ])('a range is scaled at both ends: "%s" twice is "%s"', (line, expected) => {
    expect(rescaleLine(line, { factor: 2 })).toBe(expected)
  })

  test.each([
    ['2 bis 3 Zwiebeln', 'onion', '3'],
    ['2 ou 3 oignons', 'onion', '3'],
    ['2 a 3 cebollas', 'onion', '3'],
    ['2 से 3 प्याज', 'प्याज', '3'],
    ['2 أو 3 بصل', 'بصل', '3'],
  ])('a range is bought by its upper end: "%s"', (line, name, amount) => {
    expect(bought(line)).toEqual([[name, amount]])
  })

  test('a line of two packs with an amount each has no range', () => {
    expect(bought('2 à 400 g de tomates')).toEqual([['tomato', '2']])
  })
})

describe('a second amount of a line', () => {
  test.each([
    ['3 eggs and 2 egg yolks', '6 eggs and 4 egg yolks'],
    ['2 eggs & 1 yolk', '4 eggs & 2 yolks'],
    ['1 egg and one yolk', '2 eggs and 2 yolks'],
    ['2 onions and a carrot', '4 onions and 2 carrots'],
    ['2 eggs and a pinch of salt', '4 eggs and 2 pinches of salt'],
    ['1 carrot, 1 onion and 1 leek', '2 carrots, 2 onions and 2 leeks'],
    ['3 Eier und 2 Eigelb', '6 Eier und 4 Eigelbe'],
    ['2 Zwiebeln und eine Karotte', '4 Zwiebeln und 2 Karotten'],
    ['200 g Butter und 50 g Zucker', '400 g Butter und 100 g Zucker'],
    ['1 kg und 200 g Mehl', '2.4 kg Mehl'],
    ['1 EL Öl und 1 TL Salz', '2 EL Öl und 2 TL Salz'],
    ['1 rote und 1 gelbe Paprika', '2 rote und 2 gelbe Paprika'],
    ['2 Karotten, 1 Zwiebel und 1 Lauch', '4 Karotten, 2 Zwiebeln und 2 Lauche'],
    ["1 gousse d'ail et 2 oignons", "2 gousses d'ail et 4 oignons"],
    ["2 œufs plus 1 jaune d'œuf", "4 œufs plus 2 jaunes d'œuf"],
    ['2 zanahorias y 1 cebolla', '4 zanahorias y 2 cebollas'],
    ['2 huevos más 1 para pincelar', '4 huevos más 2 para pincelar'],
    ['3 अंडे और 2 प्याज', '6 अंडे और 4 प्याज'],
    ['200 ग्राम आटा व 50 ग्राम चीनी', '400 ग्राम आटा व 100 ग्राम चीनी'],
    ['3 بيضات و 2 بصل', '6 بيضات و 4 بصل'],
    ['3 بيضات و2 بصل', '6 بيضات و4 بصل'],
    ['2 uova e 3 zucchine', '4 uova e 6 zucchine'],
    ['2 uien en 3 wortels', '4 uien en 6 wortels'],
    ['2 cebolas e 3 cenouras', '4 cebolas e 6 cenouras'],
    ['2 cebule i 3 marchewki', '4 cebule i 6 marchewki'],
    ['2 løg og 3 gulerødder', '4 løg og 6 gulerødder'],
    ['2 lökar och 3 morötter', '4 lökar och 6 morötter'],
  ])('a second amount of a line is scaled: "%s" twice is "%s"', (line, expected) => {
    expect(rescaleLine(line, { factor: 2 })).toBe(expected)
  })

  test.each([
    ['1 onion, halved and 1 half sliced', '2 onions, halved and 2 halves sliced'],
    ['1 Zwiebel, halbiert, und 1 Hälfte gehackt', '2 Zwiebeln, halbiert, und 2 Hälften gehackt'],
    ['4 tomatoes (1 sliced and 3 diced)', '8 tomatoes (2 sliced and 6 diced)'],
    ['2 Zitronen, 1 entsaftet und 1 in Scheiben', '4 Zitronen, 2 entsaftet und 2 in Scheiben'],
    ['1 bunch soup greens (2 carrots and 1 leek)', '2 bunches soup greens (2 carrots and 1 leek)'],
    ['1 and 1/2 cups flour', '3 cups flour'],
    ['one and a half cups flour', '3 cups flour'],
    ['2 and a half cups flour', '5 cups flour'],
    ['2 y media tazas de harina', '5 tazas de harina'],
  ])('a second amount that is a share of the first is scaled: "%s" twice is "%s"', (line, expected) => {
    expect(rescaleLine(line, { factor: 2 })).toBe(expected)
  })

  test.each([
    ['2 eggs or 3 egg whites', '4 eggs or 6 egg whites'],
    ['2 Eier oder 3 Eiweiß', '4 Eier oder 6 Eiweiße'],
    ["2 œufs ou 3 blancs d'œufs", "4 œufs ou 6 blancs d'œufs"],
    ['2 huevos o 3 claras', '4 huevos o 6 claras'],
    ['2 uien of 3 wortels', '4 uien of 6 wortels'],
  ])('an alternative amount of a line is scaled: "%s" twice is "%s"', (line, expected) => {
    expect(rescaleLine(line, { factor: 2 })).toBe(expected)
    expect(parseGroceryLines([line], 1)).toHaveLength(1)
    expect(parseGroceryLines([line], 1)[0]?.part.amount).toBe(2)
  })

  test.each([
    ['1 poulet en 4 morceaux', '2 poulet en 4 morceaux'],
    ['1 oignon, coupé en 4', '2 oignons, coupé en 4'],
    ['2 lök i 4 bitar', '4 lök i 4 bitar'],
    ['2 and 3 cm', '2 and 3 cm'],
    ['2 und 3 cm', '2 und 3 cm'],
    ['2 Eier und 10 Minuten', '4 Eier und 10 Minuten'],
    ['1 onion and a little oil', '2 onions and a little oil'],
  ])('the line "%s" has no second amount, and twice is "%s"', (line, expected) => {
    expect(rescaleLine(line, { factor: 2 })).toBe(expected)
  })

  test.each([
    ['zest of 1 lemon and juice of 2', 'zest of 2 lemons and juice of 4'],
    ['finely grated zest of 1 lemon and juice of ½', 'finely grated zest of 2 lemons and juice of 1'],
    ['Schale von 1 Zitrone und Saft von 2', 'Schale von 2 Zitronen und Saft von 4'],
    ['le zeste de 1 citron et le jus de 2', 'le zeste de 2 citrons et le jus de 4'],
    ['ralladura de 1 limón y zumo de 2', 'ralladura de 2 limones y zumo de 4'],
    ['1 नींबू का छिलका और 2 का रस', '2 नींबू का छिलका और 4 का रस'],
    ['قشر 1 ليمون وعصير 2', 'قشر 2 ليمون وعصير 4'],
  ])('an amount of another part of the same fruit is scaled: "%s" twice is "%s"', (line, expected) => {
    expect(rescaleLine(line, { factor: 2 })).toBe(expected)
  })
})

test.each(['2 boîtes de 400 g de tomates', '2 Dosen Tomaten (je 400 g)', '2 latas de tomate (400 g)'])(
  'the content of each of two packs is bought twice: %s',
  (line) => {
    expect(parseGroceryLines([line], 1)[0]?.part.grams).toBe(800)
  },
)

/** Words that join amounts, and foods that are counted and weighed, by language; "~" is the number. */
const written = [
  {
    joints: [' and ', ' plus ', ' & ', ' + '],
    foods: ['~ eggs', '~ onions', '~ g butter', '~ g sugar', '~ carrots'],
  },
  {
    joints: [' und ', ' plus ', ' sowie ', ' + '],
    foods: ['~ Eier', '~ Zwiebeln', '~ g Butter', '~ g Zucker'],
  },
  {
    joints: [' et ', ' plus '],
    foods: ['~ œufs', '~ oignons', '~ g de beurre', '~ g de sucre', '~ gousses d’ail'],
  },
  {
    joints: [' y ', ' más '],
    foods: ['~ huevos', '~ cebollas', '~ g de harina', '~ g de azúcar', '~ zanahorias'],
  },
  { joints: [' और ', ' व '], foods: ['~ अंडे', '~ प्याज', '~ टमाटर', '~ आलू'] },
  { joints: [' و ', ' و'], foods: ['~ بيض', '~ بصل', '~ طماطم', '~ بطاطس'] },
  { joints: [' e ', ' più '], foods: ['~ uova', '~ cipolle', '~ g di burro', '~ g di zucchero'] },
  { joints: [' en ', ' plus '], foods: ['~ eieren', '~ uien', '~ g boter', '~ g suiker'] },
  { joints: [' i ', ' oraz '], foods: ['~ jajka', '~ cebule', '~ g masła', '~ g cukru'] },
  { joints: [' och ', ' samt '], foods: ['~ ägg', '~ lökar', '~ g smör', '~ g socker'] },
] as const

const joined = fc.constantFrom(...written).chain(({ joints, foods }) =>
  fc.record({
    foods: fc.shuffledSubarray([...foods] as string[], { minLength: 2, maxLength: 3 }),
    joint: fc.constantFrom<string>(...joints),
    numbers: fc.array(fc.integer({ min: 2, max: 9 }), { minLength: 3, maxLength: 3 }),
  }),
)

test('every amount of a line is twice as much when the line is scaled by 2 and read again', () => {
  const sizeOf = ({ amount, unit }: RequiredAmount) => (amount ?? 0) * (gramsOfUnit(unit ?? '') ?? 1)
  fc.assert(
    fc.property(joined, ({ foods, joint, numbers }) => {
      const line = foods
        .map((food, at) => food.replace('~', String(numbers[at]! * (food.includes(' g ') ? 50 : 1))))
        .join(joint)
      const before = parseGroceryLines([line], 1)
      const after = parseGroceryLines([rescaleLine(line, { factor: 2 })], 1)
      expect(before, line).toHaveLength(foods.length)
      expect(after.map(({ key, part }) => [key, sizeOf(part)])).toEqual(
        before.map(({ key, part }) => [key, sizeOf(part) * 2]),
      )
    }),
    { numRuns: 200 },
  )
})

test.each([
  ['3 Eier und 2 Eigelb', '3 Eier und 2 Eigelb verquirlen.', '6 Eier und 4 Eigelbe verquirlen.'],
  [
    '1 gousse d’ail et 2 oignons',
    'Hacher 2 oignons et 1 gousse d’ail.',
    'Hacher 4 oignons et 2 gousses d’ail.',
  ],
  ['2 zanahorias y 1 cebolla', 'Picar 2 zanahorias y 1 cebolla.', 'Picar 4 zanahorias y 2 cebollas.'],
  ['3 अंडे और 2 प्याज', '2 प्याज काटें।', '4 प्याज काटें।'],
  ['3 بيضات و 2 بصل', 'قطع 2 بصل.', 'قطع 4 بصل.'],
  ['3 بيضات و2 بصل', 'اخفق 3 بيضات و2 بصل.', 'اخفق 6 بيضات و4 بصل.'],
])('a step agrees with both amounts of "%s": "%s" twice is "%s"', (line, step, expected) => {
  expect(rescaleStep(step, { factor: 2 }, [line])).toBe(expected)
})

test.each([
  ['5 cm ginger', '10 cm'],
  ['1-inch piece of ginger', '2 inches'],
  ['10 cm daikon', '20 cm'],
])('a length is bought as its doubled line states it: %s', (line, expected) => {
  expect(parseGroceryLines([line], 2).map(({ part }) => part.text)).toEqual([expected])
})
