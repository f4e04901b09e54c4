import { expect, test } from 'vitest'
import { parseAllergyText } from '#shared/kitchen/allergyWords/parseAllergyText.ts'
import { matchFoodName } from '#shared/kitchen/foods/matchFoodName.ts'
import { readingOf } from './readingOf.ts'

/** Limits with their foods in braces. */
const limits = [
  'pasta without {nuts}',
  'no {peanuts}',
  'no {nuts} or {eggs}',
  '{nuts} allergy',
  'Nudeln ohne {Nüsse}',
  'allergisch gegen {Garnelen}',
  'ohne {Nüsse} und {Eier}',
  '{Milch} vertrage ich nicht',
  'gâteau sans {noix}',
  'pas de {pâtes}',
  'sans {lait} ni {œufs}',
  'allergie : {arachide}',
  'pasta sin {nueces}',
  'nada de {cacahuetes}',
  'sin {leche} ni {huevos}',
  '{मूंगफली} के बिना',
  '{दूध} से एलर्जी',
  '{अंडे} नहीं',
  'بدون {مكسرات}',
  'بدون {حليب} وبدون {بيض}',
  'حساسية من {الفول السوداني}',
  'لا احب {البصل}',
]

const signs = [
  '?',
  '!',
  '…',
  '...',
  '.',
  ',',
  ';',
  '؟',
  '،',
  '؛',
  '।',
  '?!',
  '\u00a0?',
  '\u202f!',
  ' 🙏',
  '🙏',
]
const pairs = [
  ['(', ')'],
  ['«', '»'],
  ['« ', ' »'],
  ['"', '"'],
  ['„', '“'],
  ['¿', '?'],
  ['¡', '!'],
  ['*', '*'],
  ['_', '_'],
  ['\u2066', '\u2069'],
  ['', '(s)'],
] as const
const around = [...signs.map((sign) => ['', sign] as const), ...pairs]

test.each(limits)(
  'the foods of the wish "%s" are read or asked about whatever punctuation is beside them',
  (limit) => {
    const plain = readingOf(limit.replaceAll(/[{}]/g, ''))
    const passedOver = around.flatMap(([before, behind]) => {
      const wish = limit.replace(/\{(.*?)\}/g, (_, food: string) => before + food + behind)
      const reading = readingOf(wish)
      return reading.includes('?') || plain.every((each) => reading.includes(each)) ? [] : [{ wish, reading }]
    })
    expect(passedOver).toEqual([])
  },
)

const foods = limits.flatMap((limit) => [...limit.matchAll(/\{(.*?)\}/g)].map(([, food]) => food!))

test.each([...new Set(foods)])(
  'the wish "%s" has the same allergy and food with any sign attached to the food',
  (food) => {
    const { certainty, allergens } = parseAllergyText(food)
    for (const [before, behind] of around) {
      const typed = before + food + behind
      expect(parseAllergyText(typed), typed).toMatchObject({ certainty, allergens })
      expect(matchFoodName(typed).food?.name, typed).toBe(matchFoodName(food).food?.name)
    }
  },
)
