import { describe, expect, test } from 'vitest'
import { rescaleStep } from '../scalingCalls.ts'

const factors = [1 / 3, 1 / 2, 1.5, 2, 3]

describe('the length and width of a pan or a piece never scale beside counted sheets', () => {
  test.each([
    [['8 sheets filo'], 'Lay 8 sheets of filo in a 9x13 pan.', 'Lay 16 sheets of filo in a 9x13 pan.'],
    [
      ['8 sheets filo'],
      'Cut the 8 sheets into 10 x 10 cm squares.',
      'Cut the 16 sheets into 10 x 10 cm squares.',
    ],
    [
      ['8 Blätter Filoteig'],
      'Eine 20x30 cm Form fetten und 8 Blätter Filoteig einlegen.',
      'Eine 20x30 cm Form fetten und 16 Blätter Filoteig einlegen.',
    ],
    [
      ['8 feuilles de pâte filo'],
      'Beurrer un plat de 20x30 cm et poser 8 feuilles de pâte filo.',
      'Beurrer un plat de 20x30 cm et poser 16 feuilles de pâte filo.',
    ],
    [
      ['8 hojas de masa filo'],
      'Engrasar un molde de 20 × 30 cm y poner 8 hojas de masa filo.',
      'Engrasar un molde de 20 × 30 cm y poner 16 hojas de masa filo.',
    ],
    [
      ['8 ورقات عجينة فيلو'],
      'ادهن صينية ٢٠×٣٠ سم وضع 8 ورقات من العجين.',
      'ادهن صينية ٢٠×٣٠ سم وضع 16 ورقات من العجين.',
    ],
    [
      ['8 ورقات عجينة فيلو'],
      'ادهن صينية 20 في 30 سم وضع 8 ورقات من العجين.',
      'ادهن صينية 20 في 30 سم وضع 16 ورقات من العجين.',
    ],
    [['8 फिलो शीट'], '9x13 इंच के पैन में 8 शीट रखें।', '9x13 इंच के पैन में 16 शीट रखें।'],
    [['2 x 400 g cans beans'], 'Drain 2 x 400 g cans beans.', 'Drain 4 x 400 g cans beans.'],
  ])('%j x 2: %s', (lines, step, expected) => {
    expect(rescaleStep(step, { factor: 2 }, lines)).toBe(expected)
  })
})

describe('whistles of a pressure cooker and how often something is done never scale', () => {
  test.each([
    [['1 कप चावल'], '2 सीटी तक पकाएं और चावल डालें।'],
    [['3 आलू'], '3-4 सीटियाँ आने पर आलू छीलें।'],
    [['1 cup dal'], 'Pressure cook the dal for 3 whistles.'],
    [['3 Kartoffeln'], 'Nach 3 Pfiffen Kartoffeln schälen.'],
    [['3 pommes de terre'], 'Après 3 sifflements, les pommes de terre sont cuites.'],
    [['3 patatas'], 'Tapar, cocer hasta 3 pitidos y pelar patatas.'],
    [['3 بطاطس'], 'اطبخ حتى 3 صفارات واترك البطاطس.'],
  ])('%j: %s', (lines, step) => {
    for (const factor of factors) expect(rescaleStep(step, { factor }, lines)).toBe(step)
  })

  test.each([
    ['2 सीटी तक पकाएं और 1 कप चावल डालें।', '2 सीटी तक पकाएं और 2 कप चावल डालें।'],
    ['2 बार छानें और 1 कप चावल डालें।', '2 बार छानें और 2 कप चावल डालें।'],
  ])('the amount behind them does: %s', (step, expected) => {
    expect(rescaleStep(step, { factor: 2 }, ['1 कप चावल'])).toBe(expected)
  })
})

test.each([
  [['3 आलू'], '2 इंच के टुकड़ों में आलू काटें।'],
  [['3 بطاطس'], 'قطع إلى 2 سم بطاطس.'],
  [['3 Kartoffeln'], 'In 2 Zoll Kartoffeln schneiden.'],
])('a length in another language is no count: %j: %s', (lines, step) => {
  for (const factor of factors) expect(rescaleStep(step, { factor }, lines)).toBe(step)
})

test.each([
  [['2 bars chocolate'], 'Melt both bars.', 'Melt 4 bars.', 'Melt 1 bar.'],
  [
    ['2 bars dark chocolate'],
    'Break the 2 bars into pieces.',
    'Break the 4 bars into pieces.',
    'Break the 1 bar into pieces.',
  ],
  [['2 blocks tofu'], 'Press both blocks.', 'Press 4 blocks.', 'Press 1 block.'],
  [['2 Tafeln Schokolade'], 'Beide Tafeln schmelzen.', '4 Tafeln schmelzen.', '1 Tafel schmelzen.'],
  [['2 tabletas de chocolate'], 'Derretir ambas tabletas.', 'Derretir 4 tabletas.', 'Derretir 1 tableta.'],
])('both of two bars or blocks grow with their line %j: %s', (lines, step, doubled, halved) => {
  expect(rescaleStep(step, { factor: 2 }, lines)).toBe(doubled)
  expect(rescaleStep(step, { factor: 1 / 2 }, lines)).toBe(halved)
})

test('both ends of a bar that a step names stay', () => {
  expect(rescaleStep('Cut off both ends.', { factor: 2 }, ['2 bars chocolate'])).toBe('Cut off both ends.')
})
