import { TRPCError } from '@trpc/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as m from '#messages'
import { DomainError } from '#server/errors.ts'
import { oldClientGroceriesTable } from '#server/features/grocery/table.ts'
import { recipeReportsTable } from '#server/features/recipes/reports/table.ts'
import { appRouter, isMutationName } from '#server/rpc/router.ts'
import { createDiskRoomCheck } from '#server/textRoom.ts'
import { groceryDocumentKey } from '#shared/grocery/kind.ts'
import { createGroceryOperations } from '#shared/grocery/operations.ts'
import type { RecipeVisibility } from '#shared/kitchen/recipeVisibilities.ts'
import { HybridClock } from '#shared/replication/clock.ts'
import { expectations } from '../../rpc/callers/whoMayExpectations.ts'
import { milk, prepareHome } from '../../rpc/callers/whoMayHome.ts'
import { canMount, openSmallDisk } from '../../support/database/smallDisk.ts'
import { groceriesOf } from '../../support/grocery/groceries.ts'
import { shownToOf } from '../../support/recipes/hiddenRecipes.ts'
import { keepRecipes } from '../../support/recipes/keptRecipes.ts'
import { addRecipe, typedRecipe, written } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestBrowser } from '../../support/testSite.ts'

vi.setConfig({ testTimeout: 120_000 })

/** A kitchen on a disk of 32 MB, whose free space is read at each save of text. */
async function openOnSmallDisk() {
  const disk = await openSmallDisk(32)
  const textRoom = createDiskRoomCheck({
    folder: disk.folder,
    minFreeMb: null,
    log: { warn() {} },
    lookEveryMs: 0,
  })
  const site = await openTestSite({ textRoom })
  onTestFinished(() => site.close())
  return { disk, site }
}

async function isRefusedForRoom({ caller }: TestBrowser, path: string, input: unknown): Promise<boolean> {
  const call = path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], caller)
  try {
    await (call as (input: unknown) => Promise<unknown>)(input)
    return false
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error
    return error.cause instanceof DomainError && error.cause.reason === 'errors_no_room_for_text'
  }
}

test.runIf(canMount)(
  // The restored revision is the current one, which saves nothing; another is saved like an edit.
  'on a nearly full disk, mutations that save text are refused, and no others',
  async () => {
    const { disk, site } = await openOnSmallDisk()
    await keepRecipes(site.deps.db, { id: 'demo-1', name: 'Omelette', ingredients: ['2 eggs'] })
    const refused: string[] = []
    for (const path of Object.keys(appRouter._def.procedures).filter(isMutationName)) {
      const home = await prepareHome(site)
      const input = expectations[path]!.input(home)
      disk.fill()
      if (await isRefusedForRoom(home.owner, path, input)) refused.push(path)
      disk.empty()
    }
    expect(refused.sort()).toEqual([
      'feedback.sendMessage',
      'feedback.submit',
      'grocery.addRecipe',
      'grocery.addStaple',
      'grocery.sync',
      'mealPlanner.sync',
      'notes.write',
      'recipeImport.begin',
      'recipeImport.save',
      'recipes.convertToBlog',
      'recipes.edit',
      'recipes.save',
      'recipes.submit',
      'recipes.swapLine',
      'weekPlanner.start',
    ])
  },
)

test.runIf(canMount)(
  'on a nearly full disk, a repeated save of stored data is answered as saved',
  async () => {
    const { disk, site } = await openOnSmallDisk()
    const ada = await site.addMember('Ada')
    const { id: householdId } = await ada.caller.households.current()
    const typed = typedRecipe()
    const otherWords = { ...typed, name: 'Pea stew' }
    const generated = await written(ada)
    const { recipeId } = await ada.caller.recipes.submit(typed)
    const addition = { householdId, listId: 'default', additionId: 'soup', recipeId, servings: 4 }
    const staple = { householdId, name: 'Vegetable stock' }
    const sendAll = async () => [
      await ada.caller.recipes.submit(typed),
      await ada.caller.recipes.submit(otherWords),
      await ada.caller.recipes.save(generated),
      await ada.caller.grocery.addStaple(staple),
      await ada.caller.grocery.addRecipe(addition),
    ]
    const before = await sendAll()
    disk.fill()
    expect(await sendAll()).toEqual(before)
    expect(await isRefusedForRoom(ada, 'recipes.submit', typedRecipe())).toBe(true)
    expect(await isRefusedForRoom(ada, 'grocery.addRecipe', { ...addition, additionId: 'again' })).toBe(true)
  },
)

test.runIf(canMount)('on a nearly full disk, items of a grocery list can be removed', async () => {
  const { disk, site } = await openOnSmallDisk()
  const ada = await site.addMember('Ada')
  const { id: householdId } = await ada.caller.households.current()
  const { docs } = await ada.caller.grocery.sync({ householdId, operations: [milk] })
  disk.fill()
  const kept = new Map(docs.map((doc) => [groceryDocumentKey(doc.listId, doc.itemId), doc]))
  const operations = [
    createGroceryOperations(new HybridClock('ada'), Date.now).removeItem(kept, 'default', 'milk'),
  ]
  expect(await ada.caller.grocery.sync({ householdId, operations })).toMatchObject({
    taken: [operations[0]!.id],
  })
})

