import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { runInTransaction } from '#server/db/transaction.ts'
import { saveTypedRecipe } from '#server/features/recipeEditing/saving.ts'
import { KitchenThread } from '#server/kitchenThread/kitchenThread.ts'
import { keepLongRecipes } from '../../support/recipes/longRecipes.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

const silentWorkerFile = path.resolve(import.meta.dirname, '../../support/workers/silentWorker.ts')

let site: TestSite
const held: Promise<unknown>[] = []
afterEach(async () => {
  await site.deps.kitchenThread.close()
  await Promise.allSettled(held.splice(0))
  await site.close()
})

async function openApp(): Promise<FastifyInstance> {
  const kitchenThread = new KitchenThread({
    workerFile: silentWorkerFile,
    maxWaitMs: 60_000,
    timeLimitMs: 60_000,
  })
  site = await openTestSite({ kitchenThread, config: { writesPerMinute: 1_000 } })
  return await site.openApp()
}

const soup = {
  draftId: '1700000000001',
  name: 'Soup',
  description: '',
  servings: 2,
  prepTimeMinutes: 1,
  cookTimeMinutes: 1,
  totalTimeMinutes: 2,
  ingredients: ['1 onion'],
  instructions: ['Cook the onion.'],
  mealType: 'Dinner' as const,
  dietType: 'Vegan' as const,
  cuisine: 'Turkish' as const,
}
const longLines = Array.from({ length: 60 }, (_, at) => `${at} ${'butter '.repeat(80)}`.trim())
const content = '**butter** '.repeat(3_000)

describe('while the kitchen thread is busy', () => {
  test.each([
    ['a recipe', { ingredients: longLines, instructions: longLines }],
    ['a recipe with another title and text', { title: 'Soup', content }],
  ])(
    '12 simultaneous saves of %s by an old client leave database connections for others',
    async (_, payload) => {
      const app = await openApp()
      const ada = await site.addMember('Ada')
      await ada.caller.recipes.submit(soup)
      await site.deps.db.execute(`update recipes set ingredients = array_fill('5 g butter and more butter'::text, array[60]),
      instructions = array_fill('${'Melt the butter. '.repeat(10)}'::text, array[60])`)
      const statuses: number[] = []
      for (let count = 0; count < 12; count += 1)
        held.push(
          app
            .inject({
              method: 'PUT',
              url: `/api/content/${soup.draftId}`,
              headers: { cookie: `larder=${ada.token}` },
              payload,
            })
            .then(({ statusCode }) => statuses.push(statusCode)),
        )
      // One runs and four wait.
      await expect.poll(() => statuses, { timeout: 10_000 }).toEqual(Array(7).fill(503))
      expect((await app.inject('/rpc/chefs.list?input=%7B%7D')).statusCode).toBe(200)
    },
  )

  test('readers who wait for the kitchen thread release their read slots', async () => {
    const app = await openApp()
    await keepLongRecipes(site.deps.db, 1)
    const report = `/rpc/recipes.report?input=${encodeURIComponent('{"recipeId":"long-1"}')}`
    for (const last of [1, 1, 2, 2, 3, 3])
      held.push(app.inject({ url: report, remoteAddress: `198.51.100.${last}` }))
    const toExamine = () => site.statements.filter((text) => /^select "id", "version", "name"/.test(text))
    await expect.poll(() => toExamine().length, { timeout: 10_000 }).toBe(6)
    for (const url of ['/rpc/recipes.listLatest', '/recipes?query=soup'])
      expect((await app.inject({ url, remoteAddress: '198.51.100.4' })).statusCode).toBe(200)
  })

  test('a kitchen job started inside a transaction is refused', async () => {
    await openApp()
    const ada = await site.addMember('Ada')
    const ctx = { ...ada.context, member: { userId: ada.userId } as never }
    await expect(runInTransaction(ctx, (tx) => saveTypedRecipe(tx, soup))).rejects.toThrow(
      'within a transaction',
    )
    await expect(saveTypedRecipe(ctx, soup)).resolves.toEqual({ recipeId: soup.draftId })
  })
})
