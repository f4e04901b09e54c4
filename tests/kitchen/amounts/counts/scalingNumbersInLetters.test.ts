import { describe, expect, test } from 'vitest'
import { parseGroceryLines } from '#shared/kitchen/groceryLines.ts'
import { rescaleLine, rescaleStep } from '../scalingCalls.ts'

describe('a measure in brackets behind a number in letters', () => {
  test.each([
    ['كوبان من الدقيق (٢٥٠ غ)', 3, '6 أكواب من الدقيق (750 غ)'],
    ['كوبان من الرز (400 غرام)', 3, '6 أكواب من الرز (1200 غرام)'],
    ['كوب واحد لبن (٢٥٠ مل)', 3, '3 أكواب لبن (750 مل)'],
    ['كوب دقيق (125 غ)', 2, '2 كوب دقيق (250 غ)'],
    ['ملعقتان كبيرتان زيت (30 مل)', 2, '4 ملاعق كبيرة زيت (60 مل)'],
    ['بصلتان (300 غ)', 2, '4 بصلات (600 غ)'],
    ['ثلاث بصلات (450 غ)', 2, '6 بصلات (900 غ)'],
    ['एक कप दूध (250 मिली)', 3, '3 कप दूध (750 मिली)'],
    ['तीन प्याज (300 ग्राम)', 2, '6 प्याज (600 ग्राम)'],
  ])(
    'a measure in brackets after a number word is scaled with it: "%s" times %d',
    (line, factor, expected) => {
      expect(rescaleLine(line, { factor })).toBe(expected)
    },
  )

  test.each([
    ['علبتان فول (400 غ)', '4 علب فول (400 غ)'],
    ['علبة فول (400 غ)', '2 علبة فول (400 غ)'],
  ])('a measure in brackets that is the content of a can is not scaled: "%s"', (line, expected) => {
    expect(rescaleLine(line, { factor: 2 })).toBe(expected)
  })
})

describe('an Arabic dual with an article', () => {
  const lines = ['كوبان من الدقيق', 'بيضتان', 'ملعقتان كبيرتان زيت']

  test.each([
    ['اخلط الكوبين من الدقيق مع الماء.', 'اخلط 6 أكواب من الدقيق مع الماء.'],
    ['أضف كلا الكوبين من الدقيق.', 'أضف 6 أكواب من الدقيق.'],
    ['أضف كوبي الدقيق.', 'أضف 6 أكواب الدقيق.'],
    ['سخن الملعقتين الكبيرتين من الزيت.', 'سخن 6 ملاعق كبيرة من الزيت.'],
    ['اخفق البيضتين جيدا.', 'اخفق 6 بيضات جيدا.'],
    ['اخفق بيضتين.', 'اخفق 6 بيضات.'],
  ])('an Arabic dual with an article is scaled in a step: %s', (step, expected) => {
    expect(rescaleStep(step, { factor: 3 }, lines)).toBe(expected)
  })

  test.each(['حرك بالملعقتين.', 'قسم العجين إلى قطعتين.'])(
    'an Arabic dual that no line has is not scaled: %s',
    (step) => {
      expect(rescaleStep(step, { factor: 3 }, lines)).toBe(step)
    },
  )
})

describe('hundreds in letters', () => {
  test.each([
    ['ढाई सौ ग्राम पनीर', 3, '750 ग्राम पनीर'],
    ['साढ़े तीन सौ ग्राम आटा', 2, '700 ग्राम आटा'],
    ['सवा सौ ग्राम चीनी', 2, '250 ग्राम चीनी'],
    ['डेढ़ सौ ग्राम चीनी', 2, '300 ग्राम चीनी'],
    ['पौने दो सौ ग्राम चीनी', 2, '350 ग्राम चीनी'],
    ['दो सौ पचास ग्राम चावल', 2, '500 ग्राम चावल'],
    ['एक हज़ार मिली पानी', 2, '2000 मिली पानी'],
    ['पचास ग्राम मक्खन', 3, '150 ग्राम मक्खन'],
    ['two hundred grams flour', 3, '600 g flour'],
    ['one hundred and fifty grams flour', 3, '450 g flour'],
    ['zweihundertfünfzig Gramm Mehl', 2, '500 Gramm Mehl'],
    ['deux cent cinquante grammes de farine', 2, '500 g de farine'],
    ['doscientos cincuenta gramos de harina', 2, '500 gramos de harina'],
    ['مئتان وخمسون غرام سكر', 2, '500 غرام سكر'],
    ['ثلاثمئة غرام دقيق', 3, '900 غرام دقيق'],
  ])('hundreds in letters are scaled as one number: "%s" times %d', (line, factor, expected) => {
    expect(rescaleLine(line, { factor })).toBe(expected)
  })

  test.each([
    ['ढाई सौ ग्राम पनीर काटें।', '250 ग्राम पनीर', '750 ग्राम पनीर काटें।'],
    ['पाव किलो टमाटर काटें।', 'पाव किलो टमाटर', '¾ किलो टमाटर काटें।'],
    ['Zweihundert Gramm Mehl sieben.', '200 g Mehl', '600 Gramm Mehl sieben.'],
  ])('hundreds in letters are scaled in steps: %s', (step, line, expected) => {
    expect(rescaleStep(step, { factor: 3 }, [line])).toBe(expected)
  })

  test.each(['mil hojas', 'tausend Blätter', 'zweihundert Mandeln'])(
    'hundreds in letters before objects are not scaled: %s',
    (line) => {
      expect(rescaleLine(line, { factor: 2 })).toBe(line)
    },
  )
})

describe('fractions of a kilogram', () => {
  const bought = (line: string) => parseGroceryLines([line], 1).map(({ name, part }) => [name, part.text])

  test.each([
    ['पाव किलो टमाटर', 3, '¾ किलो टमाटर'],
    ['पौन किलो आलू', 2, '1½ किलो आलू'],
    ['आधा पाव मक्खन', 2, '1 पाव मक्खन'],
    ['पाव मक्खन', 2, '2 पाव मक्खन'],
    ['पाव भाजी मसाला', 2, 'पाव भाजी मसाला'],
  ])('fractions of a kilogram are scaled: "%s" times %d', (line, factor, expected) => {
    expect(rescaleLine(line, { factor })).toBe(expected)
  })

  test.each([
    ['पाव किलो टमाटर', 'टमाटर', '0.25 kg'],
    ['आधा पाव मक्खन', 'मक्खन', '125 g'],
    ['ढाई पाव दही', 'दही', '625 g'],
    ['सवा किलो चिकन', 'चिकन', '1.25 kg'],
    ['ढाई सौ ग्राम पनीर', 'पनीर', '250 g'],
    ['साढ़े तीन कप आटा', 'आटा', '3½ cups'],
    ['ثلاثة أرباع كوب سكر', 'سكر', '¾ cup'],
    ['ثلث كوب سكر', 'سكر', '⅓ cup'],
    ['4 पाव (ब्रेड)', 'पाव (ब्रेड)', '4'],
  ])('fractions of a kilogram are added to the grocery list: %s', (line, name, amount) => {
    expect(bought(line)).toEqual([[name, amount]])
  })
})

test.each([
  ['200 grams flour', 'all-purpose flour'],
  ['two hundred grams flour', 'all-purpose flour'],
  ['200 g gram flour', 'chickpea flour'],
  ['2 cups gram flour', 'chickpea flour'],
])('a weight in grams is not read as gram flour: %s', (line, name) => {
  expect(parseGroceryLines([line], 1)[0]!.name).toBe(name)
})
