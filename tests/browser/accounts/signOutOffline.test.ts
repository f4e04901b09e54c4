import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { inspectEverywhere, phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import {
  addItem,
  chip,
  keptOffline,
  networkIsAway,
  openList,
  type Shopper,
} from '../../support/browser/groceryPages.ts'
import { notReached } from '../../support/browser/offlinePages.ts'
import { startRefusingProxy } from '../../support/browser/refusingProxy.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser({ isCold: true })
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

const isSignedOut = (page: Page) =>
  page.getByRole('heading', { name: 'You are signed out on this device' }).waitFor()

async function pressSignOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.press('Enter')
  await page.getByRole('button', { name: 'Sign Out' }).press('Enter')
}

/** The number of the member's valid sessions. */
async function sessionsOf({ userId }: Shopper): Promise<number> {
  const rows = await larder.execute(`select from sessions where user_id = '${userId}' and expires_at > now()`)
  return rows.length
}

/** Everything that this browser stores of a member. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    userId: localStorage.getItem('userid'),
    texts: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
      key.startsWith('larder.'),
    ),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
  }))
const nothing = { userId: null, texts: [], databases: [], caches: [] }

describe('signing out while offline', () => {
  test('signing out while offline clears this browser at once and ends the session once online, on a phone and at a desk', async () => {
    const ada = await openList(open, larder, { viewport: phone }, networkIsAway)
    const { page } = ada
    await addItem(page, 'Milk')
    await chip(page, 'Saved').waitFor()
    await keptOffline(page)
    await page.context().setOffline(true)
    await chip(page, 'Offline').waitFor()
    await pressSignOut(page)
    await isSignedOut(page)
    await expect.poll(() => kept(page)).toEqual(nothing)
    expect(await page.getByText('Milk').count()).toBe(0)
    expect(await sessionsOf(ada)).toBe(1)
    await inspectEverywhere(page, 'signed-out-offline')

    await page.context().setOffline(false)
    await page.waitForURL('**/login')
    await expect.poll(() => sessionsOf(ada)).toBe(0)
    await visit(page, `${larder.url}/grocery`)
    expect(new URL(page.url()).pathname).toBe('/login')
  })

  test('signing out while offline shows nothing of the member after a reload, offline and online, and lets another sign in', async () => {
    const ada = await openList(open, larder, {}, networkIsAway)
    const { page } = ada
    await addItem(page, 'Milk')
    await chip(page, 'Saved').waitFor()
    await keptOffline(page)
    await page.context().setOffline(true)
    await chip(page, 'Offline').waitFor()
    await pressSignOut(page)
    await isSignedOut(page)
    await expect.poll(() => kept(page)).toEqual(nothing)
    await page.reload()
    await page.getByRole('heading', { name: notReached }).waitFor()
    expect(await page.getByText('Milk').count()).toBe(0)

    // The page reloads by itself, and the session ends before it is rendered.
    await page.context().setOffline(false)
    await page.waitForURL('**/login**')
    expect(await sessionsOf(ada)).toBe(0)
    const names = (await page.context().cookies()).map(({ name }) => name)
    expect(names).not.toContain('larder')
    expect(names).not.toContain('larder-signing-out')

    const bob = await signedInAt(larder, 'Bob')
    await page.context().addCookies([bob.cookie])
    await visit(page, `${larder.url}/grocery`)
    await chip(page, 'Saved').waitFor()
    expect(await page.getByText('Milk').count()).toBe(0)
  })

  test('signing out while offline hides the member’s pages in other tabs', async () => {
    const ada = await openList(open, larder, {}, networkIsAway)
    const { page } = ada
    await addItem(page, 'Milk')
    await chip(page, 'Saved').waitFor()
    await keptOffline(page)
    const other = await page.context().newPage()
    await visit(other, `${larder.url}/household`)
    await page.context().setOffline(true)
    await pressSignOut(page)
    await isSignedOut(page)
    await other.getByRole('heading', { name: notReached }).waitFor()
  })

  test('signing out while offline asks first when waiting changes of the list would be lost, and deletes them only after "Sign out anyway"', async () => {
    const { page } = await openList(open, larder, {}, networkIsAway)
    await page.context().setOffline(true)
    await addItem(page, 'Rice')
    await chip(page, 'Offline, 1 change waiting').waitFor()
    await pressSignOut(page)
    await page.getByRole('button', { name: 'Stay signed in' }).press('Enter')
    await chip(page, 'Offline, 1 change waiting').waitFor()
    await pressSignOut(page)
    await page.getByRole('button', { name: 'Sign out anyway' }).press('Enter')
    await isSignedOut(page)
    await expect.poll(() => kept(page)).toEqual(nothing)
  })
})

test('signing out while no server is there ends the session once it is back, also from the offline page that a link opened', async () => {
  const proxy = await startRefusingProxy(larder.url)
  const ada = await signedInAt(larder)
  const page = await open({}, networkIsAway)
  await page.context().addCookies([{ ...ada.cookie, url: proxy.url }])
  await visit(page, `${proxy.url}/grocery`)
  await keptOffline(page)
  proxy.disconnect(true)
  await pressSignOut(page)
  await isSignedOut(page)
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click()
  await page.getByRole('heading', { name: notReached }).waitFor()
  expect(await sessionsOf({ ...ada, page })).toBe(1)

  proxy.disconnect(false)
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  expect(await sessionsOf({ ...ada, page })).toBe(0)
})

test('signing out while the server answers 503 clears this browser, and ends the session once it answers', async () => {
  const proxy = await startRefusingProxy(larder.url)
  const ada = await signedInAt(larder)
  const page = await open({}, /status of 503/)
  await page.context().addCookies([{ ...ada.cookie, url: proxy.url }])
  await visit(page, `${proxy.url}/account`)
  // If a script request of the page were cut off, the page would reload.
  await page.waitForLoadState('networkidle')
  proxy.refuse({ status: 503, path: /^\/rpc\// })
  await pressSignOut(page)
  await isSignedOut(page)
  proxy.refuse(null)
  await page.waitForURL('**/login')
  expect(await sessionsOf({ ...ada, page })).toBe(0)
})
