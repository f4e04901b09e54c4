import { expect, test } from 'vitest'
import { checkTextOfThingToBuy, isLineNotFullyRead } from '#shared/kitchen/gate/texts/boughtTexts.ts'

/** The allergens and foods of a thing to buy, "?" before an allergen that is only possible. */
function readBought(text: string, language: string | null): [allergens: string, foods: string] {
  const { allergens, foods } = checkTextOfThingToBuy(text, language)
  return [
    [...allergens].map(([id, { isCertain }]) => (isCertain ? id : `?${id}`)).join(' '),
    foods.map(({ name }) => name).join(', '),
  ]
}

test.each<[string, string | null, string, string]>([
  ['mel', null, '?gluten', 'honey'],
  ['mel', 'da', 'gluten', 'all-purpose flour'],
  ['mel', 'en', '', 'honey'],
  ['mel de abelha', null, '', 'honey'],
  ['krab', null, 'fish ?crustaceans ?eggs ?gluten ?soy', 'crab stick'],
  ['krab', 'nl', 'crustaceans', 'crab'],
  ['farinha', null, '?gluten', 'cassava meal'],
  ['farinha de arroz', null, '', 'cassava meal, rice'],
  ['chocos', null, '?gluten ?milk ?molluscs', 'chocolate cereal'],
  ['pavo', null, '?gluten', 'turkey'],
  ['raki', null, '?crustaceans', 'ouzo'],
  ['pâte', 'fr', 'gluten', 'pasta'],
  ['yema', null, 'eggs ?milk', 'yema'],
  ['blommer', null, 'gluten ?soy ?milk', 'bread'],
  ['rak', null, 'crustaceans', 'crayfish'],
  ['2 EL Milch', null, 'milk', 'milk'],
  ['2 EL milk', 'de', 'milk', 'milk'],
  ['lait', 'en', 'milk', 'milk'],
  ['Milch', 'xx', 'milk', 'milk'],
  ['fnord milk', null, 'milk', 'milk'],
  ['200 g Mehl und Eier', null, 'gluten eggs', 'all-purpose flour, egg'],
  ['cacahuetes y nueces', null, 'peanuts nuts', 'peanut, walnut'],
  ['cacahuetes y nueces', 'es', 'peanuts nuts', 'peanut, walnut'],
  ['olja', null, '?soy', 'vegetable oil'],
  ['दूध', null, 'milk', 'milk'],
  ['die leckere Sahne', null, 'milk', 'cream'],
  ['nye ost', null, 'milk', 'cheese'],
  ['rak och ost', null, '?crustaceans ?milk', 'crayfish, cheese'],
  ['ost till rakan', null, '?milk ?crustaceans', 'cheese, shrimp'],
  ['1 szklanka mleka', null, 'milk', 'milk, duck'],
  ['1 pot de crème', null, 'milk eggs', 'crème brûlée, cream'],
  ['fnord', null, '', ''],
  ['fnord', 'de', '', ''],
])('"%s" to buy, in the language %s, contains "%s" and is %s', (text, language, allergens, foods) => {
  expect(readBought(text, language)).toEqual([allergens, foods])
})

test.each<[string, string | null, string]>([
  ['mel', null, 'vegan keto ?gluten-free ?paleo'],
  ['mel', 'da', 'gluten-free paleo keto'],
  ['rak och ost', null, '?vegetarian ?vegan ?dairy-free ?paleo'],
  ['1 pot de crème', null, 'vegan dairy-free paleo keto'],
])('"%s" to buy, in the language %s, is out of the diets: %s', (text, language, diets) => {
  const told = [...checkTextOfThingToBuy(text, language).diets].map(([id, { isCertain }]) =>
    isCertain ? id : `?${id}`,
  )
  expect(told.join(' ')).toBe(diets)
})

test.each<[string, string | null, boolean]>([
  ['fnord', null, true],
  ['fnord', 'de', true],
  ['fnord milk', null, false],
  ['Milch', 'de', false],
  ['Milch', null, false],
])('"%s" to buy, in the language %s, has a part that was not read: %s', (text, language, isUnread) => {
  expect(isLineNotFullyRead(checkTextOfThingToBuy(text, language))).toBe(isUnread)
})
