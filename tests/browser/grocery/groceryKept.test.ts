import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as m from '#messages'
import { groceryDocumentsTable } from '#server/features/grocery/table.ts'
import { signedInAt, signInAgain } from '../../support/accounts/signedIn.ts'
import { prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import {
  addItem,
  chip,
  itemOf,
  joinHousehold,
  keptOffline,
  networkIsAway,
  openAgain,
  openList,
  shownItems,
} from '../../support/browser/groceryPages.ts'
import { startRefusingProxy } from '../../support/browser/refusingProxy.ts'
import { routeFirst } from '../../support/browser/routeFirst.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser({ isCold: true })
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

/** Keeps every change from reaching the server. */
const holdChanges = (page: Page) => page.route('**/rpc/grocery.sync*', (route) => route.abort())

/** The households of the rows of one kind that this browser stores. */
async function keptRows(page: Page, kind: 'doc' | 'waiting'): Promise<string[]> {
  return await page.evaluate(async (wanted) => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('groceryApp')
      opening.onsuccess = () => resolve(opening.result)
    })
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const reading = db.transaction('groceryItems').objectStore('groceryItems').getAllKeys()
      reading.onsuccess = () => resolve(reading.result)
    })
    db.close()
    return (keys as string[][]).filter((key) => key[2] === wanted).map((key) => key[1]!)
  }, kind)
}

describe('what the browser stores of the grocery list', () => {
  test('what the browser stores of the grocery list includes a change made right before its tab is closed', async () => {
    const { page } = await openList(open, larder, {}, networkIsAway)
    await addItem(page, 'Milk')
    await chip(page, 'Saved').waitFor()
    await keptOffline(page)
    await page.context().setOffline(true)
    await chip(page, 'Offline').waitFor()
    const names = ['Rice', 'Tea', 'Soap', 'Salt', 'Eggs', 'Oats']
    for (const name of names) {
      const tab = await page.context().newPage()
      await visit(tab, `${larder.url}/grocery`)
      await itemOf(tab, 'Milk').waitFor()
      await tab.getByRole('combobox', { name: 'Item' }).fill(name)
      // With a category chosen here, the table of foods makes no change of its own when it is loaded later.
      await tab.getByRole('combobox', { name: 'Category' }).selectOption('Snacks')
      await tab.locator('button:enabled', { hasText: /^Add$/ }).waitFor()
      // The tab has time only for the click itself.
      const isPressed = await tab.evaluate(() => {
        const add = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Add')
        if (!add || add.disabled) return false
        add.click()
        return true
      })
      expect(isPressed).toBe(true)
      await tab.close()
    }
    const later = await page.context().newPage()
    await visit(later, `${larder.url}/grocery`)
    const told = async () => ({
      state: await chip(later, /Saved|waiting/).innerText(),
      items: (await shownItems(later)).toSorted(),
    })
    await expect
      .poll(told)
      .toEqual({ state: 'Offline, 6 changes waiting', items: [...names, 'Milk'].toSorted() })
    const notes = () => later.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('Made')))
    await expect.poll(notes).toEqual([])
  })

  test('what the browser stores of the grocery list includes a change whose tab is closed before IndexedDB has answered', async () => {
    const { page } = await openList(open, larder, {}, networkIsAway)
    await addItem(page, 'Milk')
    await chip(page, 'Saved').waitFor()
    const tab = await page.context().newPage()
    await holdChanges(tab)
    await tab.addInitScript(() => {
      const { open: opened } = IDBFactory.prototype
      IDBFactory.prototype.open = function (...asked) {
        const request = opened.apply(this, asked)
        request.addEventListener = () => {}
        return request
      }
    })
    await visit(tab, `${larder.url}/grocery`)
    await addItem(tab, 'Rice')
    await tab.close()
    await page.close()
    const later = await page.context().newPage()
    await visit(later, `${larder.url}/grocery`)
    await itemOf(later, 'Rice').waitFor()
    await chip(later, 'Saved').waitFor()
  })

  test('what the browser stores of the grocery list is nothing when the database cannot be opened: a warning appears, and changes still reach the server', async () => {
    const { page } = await openList(open, larder)
    const tab = await page.context().newPage()
    await tab.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The user denied permission to access the database.', 'SecurityError')
      }
    })
    await visit(tab, `${larder.url}/grocery`)
    await addItem(tab, 'Rice')
    await tab.getByRole('alert').getByText(m.grocery_page_not_kept()).waitFor()
    await chip(tab, 'Saved').waitFor()
    await itemOf(page, 'Rice').waitFor()
  })

  test('what the browser stores of the grocery list for two households reaches both, and only the open household’s list stays stored', async () => {
    const ada = await openList(open, larder, {}, networkIsAway)
    await addItem(ada.page, 'Bread')
    await chip(ada.page, 'Saved').waitFor()
    await holdChanges(ada.page)
    await addItem(ada.page, 'Quinoa')
    await chip(ada.page, 'Waiting for the server · 1 change waiting').waitFor()
    const ben = await signedInAt(larder, 'Ben')
    await joinHousehold(larder.databaseUrl, ben, ada)
    const there = await ada.page.context().newPage()
    await holdChanges(there)
    await visit(there, `${larder.url}/grocery`)
    await addItem(there, 'Oolong')
    await expect.poll(async () => new Set(await keptRows(there, 'waiting')).size).toBe(2)
    expect(new Set(await keptRows(there, 'doc')).size).toBeLessThanOrEqual(1)
    await ada.page.close()
    await there.close()

    const later = await ada.page.context().newPage()
    await visit(later, `${larder.url}/recipes`)
    const named = async (name: string) =>
      (await larder.db.select().from(groceryDocumentsTable))
        .filter((row) => row.name === name)
        .map((row) => row.householdId)
    await expect.poll(async () => [...(await named('Quinoa')), ...(await named('Oolong'))].length).toBe(2)
    expect((await named('Quinoa'))[0]).not.toBe((await named('Oolong'))[0])
    await expect.poll(() => keptRows(later, 'waiting')).toEqual([])
  })

  test('what the browser stores of the grocery list keeps a change through the end of a session, until the same member signs in again', async () => {
    const ada = await openList(open, larder, {}, /401|ERR_/)
    const { page } = ada
    await addItem(page, 'Milk')
    await chip(page, 'Saved').waitFor()
    await keptOffline(page)
    await page.context().setOffline(true)
    await chip(page, 'Offline').waitFor()
    await addItem(page, 'Rice')
    await chip(page, 'Offline, 1 change waiting').waitFor()
    const again = await signInAgain(larder, ada)
    await page.context().setOffline(false)
    await page.waitForURL('**/login?next=%2Fgrocery&done=session')
    await page.context().addCookies([again.cookie])
    await visit(page, `${larder.url}/grocery`)
    await chip(page, 'Saved').waitFor()
    const elsewhere = await openAgain(open, { ...ada, ...again }, larder.url)
    await expect.poll(async () => (await shownItems(elsewhere)).toSorted()).toEqual(['Milk', 'Rice'])
  })

  test('what the browser stores of the grocery list reaches the server even if a request hangs without an answer', async () => {
    const ada = await openList(open, larder, {}, networkIsAway)
    // Its timeout of 20 seconds takes two.
    await ada.page.evaluate(() => {
      const { timeout } = AbortSignal
      AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 10)
    })
    await routeFirst(ada.page, '**/rpc/grocery.sync*', () => {})
    await addItem(ada.page, 'Milk')
    await chip(ada.page, '1 change waiting').waitFor()
    const elsewhere = await openAgain(open, ada, larder.url)
    await itemOf(elsewhere, 'Milk').waitFor()
    await chip(ada.page, 'Saved').waitFor()
  })
})

