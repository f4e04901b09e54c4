import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { oldEditViewCalls } from '../../support/oldClients/oldEditViewCalls.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
beforeAll(async () => {
  site = await openTestSite({ config: { writesPerMinute: 10_000 } })
  app = await site.openApp()
})
afterAll(() => site.close())

const { create } = oldEditViewCalls(() => app)

describe('the edit view', () => {
  test('saving an edit view creates a recipe under its id, and then updates it, for its creator only', async () => {
    const cook = await site.addMember()
    const words = { ingredients: ['1 slice bread'], instructions: ['Toast it.'], description: 'Twice.' }
    const view = { id: 'my-toast', type: 'recipe', recipe_name: 'Toast', ...words, createdBy: cook.userId }
    expect(await create(cook, view)).toMatchObject({ data: view })
    const again = { ...view, recipe_name: 'Burnt toast' }
    expect(await create(cook, again)).toMatchObject({ data: again })
    expect(await cook.caller.recipes.getForEdit({ recipeId: 'my-toast' })).toMatchObject({ version: 2 })
    const other = await site.addMember()
    expect(await create(other, { ...view, createdBy: '' })).toMatchObject({ statusCode: 403 })
    expect(await create(other, { ...view, createdBy: null, id: '' })).toMatchObject({
      statusCode: 200,
      data: { id: expect.stringMatching(/^\d{17}$/), createdBy: other.userId },
    })
  })

  test.each([['upsert'], ['create'], [null], ['']])(
    'the action %j without an entity creates a recipe once',
    async (action) => {
      const cook = await site.addMember()
      const words = { ingredients: ['1 slice bread'], instructions: ['Toast it.'], description: 'Twice.' }
      const call = { action, entity: null, pk_column: '', columns: [], recipe_name: 'Toast', ...words }
      const first = await create(cook, call)
      expect(first).toMatchObject({ statusCode: 200, data: { recipe_name: 'Toast', ...words } })
      expect((await create(cook, call)).data).toEqual(first.data)
      expect(await create(cook, { ...call, action: 'delete' })).toMatchObject({ statusCode: 400 })
    },
  )

  test.each([
    ['with its type', { type: 'blog' }],
    ['without a type', {}],
  ])(
    'the edit view of a blog entry %s creates it under a new id once, for its creator only',
    async (_what, type) => {
      const cook = await site.addMember()
      const content = '## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Boil them.'
      const view = {
        ...type,
        id: `on-eggs-${cook.userId}`.slice(0, 40),
        title: 'On eggs',
        description: 'A word.',
        content,
      }
      for (const _ of [1, 2])
        expect(await create(cook, view)).toMatchObject({ statusCode: 200, data: { ...view, type: 'blog' } })
      const kept = await cook.caller.recipes.getForEdit({ recipeId: view.id })
      expect(kept).toMatchObject({
        kind: 'blog',
        version: 1,
        ingredients: ['2 eggs'],
        instructions: ['Boil them.'],
      })
      expect(await create(await site.addMember(), view)).toMatchObject({ statusCode: 403 })
      const { id: _, ...unnamed } = view
      const { data } = await create(cook, unnamed)
      expect(data).toMatchObject({ type: 'blog', title: 'On eggs', id: expect.stringMatching(/^\d{17}$/) })
      expect((await create(cook, unnamed)).data).toEqual(data)
      expect((await create(cook, { ...unnamed, content: 'Other words.' })).data.id).not.toBe(data.id)
    },
  )

  test('the edit view of a blog entry can be saved to RecipeTable under a new id', async () => {
    const cook = await site.addMember()
    const row = { entity: 'RecipeTable', pk_column: 'recipe_id', pk_value: `row-${cook.userId}`.slice(0, 40) }
    const columns = { type: 'blog', title: 'On salt', content: 'Use less.' }
    expect(await create(cook, { ...row, action: 'upsert', columns })).toMatchObject({ statusCode: 200 })
    expect((await create(cook, { ...row, action: 'read' })).data).toMatchObject({
      ...columns,
      row_type: 'blog',
    })
  })
})
