import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { expectationOf, readingOf } from '../readingOf.ts'

test.each([
  'Keine Nüsse, Mandeln sind aber ok',
  'keine Nüsse. Mandeln sind aber in Ordnung',
  'no nuts, almonds are still ok',
  'no nuts, almonds are actually fine',
  'pas de noix, les amandes sont par contre ok',
  'sin frutos secos, las almendras en cambio están bien',
  'मेवे नहीं, बादाम तो ठीक है',
])('the wish "%s" keeps almonds and leaves out the other nuts without a question', (wish) => {
  const { leftOut, unclear } = readWishLimits(wish)
  const foods = leftOut.flatMap((each) => each.foods)
  expect(foods).toContain('walnut')
  expect(foods).not.toContain('almond')
  expect(foods).not.toContain('nut')
  expect(unclear).toEqual([])
})

test.each([
  ['Mandeln sind aber ok', ''],
  ['ohne Milch, Ziegenkäse ist aber okay', 'milk'],
  ['Eier nicht, Käse ist aber erlaubt', 'egg'],
  ['Mandeln sind aber nicht ok', 'almond'],
  ['Keine Nüsse, Mandeln sind aber nicht ok', 'almond, nut'],
  ['no nuts, almonds are actually not fine', 'almond, nut'],
])('the wish "%s" excludes: %s', (wish, expected) => {
  expect(readingOf(wish)).toEqual(expectationOf(expected))
})

test.each([
  ['allergic to milk not egg', '#milk, ?'],
  ['milk allergy not egg', '#milk, ?'],
  ['allergic to nuts not coconut', '#nuts #peanuts'],
  ['allergisch gegen Milch nicht gegen Ei', '#milk, ?'],
  ['allergique au lait pas aux œufs', '#milk, ?'],
  ['alérgico a la leche no al huevo', '#milk, ?'],
  ['حساسية من الحليب وليس البيض', '#milk, ?'],
  ['allergic to milk no egg', '#milk, egg'],
  ['alérgica a la leche no huevo', '#milk, egg'],
  ['allergic to eggs does not eat milk', '#eggs, milk'],
  ['no milk not eggs', 'egg, milk'],
])('the allergy "%s" excludes or asks about: %s', (wish, expected) => {
  expect(readingOf(wish)).toEqual(expectationOf(expected))
})

test.each([
  ['no puede faltar queso', ''],
  ['el queso no debe faltar', ''],
  ['sin gluten, no puede faltar queso', '#gluten'],
  ['il ne faut pas oublier le fromage', ''],
  ["qu'il ne manque pas de fromage", ''],
  ['le fromage ne doit pas manquer', ''],
  ['es darf kein Käse fehlen', ''],
  ['vergiss den Käse nicht', ''],
  ['Käse darf nicht rein', 'cheese'],
  ['oublie le fromage', 'cheese'],
  ['no puede llevar queso', 'cheese'],
])(
  'a wish that a food must not be missing, or must not be in the dish, "%s", excludes: %s',
  (wish, expected) => {
    expect(readingOf(wish)).toEqual(expectationOf(expected))
  },
)
