import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { readingOf } from '../readingOf.ts'

test.each([
  ['I used to be allergic to eggs but not any more', 'egg'],
  ['used to be allergic to eggs, not anymore. omelette', 'egg'],
  ['she was allergic to nuts but has grown out of it', 'nut'],
  ['my son has outgrown his egg allergy, pancakes', 'egg'],
  ['used to be allergic to eggs, outgrown', 'egg'],
  ['was allergic to eggs (outgrown), pancakes', 'egg'],
  ['antes alérgico al huevo, superada', 'egg'],
  ['allergie aux œufs dépassée', 'egg'],
  ['Eiallergie überwunden', 'egg'],
  ['पहले अंडे से एलर्जी थी, ठीक हो गई', 'egg'],
  ['كان عنده حساسية من البيض وشفي', 'egg'],
  ["she's no longer allergic to dairy, lasagne", 'dairy'],
  ['used to have a nut allergy, fine now', 'nut'],
  ['ich war früher gegen Eier allergisch, jetzt nicht mehr', 'egg'],
  ['nicht mehr allergisch gegen Eier', 'egg'],
  ['seine Eiallergie hat sich verwachsen', 'egg'],
  ["j'étais allergique aux œufs mais plus maintenant", 'egg'],
  ["il n'est plus allergique au lait", 'milk'],
  ['antes era alérgica al huevo pero ya no', 'egg'],
  ['se le quitó la alergia al huevo', 'egg'],
  ['पहले अंडे से एलर्जी थी, अब नहीं है', 'egg'],
  ['كان عندي حساسية من البيض بس راحت', 'egg'],
  ['لم يعد عنده حساسية من البيض', 'egg'],
])('an allergy that has ended is no limit, and its food is named: "%s"', (wish, food) => {
  expect(readingOf(wish)).toEqual([])
  expect(readWishLimits(wish).named.map((each) => each.food)).toContain(food)
})

test.each([
  ['used to be allergic to eggs', ['#eggs']],
  ["my son hasn't outgrown his egg allergy", ['#eggs']],
  ['used to be allergic to eggs, maybe outgrown', ['#eggs']],
  ['used to be allergic to eggs, not outgrown', ['#eggs']],
  ['egg allergy (outgrown?)', ['#eggs']],
  ['allergic to milk, outgrown egg allergy', ['#milk']],
  ['used to be allergic to eggs - outgrew it, allergic to nuts', ['#nuts', '#peanuts']],
  ['never outgrew her nut allergy', ['#nuts', '#peanuts']],
  ['hopefully he has outgrown his egg allergy', ['#eggs']],
  ['noch nicht aus der Milchallergie rausgewachsen', ['#milk']],
  ['used to be allergic to eggs but not any more, still allergic to nuts', ['#nuts', '#peanuts']],
  ['no longer allergic to eggs but allergic to nuts', ['#nuts', '#peanuts']],
  ['can no longer eat dairy', ['dairy']],
])('an allergy that has not ended stays a limit: "%s"', (wish, limits) =>
  expect(readingOf(wish)).toEqual(limits),
)

test.each([
  'latex fruit allergy',
  'I have latex-fruit syndrome, dessert',
  'Latex-Früchte-Allergie',
  'syndrome latex-fruits, dessert',
  'síndrome látex-frutas, postre',
])('an allergy to latex and fruit leaves out the fruit it mostly goes with, and asks: "%s"', (wish) => {
  const reading = readingOf(wish)
  expect(reading).toEqual(expect.arrayContaining(['?', 'avocado', 'banana', 'chestnut', 'kiwi']))
  expect(reading).not.toContain('fruit')
})

test.each([
  'macrobiotic dinner',
  'makrobiotisches Abendessen',
  'repas macrobiotique',
  'cena macrobiótica',
  'मैक्रोबायोटिक खाना',
  'وجبة ماكروبيوتيك',
])('a macrobiotic diet is asked about: "%s"', (wish) => expect(readingOf(wish)).toEqual(['?']))
