import { describe, expect, test } from 'vitest'
import { checkLine } from '#shared/kitchen/gate/checkLine.ts'
import { readForeignFoods } from '#shared/kitchen/gate/texts/foreignFoods.ts'
import { foodsByLanguageOfLine, removeWordsOfFoods } from '#shared/kitchen/gate/texts/ownMeanings.ts'
import { wishLanguages } from '#shared/kitchen/wish/wishLanguages.ts'
import { allergensTold, checkBeside, type RecipeLanguage } from '../recipeBeside.ts'

const told = (language: RecipeLanguage, line: string) =>
  allergensTold(checkBeside(language, { lines: [line] }))

describe('a word means what it means in the language of its recipe', () => {
  test.each<[RecipeLanguage, string, string]>([
    ['pt', '250 g de farinha', 'gluten'],
    ['pt', '1 kg de chocos', 'molluscs'],
    ['pt', '2 colheres de óleo', '?soy'],
    ['pt', '50 g de caju', '?nuts'],
    ['da', '3 dl mel', 'gluten'],
    ['da', '4 blommer', ''],
    ['no', '3 dl mel', 'gluten'],
    ['nl', '200 g krab', 'crustaceans'],
    ['pl', '200 g krab', 'crustaceans'],
    ['pl', '300 g mąki', 'gluten'],
    ['pl', '500 g raków', 'crustaceans'],
    ['it', '6 ostriche', 'molluscs'],
    ['it', '300 g di lumache', '?gluten ?molluscs'],
    ['it', '2 cucchiai di aceto', ''],
    ['de', '100 g Halwa', '?eggs ?nuts sesame'],
    ['fr', '200 g de pâte', 'gluten'],
    ['hi', '1 chammach sarson', 'mustard'],
  ])('in a recipe in %s, the line "%s" contains: %s', (language, line, allergens) => {
    expect(told(language, line)).toBe(allergens)
  })

  test.each<[RecipeLanguage, string, string]>([
    ['pt', '250 g de farinha de mandioca', ''],
    ['pt', '1 taça de farinha de arroz', ''],
    ['es', '2 cucharadas de mel', ''],
    ['en', '2 tbsp mel', ''],
    ['en', '100 g farinha', ''],
    ['de', '300 g Kartoffelsalat', '?eggs ?soy ?celery ?mustard'],
    ['de', '1 Packung Butterkeks', 'gluten milk'],
    ['de', '4 Schnitzel', ''],
    ['es', '100 g de manteca', '?milk'],
    ['fr', '100 g de pâté', '?gluten ?eggs ?soy ?milk ?celery ?mustard'],
    ['sv', '200 g spaghetti', 'gluten'],
    ['da', '2 spsk honning', ''],
    ['it', '1 caffè latte', 'milk'],
  ])('in a recipe in %s, "%s" has its usual meaning: %s', (language, line, allergens) => {
    expect(told(language, line)).toBe(allergens)
  })
})

test.each<[RecipeLanguage, string]>([
  ['de', '1 Becher Crème double'],
  ['fr', '100 ml de crème double'],
  ['nl', '100 ml crème double'],
  ['en', '100 ml crème double'],
])('double cream is milk in a recipe in %s: "%s"', (language, line) => {
  expect(told(language, line)).toBe('milk')
})

test.each(['2 doubles', 'Trinidad doubles'])('the line "%s" is read as bread', (line) => {
  expect(told('en', line)).toBe('gluten')
})

/** The foods of a line by its language, each with what the catalogue reads and which is meant. */
function meaningsIn(id: RecipeLanguage, text: string) {
  const language = wishLanguages.find((one) => one.id === id)!
  return foodsByLanguageOfLine(checkLine(text), readForeignFoods(text, language).foods, language)
}

test.each<[RecipeLanguage, string, string[], string]>([
  ['it', '100 ml di latte di cocco', ['coconut milk, not iced coffee: own'], '100 ml di               '],
  ['it', '1 burro di arachidi', ['peanut butter, not butter or peanut: own'], '1                  '],
  [
    'fr',
    '200 g de pâte et pâte brisée',
    ['pasta, not pâté: own', 'shortcrust pastry, not pâté or pâte brisée: either'],
    '200 g de      et            ',
  ],
  ['fr', '2 choux', ['cabbage, not choux pastry: mostly own'], '2      '],
  ['pt', '250 g de farinha fina', ['all-purpose flour, not cassava meal: own'], '250 g de         fina'],
  ['es', '200 g de pasteles', ['cake, not pasteles: mostly own'], '200 g de         '],
  ['nl', '200 ml kokosmelk', ['coconut milk, not coconut flour: own'], '200 ml          '],
])('in a recipe in %s, "%s" means %j, and the rest is "%s"', (id, text, foods, rest) => {
  const meanings = meaningsIn(id, text)
  expect(
    meanings.map(
      ({ said, others, settlement }) =>
        `${said.food.name}, not ${others.map(({ name }) => name).join(' or ')}: ${settlement}`,
    ),
  ).toEqual(foods)
  expect(
    removeWordsOfFoods(
      text,
      meanings.map(({ said }) => said),
    ),
  ).toBe(rest)
})

test.each<[RecipeLanguage, string]>([
  ['sv', '200 g spaghetti'],
  ['de', '200 g Sahne'],
  ['fr', '200 g de crème fraîche'],
  ['fr', '100 g de pâté'],
  ['es', '100 g de manteca'],
  ['it', '100 g di panna e ostriche'],
])('in a recipe in %s, no word of "%s" means something else than in the catalogue', (id, text) => {
  expect(meaningsIn(id, text)).toEqual([])
})

/** Every name of a food in a language's table, with "*" and signs for its accents taken away. */
const namesIn = (foods: string): string[] =>
  foods
    .trim()
    .split('\n')
    .flatMap((line) => (line.split(':')[1] ?? '').split(','))
    .map((name) => name.replace(/[!*]/g, '').trim())
    .filter((name) => name !== '' && !name.includes('~'))

// A new name of a table or of the catalogue that means another food there belongs into settledMeanings.ts.
test.each(wishLanguages.filter(({ id }) => id !== 'en'))(
  'each word with another meaning in the catalogue has a decided meaning: $id',
  (language) => {
    const open = namesIn(language.foods).flatMap((name) =>
      foodsByLanguageOfLine(checkLine(`2 ${name}`), readForeignFoods(name, language).foods, language)
        .filter(({ settlement }) => settlement === null)
        .map(({ said, others }) => `${name}: ${said.food.name} = ${others[0]!.name}`),
    )
    expect(open).toEqual([])
  },
)
