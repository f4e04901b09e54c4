import { expect, test } from 'vitest'
import { picture, readExport, readOne, zipOf } from '../../../support/recipeFiles/exportFiles.ts'

const id = '0f1e2d3c4b5a69788796a5b4c3d2e1f0'
const folder = '0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0'

const backup = {
  users: [{ id: 'u', full_name: 'Secret Person', password: 'hash-of-password' }],
  long_live_tokens: [{ token: 'secret-token' }],
  recipes: [
    {
      id,
      name: 'Curry',
      slug: 'curry',
      description: 'Mild',
      recipe_yield: '4 servings',
      total_time: '1 hour',
      perform_time: '40 minutes',
      prep_time: null,
      rating: 4.5,
      org_url: 'https://example.org/curry',
    },
    {
      id: 'ffffffffffffffffffffffffffffffff',
      name: 'Plain',
      slug: 'plain',
      recipe_yield: null,
      recipe_servings: 2,
    },
    { id: 'eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee', name: '' },
  ],
  recipes_ingredients: [
    { recipe_id: id, position: 1, quantity: 2, unit_id: 'u1', food_id: 'f1', note: 'ripe', title: null },
    { recipe_id: id, position: 0, quantity: 0.5, unit_id: 'u2', food_id: 'f2', note: '', title: 'Sauce' },
    {
      recipe_id: id,
      position: 2,
      quantity: 1,
      unit_id: null,
      food_id: null,
      note: 'a little salt',
      title: '',
    },
    { recipe_id: 'ffffffffffffffffffffffffffffffff', position: 0, quantity: 1, note: '3 eggs' },
  ],
  recipe_instructions: [
    { recipe_id: id, position: 1, title: '', text: 'Serve.' },
    { recipe_id: id, position: 0, title: 'Cooking', text: 'Fry the **onion**.' },
  ],
  notes: [{ recipe_id: id, title: 'Tip', text: 'Freezes well.' }],
  ingredient_units: [
    { id: 'u1', name: 'cup', plural_name: 'cups', abbreviation: 'c', use_abbreviation: false },
    { id: 'u2', name: 'liter', abbreviation: 'l', use_abbreviation: true },
  ],
  ingredient_foods: [
    { id: 'f1', name: 'tomato', plural_name: 'tomatoes' },
    { id: 'f2', name: 'milk' },
  ],
  recipe_settings: [
    { recipe_id: id, disable_amount: false },
    { recipe_id: 'ffffffffffffffffffffffffffffffff', disable_amount: true },
  ],
  recipe_nutrition: [{ recipe_id: id, calories: '300' }],
  tags: [{ id: 't1', name: 'spicy' }],
  recipes_to_tags: [{ recipe_id: id, tag_id: 't1' }],
  categories: [{ id: 'c1', name: 'Dinner' }],
  recipes_to_categories: [{ recipe_id: id, category_id: 'c1' }],
}

test('reads a backup of Mealie: tables joined by ids and ordered, amounts shown or not, a folder around it', async () => {
  const archive = await zipOf({
    'mealie_2025/database.json': backup,
    'mealie_2025/data/users/secret.json': { name: 'x', ingredients: 'never opened' },
    [`mealie_2025/data/recipes/${folder}/images/original.webp`]: picture,
  })
  const { recipes, bad } = await readExport(archive)
  expect(recipes).toHaveLength(2)
  expect(recipes[0]).toMatchObject({
    title: 'Curry',
    description: 'Mild',
    ingredients: ['# Sauce', '0.5 l milk', '2 cups tomatoes, ripe', 'a little salt'],
    steps: ['# Cooking', 'Fry the onion.', 'Serve.'],
    notes: 'Tip\nFreezes well.',
    servings: 4,
    cookMinutes: 40,
    totalMinutes: 60,
    rating: 4.5,
    tags: ['spicy'],
    categories: ['Dinner'],
    nutrition: { calories: '300' },
    image: 'bytes',
  })
  expect(recipes[1]).toMatchObject({ title: 'Plain', ingredients: ['3 eggs'], servings: 2, image: null })
  expect(bad).toEqual([{ entry: 'mealie_2025/database.json #3', error: { reason: 'noTitle' } }])
})

test('keeps nothing of users, passwords and tokens of a Mealie backup', async () => {
  const result = JSON.stringify(await readExport(await zipOf({ 'database.json': backup })))
  expect(result).toContain('Curry')
  expect(result).not.toMatch(/Secret Person|hash-of-password|secret-token/)
})

test('reads one recipe of Mealie in camelCase, alone and in a zip with its picture', async () => {
  const recipe = {
    id: folder,
    slug: 'omelette',
    name: 'Omelette',
    recipeYield: '1 serving',
    recipeIngredient: [
      {
        quantity: 3,
        unit: null,
        food: { name: 'egg', pluralName: 'eggs' },
        note: '',
        display: '3 eggs',
        title: null,
      },
      { quantity: 0, unit: { name: 'pinch' }, food: { name: 'salt' }, note: 'fine' },
    ],
    recipeInstructions: [{ title: '', text: 'Beat.\nFry.' }],
    tags: [{ name: 'quick', slug: 'quick' }],
    recipeCategory: [],
    prepTime: '5 minutes',
    performTime: '10-13 Minutes',
    orgURL: null,
    settings: { disableAmount: false },
    notes: [],
  }
  const expected = {
    title: 'Omelette',
    ingredients: ['3 eggs', 'pinch salt, fine'],
    steps: ['Beat.', 'Fry.'],
    servings: 1,
    totalMinutes: 18,
    tags: ['quick'],
  }
  expect(await readOne(recipe)).toMatchObject({ ...expected, image: null })
  const archive = await zipOf({ 'omelette.json': recipe, 'images/original.webp': picture })
  expect(await readOne(archive)).toMatchObject({ ...expected, image: 'bytes' })
})

test('reads an export of Mealie before 1.0 and opens no file of its users', async () => {
  const recipe = {
    name: 'Cookies',
    slug: 'cookies',
    recipe_yield: '',
    recipe_ingredient: [
      { title: null, note: '2 cups flour ', unit: null, food: null, disable_amount: true, quantity: 1 },
    ],
    recipe_instructions: [{ title: 'Prepare', text: 'Mix.' }],
    recipe_category: ['Dessert'],
    tags: ['baking'],
    total_time: '1 Day',
    org_url: 'https://example.org/cookies',
  }
  const archive = await zipOf({
    'backup/recipes/cookies/cookies.json': recipe,
    'backup/recipes/cookies/images/original.webp': picture,
    'backup/users/users.json': [{ name: 'Admin', instructions: 'secret', title: 'Admin' }],
  })
  expect(await readOne(archive)).toMatchObject({
    title: 'Cookies',
    ingredients: ['2 cups flour'],
    steps: ['# Prepare', 'Mix.'],
    categories: ['Dessert'],
    tags: ['baking'],
    totalMinutes: 1440,
    image: 'bytes',
  })
})
