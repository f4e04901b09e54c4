import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { readingOf } from './readingOf.ts'

test.each([
  ['has trouble chewing, stew', 'trouble chewing'],
  ['she can hardly chew, soup', 'can hardly chew'],
  ['er kann kaum kauen, Eintopf', 'kaum kauen'],
  ['il a du mal à mâcher, soupe', 'du mal à mâcher'],
  ['no puede masticar, guiso', 'no puede masticar'],
  ['चबाने में दिक्कत, खिचड़ी', 'चबाने में दिक्कत'],
  ['صعوبة في المضغ، شوربة', 'صعوبة في المضغ'],
  ['navratri thali', 'navratri'],
  ['नवरात्रि का खाना', 'नवरात्रि'],
  ['Mahashivratri food', 'Mahashivratri'],
  ['Good Friday dinner', 'Good Friday'],
  ['Karfreitag Essen', 'Karfreitag'],
  ['Vendredi saint, dîner', 'Vendredi saint'],
  ['Viernes Santo cena', 'Viernes Santo'],
  ['عشاء الجمعة العظيمة', 'الجمعة العظيمة'],
  ['(ve) curry', 've'],
  ['Curry (V)', 'V'],
  ['school-safe snack', 'school-safe'],
  ['school safe cookies', 'school safe'],
  ['classroom-safe treats', 'classroom-safe'],
])('the wish "%s" excludes no food, and a question is asked about it', (wish, question) => {
  const { leftOut, unclear } = readWishLimits(wish)
  expect([leftOut, unclear.map(({ text }) => text)]).toEqual([[], [question]])
})

test.each([
  "my gran can't chew, stew",
  'grandad cannot chew well, stew',
  'Oma kann nicht kauen, Eintopf',
  'ma grand-mère ne peut pas mâcher, soupe',
  'mi abuela no puede masticar, guiso',
  'दादी चबा नहीं सकतीं, खिचड़ी',
  'جدتي لا تستطيع المضغ، شوربة',
])('the wish "%s" mentions an old person, so that a question is asked', (wish) =>
  expect(readingOf(wish)).toEqual(['?', '^']),
)

test.each([
  'a friend said (we love curry)',
  "Gran's lasagne",
  'chewy cookies',
  'a school lunch',
  'Friday dinner',
])('no question is asked about the wish "%s"', (wish) => expect(readingOf(wish)).toEqual([]))

test.each([
  'Allergies: none. carbonara',
  'Allergies: none known. carbonara, please',
  'Allergies - none. Pasta with peanuts',
  'Allergien: keine. Carbonara',
  'Allergies : aucune. Carbonara',
  'Alergias: ninguna. Carbonara',
  'एलर्जी: कोई नहीं। कार्बोनारा',
  'الحساسية: لا شيء. كاربونارا',
])('the wish "%s" says that there are no allergies, and excludes nothing of the dish', (wish) =>
  expect(readingOf(wish)).toEqual([]),
)

test.each([
  ['Allergies: none, except nuts', ['#nuts', '#peanuts']],
  ['Allergies: none but nuts. pad thai', ['?']],
  ['Allergies: nuts. carbonara', ['#nuts', '#peanuts']],
  ['allergies: none. no peanuts', ['peanut']],
])('the wish "%s" is still read as %j', (wish, expected) => expect(readingOf(wish)).toEqual(expected))
