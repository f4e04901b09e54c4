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

test('reads RecipeSage: headings in brackets, author notes, its own rating', async () => {
  const recipe = {
    '@context': 'http://schema.org',
    '@type': 'Recipe',
    identifier: 'abc',
    name: 'Chili',
    recipeIngredient: ['[Beans]', '1 can beans', '[Rest]', '2 onions'],
    recipeInstructions: [
      { '@type': 'HowToSection', name: 'Start' },
      { '@type': 'HowToStep', text: 'Chop &amp; fry.' },
    ],
    recipeYield: '6',
    prepTime: 'PT20M',
    totalTime: 'about an hour',
    creditText: 'Grandpa',
    isBasedOn: 'https://example.org/chili',
    comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Hot!' }],
    recipeCategory: ['Dinner', 'Mexican'],
    image: ['https://example.org/a.jpg'],
    aggregateRating: { ratingValue: '4', ratingCount: 1 },
  }
  expect(await readOne({ recipes: [recipe] })).toMatchObject({
    title: 'Chili',
    ingredients: ['# Beans', '1 can beans', '# Rest', '2 onions'],
    steps: ['# Start', 'Chop & fry.'],
    notes: 'Hot!',
    servings: 6,
    prepMinutes: 20,
    sourceUrl: 'https://example.org/chili',
    author: 'Grandpa',
    categories: ['Dinner', 'Mexican'],
    rating: 4,
    image: 'https://example.org/a.jpg',
  })
  const { recipes } = await readExport([recipe, { ...recipe, name: 'Second' }])
  expect(recipes.map(({ title }) => title)).toEqual(['Chili', 'Second'])
})

test('reads Nextcloud Cookbook: folders of any name, the picture beside the file', async () => {
  const recipe = {
    '@type': 'Recipe',
    name: "Shepherd's pie",
    recipeIngredient: ['## Mash', '1 kg potatoes'],
    recipeInstructions: ['Boil.\n', 'Mash.\n'],
    recipeYield: 4,
    totalTime: 'P0DT1H30M',
    keywords: 'pie,potato',
    recipeCategory: 'Main',
    image: 'https://example.org/pie.jpg',
    url: 'https://example.org/pie',
    aggregateRating: { ratingValue: 5, ratingCount: 1 },
    nutrition: { '@type': 'NutritionInformation', calories: '500 kcal', fatContent: null },
  }
  const archive = await zipOf({
    'Recipes/pie 1/recipe.json': recipe,
    'Recipes/pie 1/full.jpg': picture,
    'Recipes/pie 1/thumb.jpg': picture,
    'Recipes/other/recipe.json': { ...recipe, name: 'Other' },
  })
  const { recipes } = await readExport(archive)
  expect(recipes).toHaveLength(2)
  expect(recipes[0]).toMatchObject({
    title: "Shepherd's pie",
    ingredients: ['# Mash', '1 kg potatoes'],
    steps: ['Boil.', 'Mash.'],
    servings: 4,
    totalMinutes: 90,
    tags: ['pie', 'potato'],
    rating: null,
    nutrition: { calories: '500 kcal' },
    image: 'bytes',
  })
  expect(recipes[1]!.image).toBe('https://example.org/pie.jpg')
})

test('reads schema.org JSON alone, in a list and in a graph with nodes named by "@id"', async () => {
  const recipe = {
    '@type': ['Recipe', 'NewsArticle'],
    name: 'Toast',
    author: { '@id': '#ann' },
    image: { '@id': '#photo' },
    recipeIngredient: ['1 slice of bread'],
    recipeInstructions: {
      '@type': 'HowToSection',
      name: 'Make it',
      itemListElement: [{ '@type': 'HowToStep', name: 'Toast', text: '<p>Toast it &#8211; 2 min</p>' }],
    },
    recipeYield: ['2', '2 slices'],
    inLanguage: 'en-GB',
  }
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Person', '@id': '#ann', name: 'Ann' },
      { '@type': 'ImageObject', '@id': '#photo', url: 'https://example.org/t.jpg' },
      recipe,
    ],
  }
  for (const file of [graph, [graph]])
    expect(await readOne(file)).toMatchObject({
      title: 'Toast',
      author: 'Ann',
      steps: ['# Make it', 'Toast it – 2 min'],
      servings: 2,
      language: 'en-GB',
      image: 'https://example.org/t.jpg',
    })
  expect((await readOne([recipe])).title).toBe('Toast')
  expect((await readOne({ '@type': 'WebPage', mainEntity: recipe })).title).toBe('Toast')
})

