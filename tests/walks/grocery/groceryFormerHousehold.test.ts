import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type SignedIn, signedInAt, signInAgain } from '../../support/accounts/signedIn.ts'
import { expectAccessible, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import {
  addItem,
  chip,
  itemOf,
  joinHousehold,
  keptOffline,
  networkIsAway,
  openAgain,
  openList,
  removeMember,
  type Shopper,
  shownItems,
} from '../../support/browser/groceryPages.ts'
import { press } from '../../support/browser/householdPages.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser({ isCold: true })
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })
const expected = new RegExp(`${networkIsAway.source}|status of 40[14]`)

/** Anna with milk and rice on her list, and Mia, a member of her household, who looks at it and is offline. */
async function openSharedList(): Promise<{ anna: Shopper; mia: SignedIn; page: Page }> {
  const anna = await openList(open, larder, { name: 'Anna' }, networkIsAway)
  const mia = await signedInAt(larder, 'Mia')
  await joinHousehold(larder.databaseUrl, anna, mia)
  await addItem(anna.page, 'Milk', '2 l')
  await addItem(anna.page, 'Rice')
  await chip(anna.page, 'Saved').waitFor()
  const page = await openAgain(open, mia, larder.url, expected)
  await itemOf(page, 'Rice').waitFor()
  await keptOffline(page)
  await page.context().setOffline(true)
  await chip(page, 'Offline').waitFor()
  return { anna, mia, page }
}

const unsentItems = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'These items were for a household that you are no longer in' })

const isNoLongerIn = (page: Page) =>
  page.getByText('You are no longer in that household. This is the list of your own.').waitFor()

/** What this browser has stored, as one text. */
const storedTexts = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))

test('a removed member is offered the grocery items that were added offline, and told that other changes were dropped', async () => {
  const { anna, page } = await openSharedList()
  await addItem(page, 'Flour', '1 kg')
  await addItem(page, 'Eggs')
  await addItem(page, 'Salt')
  await page.getByRole('button', { name: 'Delete Salt' }).click()
  await itemOf(page, 'Milk').check()
  await page.getByRole('button', { name: 'Edit Rice' }).click()
  await page.getByRole('textbox', { name: 'Quantity' }).fill('3 kg')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await chip(page, 'Offline, 6 changes waiting').waitFor()
  await removeMember(anna.page, larder.url, 'Mia')
  await page.context().setOffline(false)

  await isNoLongerIn(page)
  const notice = unsentItems(page)
  await notice.waitFor()
  expect(await notice.innerText()).toContain(': Flour, Eggs.')
  expect(await notice.innerText()).toContain('2 other changes')
  expect(await notice.innerText()).not.toMatch(/Milk|Rice|Salt/)
  expect(await shownItems(page)).toEqual([])
  expect(await storedTexts(page)).not.toMatch(/Milk|Rice/)
  await expectAccessible(page, 'unsent items')

  // By keyboard: what comes after the heading is reached next.
  await page.getByRole('button', { name: 'Put them on this list' }).press('Enter')
  await page.getByRole('status').getByText('2 items are on the list.').waitFor()
  await unsentItems(page).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Grocery list')
  await expect.poll(async () => (await shownItems(page)).toSorted()).toEqual(['Eggs', 'Flour 1 kg'])
  await chip(page, 'Saved').waitFor()
  await visit(page, `${larder.url}/grocery`)
  await expect.poll(async () => (await shownItems(page)).toSorted()).toEqual(['Eggs', 'Flour 1 kg'])
  expect(await unsentItems(page).count()).toBe(0)
  await visit(anna.page, `${larder.url}/grocery`)
  await expect.poll(async () => (await shownItems(anna.page)).toSorted()).toEqual(['Milk 2 l', 'Rice'])
})

test('grocery items that were added offline are offered on a later visit when the member is removed while the list is closed', async () => {
  const { anna, mia, page } = await openSharedList()
  await addItem(page, 'Flour', '1 kg')
  await chip(page, 'Offline, 1 change waiting').waitFor()
  const context = page.context()
  await page.close()
  await removeMember(anna.page, larder.url, 'Mia')
  await context.setOffline(false)
  const later = await context.newPage()
  await visit(later, `${larder.url}/recipes`)
  await expect.poll(() => storedTexts(later)).toContain(`~${mia.userId}`)
  await visit(later, `${larder.url}/grocery`)
  await unsentItems(later).getByText('Flour').waitFor()
  // The household's own list already has flour: the amounts are joined, as when the item is typed.
  await addItem(later, 'Flour', '500 g')
  await later.getByRole('button', { name: 'Put them on this list' }).click()
  await expect.poll(() => shownItems(later)).toEqual(['Flour 500 g + 1 kg'])
})

test('grocery items that were never sent are discarded only by their author, and signing out asks before', async () => {
  const { anna, page } = await openSharedList()
  await addItem(page, 'Flour')
  await removeMember(anna.page, larder.url, 'Mia')
  await page.context().setOffline(false)
  await unsentItems(page).waitFor()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('dialog', { name: 'Sign out now?' }).waitFor()
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await page.getByRole('button', { name: 'Discard them' }).click()
  await unsentItems(page).waitFor({ state: 'detached' })
  await visit(page, `${larder.url}/grocery`)
  await chip(page, 'Saved').waitFor()
  expect(await unsentItems(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/login')
})

test('a member who leaves the household in another tab, with nothing unsent, reads of no unsent items', async () => {
  const { page } = await openSharedList()
  await page.context().setOffline(false)
  await chip(page, 'Saved').waitFor()
  const tab = await page.context().newPage()
  await visit(tab, `${larder.url}/household`)
  await press(tab, 'Leave this household')
  await tab.getByRole('dialog').getByRole('button', { name: 'Leave this household' }).click()
  await isNoLongerIn(page)
  await chip(page, 'Saved').waitFor()
  expect(await page.getByRole('alert').allInnerTexts()).toEqual([
    'You are no longer in that household. This is the list of your own.',
  ])
})

test('a member who leaves the household in another tab while items wait is offered these items', async () => {
  const { page } = await openSharedList()
  await page.context().route('**/rpc/grocery.sync*', (route) => route.abort())
  await addItem(page, 'Flour')
  await page.context().setOffline(false)
  const tab = await page.context().newPage()
  await visit(tab, `${larder.url}/household`)
  await press(tab, 'Leave this household')
  await tab.getByRole('dialog').getByRole('button', { name: 'Leave this household' }).click()
  await isNoLongerIn(page)
  await unsentItems(page).getByText('Flour').waitFor()
})

test('grocery items that were added offline are offered after the next sign-in when the session ended and the member was removed', async () => {
  const { anna, mia, page } = await openSharedList()
  await addItem(page, 'Flour')
  const again = await signInAgain(larder, mia)
  await removeMember(anna.page, larder.url, 'Mia')
  await page.context().setOffline(false)
  await page.waitForURL('**/login?next=%2Fgrocery&done=session')
  await page.context().addCookies([again.cookie])
  await visit(page, `${larder.url}/grocery`)
  await unsentItems(page).getByText('Flour').waitFor()
  await page.getByRole('button', { name: 'Put them on this list' }).click()
  await expect.poll(() => shownItems(page)).toEqual(['Flour'])
})
