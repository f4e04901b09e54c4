import { expect } from 'vitest'
import { expectAmong } from '../database/expectAmong.ts'
import { keepTypedRecipe } from '../recipes/typedRecipe.ts'
import type { TestMember, TestSite } from '../testSite.ts'
import { oldGroceryCalls } from './oldGroceryCalls.ts'

/** Somebody with a recipe of theirs, and what they said of it. */
export interface OldHome {
  owner: TestMember
  recipeId: string
}

export async function prepareOldHome(site: TestSite): Promise<OldHome> {
  const owner = await site.addMember('Owner')
  const recipeId = await keepTypedRecipe(owner)
  await owner.caller.ratings.rate({ recipeId, stars: 4 })
  return { owner, recipeId }
}

export interface OldCall {
  /** The row of the specification. */
  title: string
  body: (home: OldHome) => Record<string, unknown>
  /** statusCode for a visitor, for a stranger who sends what the owner would, and for the owner. */
  statuses: [visitor: number, stranger: number, owner: number]
  /** What the owner reads of the answer's data, or some of it. */
  data: (home: OldHome) => unknown
}

const digits = /^\d{13,17}$/
let drafts = 1_600_000_000_000
const newId = () => `${++drafts}${drafts % 1000}`

/** A recipe as old clients save it: numbers and lists as text, and who made it as they believe it. */
export const oldColumns = {
  recipe_name: 'Pea risotto',
  description: 'Green and quick.',
  meal_type: 'Dinner',
  cuisine: 'Italian',
  diet_type: 'Vegetarian',
  created_by: 'somebody else',
  ingredients: '["300 g rice","200 g peas"]',
  instructions: ['Stir.', 'Serve.'],
  row_type: 'recipe',
  tried: 'false',
  average_rating: '5.00',
  rating_count: '900',
  prep_time: 5,
  cook_time: '30 minutes',
  total_time: 35,
  servings: 4,
  nutrition_info: '',
}
const userinfo = {
  gender: 'female',
  foodAllergies: 'peanuts, kiwi',
  dietaryPreferences: 'vegetarian, gluten-free',
  likes: 'basil, rice',
  dislikes: 'olives',
  mealFrequency: '3 meals a day',
}

const recipeKey = ({ recipeId }: OldHome) => ({ pk_column: 'recipe_id', pk_value: recipeId })
const bothKeys = (home: OldHome) => ({
  ...recipeKey(home),
  sk_column: 'user_id',
  sk_value: home.owner.userId,
})
const userKey = ({ owner }: OldHome) => ({ pk_column: 'userid', pk_value: owner.userId })
const shown = { recipe_name: 'Lentil soup', cuisine: 'Turkish', meal_type: 'Dinner', diet_type: 'Vegan' }

