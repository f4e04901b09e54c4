import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { SubmitFeedbackInput } from '#shared/contract/feedback.ts'
import { GroceryItemFields, GroceryItemId } from '#shared/contract/grocery.ts'
import {
  foodNameMaxLength,
  maxFoodsOfOneKind,
  maxRecipeLines,
  recipeLineMaxLength,
} from '#shared/contract/limits.ts'
import {
  maxLastLoginLength,
  maxRowsOfScan,
  oldClientCallLimits,
  oldClientColumnMaxLengths,
} from '#shared/contract/oldClients.ts'
import { nutritionInfoMaxLength } from '#shared/contract/recipes/nutritionInfo.ts'
import { RecipeDraftIdSchema, SubmitOldClientBlogInput } from '#shared/contract/recipes/recipeKeeping.ts'
import { oldColumns } from '../../support/oldClients/oldClientCalls.ts'
import { prepareOldRecipes } from '../../support/oldClients/oldRecipeCalls.ts'

const home = prepareOldRecipes()

/** The largest length or number that a schema takes. */
function limitOf(schema: z.ZodMiniType): number {
  const { maxLength, maximum } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return maxLength ?? maximum ?? expect.unreachable('the schema has a limit')
}

/** Characters of the longest id that a schema takes. */
function longestOf(schema: z.ZodMiniType): number {
  const lengths = Array.from({ length: 500 }, (_, at) => at + 1)
  return lengths.findLast((length) => schema.safeParse('1'.repeat(length)).success) ?? 0
}

const recipe = SubmitOldClientBlogInput.shape
const lengths: [field: string, most: number][] = [
  ['recipe_name', limitOf(recipe.name)],
  ['title', limitOf(recipe.name)],
  ['description', limitOf(recipe.description)],
  ['content', limitOf(recipe.content)],
  ['feedback_description', limitOf(SubmitFeedbackInput.shape.description)],
  ['item_name', limitOf(GroceryItemFields.shape.name)],
  ['quantity', limitOf(GroceryItemFields.shape.quantity)],
]
const numbers: [field: string, most: number][] = [
  ['servings', limitOf(recipe.servings)],
  ['prep_time', limitOf(recipe.prepTimeMinutes)],
  ['cook_time', limitOf(recipe.cookTimeMinutes)],
  ['total_time', limitOf(recipe.totalTimeMinutes)],
]
const others: [field: string, most: number][] = [
  ['ingredients', maxRecipeLines],
  ['ingredients', recipeLineMaxLength],
  ['instructions', maxRecipeLines],
  ['instructions', recipeLineMaxLength],
  ['nutrition_info', nutritionInfoMaxLength],
  ...['foodAllergies', 'likes', 'dislikes'].flatMap((field): [string, number][] => [
    [field, maxFoodsOfOneKind],
    [field, foodNameMaxLength],
  ]),
  ['projection_expression', oldClientCallLimits.projection],
  ['limit', maxRowsOfScan],
  ['columns', oldClientCallLimits.columns],
  ['entity', oldClientCallLimits.name],
  ['pk_value', oldClientCallLimits.keyValue],
  ['id', oldClientCallLimits.keyValue],
  ['LastLoginTimestamp', maxLastLoginLength],
  ['recipe_id', longestOf(RecipeDraftIdSchema)],
  ['category_item_id', longestOf(GroceryItemId)],
]

/** What the table of limits in the document says of a field. */
function documented(field: string): string {
  const lines = readFileSync('docs/old-clients.md', 'utf8').split('\n')
  const of = lines.filter((line) => line.startsWith('|') && line.split('|')[1]!.includes(`\`${field}\``))
  return of.join('\n')
}

test.each([...lengths, ...numbers, ...others])(
  'docs/old-clients.md states the maximum length of %s: %i',
  (field, most) => {
    expect(documented(field)).toMatch(new RegExp(`(?<![\\d,])${most.toLocaleString('en')}(?![\\d,])`))
  },
)

