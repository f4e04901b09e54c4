import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { readExport, readOne } from '../../../support/recipeFiles/exportFiles.ts'

/** A line of two columns. */
const two = (left: string, right: string) => `${left.padEnd(41)}${right}`

const twoColumns = [
  'From: somebody@example.org',
  'Subject: soup',
  '',
  '---------- Recipe via Meal-Master (tm) v8.02',
  ' ',
  '      Title: Crème Soup',
  ' Categories: Soups, French',
  '      Yield: 6 servings',
  ' ',
  two('      2 tb Butter', '    1/2 c  Cream'),
  two('      1 md Onion, chopped very', '  1 1/2 ts Salt'),
  two('           -finely', '           Pepper, black,'),
  two('      4 c  Stock', '           -freshly ground'),
  ' ',
  '-----------------------------TOPPING-----------------------------',
  '      1 bn Chives',
  ' ',
  '  Melt the butter and cook the',
  '  onion for 5 minutes.',
  '  ',
  '  Add 350°F stock.',
  ':Serve hot.',
  '  ',
  '-----',
  '',
  'text between mails',
].join('\r\n')

const expected = {
  title: 'Crème Soup',
  ingredients: [
    '2 tbsp Butter',
    '1 medium Onion, chopped very finely',
    '4 cup Stock',
    '1/2 cup Cream',
    '1 1/2 tsp Salt',
    'Pepper, black, freshly ground',
    '# TOPPING',
    '1 bunch Chives',
  ],
  steps: ['Melt the butter and cook the onion for 5 minutes.', 'Add 350°F stock.', 'Serve hot.'],
  servings: 6,
  categories: ['Soups', 'French'],
}

test.each(['utf8', 'latin1', 'cp1252', 'cp437'])(
  'reads two columns down, continued lines and sections, in %s',
  async (encoding) => {
    expect(
      await readOne(Buffer.concat([iconv.encode(twoColumns, encoding), Buffer.from([0x1a])])),
    ).toMatchObject(expected)
  },
)

test('reads a collection with letters as marks: sections among steps, a line continued across columns', async () => {
  const file = [
    'MMMMM----- Recipe via Meal-Master (tm) v8.05',
    '',
    '     Title: Pie: Yield: big',
    'Categories: Cakes Fruit',
    '  Servings: 1 pie',
    '',
    'MMMMM--------------------------DOUGH----------------------------',
    two('    250 g  Flour', '           -softened'),
    two('    100 g  Butter;', '      1    Egg'),
    '',
    'MMMMM--------------------------DOUGH----------------------------',
    '  1. Knead.',
    '',
    '  2. Rest for 1 hour.',
    '',
    'MMMMM--------------------------BAKING---------------------------',
    '  Bake.',
    '',
    'MMMMM',
    '',
    'MMMMM----- Meal-Master recipe exported by something',
    '',
    '     Title: ',
    'Categories: None',
    '  Servings: 2',
    '',
    '      1 c  Water',
    '',
    'MMMMM',
    'MMMMM----- Recipe via Meal-Master (tm) v8.05',
    '     Title: Rice',
    'Categories: None',
    '     Yield: 2 servings',
    '',
    '1 c rice',
    '2 c water',
    '',
    'Boil.',
  ].join('\n')
  const { recipes, bad } = await readExport(file, { name: 'old.mmf' })
  expect(recipes[0]).toMatchObject({
    title: 'Pie: Yield: big',
    ingredients: ['# DOUGH', '250 g Flour', '100 g Butter; softened', '1 Egg'],
    steps: ['# DOUGH', 'Knead.', 'Rest for 1 hour.', '# BAKING', 'Bake.'],
    yieldText: '1 pie',
  })
  expect(bad).toEqual([{ entry: 'old.mmf #2', error: { reason: 'noTitle' } }])
  expect(recipes[1]).toMatchObject({
    title: 'Rice',
    ingredients: ['1 cup rice', '2 cup water'],
    steps: ['Boil.'],
    categories: [],
  })
})