/** Every row of the first table of the specification's section 7 whose feature is there. */
export const oldCalls: OldCall[] = [
  {
    title: 'Recipe scan',
    body: () => ({ entity: 'RecipeTable', action: 'scan', limit: 1000 }),
    statuses: [200, 200, 200],
    data: ({ recipeId, owner: { userId } }) =>
      expectAmong({
        ...shown,
        recipe_id: recipeId,
        createdBy: userId,
        row_type: 'recipe',
        ingredients: '["200 g red lentils","1 onion","1 l water"]',
        average_rating: '4.00',
        rating_count: '1',
        prep_time: 10,
        servings: 4,
      }),
  },
  {
    title: 'Recipe scan of some columns',
    body: () => ({
      entity: 'RecipeTable',
      action: 'scan',
      limit: 1000,
      projection_expression: 'recipe_id, recipe_name, description, meal_type, cuisine, diet_type, created_by',
    }),
    statuses: [200, 200, 200],
    data: ({ recipeId, owner: { userId } }) =>
      expectAmong(
        { ...shown, recipe_id: recipeId, created_by: userId, description: 'For a cold evening.' },
        'exactly',
      ),
  },
  {
    title: 'Recipe read',
    body: (home) => ({ entity: 'RecipeTable', action: 'read', ...recipeKey(home) }),
    statuses: [200, 200, 200],
    data: ({ recipeId }) => ({
      ...shown,
      recipe_id: recipeId,
      instructions: '["Chop the onion.","Simmer everything."]',
    }),
  },
  {
    title: 'Recipe save from the generator',
    body: () => ({
      entity: 'RecipeTable',
      action: 'upsert',
      pk_column: 'recipe_id',
      pk_value: newId(),
      columns: oldColumns,
    }),
    statuses: [401, 200, 200],
    data: () => ({ recipe_id: expect.stringMatching(digits) }),
  },
  {
    title: 'Recipe save from home',
    body: ({ owner }) => ({
      entity: 'RecipeTable',
      action: 'upsert',
      pk_column: 'user_id',
      pk_value: owner.userId,
      sk_column: 'id',
      sk_value: newId(),
      columns: oldColumns,
    }),
    statuses: [401, 403, 200],
    data: () => ({ recipe_id: expect.stringMatching(digits) }),
  },
  {
    title: 'Recipe save of one that is there',
    body: (home) => ({
      entity: 'RecipeTable',
      action: 'upsert',
      ...recipeKey(home),
      columns: { recipe_name: 'Red lentil soup', ingredients: ['1 lentil'], servings: 4, cuisine: 'Turkish' },
    }),
    statuses: [401, 403, 200],
    data: ({ recipeId }) => ({ recipe_id: recipeId }),
  },
  {
    title: 'Recipe average update, which is ours to say',
    body: (home) => ({
      entity: 'RecipeTable',
      action: 'update',
      ...recipeKey(home),
      columns: { average_rating: '5.00', rating_count: '900' },
    }),
    statuses: [401, 200, 200],
    data: () => ({ average_rating: '4.00', rating_count: '1' }),
  },
  {
    title: 'User details save',
    body: (home) => ({
      entity: 'userdetails',
      action: 'upsert',
      ...userKey(home),
      columns: { userinfo, LastLoginTimestamp: '1700000000' },
    }),
    statuses: [401, 403, 200],
    data: () => ({ userdetails: { userinfo } }),
  },
  {
    title: 'User details read',
    body: (home) => ({ entity: 'userdetails', action: 'read', ...userKey(home) }),
    statuses: [401, 403, 200],
    data: ({ owner: { userId } }) => ({
      userid: userId,
      userdetails: { userinfo: { gender: '', likes: '' } },
    }),
  },
  {
    title: 'Rating read',
    body: (home) => ({ entity: 'UserRatings', action: 'read', ...bothKeys(home) }),
    statuses: [401, 403, 200],
    data: () => ({ rating: 4 }),
  },
  {
    title: 'Rating save',
    body: (home) => ({ entity: 'UserRatings', action: 'upsert', ...bothKeys(home), columns: { rating: 2 } }),
    statuses: [401, 403, 200],
    data: () => ({ rating: 2 }),
  },
  {
    title: 'Tried read',
    body: (home) => ({ entity: 'UserTriedRecipes', action: 'read', ...bothKeys(home) }),
    statuses: [401, 403, 200],
    data: () => ({ tried: 'N' }),
  },
  {
    title: 'Tried save',
    body: (home) => ({
      entity: 'UserTriedRecipes',
      action: 'upsert',
      ...bothKeys(home),
      columns: { tried: 'Y' },
    }),
    statuses: [401, 403, 200],
    data: () => ({ tried: 'Y' }),
  },
  ...oldGroceryCalls,
  {
    title: 'Feedback',
    body: ({ owner }) => ({
      entity: 'FeedbackTable',
      action: 'upsert',
      pk_column: 'feedback_id',
      pk_value: Date.now(),
      columns: {
        feedback_type: 'bug',
        feedback_description: 'The lid sticks.',
        user_id: owner.userId,
        user_email: 'anonymous',
        feedback_timestamp: '2026-11-21T10:00:00Z',
      },
    }),
    statuses: [200, 200, 200],
    data: () => ({ feedback_id: expect.stringMatching(digits) }),
  },
  {
    title: 'Create content',
    body: ({ owner }) => ({
      recipe_name: `Toast for ${owner.userId}`,
      description: 'Twice.',
      ingredients: ['1 slice bread'],
      instructions: ['Toast it.'],
    }),
    statuses: [401, 200, 200],
    data: () => ({ recipe_id: expect.stringMatching(digits) }),
  },
]