test.runIf(canMount)(
  'on a nearly full disk, a recipe can be made visible to fewer, and to more only with space',
  async () => {
    const { disk, site } = await openOnSmallDisk()
    const ada = await site.addMember('Ada')
    const recipeId = await addRecipe(ada)
    const { id: householdId } = await ada.caller.households.current()
    const show = (visibility: RecipeVisibility) =>
      ada.caller.recipes.setVisibility({ recipeId, shownTo: shownToOf(visibility, householdId) })
    disk.fill()
    for (const visibility of ['household', 'household', 'creator', 'creator'] as const) {
      await show(visibility)
      expect((await ada.caller.recipes.get({ recipeId })).visibility).toBe(visibility)
    }
    for (const visibility of ['household', 'everyone'] as const)
      await expect(show(visibility)).rejects.toMatchObject({ cause: { reason: 'errors_no_room_for_text' } })
    expect((await ada.caller.recipes.get({ recipeId })).visibility).toBe('creator')
    disk.empty()
    await show('everyone')
    expect((await ada.caller.recipes.get({ recipeId })).visibility).toBe('everyone')
  },
)

test.runIf(canMount)(
  'on a nearly full disk, removals of a batch are accepted, and changes with text wait in the browser',
  async () => {
    const { disk, site } = await openOnSmallDisk()
    const ada = await site.addMember('Ada')
    const client = await groceriesOf(ada)
    await client.send([milk])
    const [jam, bread] = client.keep((make) =>
      ['Jam', 'Bread'].map((name) =>
        make.addItem(ada.userId, 'default', { name, quantity: '', category: null }),
      ),
    )
    const removals = client.keep((make, docs) => make.removeItems(docs, 'default', ['milk', jam!.itemId!]))
    disk.fill()
    expect(await client.send(client.queue.waiting)).toMatchObject({
      taken: removals.map(({ id }) => id),
      refused: [],
    })
    expect(client.queue.waiting).toEqual([jam, bread])
    await expect(client.send(client.queue.waiting)).rejects.toMatchObject({
      cause: { reason: 'errors_no_room_for_text' },
    })
    disk.empty()
    await client.send(client.queue.waiting)
    expect(client.queue.waiting).toEqual([])
    const other = await groceriesOf(ada)
    expect((await other.refresh()).names()).toEqual(['Bread'])
  },
)

test.runIf(canMount)(
  'refused text is answered with 503, a sentence and Retry-After, for old clients too, and saved with space',
  async () => {
    const { disk, site } = await openOnSmallDisk()
    const ada = await site.addMember('Ada')
    const app = await site.openApp()
    const send = (url: string, payload: object) =>
      app.inject({ method: 'POST', url, headers: { cookie: `larder=${ada.token}` }, payload })
    const submit = () => send('/rpc/recipes.submit', typedRecipe())
    const oldFeedback = () =>
      send('/v1/tablefields', {
        entity: 'FeedbackTable',
        action: 'upsert',
        pk_column: 'feedback_id',
        pk_value: 1_700_000_000_000,
        columns: { feedback_type: 'bug', feedback_description: 'It rings.' },
      })
    disk.fill()
    for (const answer of [await submit(), await oldFeedback()]) {
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60'])
      expect(answer.body).toContain(m.errors_no_room_for_text())
    }
    disk.empty()
    for (const answer of [await submit(), await oldFeedback()]) expect(answer.statusCode).toBe(200)
  },
)

test.runIf(canMount)(
  'on a nearly full disk, an old client can read its groceries, and nothing is stored',
  async () => {
    const { disk, site } = await openOnSmallDisk()
    const ada = await site.addMember('Ada')
    const { id: householdId } = await ada.caller.households.current()
    await ada.caller.grocery.sync({ householdId, operations: [milk] })
    const app = await site.openApp()
    const readGroceries = async () => {
      const answer = await app.inject({
        method: 'POST',
        url: '/v1/tablefields',
        headers: { cookie: `larder=${ada.token}` },
        payload: {
          ...{ entity: 'GroceryItemsTable', action: 'query', limit: 100 },
          ...{ pk_column: 'user_id', pk_value: ada.userId },
        },
      })
      return JSON.parse(answer.json().body).data
    }
    disk.fill()
    expect(await readGroceries()).toHaveLength(1)
    expect(await site.deps.db.$count(oldClientGroceriesTable)).toBe(0)
    disk.empty()
    expect(await readGroceries()).toHaveLength(1)
    expect(await site.deps.db.$count(oldClientGroceriesTable)).toBe(1)
  },
)

test.runIf(canMount)(
  'on a nearly full disk, a recipe is read with its report, which is not stored',
  async () => {
    const { disk, site } = await openOnSmallDisk()
    await keepRecipes(site.deps.db, { id: 'omelette', name: 'Omelette', ingredients: ['2 eggs'] })
    disk.fill()
    const report = await site.callerAt().recipes.report({ recipeId: 'omelette' })
    expect(report.allergens.map(({ id }) => id)).toContain('eggs')
    expect(await site.deps.db.$count(recipeReportsTable)).toBe(0)
  },
)