test('reads Crouton, Flavorish, OpenEats and RecetteTek', async () => {
  const crouton = {
    name: 'Soup',
    serves: 3,
    duration: 15,
    cookingDuration: 30,
    webLink: 'https://example.org/soup',
    neutritionalInfo: 'Calories: 200 kcal',
    tags: [{ name: 'Fast' }],
    images: [base64],
    ingredients: [
      { order: 2, ingredient: { name: 'leek' }, quantity: { quantityType: 'ITEM', amount: 1 } },
      { order: 0, ingredient: { name: 'Broth' }, quantity: { quantityType: 'SECTION', amount: 0 } },
      {
        order: 1,
        ingredient: { name: 'stock' },
        quantity: { quantityType: 'CUP', amount: 5, secondaryAmount: 6 },
      },
      { order: 3, ingredient: { name: 'salt' } },
    ],
    steps: [
      { order: 1, step: 'Boil.', isSection: false },
      { order: 0, step: 'Cooking', isSection: true },
    ],
  }
  expect(await readOne(await zipOf({ 'Soup.crumb': crouton }))).toMatchObject({
    ingredients: ['# Broth', '5-6 cups stock', '1 leek', 'salt'],
    steps: ['# Cooking', 'Boil.'],
    servings: 3,
    totalMinutes: 45,
    tags: ['Fast'],
    nutrition: { calories: '200 kcal' },
    image: 'bytes',
  })
  const flavorish = {
    title: 'Salad',
    servings: 2,
    prep_time_hours: 1,
    prep_time_minutes: 5,
    image: 'images/salad.jpg',
    ingredients: [
      { name: 'tomatoes', quantity: 2, unit: null, sort_order: 1, is_group_header: false },
      { name: 'Base', sort_order: 0, is_group_header: true },
    ],
    instructions: [{ text: 'Cut.', sort_order: 0, is_group_header: false }],
  }
  const flavorishZip = await zipOf({
    'manifest.json': { version: 1 },
    'salad.json': flavorish,
    'images/salad.jpg': picture,
  })
  expect(await readOne(flavorishZip)).toMatchObject({
    ingredients: ['# Base', '2 tomatoes'],
    steps: ['Cut.'],
    prepMinutes: 65,
    image: 'bytes',
  })
  const openEats = [
    { model: 'auth.user', pk: 1, fields: { username: 'ann', password: 'secret' } },
    {
      model: 'recipe.recipe',
      pk: 5,
      fields: { title: 'Dip', directions: 'Mix.\nChill.', servings: 4, prep_time: 10, rating: 4 },
    },
    { model: 'ingredient.ingredientgroup', pk: 9, fields: { recipe: 5, title: 'Dip' } },
    {
      model: 'ingredient.ingredient',
      pk: 1,
      fields: { ingredient_group: 9, title: 'yogurt', numerator: 3, denominator: 2, measurement: 'cup' },
    },
  ]
  expect(await readOne(openEats)).toMatchObject({
    title: 'Dip',
    ingredients: ['# Dip', '1½ cup yogurt'],
    steps: ['Mix.', 'Chill.'],
    rating: 4,
  })
  const recetteTek = [
    {
      title: 'Crêpes',
      ingredients: '250 g de farine\n3 œufs',
      instructions: 'Mélanger.\nCuire.',
      preparationTime: '10',
      cookingTime: '20',
      inactiveTime: '60',
      quantity: '4 personnes',
      keywords: 'sucré;rapide',
      pictures: ['/storage/pictures/crepes.jpg'],
      url: 'https://example.org/crepes',
    },
  ]
  expect(await readOne(await zipOf({ 'recipes_0.json': recetteTek, 'crepes.jpg': picture }))).toMatchObject({
    ingredients: ['250 g de farine', '3 œufs'],
    totalMinutes: 90,
    servings: 4,
    tags: ['sucré', 'rapide'],
    image: 'bytes',
  })
})

test('reads JSON of unknown programs by the usual names of its fields', async () => {
  expect(
    await readOne({
      recipe: {
        Name: 'Bread',
        Ingredients: [{ heading: null, name: 'flour', amount: '500', unit: 'g' }, 'water'],
        Method: ['Knead.', { text: 'Bake.' }],
        Servings: 1,
      },
    }),
  ).toMatchObject({
    title: 'Bread',
    ingredients: ['500 g flour', 'water'],
    steps: ['Knead.', 'Bake.'],
    servings: 1,
  })
})
