import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, signedInAt } from '../../support/accounts/signedIn.ts'
import { prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { addItem, chip, keptOffline } from '../../support/browser/groceryPages.ts'
import { allergicHouseholdAt, tahiniBread } from '../../support/households/allergicHousehold.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser({ isCold: true })
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })
let jonas: SignedIn
let bob: SignedIn

beforeAll(async () => {
  jonas = await allergicHouseholdAt(larder)
  bob = await signedInAt(larder, 'Bob')
})

async function openFor({ cookie }: SignedIn, path: string, expected?: RegExp): Promise<Page> {
  const page = await open({}, expected)
  await page.context().addCookies([cookie])
  await visit(page, larder.at(path))
  return page
}

const storedUserId = (page: Page) => page.evaluate(() => localStorage.getItem('userid'))
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]))

test('a tab whose session check fails still hides a member who signed out in another tab, and does not store their id', async () => {
  const page = await openFor(await signedInAt(larder), '/account')
  const tab = await page.context().newPage()
  await tab.route(
    ({ pathname }) => pathname.startsWith('/rpc/') && pathname.includes('auth.entrance'),
    (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  )
  await visit(tab, larder.at('/household'))
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/login')
  await tab.waitForURL('**/login?next=%2Fhousehold')
  expect(await storedUserId(tab)).toBeNull()
})

test('the allergens a member was warned of are removed from the browser when their session has ended', async () => {
  const breadId = await addRecipeAt(larder, bob, tahiniBread)
  const page = await openFor(jonas, `/recipe/${breadId}`)
  await page.getByRole('link', { name: 'Start cooking' }).click()
  await page.getByRole('button', { name: 'Cook it anyway' }).click()
  await page.waitForURL('**/cook')
  expect(await stored(page)).toContain('sesame')
  await page.context().clearCookies()
  await visit(page, larder.at('/faq'))
  await expect.poll(() => storedUserId(page)).toBeNull()
  expect(await stored(page)).not.toContain('sesame')
})

test('the next member to sign in does not ask for the result of the last member’s SMS', async () => {
  const ada = await signedInAt(larder)
  await larder.execute(`insert into phones (user_id, phone_number) values ('${ada.userId}', '+447700900199')`)
  const page = await openFor(ada, '/grocery', /ERR_/)
  await addItem(page, 'Milk')
  await chip(page, 'Saved').waitFor()
  const calls = '**/rpc/*sms.{sendList,result}*'
  await page.route(calls, (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: 'Send To Store' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('alert').getByText('The text may have been sent', { exact: false }).waitFor()
  await page.unroute(calls)
  await page.context().clearCookies()
  await page.context().addCookies([bob.cookie])
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit(page, larder.at('/grocery'))
  await page.getByRole('textbox', { name: 'Phone number' }).waitFor()
  await addItem(page, 'Rice')
  await chip(page, 'Saved').waitFor()
  expect(asked.filter((url) => url.includes('sms.result'))).toEqual([])
  expect(await page.getByText('Failed to send SMS.', { exact: false }).count()).toBe(0)
})

test('a grocery page stored offline before it was hydrated is stored with its owner', async () => {
  const page = await openFor(await signedInAt(larder), '/grocery', /ERR_FAILED/)
  await keptOffline(page)
  await page.context().clearCookies()
  await page.context().addCookies([bob.cookie])
  // The page is never hydrated, so it cannot tell the service worker who owns it.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(larder.at('/grocery'))
  const kept = () =>
    page.evaluate(async () => {
      const cache = await caches.open('larder-grocery')
      const html = await (await cache.match('/grocery'))?.text()
      return { html, owner: await (await cache.match('/grocery-owner'))?.text() }
    })
  await expect.poll(async () => (await kept()).html).toContain(bob.householdId)
  expect((await kept()).owner).toBe(bob.userId)
})
