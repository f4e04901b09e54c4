import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { inspectEverywhere, phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { isFileOf } from '../../support/browser/missingFiles.ts'
import { startRefusingProxy } from '../../support/browser/refusingProxy.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder()
const isBroken = /status of 5\d\d|ERR_|Failed to load|registration blocked/
const isForeign = new RegExp(`${isBroken.source}|MIME type`)
const again = (page: Page) => page.getByRole('link', { name: 'Try again' })
const toRecipes = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Recipes' }).first().click()
const recipes = (page: Page) => page.getByRole('heading', { level: 1, name: 'Recipes' })

describe('a page that cannot be loaded', () => {
  test('a page that cannot be loaded by a link offers to try again, which loads it, on a phone and at a desk', async () => {
    const page = await open({ viewport: phone, serviceWorkers: 'block' }, isBroken)
    await visit(page, `${larder.url}/faq`)
    await page.route('**/rpc/**', (route) => route.abort())
    await page.getByRole('link', { name: 'Forum' }).click()
    await page.getByRole('heading', { name: 'Something went wrong here.' }).waitFor()
    await page.getByText('We could not reach Larder. Please check your connection and try again.').waitFor()
    await page.getByRole('link', { name: 'Back to the kitchen' }).waitFor()
    await inspectEverywhere(page, 'navigation-failed')
    await page.unroute('**/rpc/**')
    await again(page).click()
    await page.getByRole('heading', { level: 1, name: 'Forum' }).waitFor()
  })

  test('a page that cannot be loaded by a link while offline says so, and is loaded once online again, on a phone and at a desk', async () => {
    const page = await open({ viewport: phone, serviceWorkers: 'block' }, isBroken)
    await visit(page, `${larder.url}/faq`)
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Forum' }).click()
    await page.getByRole('heading', { name: 'You are offline' }).waitFor()
    await inspectEverywhere(page, 'navigation-offline')
    await again(page).click()
    await page.getByRole('heading', { name: 'You are offline' }).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('heading', { name: 'Something went wrong here.' }).waitFor()
    await again(page).click()
    await page.getByRole('heading', { level: 1, name: 'Forum' }).waitFor()
  })

  test('a page that cannot be loaded by a link while the server is down offers to try again until it is up, on a phone and at a desk', async () => {
    const page = await open({ viewport: phone, serviceWorkers: 'block' }, isBroken)
    await visit(page, `${larder.url}/faq`)
    await page.route('**/*', (route) => route.abort('connectionrefused'))
    await page.getByRole('link', { name: 'Forum' }).click()
    const unreached = page.getByRole('alert').getByText('We could not reach Larder.', { exact: false })
    await unreached.waitFor()
    await inspectEverywhere(page, 'navigation-server-away')
    const asked = page.waitForRequest('**/healthz')
    await again(page).click()
    await asked
    await unreached.waitFor()
    await page.unroute('**/*')
    await again(page).click()
    await page.getByRole('heading', { level: 1, name: 'Forum' }).waitFor()
  })

  test('a page that cannot be loaded by a link while the server is down keeps the form as typed and offers to try again, on a phone and at a desk', async () => {
    const page = await open({ viewport: phone, serviceWorkers: 'block' }, isBroken)
    await visit(page, `${larder.url}/contact`)
    const message = page.getByRole('textbox', { name: 'Message' })
    await message.fill('The lid sticks.')
    await page.route('**/*', (route) => route.abort('connectionrefused'))
    await page.getByRole('link', { name: 'Forum' }).click()
    await page.getByText('We could not reach Larder.', { exact: false }).waitFor()
    await expect.poll(() => message.inputValue()).toBe('The lid sticks.')
    expect(page.url()).toBe(`${larder.url}/contact`)
    await inspectEverywhere(page, 'navigation-failed-typed')
    await page.unroute('**/*')
    await again(page).click()
    await page.getByRole('heading', { level: 1, name: 'Forum' }).waitFor()
  })

  test('a link pressed while a network answers everything with a page of its own leads to that page, and opens its own page after it', async () => {
    const page = await open({ viewport: phone, serviceWorkers: 'block' }, isForeign)
    await visit(page, `${larder.url}/faq`)
    const signInOfNetwork = {
      status: 200,
      contentType: 'text/html',
      body: '<h1>Sign in to this network</h1>',
    }
    await page.route('**/*', (route) => route.fulfill(signInOfNetwork))
    await page.getByRole('link', { name: 'Forum' }).click()
    await page.getByRole('heading', { name: 'Sign in to this network' }).waitFor()
    expect(page.url()).toBe(`${larder.url}/forum`)
    await page.unroute('**/*')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Forum' }).waitFor()
  })

  test('a page that cannot be loaded because its script cannot be loaded is loaded as a whole document', async () => {
    const page = await open({ serviceWorkers: 'block' }, isBroken)
    await visit(page, `${larder.url}/faq`)
    let missing = 0
    await page.route(
      (url) => isFileOf(['RecipesPage'], url),
      (route) => {
        missing += 1
        return route.abort()
      },
    )
    await toRecipes(page)
    await recipes(page).waitFor()
    expect(missing).toBeGreaterThan(0)
  })
})

test('a page that answers 503 offers to try again, which loads it', async () => {
  const proxy = await startRefusingProxy(larder.url)
  const page = await open({ serviceWorkers: 'block' }, isBroken)
  await larder.execute('alter table chefs rename to chefs_away')
  await page.goto(`${proxy.url}/localflavors`)
  await page.getByText('Failed to retrieve data. Please try again later.').waitFor()
  await larder.execute('alter table chefs_away rename to chefs')
  await again(page).click()
  await page.getByRole('heading', { level: 1, name: 'Local Flavors' }).waitFor()
  expect(page.url()).toBe(`${proxy.url}/localflavors`)
})
