import type { InjectOptions } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { oldColumns } from '../../support/oldClients/oldClientCalls.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
afterEach(() => site.close())

const typed = 'Zanzibar-0123456789'

type Request = (cook: TestMember) => Promise<InjectOptions>

const form = (url: string, fields: Record<string, string>): InjectOptions => ({
  method: 'POST',
  url,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(fields).toString(),
})
const json = (method: 'POST' | 'PUT', url: string, payload: object): InjectOptions => ({
  method,
  url,
  payload,
})
const columns = { ...oldColumns, recipe_name: typed }
const recipeForm = {
  name: typed,
  description: '',
  ingredients: '500 g peas',
  instructions: 'Boil.',
  servings: '4',
  prepTimeMinutes: '',
  cookTimeMinutes: '15',
  totalTimeMinutes: '',
  mealType: 'Dinner',
  dietType: 'Vegan',
  cuisine: 'French',
}

test.each<[string, string, Request]>([
  ['POST /contact', 'feedback', async () => form('/contact', { email: 'ada@example.com', message: typed })],
  ['POST /feedback', 'feedback', async () => form('/feedback', { type: 'bug', description: typed })],
  [
    'POST /forum/write',
    'notes',
    async (cook) => form('/forum/write', { recipeId: await addRecipe(cook), text: typed }),
  ],
  ['POST /submit-recipe', 'recipes', async () => form('/submit-recipe', recipeForm)],
  [
    'POST /v1/tablefields',
    'recipes',
    async () =>
      json('POST', '/v1/tablefields', {
        entity: 'RecipeTable',
        action: 'upsert',
        pk_column: 'recipe_id',
        pk_value: '1650000000000001',
        columns,
      }),
  ],
  [
    'PUT /api/content/:id',
    'recipes',
    async (cook) =>
      json('PUT', `/api/content/${await addRecipe(cook)}`, {
        recipe_name: typed,
        description: '',
        ingredients: ['1 lentil'],
        instructions: ['Simmer.'],
      }),
  ],
  [
    'POST /rpc/feedback.submit',
    'feedback',
    async () =>
      json('POST', '/rpc/feedback.submit', {
        draftId: '1650000000000001',
        type: 'bug',
        description: typed,
      }),
  ],
])(
  'a failed query of %s is logged with its cause and without user input',
  async (_door, table, requestOf) => {
    site = await openTestSite()
    const app = await site.openApp()
    const cook = await site.addMember()
    const request = await requestOf(cook)
    await site.deps.db.execute(`alter table ${table} add constraint always_broken check (false) not valid`)
    const answer = await app.inject({
      ...request,
      headers: { ...request.headers, cookie: `larder=${cook.token}` },
    })
    expect(answer.statusCode).toBe(500)
    expect(site.logged).toContainEqual(
      expect.objectContaining({
        level: 50,
        err: expect.objectContaining({ code: '23514', message: expect.stringContaining('always_broken') }),
      }),
    )
    expect(JSON.stringify(site.logged)).not.toContain(typed)
  },
)
