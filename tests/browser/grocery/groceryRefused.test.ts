import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { inspectEverywhere, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { addItem, chip, itemOf, openAgain, shownItems } from '../../support/browser/groceryPages.ts'
import { startRefusingProxy } from '../../support/browser/refusingProxy.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

const isRefused = /50[23]|429|ERR_/
const sync = /^\/rpc\/grocery\.sync/

/** The milliseconds between the first and the last of these times. */
const spanMs = (times: readonly number[]) => times.at(-1)! - times[0]!

test('two tabs whose changes get 503 wait longer before each retry, and send them once the server accepts them', async () => {
  const proxy = await startRefusingProxy(larder.url)
  const ada = await signedInAt(larder)
  const page = await openAgain(open, ada, proxy.url, isRefused)
  const tab = await page.context().newPage()
  await visit(tab, `${proxy.url}/grocery`)
  await addItem(page, 'Bread')
  await itemOf(tab, 'Bread').waitFor()

  proxy.refuse({ status: 503, path: sync })
  await addItem(page, 'Milk')
  await addItem(tab, 'Rice')
  for (const each of [page, tab]) await chip(each, /^Waiting for the server · \d changes waiting$/).waitFor()
  // Both keep their event stream open, which must not reset the pauses.
  await expect.poll(() => proxy.refusedAt(sync).length).toBeGreaterThanOrEqual(4)
  // Pauses of about one, two and four seconds, at least half of each, shared by both tabs. One call may come from the tab
  // that has not yet learned of the other's refusal.
  expect(spanMs(proxy.refusedAt(sync).slice(0, 4))).toBeGreaterThanOrEqual((1 + 2) * 500)
  await page.getByRole('status').getByText('Waiting for the server', { exact: false }).waitFor()

  proxy.refuse(null)
  for (const each of [page, tab]) await chip(each, 'Saved').waitFor()
  const elsewhere = await openAgain(open, ada, larder.url)
  await expect.poll(async () => (await shownItems(elsewhere)).toSorted()).toEqual(['Bread', 'Milk', 'Rice'])
})

/** Answers that a proxy may give in Larder's place, each with the item that is added meanwhile. */
const answersOfOthers = [
  ['Milk for a page of its own', 403, undefined],
  ['Milk for JSON that is not Larder’s', 422, 'application/json'],
  ['Milk for a sign-in of its own', 401, undefined],
  ['Milk for a body that is too long', 413, undefined],
] as const

test('changes that a proxy refuses wait, are asked about at sign-out, and arrive later', async () => {
  const proxy = await startRefusingProxy(larder.url)
  const ada = await signedInAt(larder)
  const page = await open({}, /40[134]|413|422|ERR_/)
  await page.context().addCookies([{ ...ada.cookie, url: proxy.url }])
  await page.clock.install()
  await visit(page, `${proxy.url}/grocery`)
  const elsewhere = await openAgain(open, ada, larder.url)
  const names = ['Bread']
  const expectArrived = async () => {
    // Past the pause after the failures.
    await page.clock.fastForward(20_000)
    await chip(page, 'Saved').waitFor()
    await expect.poll(async () => (await shownItems(elsewhere)).toSorted()).toEqual(names.toSorted())
  }
  await addItem(page, 'Bread')
  await expectArrived()

  for (const [name, status, type] of answersOfOthers) {
    proxy.refuse({ status, path: /^\/rpc\//, ...(type && { headers: { 'content-type': type } }) })
    for (const each of [name, `Rice ${status}`]) await addItem(page, each)
    names.push(name, `Rice ${status}`)
    await chip(page, 'Waiting for the server · 2 changes waiting').waitFor()
    await expect.poll(() => proxy.refusedAt(sync).length).toBeGreaterThanOrEqual(3)
    // The browser pauses after each failure. A request that is too long (413) is first sent again in halves, without a pause.
    expect(spanMs(proxy.refusedAt(sync).slice(0, 3)), name).toBeGreaterThanOrEqual(500)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByText('2 changes to your grocery list', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Stay signed in' }).click()
    expect((await shownItems(page)).toSorted(), name).toEqual(names.toSorted())
    proxy.refuse(null)
    await expectArrived()
  }

  // No change waits, but the list cannot be read.
  proxy.refuse({ status: 403, path: /^\/rpc\// })
  await chip(page, 'Waiting for the server').waitFor()
  await expect.poll(() => proxy.refusedAt(/^\/rpc\/grocery\.get/).length).toBeGreaterThanOrEqual(1)
  expect((await shownItems(page)).toSorted()).toEqual(names.toSorted())
  proxy.refuse(null)
  await expectArrived()

  // Larder itself refuses a change whose origin does not match its host.
  proxy.renameHost('larder.internal:3000')
  await addItem(page, 'Salt')
  names.push('Salt')
  await chip(page, 'Waiting for the server · 1 change waiting').waitFor()
  await itemOf(page, 'Salt').waitFor()
  proxy.renameHost(null)
  await expectArrived()

  proxy.refuse({ status: 404, path: /^\/rpc\// })
  for (const each of ['Tea', 'Coffee']) await addItem(page, each)
  names.push('Tea', 'Coffee')
  await chip(page, 'Waiting for the server · 2 changes waiting').waitFor()
  // The hour begins with the first such answer. The browser has read it when it asks again.
  await expect.poll(() => proxy.refusedAt(sync).length).toBeGreaterThanOrEqual(2)
  const told = page.getByText('Something between this device and Larder', { exact: false })
  expect(await told.count()).toBe(0)
  await page.clock.fastForward('01:01:00')
  await told.waitFor()
  await page.getByText('Not saved yet: Tea, Coffee').waitFor()
  await inspectEverywhere(page, 'grocery-intercepted')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByText('2 changes to your grocery list', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  proxy.refuse(null)
  await expectArrived()
  await told.waitFor({ state: 'detached' })
})

test('a busy server is asked again after its Retry-After, or at once with "Try again"', async () => {
  const proxy = await startRefusingProxy(larder.url)
  const ada = await signedInAt(larder)
  const page = await openAgain(open, ada, proxy.url, isRefused)
  await chip(page, 'Saved').waitFor()
  const reads = /^\/rpc\/grocery\.get/
  proxy.refuse({ status: 429, headers: { 'retry-after': '3' }, path: sync })
  await addItem(page, 'Milk')
  await expect.poll(() => proxy.refusedAt(sync).length).toBeGreaterThanOrEqual(2)
  expect(spanMs(proxy.refusedAt(sync).slice(0, 2))).toBeGreaterThanOrEqual(3_000)
  await chip(page, /^Waiting for the server · \d changes? waiting$/).waitFor()
  proxy.refuse(null)
  await chip(page, 'Saved').waitFor()
  const elsewhere = await openAgain(open, ada, larder.url)
  await expect.poll(() => shownItems(elsewhere)).toEqual(['Milk'])

  proxy.refuse({ status: 503, headers: { 'retry-after': '3' }, path: /^\/rpc\// })
  await chip(page, 'Waiting for the server').waitFor()
  const calls = /^\/rpc\/grocery\.(?:get|changes|sync)/
  await expect.poll(() => proxy.refusedAt(reads).length).toBe(2)
  const [first, second] = proxy.refusedAt(reads)
  expect(second! - first!).toBeGreaterThanOrEqual(3_000)
  // No stream was opened between the two.
  expect(proxy.refusedAt(calls).filter((at) => at > first! && at < second!)).toEqual([])
  proxy.refuse(null)
  await chip(page, 'Saved').waitFor()
  await addItem(elsewhere, 'Tea')
  await itemOf(page, 'Tea').waitFor()

  // Only an empty list has the button.
  for (const name of ['Milk', 'Tea']) await page.getByRole('button', { name: `Delete ${name}` }).click()
  await chip(page, 'Saved').waitFor()
  proxy.refuse({ status: 503, headers: { 'retry-after': '120' }, path: /^\/rpc\// })
  await chip(page, 'Waiting for the server').waitFor()
  await expect.poll(() => proxy.refusedAt(reads).length).toBe(1)
  proxy.refuse(null)
  await page.getByRole('button', { name: 'Try again' }).click()
  await chip(page, 'Saved').waitFor()
})

/** Refuses the page's changes that contain text, as a Larder whose disk is full does. */
async function fillDisk(page: Page): Promise<void> {
  await page.route('**/rpc/grocery.sync*', async (route) => {
    const { operations, ...input } = route.request().postDataJSON()
    const removals = operations.filter((each: { fields: object }) => Object.keys(each.fields).length === 0)
    if (removals.length > 0)
      return await route.continue({ postData: JSON.stringify({ ...input, operations: removals }) })
    const [httpStatus, reason, retryAfterSeconds] = [503, 'errors_no_room_for_text', 60]
    const data = { code: 'SERVICE_UNAVAILABLE', httpStatus, reason, retryAfterSeconds }
    await route.fulfill({ status: 503, json: { error: { code: -32_603, message: 'Full.', data } } })
  })
}

test('while the server has no room for text, removals still arrive at once, also after a reload', async () => {
  const ada = await signedInAt(larder)
  const page = await openAgain(open, ada, larder.url, isRefused)
  for (const name of ['Bread', 'Milk']) await addItem(page, name)
  await chip(page, 'Saved').waitFor()
  const elsewhere = await openAgain(open, ada, larder.url)
  await expect.poll(async () => (await shownItems(elsewhere)).length).toBe(2)
  await fillDisk(page)
  await addItem(page, 'Tea')
  await chip(page, 'Waiting for the server · 1 change waiting').waitFor()
  await page.getByRole('button', { name: 'Delete Bread' }).click()
  await itemOf(elsewhere, 'Bread').waitFor({ state: 'detached' })
  await chip(page, 'Waiting for the server · 1 change waiting').waitFor()
  await page.reload()
  await itemOf(page, 'Tea').waitFor()
  await page.getByRole('button', { name: 'Delete Milk' }).click()
  await itemOf(elsewhere, 'Milk').waitFor({ state: 'detached' })
  expect(await shownItems(page)).toEqual(['Tea'])
  await page.unroute('**/rpc/grocery.sync*')
  await page.evaluate(() => {
    const now = Date.now
    Date.now = () => now() + 61_000
  })
  await addItem(page, 'Rice')
  await chip(page, 'Saved').waitFor()
  for (const name of ['Tea', 'Rice']) await itemOf(elsewhere, name).waitFor()
})