test.each(Object.entries(oldClientColumnMaxLengths))(
  'docs/old-clients.md states which values are accepted for a %s',
  (_kind, most) => {
    expect(readFileSync('docs/old-clients.md', 'utf8')).toContain(most.toLocaleString('en'))
  },
)

describe('a refusal names the field as the client calls it', () => {
  let ids = 1_700_000_500_000
  const newRecipe = (columns: object) => ({
    ...home.key(`${++ids}008`),
    action: 'upsert',
    columns: { ...oldColumns, ...columns },
  })
  const blog = (columns: object) => newRecipe({ type: 'blog', title: 'Spring', content: 'Peas.', ...columns })
  const editPage = (columns: object) => ({ recipe_name: 'Peas', description: '', ...columns })
  const user = (userinfo: object) => ({
    entity: 'userdetails',
    action: 'upsert',
    pk_column: 'userid',
    pk_value: home.cook.userId,
    columns: { userinfo },
  })
  const grocery = (columns: object, itemId = `${++ids}`) => ({
    entity: 'GroceryItemsTable',
    action: 'upsert',
    pk_column: 'user_id',
    pk_value: home.cook.userId,
    sk_column: 'category_item_id',
    sk_value: itemId,
    columns: { item_name: 'Milk', ...columns },
  })
  const feedback = (columns: object) => ({
    entity: 'FeedbackTable',
    action: 'upsert',
    pk_column: 'feedback_id',
    pk_value: `${++ids}`,
    columns: { feedback_type: 'bug', feedback_description: 'Stuck.', ...columns },
  })
  const rating = (columns: object) => ({
    ...home.key('1'),
    entity: 'UserRatings',
    action: 'upsert',
    sk_column: 'user_id',
    sk_value: home.cook.userId,
    columns,
  })
  const long = (length: number) => 'x'.repeat(length)
  const manyFoods = Array.from({ length: maxFoodsOfOneKind + 1 }, (_, at) => `food ${at}`)
  const manyLines = Array.from({ length: maxRecipeLines + 1 }, () => 'Stir.')

  const calls: [string, string, () => object][] = [
    ...lengths.slice(0, 1).flatMap(([field, most]): [string, string, () => object][] => [
      [field, 'too long', () => newRecipe({ [field]: long(most + 1) })],
      [field, 'too long on the edit page', () => editPage({ [field]: long(most + 1) })],
    ]),
    ['recipe_name', 'missing', () => newRecipe({ recipe_name: '' })],
    ['recipe_name', 'with NUL', () => newRecipe({ recipe_name: 'a\0b' })],
    [
      'recipe_name',
      'past the door',
      () => newRecipe({ recipe_name: long(oldClientColumnMaxLengths.line + 1) }),
    ],
    ['recipe_name', 'no text', () => newRecipe({ recipe_name: 7 })],
    ['title', 'too long', () => blog({ title: long(limitOf(recipe.name) + 1) })],
    ['title', 'empty, and no name', () => blog({ title: '', recipe_name: '' })],
    ['title', 'missing on the edit page', () => ({ type: 'blog', content: 'Peas.' })],
    ['title', 'empty on the edit page', () => ({ type: 'blog', title: '', content: 'Peas.' })],
    ['title', 'empty on the edit page, of a recipe', () => ({ title: '', ingredients: ['1 pea'] })],
    [
      'recipe_name',
      'too long in an entry',
      () => blog({ title: '', recipe_name: long(limitOf(recipe.name) + 1) }),
    ],
    ['recipe_name', 'empty in an entry', () => ({ type: 'blog', recipe_name: '', content: 'Peas.' })],
    ['content', 'too long', () => blog({ content: long(limitOf(recipe.content) + 1) })],
    ['description', 'too long', () => newRecipe({ description: long(limitOf(recipe.description) + 1) })],
    [
      'description',
      'too long in an entry',
      () => blog({ description: long(2 * oldClientColumnMaxLengths.line + 1) }),
    ],
    ...['ingredients', 'instructions'].flatMap((field): [string, string, () => object][] => [
      [field, 'of too many lines', () => newRecipe({ [field]: manyLines })],
      [field, 'with a line too long', () => newRecipe({ [field]: [long(recipeLineMaxLength + 1)] })],
      [
        field,
        'with a line too long in JSON',
        () => newRecipe({ [field]: `["${long(recipeLineMaxLength + 1)}"]` }),
      ],
      [field, 'past the door', () => newRecipe({ [field]: long(oldClientColumnMaxLengths.lines + 1) })],
    ]),
    ...numbers.map(([field, most]): [string, string, () => object] => [
      field,
      'too large',
      () => newRecipe({ [field]: most + 1 }),
    ]),
    ['cook_time', 'too long', () => newRecipe({ cook_time: long(oldClientColumnMaxLengths.word + 1) })],
    ['cook_time', 'with half a character', () => newRecipe({ cook_time: '30 minutes \ud800' })],
    ['meal_type', 'of no list', () => newRecipe({ meal_type: 'Brunch' })],
    ['diet_type', 'of no list', () => newRecipe({ diet_type: 'Air' })],
    ['cuisine', 'of no list', () => newRecipe({ cuisine: 'Martian' })],
    ['nutrition_info', 'too long', () => newRecipe({ nutrition_info: long(nutritionInfoMaxLength + 1) })],
    ['gender', 'of no list', () => user({ gender: 'unknown' })],
    ['mealFrequency', 'of no list', () => user({ mealFrequency: 'always' })],
    ['foodAllergies', 'of too many foods', () => user({ foodAllergies: manyFoods })],
    ['foodAllergies', 'with NUL', () => user({ foodAllergies: 'kiwi\0' })],
    ['dietaryPreferences', 'of no list', () => user({ dietaryPreferences: 'air' })],
    ['likes', 'of too many foods', () => user({ likes: manyFoods })],
    ['dislikes', 'of too many foods', () => user({ dislikes: manyFoods.join(',') })],
    ['item_name', 'too long', () => grocery({ item_name: long(limitOf(GroceryItemFields.shape.name) + 1) })],
    ['item_name', 'empty', () => grocery({ item_name: ' ' })],
    [
      'quantity',
      'too long',
      () => grocery({ quantity: long(limitOf(GroceryItemFields.shape.quantity) + 1) }),
    ],
    ['category', 'of no list', () => grocery({ category: 'Toys' })],
    ['category_item_id', 'of strange characters', () => grocery({}, 'a b/c')],
    ['feedback_type', 'of no list', () => feedback({ feedback_type: 'praise' })],
    ['feedback_description', 'empty', () => feedback({ feedback_description: ' ' })],
    [
      'feedback_description',
      'too long',
      () => feedback({ feedback_description: long(limitOf(SubmitFeedbackInput.shape.description) + 1) }),
    ],
    ['rating', 'out of range', () => rating({ rating: 6 })],
    ['rating', 'missing', () => rating({})],
    ['limit', 'too large', () => ({ entity: 'RecipeTable', action: 'scan', limit: maxRowsOfScan + 1 })],
    [
      'projection_expression',
      'too long',
      () => ({ entity: 'RecipeTable', action: 'scan', projection_expression: long(1_001) }),
    ],
  ]

  test.each(calls)('an old client’s text of a given length: %s %s', async (field, _fault, call) => {
    expect(await home.send(call())).toEqual({
      statusCode: 400,
      data: null,
      message: expect.stringContaining(`“${field}”`),
    })
  })

  test('a refusal names the old client’s field also when an existing recipe is overwritten', async () => {
    const recipeId = await home.saved({})
    const name = long(limitOf(recipe.name) + 1)
    expect((await home.save(recipeId, { recipe_name: name })).message).toContain('“recipe_name”')
    expect((await home.save(recipeId, { title: name, content: 'Peas.' })).message).toContain('“title”')
    await home.save(recipeId, { title: 'Peas', content: 'Peas.' })
    expect((await home.save(recipeId, { recipe_name: name })).message).toContain('“recipe_name”')
  })
})
