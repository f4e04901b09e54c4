import { describe, expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import {
  addItem,
  chip,
  itemOf,
  keptOffline,
  networkIsAway,
  openAgain,
  openList,
  shownItems,
} from '../../support/browser/groceryPages.ts'
import { notReached } from '../../support/browser/offlinePages.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser({ isCold: true })
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

const shopper = () => openList(open, larder, {}, networkIsAway)

describe('while offline', () => {
  test('the grocery list opens and can be changed, over reloads and a closed tab, and is synced once online', async () => {
    const ada = await shopper()
    const { page } = ada
    for (const name of ['Milk', 'Rice', 'Soap']) await addItem(page, name)
    await chip(page, 'Saved').waitFor()
    await keptOffline(page)
    const context = page.context()
    await context.setOffline(true)
    await chip(page, 'Offline').waitFor()
    await addItem(page, 'Mango', '2')
    await chip(page, 'Offline, 1 change waiting').waitFor()

    await page.reload()
    await page.locator('html[data-hydrated]').waitFor()
    await itemOf(page, 'Mango').waitFor()
    await itemOf(page, 'Milk').check()
    await page.getByRole('button', { name: 'Edit Rice' }).click()
    await page.getByRole('textbox', { name: 'Quantity' }).fill('1 kg')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'Delete Soap' }).click()
    await chip(page, 'Offline, 4 changes waiting').waitFor()
    const wanted = ['✓ Milk', 'Mango 2', 'Rice 1 kg']
    await expect.poll(async () => (await shownItems(page)).toSorted()).toEqual(wanted.toSorted())

    await page.close()
    const later = await context.newPage()
    await visit(later, `${larder.url}/grocery`)
    await chip(later, 'Offline, 4 changes waiting').waitFor()
    await expect.poll(async () => (await shownItems(later)).toSorted()).toEqual(wanted.toSorted())
    // Suggestions work offline too.
    await later.getByRole('combobox', { name: 'Item' }).pressSequentially('cinna')
    await later
      .getByRole('option', { name: /^cinnamon/i })
      .first()
      .waitFor()

    await context.setOffline(false)
    await chip(later, 'Saved').waitFor()
    const elsewhere = await openAgain(open, ada, larder.url)
    await expect.poll(async () => (await shownItems(elsewhere)).toSorted()).toEqual(wanted.toSorted())
  })

  test('two browsers change the same list, and both show the same merged list once online', async () => {
    const ada = await shopper()
    const other = await openAgain(open, ada, larder.url, networkIsAway)
    for (const name of ['Milk', 'Rice', 'Soap']) await addItem(ada.page, name)
    await itemOf(other, 'Soap').waitFor()
    for (const page of [ada.page, other]) {
      await keptOffline(page)
      await page.context().setOffline(true)
      await chip(page, 'Offline').waitFor()
    }
    // A tick and an edit of one item; a removal and an edit of another; a new item on each side.
    await itemOf(ada.page, 'Milk').check()
    await edit(other, 'Milk', '3 l')
    await ada.page.getByRole('button', { name: 'Delete Rice' }).click()
    await edit(other, 'Rice', '5 kg')
    await addItem(ada.page, 'Bread')
    await addItem(other, 'Beer')
    for (const page of [other, ada.page]) await page.context().setOffline(false)
    for (const page of [other, ada.page]) {
      await itemOf(page, 'Bread').waitFor()
      await itemOf(page, 'Beer').waitFor()
      await chip(page, 'Saved').waitFor()
      await expect
        .poll(async () => (await shownItems(page)).toSorted())
        .toEqual(['Beer', 'Bread', 'Rice 5 kg', 'Soap', '✓ Milk 3 l'])
    }
  })

  test('items typed before the page is hydrated are added to the list', async () => {
    const { page } = await shopper()
    await addItem(page, 'Milk')
    await chip(page, 'Saved').waitFor()
    await keptOffline(page)
    await page.context().setOffline(true)
    for (const name of ['Candles', 'Matches']) {
      await page.goto(`${larder.url}/grocery`, { waitUntil: 'commit' })
      await addItem(page, name)
    }
    await expect.poll(async () => (await shownItems(page)).toSorted()).toEqual(['Candles', 'Matches', 'Milk'])
  })

  test('each list opens at its own address', async () => {
    const { page } = await shopper()
    await addItem(page, 'Milk')
    await page.getByRole('button', { name: 'New list' }).click()
    await page.getByRole('textbox', { name: 'Name of the list' }).fill('Party')
    await page.getByRole('button', { name: 'Make it' }).click()
    await page.getByRole('button', { name: 'Party', pressed: true }).waitFor()
    await addItem(page, 'Crisps')
    await chip(page, 'Saved').waitFor()
    await keptOffline(page)
    await page.context().setOffline(true)
    await page.reload()
    await page.getByRole('button', { name: 'Party', pressed: true }).waitFor()
    await expect.poll(() => shownItems(page)).toEqual(['Crisps'])
    await page.getByRole('button', { name: 'Grocery list', exact: true }).click()
    await expect.poll(() => shownItems(page)).toEqual(['Milk'])
  })

  test('offline, other pages say that Larder is not reached, and link to the grocery list', async () => {
    const { page } = await shopper()
    await addItem(page, 'Milk')
    await keptOffline(page)
    await page.context().setOffline(true)
    await page.goto(`${larder.url}/recipes`)
    await page.getByRole('heading', { name: notReached }).waitFor()
    await page.getByRole('link', { name: 'Open the grocery list' }).click()
    await itemOf(page, 'Milk').waitFor()
  })

  test('the list of a member who signed out is not on the disk, and is not shown', async () => {
    const ada = await shopper()
    const { page } = ada
    await addItem(page, 'Her secret cake')
    await chip(page, 'Saved').waitFor()
    await keptOffline(page)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL('**/login')
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
    expect(await page.evaluate(() => caches.keys())).toEqual([])
    await page.context().setOffline(true)
    await page.goto(`${larder.url}/grocery`)
    await page.getByRole('heading', { name: notReached }).waitFor()
    expect(await page.content()).not.toContain('secret')
    const ben = await signedInAt(larder, 'Ben')
    await page.context().addCookies([ben.cookie])
    // The page reloads by itself.
    await page.context().setOffline(false)
    await page.locator('html[data-hydrated]').waitFor()
    await addItem(page, 'Tea')
    await expect.poll(() => shownItems(page)).toEqual(['Tea'])
  })

  test('the list of a member who did not sign out is deleted once another member signs in', async () => {
    const ada = await shopper()
    const { page } = ada
    await addItem(page, 'Her secret cake')
    await chip(page, 'Saved').waitFor()
    await keptOffline(page)
    const ben = await signedInAt(larder, 'Ben')
    await page.context().clearCookies()
    await page.context().addCookies([ben.cookie])
    // Ben signs in, and opens another page before the list.
    await visit(page, `${larder.url}/recipes`)
    await expect.poll(() => page.evaluate(() => caches.has('larder-grocery'))).toBe(false)
    await visit(page, `${larder.url}/grocery`)
    await addItem(page, 'Tea')
    await chip(page, 'Saved').waitFor()
    await keptOffline(page)
    await expect.poll(() => shownItems(page)).toEqual(['Tea'])
    const kept = await page.evaluate(async () => {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('groceryApp')
        request.onsuccess = () => resolve(request.result)
      })
      const rows = await new Promise<unknown[]>((resolve) => {
        const request = db.transaction('groceryItems').objectStore('groceryItems').getAll()
        request.onsuccess = () => resolve(request.result)
      })
      db.close()
      const page = await (await caches.open('larder-grocery')).match('/grocery')
      return JSON.stringify(rows) + (await page?.text())
    })
    expect(kept).toContain('Tea')
    expect(kept).not.toContain('secret')
  })
})

