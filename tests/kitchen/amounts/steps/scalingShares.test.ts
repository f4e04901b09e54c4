import { describe, expect, test } from 'vitest'
import { rescaleLine, rescaleStep } from '../scalingCalls.ts'

const spanish = ['2 huevos batidos', '1 cebolla picada', 'sal al gusto']

describe('a share in letters', () => {
  test.each([
    ['three quarters of a cup of sugar', 2, '1½ cups of sugar'],
    ['3/4 of a cup of sugar', 2, '1½ cups of sugar'],
    ['two thirds of a cup of milk', 3, '2 cups of milk'],
    ['a quarter of a cup of oil', 2, '½ cup of oil'],
    ['half of a cup of oil', 2, '1 cup of oil'],
    ['half of one lemon', 2, '1 lemon'],
    ['½ of an onion', 3, '1½ onions'],
    ['a quarter of a cabbage', 3, '¾ cabbage'],
    ['three-quarters cup sugar', 2, '1½ cups sugar'],
    ['a half cup of oil', 2, '1 cup of oil'],
    ['one quarter teaspoon salt', 2, '½ teaspoon salt'],
    ['three quarters of a 500 g pack of spinach', 2, '1½ 500 g packs of spinach'],
    ['drei viertel Tasse Zucker', 2, '1½ Tassen Zucker'],
    ['eine dreiviertel Tasse Zucker', 3, '2¼ Tassen Zucker'],
    ['ein viertel Liter Milch', 2, '500 ml Milch'],
    ['anderthalb Tassen Mehl', 2, '3 Tassen Mehl'],
    ['zweieinhalb Tassen Mehl', 2, '5 Tassen Mehl'],
    ['trois quarts de tasse de sucre', 2, '1½ tasses de sucre'],
    ['deux tiers d’une tasse de lait', 3, '2 tasses de lait'],
    ['un quart de litre de lait', 2, '500 ml de lait'],
    ['un demi-litre de lait', 2, '1 l de lait'],
    ['une demi-tasse de sucre', 3, '1½ tasses de sucre'],
    ['un demi-citron', 2, '1 citron'],
    ['une tasse et demie de farine', 2, '3 tasses de farine'],
    ['un litre et demi de lait', 2, '3 l de lait'],
    ['un cuarto de kilo de gambas', 2, '500 g de gambas'],
    ['tres cuartos de taza de leche', 2, '1½ tazas de leche'],
    ['un cuarto de taza de leche', 2, '½ taza de leche'],
    ['1 taza y media de leche', 2, '3 tazas de leche'],
    ['one and a third cups of milk', 2, '2⅔ cups of milk'],
  ])('a number or fraction in words is scaled: %s by %d', (line, factor, expected) => {
    expect(rescaleLine(line, { factor }, /taza/.test(line) ? spanish : [])).toBe(expected)
    expect(rescaleLine(line, {})).toBe(line)
  })

  test('an amount of a line that is a fraction in words is converted to other units', () => {
    expect(rescaleLine('three quarters of a cup of milk', { units: 'metric' })).toBe('175 ml of milk')
    expect(rescaleLine('un quart de litre de lait', { units: 'us' })).toBe('1 tasse de lait')
  })

  test.each(['un quart d’oignon', 'un demi-chou-fleur'])(
    'a fraction in words is unchanged when no number can replace it: %s',
    (line) => {
      for (const units of ['metric', 'us', null] as const)
        expect(rescaleLine(line, { factor: 2, units })).toBe(line)
    },
  )

  test.each([
    'Cook for three quarters of an hour.',
    'Chop a quarter of the onions.',
    'Cocer un cuarto de hora.',
    'Laisser cuire trois quarts d’heure.',
  ])('a fraction of a time or of an already scaled amount is unchanged: %s', (step) => {
    expect(rescaleStep(step, { factor: 2 }, ['4 onions'])).toBe(step)
  })
})

describe('a number in letters of Hindi or Arabic', () => {
  test.each([
    ['आधा कप चीनी', 2, '1 कप चीनी'],
    ['डेढ़ कप आटा', 2, '3 कप आटा'],
    ['ढाई कप आटा', 2, '5 कप आटा'],
    ['सवा दो कप दूध', 2, '4½ कप दूध'],
    ['एक चम्मच नमक', 2, '2 चम्मच नमक'],
    ['पाव किलो पनीर', 2, '½ किलो पनीर'],
    ['एक प्याज और दो टमाटर', 2, '2 प्याज और 4 टमाटर'],
    ['نصف كوب سكر', 2, '1 كوب سكر'],
    ['ربع كوب زيت', 2, '½ كوب زيت'],
    ['ثلاثة أرباع كوب طحين', 2, '1½ كوب طحين'],
    ['ثلاثة أكواب ماء', 2, '6 أكواب ماء'],
    ['كوبان طحين', 2, '4 أكواب طحين'],
    ['كوبان ونصف حليب', 2, '5 أكواب حليب'],
    ['كوب ونصف سكر', 2, '3 أكواب سكر'],
    ['3 أكواب ونصف ماء', 2, '7 أكواب ماء'],
    ['ملعقتان كبيرتان زيت', 2, '4 ملاعق كبيرة زيت'],
    ['ملعقتا طعام زيت', 1 / 2, '1 ملعقة طعام زيت'],
    ['كوب سكر', 2, '2 كوب سكر'],
    ['كوب حليب وملعقة كبيرة زيت', 2, '2 كوب حليب و2 ملعقة كبيرة زيت'],
    ['2 كوب دقيق ونصف ملعقة ملح', 2, '4 أكواب دقيق و1 ملعقة ملح'],
    ['दो तिहाई कप तेल', 3, '2 कप तेल'],
    ['पौने दो कप दूध', 2, '3½ कप दूध'],
    ['आधा कप चावल; 2 चम्मच घी', 2, '1 कप चावल; 4 चम्मच घी'],
    ['كوب واحد سكر', 2, '2 كوب سكر'],
    ['بيضة 2', 2, 'بيضة 4'],
    ['رشة ملح', 3, '3 رشات ملح'],
  ])('a number or fraction in words is scaled: %s by %d', (line, factor, expected) => {
    expect(rescaleLine(line, { factor })).toBe(expected)
    expect(rescaleLine(line, {})).toBe(line)
  })

  test.each(['سبع بهارات', 'زيت زيتون ربع كوب', 'पौने दो घंटे रखें।', 'ساعة وخمس عشرة دقيقة'])(
    'a number word of Hindi or Arabic that is no amount of the line is unchanged: %s',
    (line) => {
      expect(rescaleLine(line, { factor: 2 })).toBe(line)
    },
  )
})
