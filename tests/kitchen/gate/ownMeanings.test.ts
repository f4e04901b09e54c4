import { describe, expect, test } from 'vitest'
import { checkLine } from '#shared/kitchen/gate/checkLine.ts'
import { readForeignFoods } from '#shared/kitchen/gate/texts/foreignFoods.ts'
import { foodsByLanguageOfLine } from '#shared/kitchen/gate/texts/ownMeanings.ts'
import { wishLanguages } from '#shared/kitchen/wish/wishLanguages.ts'
import { allergensTold, checkBeside, type RecipeLanguage } from './recipeBeside.ts'

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
