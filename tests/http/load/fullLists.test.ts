import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { deleteOldGroceryDocuments } from '#server/features/grocery/service.ts'
import { groceryDocumentsTable } from '#server/features/grocery/table.ts'
import { phonesTable } from '#server/features/sms/table.ts'
import { fullListItems, keepFullLists } from '../../support/grocery/fullLists.ts'
import { keepItemsOfManyRecipes } from '../../support/grocery/sharedItems.ts'
import { householdOf } from '../../support/households/households.ts'
import { longestCpuHold, longestHold } from '../../support/process/longestHold.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

const opened: TestSite[] = []
afterEach(() => Promise.all(opened.splice(0).map((site) => site.close())))

/** Somebody whose list is full and whose number is confirmed, and their requests. */
async function openFullHousehold({
  config = {},
  fill = (db, householdId) => keepFullLists(db, [householdId]),
}: {
  config?: Partial<TestSite['deps']['config']>
  fill?: (db: Database, householdId: string) => Promise<void>
} = {}) {
  const site = await openTestSite({ config })
  opened.push(site)
  const app = await site.openApp()
  const ada = await site.addMember('Ada')
  const householdId = (await householdOf(ada)).id
  await fill(site.deps.db, householdId)
  await site.deps.db.insert(phonesTable).values({ userId: ada.userId, phoneNumber: '+493012345678' })
  const headers = { cookie: `larder=${ada.token}` }
  return {
    site,
    ada,
    householdId,
    get: () => {
      const input = encodeURIComponent(JSON.stringify({ householdId }))
      return app.inject({ url: `/rpc/grocery.get?input=${input}`, headers })
    },
    send: () => {
      const payload = {
        textId: randomUUID(),
        householdId,
        listId: 'default',
        notes: '',
      }
      return app.inject({ method: 'POST', url: '/rpc/sms.sendList', headers, payload })
    },
    queryAsOldClient: () => {
      const key = { pk_column: 'user_id', pk_value: ada.userId }
      const payload = { entity: 'GroceryItemsTable', action: 'query', ...key }
      return app.inject({ method: 'POST', url: '/v1/tablefields', headers, payload })
    },
    add: (recipeId: string) => {
      const payload = { householdId, listId: 'default', recipeId, additionId: 'the-addition', servings: 2 }
      return app.inject({ method: 'POST', url: '/rpc/grocery.addRecipe', headers, payload })
    },
  }
}

describe('an SMS of a full grocery list', () => {
  test('an SMS of a full grocery list is refused early, and costs by the length of the list', async () => {
    const { send } = await openFullHousehold({ config: { readCostPerMinute: 60 } })
    const first = await send()
    expect([first.statusCode, first.json().error.message]).toEqual([
      400,
      'This list takes more than 10 messages, and 10 are the most we send. Please shorten the notes or the list.',
    ])
    expect((await send()).statusCode).toBe(429)
  })
})

describe('a full list', () => {
  test('a full grocery list is read, and a recipe added to it, without blocking the event loop', async () => {
    const { ada, get, send, add } = await openFullHousehold({ config: { readCostPerMinute: 100_000 } })
    const recipeId = await addRecipe(ada)
    // What is loaded with the first requests does not count.
    expect((await get()).json().result.data.docs).toHaveLength(fullListItems)
    await add('nothing')
    expect(await longestHold(get)).toBeLessThan(0.4)
    expect(await longestHold(send)).toBeLessThan(0.4)
    expect(await longestHold(() => add(recipeId))).toBeLessThan(0.4)
  }, 60_000)

  test('an old client reads a list with items of 1,200 recipes in slices of less than 100 ms of CPU', async () => {
    const { site, householdId, queryAsOldClient } = await openFullHousehold({
      config: { readCostPerMinute: 100_000 },
      fill: keepItemsOfManyRecipes,
    })
    const answer = await queryAsOldClient()
    expect(JSON.parse(answer.json().body).data).toHaveLength(9)
    const holds = [await longestCpuHold(queryAsOldClient), await longestCpuHold(queryAsOldClient)]
    expect(Math.min(...holds)).toBeLessThan(100)
    // It is tidied up in turns as well, and loses nothing of what is shown.
    expect(await longestCpuHold(() => deleteOldGroceryDocuments(site))).toBeLessThan(100)
    expect(
      await site.deps.db.$count(groceryDocumentsTable, eq(groceryDocumentsTable.householdId, householdId)),
    ).toBe(10)
  }, 60_000)
})