describe('a change that the server refuses', () => {
  test('a change that the server refuses is rolled back, and the server’s reason is shown', async () => {
    const { page } = await shopper()
    await addItem(page, 'Milk')
    await chip(page, 'Saved').waitFor()
    // Two years ahead: later changes with correct clocks could never win against such a timestamp.
    await page.clock.setFixedTime(Date.now() + 2 * 365 * 24 * 60 * 60_000)
    await page.getByRole('combobox', { name: 'Item' }).fill('Bread')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const clockAhead = 'The clock of your device is more than a year ahead.'
    await page.getByRole('alert').getByText(clockAhead, { exact: false }).waitFor()
    await expect.poll(() => shownItems(page)).toEqual(['Milk'])
  })

  test('a change that the server refuses is rolled back when the server cannot parse it, and the page says that the update failed', async () => {
    const { page } = await shopper()
    await addItem(page, 'Milk', '1 l')
    await chip(page, 'Saved').waitFor()
    await page.route('**/rpc/grocery.sync*', async (route) => {
      const body = route.request().postDataJSON() as { operations: object[] }
      const operations = body.operations.map((each) => ({ ...each, fields: 'all' }))
      await route.continue({ postData: JSON.stringify({ ...body, operations }) })
    })
    await edit(page, 'Milk', '7 l')
    const failed = 'An error occurred while updating the item in the database.'
    await page.getByRole('alert').getByText(failed).waitFor()
    await expect.poll(() => shownItems(page)).toEqual(['Milk 1 l'])
    expect(await page.getByText('Milk was saved.').count()).toBe(0)
    await page.unroute('**/rpc/grocery.sync*')
    await addItem(page, 'Rice')
    await page.getByText('Rice is on the list.').waitFor()
    expect(await page.getByText(failed).count()).toBe(0)
  })

  test('a change that the server refuses is rolled back when it was a removal, and the page says that the deletion failed', async () => {
    const { page } = await shopper()
    await addItem(page, 'Milk')
    await chip(page, 'Saved').waitFor()
    await page.route('**/rpc/grocery.sync*', async (route) => {
      const body = route.request().postDataJSON() as { operations: object[] }
      // The server cannot parse this value, so it refuses the change.
      const operations = body.operations.map((each) => ({ ...each, removed: 'all' }))
      await route.continue({ postData: JSON.stringify({ ...body, operations }) })
    })
    await page.getByRole('button', { name: 'Delete Milk' }).click()
    await page.getByRole('alert').getByText('Error: Failed to delete Please try again.').waitFor()
    await itemOf(page, 'Milk').waitFor()
    expect(await page.getByText('Milk was deleted.').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('alert').waitFor({ state: 'detached' })
    expect(await page.getByText('Milk was deleted.').count()).toBe(0)
  })
})

async function edit(
  page: Awaited<ReturnType<typeof openAgain>>,
  name: string,
  quantity: string,
): Promise<void> {
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await page.getByRole('textbox', { name: 'Quantity' }).fill(quantity)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}