describe('a proxy that answers 502 for Larder', () => {
  test('a proxy that answers 502 for Larder leaves the list as it is, and changes made meanwhile arrive later', async () => {
    const proxy = await startRefusingProxy(larder.url)
    const ada = await signedInAt(larder)
    const page = await openAgain(open, ada, proxy.url, /502|ERR_/)
    await addItem(page, 'Milk')
    await chip(page, 'Saved').waitFor()
    await keptOffline(page)
    proxy.refuse({ status: 502 })
    await page.reload()
    await page.locator('html[data-hydrated]').waitFor()
    await itemOf(page, 'Milk').waitFor()
    await addItem(page, 'Rice')
    await chip(page, 'Waiting for the server · 1 change waiting').waitFor()
    proxy.refuse(null)
    await chip(page, 'Saved').waitFor({ timeout: 30_000 })
    const elsewhere = await openAgain(open, ada, larder.url)
    await expect.poll(async () => (await shownItems(elsewhere)).toSorted()).toEqual(['Milk', 'Rice'])
  })
})

describe('a grocery list', () => {
  test('a grocery list that cannot be fetched says so, and can be tried again', async () => {
    const ada = await signedInAt(larder)
    const page = await open({}, networkIsAway)
    await page.context().addCookies([ada.cookie])
    await visit(page, `${larder.url}/faq`)
    await page.route('**/rpc/**', (route) => route.abort())
    await page.getByRole('link', { name: 'Groceries' }).first().click()
    await page.getByRole('alert').getByText('An error occurred while fetching grocery items.').waitFor()
    await page.unroute('**/rpc/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Nothing is on this list.', { exact: false }).waitFor()
  })

  test('a grocery list last known as empty says, when offline, that no items were found or an error occurred', async () => {
    const { page } = await openList(open, larder, {}, networkIsAway)
    await page.getByText('Nothing is on this list.', { exact: false }).waitFor()
    await page.context().setOffline(true)
    await page.getByRole('alert').getByText('No items found or an error occurred.').waitFor()
    await addItem(page, 'Milk')
    await expect.poll(() => shownItems(page)).toEqual(['Milk'])
  })
})
