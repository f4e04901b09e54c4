import { once } from 'node:events'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { prepareBrowser } from '../../support/browser/browserTest.ts'
import {
  addItem,
  chip,
  itemOf,
  joinHousehold,
  networkIsAway,
  openAgain,
  openList,
  removeMember,
  shownItems,
} from '../../support/browser/groceryPages.ts'
import { routeFirst } from '../../support/browser/routeFirst.ts'
import { createTestDatabase } from '../../support/database/testDatabase.ts'
import { startLarder } from '../../support/process/larderProcess.ts'

const { open } = prepareBrowser()
let databaseUrl: string
let one: Awaited<ReturnType<typeof start>>
let two: typeof one

async function start(env: Record<string, string> = {}) {
  const settings = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', WRITES_PER_MINUTE: '1000' }
  return { ...(await startLarder({ ...settings, ...env })), databaseUrl }
}

beforeAll(async () => {
  databaseUrl = (await createTestDatabase('seeded')).url
  one = await start()
  two = await start()
})
afterAll(() => Promise.all([one.stop(), two.stop()]))

describe('a household with two browsers at two processes', () => {
  test('a household with two browsers at two processes shows each change in the other browser, and all of them in a third', async () => {
    const ada = await openList(open, one)
    const ben = await signedInAt(two, 'Ben')
    await joinHousehold(databaseUrl, ada, ben)
    const there = await openAgain(open, ben, two.url)
    await addItem(ada.page, 'Milk', '2 l')
    await itemOf(there, 'Milk').waitFor()
    await itemOf(there, 'Milk').check()
    await expect.poll(() => shownItems(ada.page)).toEqual(['✓ Milk 2 l'])
    await addItem(there, 'Rice')
    await itemOf(ada.page, 'Rice').waitFor()
    await there.getByRole('button', { name: 'Delete Milk' }).click()
    await itemOf(ada.page, 'Milk').waitFor({ state: 'detached' })
    const third = await openAgain(open, ada, two.url)
    for (const page of [ada.page, there, third]) await expect.poll(() => shownItems(page)).toEqual(['Rice'])
  })

  test('a household with two browsers at two processes removes the list at once from a removed member, who sees their own list again', async () => {
    const ada = await openList(open, one)
    const ben = await signedInAt(two, 'Ben')
    await joinHousehold(databaseUrl, ada, ben)
    const there = await openAgain(open, ben, two.url, /404/)
    await addItem(ada.page, 'Milk')
    await itemOf(there, 'Milk').waitFor()
    await removeMember(ada.page, one.url, 'Ben')
    await there.getByText('You are no longer in that household.', { exact: false }).waitFor()
    await expect.poll(() => shownItems(there)).toEqual([])
    await addItem(there, 'Tea')
    await chip(there, 'Saved').waitFor()
  })

  test('two tabs of one browser show each other’s waiting changes, and send them once', async () => {
    const { page } = await openList(open, one, {}, networkIsAway)
    const other = await page.context().newPage()
    await other.goto(`${one.url}/grocery`)
    await other.locator('html[data-hydrated]').waitFor()
    await page.context().setOffline(true)
    await chip(page, 'Offline').waitFor()
    await addItem(page, 'Milk')
    await itemOf(other, 'Milk').waitFor()
    await itemOf(other, 'Milk').check()
    await expect.poll(() => shownItems(page)).toEqual(['✓ Milk'])
    await page.context().setOffline(false)
    for (const tab of [page, other]) {
      await chip(tab, 'Saved').waitFor()
      await expect.poll(() => shownItems(tab)).toEqual(['✓ Milk'])
    }
  })
})

describe('a server that is killed', () => {
  /** A separate Larder that is started again at the same address after it was killed. */
  async function mortal() {
    let larder = await start()
    const { url } = larder
    onTestFinished(() => larder.stop())
    return {
      url,
      databaseUrl,
      async kill() {
        const dead = once(larder.child, 'exit')
        larder.child.kill('SIGKILL')
        await dead
      },
      async revive() {
        larder = await start({ PORT: new URL(url).port })
      },
    }
  }

  /** Lets the next change reach the server, and runs `then` before the answer can reach the page. */
  async function betweenChangeAndAnswer(page: Page, then: () => Promise<void>): Promise<void> {
    const done = Promise.withResolvers<void>()
    await routeFirst(page, '**/rpc/grocery.sync*', async (route) => {
      await route.fetch()
      await then()
      await route.abort('connectionreset')
      done.resolve()
    })
    return done.promise
  }

  test('a grocery change whose answer is lost is stored once and shown once', async () => {
    const larder = await mortal()
    const ada = await openList(open, larder, {}, networkIsAway)
    await addItem(ada.page, 'Rice')
    await chip(ada.page, 'Saved').waitFor()
    const killed = betweenChangeAndAnswer(ada.page, () => larder.kill())
    await addItem(ada.page, 'Milk')
    await killed
    await chip(ada.page, 'Waiting for the server · 1 change waiting').waitFor()
    // The server had stored it: another process shows it already.
    const elsewhere = await openAgain(open, ada, one.url)
    await itemOf(elsewhere, 'Milk').waitFor()
    await larder.revive()
    await chip(ada.page, 'Saved').waitFor()
    for (const page of [ada.page, elsewhere])
      await expect.poll(async () => (await shownItems(page)).toSorted()).toEqual(['Milk', 'Rice'])
  })

  test('a server that is killed before a change receives it after its restart, even if the tab was closed meanwhile', async () => {
    const larder = await mortal()
    const ada = await openList(open, larder, {}, networkIsAway)
    await addItem(ada.page, 'Rice')
    await chip(ada.page, 'Saved').waitFor()
    await larder.kill()
    await addItem(ada.page, 'Milk')
    await chip(ada.page, 'Waiting for the server · 1 change waiting').waitFor()
    const context = ada.page.context()
    await ada.page.close()
    await larder.revive()
    const elsewhere = await openAgain(open, ada, one.url)
    await expect.poll(() => shownItems(elsewhere)).toEqual(['Rice'])
    // Any page sends the waiting changes.
    const later = await context.newPage()
    await later.goto(`${larder.url}/recipes`)
    await itemOf(elsewhere, 'Milk').waitFor()
    await later.goto(`${larder.url}/grocery`)
    await chip(later, 'Saved').waitFor()
    await expect.poll(async () => (await shownItems(elsewhere)).toSorted()).toEqual(['Milk', 'Rice'])
  })
})
