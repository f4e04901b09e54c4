import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { signInAgain } from '../../support/accounts/signedIn.ts'
import { desk, inspect, phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import {
  addItem,
  chip,
  networkIsAway,
  openAgain,
  openList,
  shownItems,
} from '../../support/browser/groceryPages.ts'
import { sampleOf } from '../../support/grid.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

const shopper = (options: Parameters<typeof openList>[2] = {}) =>
  openList(open, larder, options, networkIsAway)

/** Keeps every change from reaching the server. */
const holdChanges = (page: Page) => page.route('**/rpc/grocery.sync*', (route) => route.abort())

const unsaved = (page: Page, count: string) =>
  page
    .getByRole('dialog', { name: 'Sign out now?' })
    .getByText(`${count} to your grocery list`, { exact: false })

describe('signing out', () => {
  test('signing out sends the waiting changes first', async () => {
    const ada = await shopper()
    const { page } = ada
    await holdChanges(page)
    await addItem(page, 'Milk')
    await chip(page, 'Waiting for the server · 1 change waiting').waitFor()
    await page.unroute('**/rpc/grocery.sync*')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL('**/login')
    const rows = await page.evaluate(() => indexedDB.databases())
    expect(rows).toEqual([])
  })

  for (const viewport of sampleOf([phone, desk], 2, 0))
    test(`signing out asks before waiting changes of the grocery list are lost, at ${viewport.width} px, in light and in dark`, async () => {
      const ada = await shopper({ viewport })
      const { page } = ada
      await holdChanges(page)
      for (const name of ['Milk', 'Rice', 'Tea']) await addItem(page, name)
      await chip(page, 'Waiting for the server · 3 changes waiting').waitFor()
      // Another page knows of the waiting changes too.
      await visit(page, `${larder.url}/recipes`)
      await holdChanges(page)
      await pressSignOut(page)
      await unsaved(page, '3 changes').waitFor()
      await inspect(page, 'sign-out', { fullPage: false })
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      const wanted = viewport === phone ? 'Menu' : 'Sign Out'
      await page.waitForFunction((text) => document.activeElement?.textContent === text, wanted)
      await pressSignOut(page)
      await unsaved(page, '3 changes').waitFor()
      await page.getByRole('button', { name: 'Stay signed in' }).press('Enter')
      await visit(page, `${larder.url}/grocery`)
      await expect.poll(async () => (await shownItems(page)).toSorted()).toEqual(['Milk', 'Rice', 'Tea'])
      await pressSignOut(page)
      await unsaved(page, '3 changes').waitFor()
      await page.getByRole('button', { name: 'Sign out anyway' }).press('Enter')
      await page.waitForURL('**/login')
      expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Milk')
    })

  test('signing out asks when the browser cannot read the waiting changes, and keeps them when the member stays', async () => {
    const ada = await shopper()
    const { page } = ada
    await holdChanges(page)
    await addItem(page, 'Milk')
    await chip(page, 'Waiting for the server · 1 change waiting').waitFor()
    await page.addInitScript(() => {
      if (sessionStorage.getItem('disk') === 'broken')
        IDBDatabase.prototype.transaction = () => {
          throw new DOMException('The disk is away.', 'UnknownError')
        }
    })
    await page.evaluate(() => sessionStorage.setItem('disk', 'broken'))
    await visit(page, `${larder.url}/recipes`)
    await pressSignOut(page)
    const dialog = page.getByRole('dialog', { name: 'Sign out now?' })
    await dialog.waitFor()
    await page.getByRole('button', { name: 'Stay signed in' }).press('Enter')
    await page.evaluate(() => sessionStorage.removeItem('disk'))
    await page.unroute('**/rpc/grocery.sync*')
    await visit(page, `${larder.url}/recipes`)
    await pressSignOut(page)
    await page.waitForURL('**/login')
    const later = await openAgain(open, { ...ada, ...(await signInAgain(larder, ada)) }, larder.url)
    expect(await shownItems(later)).toEqual(['Milk'])
  })

  test('signing out asks nothing when the list is saved', async () => {
    const ada = await shopper()
    await addItem(ada.page, 'Milk')
    await chip(ada.page, 'Saved').waitFor()
    await pressSignOut(ada.page)
    await ada.page.waitForURL('**/login')
  })
})

/** By keyboard, through the menu on a phone. */
async function pressSignOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.press('Enter')
  await page.getByRole('button', { name: 'Sign Out' }).press('Enter')
}
