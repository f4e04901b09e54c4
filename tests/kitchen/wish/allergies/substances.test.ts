import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { substances } from '../cases/allergies/substances.ts'
import { expectationOf, readingOf } from '../readingOf.ts'

test.each(substances)('the wish "%s" asks about "%s"', (wish, asked) => {
  expect(readWishLimits(wish).unclear.map(({ text }) => text)).toEqual([asked])
})

test.each(['no FODMAPs', "can't tolerate fodmaps"])(
  'the wish "%s" leaves out foods that contain the substance',
  (wish) => {
    expect(readingOf(wish)).toEqual(expect.arrayContaining(['onion', 'garlic', 'wheat', 'milk']))
  },
)

test.each(['not low sodium', 'without being vegan', "we aren't on low fodmap"])(
  'the wish "%s" needs no clarification',
  (wish) => {
    expect(readingOf(wish)).toEqual([])
  },
)

test.each([
  ['kids allergic to kaju and badam', '#nuts'],
  ['my kids are allergic to kaju', '#nuts'],
  ['mere kids ko kaju se allergy hai', '#nuts'],
  ['Kids allergisch gegen Nüsse', '#nuts #peanuts'],
  ['los kids alérgicos a las nueces', '#nuts #peanuts'],
  ['no kid goat', 'goat'],
])('the wish "%s" leaves out "%s", and reads "kids" as children and not as goats', (wish, leftOut) => {
  expect(readingOf(wish)).toEqual(expectationOf(leftOut))
})

test.each([
  ['yeast allergy', 'yeast'],
  ['Hefeallergie', 'yeast'],
  ['यीस्ट से एलर्जी', 'yeast'],
  ['allergic to MSG', 'MSG'],
  ['allergic to food dye', 'food coloring'],
  ['Lebensmittelfarbe Allergie', 'food coloring'],
  ['allergie aux colorants', 'food coloring'],
  ['alergia a colorantes', 'food coloring'],
  ['حساسية من ملونات الطعام', 'food coloring'],
])(
  'a wish’s allergy to a substance that the check does not trace is left out and asked about: "%s"',
  (wish, food) => {
    expect(readingOf(wish)).toEqual([food, '?'].sort())
  },
)

test.each([
  'no artificial colours',
  'ohne Farbstoffe',
  'sans colorants',
  'sin colorantes',
  'फूड कलर नहीं',
  'بدون ألوان صناعية',
])('colours of food are left out: "%s"', (wish) => expect(readingOf(wish)).toEqual(['food coloring']))
