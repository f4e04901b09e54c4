import { expect, test } from 'vitest'
import { gzipOf, picture, readExport, readOne, zipOf } from '../../../support/recipeFiles/exportFiles.ts'

const base64 = picture.toString('base64')

const paprika = {
  name: 'Lentil stew\n',
  ingredients: 'For the stew:\n200 g lentils\n\n• 1 carrot\n[Topping]\nparsley',
  directions: '1. Boil the lentils.\n\n2. Add the carrot.',
  notes: 'Better the next day.',
  description: null,
  servings: '4-6 servings',
  prep_time: '10 min',
  cook_time: '1 hr 5 min',
  total_time: '',
  rating: 0,
  categories: ['Soups', 'Winter'],
  source: 'Aunt Ada',
  source_url: 'https://example.org/lentils',
  photo_data: base64,
  photos: null,
  image_url: 'https://example.org/lentils.jpg',
}

test('reads Paprika: a gzipped recipe, an archive of them, and a zip made by macOS', async () => {
  const recipe = await readOne(gzipOf(paprika), { name: 'a.paprikarecipe' })
  expect(recipe).toMatchObject({
    title: 'Lentil stew',
    ingredients: ['# For the stew', '200 g lentils', '1 carrot', '# Topping', 'parsley'],
    steps: ['Boil the lentils.', 'Add the carrot.'],
    notes: 'Better the next day.',
    servings: 4,
    prepMinutes: 10,
    cookMinutes: 65,
    totalMinutes: 75,
    rating: null,
    categories: ['Soups', 'Winter'],
    sourceUrl: 'https://example.org/lentils',
    author: 'Aunt Ada',
    image: 'bytes',
  })
  const archive = await zipOf({
    'My Recipes/Lentil stew.paprikarecipe': gzipOf(paprika),
    '__MACOSX/My Recipes/._Lentil stew.paprikarecipe': 'junk',
    'My Recipes/.DS_Store': 'junk',
    'My Recipes/Rice.paprikarecipe': gzipOf({ ...paprika, name: 'Rice', rating: 3, photo_data: null }),
  })
  const { recipes, bad } = await readExport(archive)
  expect(bad).toEqual([])
  expect(recipes.map(({ title, rating, image }) => [title, rating, image])).toEqual([
    ['Lentil stew', null, 'bytes'],
    ['Rice', 3, 'https://example.org/lentils.jpg'],
  ])
})

test('reads Tandoor: a zip of zips, ingredients inside steps, headers and hidden amounts', async () => {
  const inner = await zipOf({
    'recipe.json': {
      name: 'Pancakes',
      description: 'Thin ones',
      keywords: [{ name: 'sweet', description: '' }],
      working_time: 10,
      waiting_time: 30,
      servings: 2,
      servings_text: 'hungry people',
      source_url: 'https://example.org/pancakes',
      nutrition: null,
      steps: [
        {
          name: 'Batter',
          instruction: 'Whisk **everything**.\n\nLet it rest.',
          order: 1,
          ingredients: [
            {
              food: null,
              unit: null,
              amount: 0,
              note: 'Batter',
              order: 0,
              is_header: true,
              no_amount: false,
            },
            {
              food: { name: 'flour' },
              unit: { name: 'g' },
              amount: 250,
              note: 'sifted',
              order: 1,
              is_header: false,
              no_amount: false,
            },
            {
              food: { name: 'egg', plural_name: 'eggs' },
              unit: null,
              amount: 2,
              note: null,
              order: 2,
              is_header: false,
              no_amount: false,
            },
            {
              food: { name: 'salt' },
              unit: null,
              amount: 0,
              note: '',
              order: 3,
              is_header: false,
              no_amount: true,
            },
          ],
        },
        {
          name: '',
          instruction: 'Fry.',
          order: 2,
          ingredients: [{ food: { name: 'butter' }, unit: { name: 'tbsp' }, amount: 1.5 }],
        },
      ],
    },
    'image.jpg': picture,
  })
  const recipe = await readOne(await zipOf({ '17.zip': inner }))
  expect(recipe).toMatchObject({
    title: 'Pancakes',
    description: 'Thin ones',
    ingredients: ['# Batter', '250 g flour, sifted', '2 eggs', 'salt', '1½ tbsp butter'],
    steps: ['# Batter', 'Whisk everything.', 'Let it rest.', 'Fry.'],
    servings: 2,
    yieldText: '2 hungry people',
    prepMinutes: 10,
    cookMinutes: 30,
    totalMinutes: 40,
    tags: ['sweet'],
    image: 'bytes',
  })
})

test('reads Mela: Markdown in its texts, pictures in base64, a zip inside a zip', async () => {
  const mela = {
    id: 'example.org/pie',
    title: 'Apple pie',
    text: 'From [Ann](https://example.org/ann).',
    images: [base64],
    categories: ['Cakes'],
    yield: 'Serves 8',
    prepTime: '30 minutes',
    cookTime: '1 hour',
    totalTime: '2 hours',
    ingredients: '# Dough\n250 g [flour](https://example.org/flour)\n# Filling\n1 kg apples',
    instructions: '# Dough\nKnead *quickly*.\n# Filling\nPeel the **apples**.',
    notes: '',
    link: 'Cookbook, page 3',
    favorite: true,
  }
  const expected = {
    title: 'Apple pie',
    description: 'From Ann.',
    ingredients: ['# Dough', '250 g flour', '# Filling', '1 kg apples'],
    steps: ['# Dough', 'Knead quickly.', '# Filling', 'Peel the apples.'],
    servings: 8,
    prepMinutes: 30,
    cookMinutes: 60,
    totalMinutes: 120,
    categories: ['Cakes'],
    sourceUrl: null,
    author: 'Cookbook, page 3',
    image: 'bytes',
  }
  expect(await readOne(mela)).toMatchObject(expected)
  const library = await zipOf({ 'pie.melarecipe': mela })
  expect(await readOne(await zipOf({ 'part1.melarecipes': library }, { compress: false }))).toMatchObject(
    expected,
  )
})
