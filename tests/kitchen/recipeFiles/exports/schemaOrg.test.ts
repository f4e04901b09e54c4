import { expect, test } from 'vitest'
import { picture, readExport, readOne, zipOf } from '../../../support/recipeFiles/exportFiles.ts'

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
