import { expect, test } from 'vitest'
import { picture, readOne, zipOf } from '../../../support/recipeFiles/exportFiles.ts'

const base64 = picture.toString('base64')

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
