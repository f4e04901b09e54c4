import { rmSync } from 'node:fs'
import { TRPCError } from '@trpc/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as m from '#messages'
import { DomainError } from '#server/errors.ts'
import { appRouter, isMutation } from '#server/rpc/router.ts'
import { openTextRoom } from '#server/textRoom.ts'
import { docKey } from '#shared/grocery/lists.ts'
import { operationsOf } from '#shared/grocery/operations.ts'
import { Clock } from '#shared/grocery/stamps.ts'
import { groceriesOf } from '../support/groceries.ts'
import { startLarder } from '../support/larderProcess.ts'
import { typedRecipe } from '../support/ownRecipes.ts'
import { makeScratchFolder } from '../support/scratchFolder.ts'
import { canMount, diskOf, onDisk, openSmallDisk } from '../support/smallDisk.ts'
import { openTestKitchen, type TestBrowser } from '../support/testKitchen.ts'
import { expectations } from './whoMayExpectations.ts'
import { milk, prepareHome } from './whoMayHome.ts'

vi.setConfig({ testTimeout: 120_000 })

/** A kitchen whose room for text is that of a disk of 32 MB, looked at each time. */
async function openOnSmallDisk() {
  const disk = await openSmallDisk(32)
  const textRoom = openTextRoom({ folder: disk.folder, minFreeMb: 300, log: { warn() {} }, lookEveryMs: 0 })
  const kitchen = await openTestKitchen({ textRoom })
  onTestFinished(() => kitchen.close())
  return { disk, kitchen }
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
  // The state that is restored here is the current one, which saves nothing; another goes the way of an edit.
  'on a disk that is nearly full, what saves text is refused, and nothing else is',
  async () => {
    const { disk, kitchen } = await openOnSmallDisk()
    const refused: string[] = []
    for (const path of Object.keys(appRouter._def.procedures).filter(isMutation)) {
      const home = await prepareHome(kitchen)
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
      'notes.write',
      'recipes.convertToBlog',
      'recipes.edit',
      'recipes.save',
      'recipes.submit',
      'recipes.swapLine',
    ])
  },
)

test.runIf(canMount)('on a disk that is nearly full, items of a list are removed', async () => {
  const { disk, kitchen } = await openOnSmallDisk()
  const ada = await kitchen.addMember('Ada')
  const { id: householdId } = await ada.caller.households.current()
  const { docs } = await ada.caller.grocery.sync({ householdId, operations: [milk] })
  disk.fill()
  const kept = new Map(docs.map((doc) => [docKey(doc.listId, doc.itemId), doc]))
  const operations = [operationsOf(new Clock('ada'), Date.now).removeItem(kept, 'default', 'milk')]
  expect(await ada.caller.grocery.sync({ householdId, operations })).toMatchObject({
    taken: [operations[0]!.id],
  })
})

test.runIf(canMount)(
  'on a disk that is nearly full, the removals of a batch are taken, and what holds text waits at the client until there is room',
  async () => {
    const { disk, kitchen } = await openOnSmallDisk()
    const ada = await kitchen.addMember('Ada')
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
  'text is refused with 503, a sentence and Retry-After over HTTP and by old clients, and is saved once there is room',
  async () => {
    const { disk, kitchen } = await openOnSmallDisk()
    const ada = await kitchen.addMember('Ada')
    const app = await kitchen.openApp()
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

test.runIf(canMount)('the disk is looked at once in a while, however often text is saved', async () => {
  const disk = await openSmallDisk(32)
  const warnings: object[] = []
  const log = { warn: (data: object) => void warnings.push(data) }
  const room = openTextRoom({ folder: disk.folder, minFreeMb: 300, log, lookEveryMs: 60_000 })
  disk.fill()
  const answers = await Promise.all(Array.from({ length: 100 }, () => room.isLeft()))
  expect(new Set(answers)).toEqual(new Set([false]))
  expect(warnings).toHaveLength(1)
  disk.empty()
  expect(await room.isLeft()).toBe(false)
})

test.runIf(canMount).each([
  { minFreeMb: 1, isLeft: true },
  { minFreeMb: 0, isLeft: true },
])('a disk with more free than MIN_FREE_DISK_MB_FOR_TEXT of $minFreeMb has room', async ({ minFreeMb }) => {
  const disk = await openSmallDisk(32)
  const room = openTextRoom({ folder: disk.folder, minFreeMb, log: { warn() {} } })
  expect(await room.isLeft()).toBe(true)
})

test.runIf(canMount)('a server with its own Postgres looks at the disk of its data', async () => {
  const folder = makeScratchFolder()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const larder = await startLarder(
    { DATA_DIR: folder, DEMO_DATA: 'false' },
    'tests/support/pagelessServer.ts',
    onDisk(folder, 300),
  )
  onTestFinished(() => larder.stop())
  const send = async () => {
    const message = { draftId: '1', email: 'ada@example.com', message: 'Hello.' }
    const answer = await fetch(`${larder.url}/rpc/feedback.sendMessage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    })
    return { status: answer.status, reason: (await answer.json()).error?.data.reason }
  }
  const disk = diskOf(larder.child, folder)
  disk.fill(10)
  expect(await send()).toEqual({ status: 503, reason: 'errors_no_room_for_text' })
  expect((await fetch(`${larder.url}/rpc/auth.entrance`)).status).toBe(200)
  disk.empty()
  await vi.waitFor(async () => expect((await send()).status).toBe(200), { timeout: 10_000 })
})
