import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, signedInAt } from '../../support/accounts/signedIn.ts'
import { inspectEverywhere, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { type Failing, failing, withError500 } from '../../support/browser/failing.ts'
import { goToSummary, summaryPath } from '../../support/browser/wizard.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000', GENERATIONS_PER_MINUTE: '1000' })
let ada: SignedIn
beforeAll(async () => {
  ada = await signedInAt(larder)
})

const openPage = (options: Parameters<typeof open>[0] = {}) =>
  open(options, /Failed to load resource|net::ERR_FAILED/)
async function openSignedIn(): Promise<Page> {
  const page = await openPage()
  await page.context().addCookies([ada.cookie])
  return page
}

/** The first try and three more. */
const allTries = 4

const alertOn = (page: Page, sentence: string) =>
  page.getByRole('main').getByRole('alert').getByText(sentence, { exact: true })

describe('a query that fails in a page’s load()', () => {
  const loads = [
    {
      where: 'home',
      picture: 'failed-home',
      from: '/faq',
      link: 'header a[href="/"]',
      procedure: 'recipes.listLatest',
      sentence: 'Failed to fetch recipes. Please try again later.',
    },
    {
      where: 'a recipe’s page',
      picture: 'failed-recipe',
      from: '/recipes',
      link: 'main a[href^="/recipe/"]',
      procedure: 'recipes.get',
      sentence: 'Failed to fetch full recipe details. Please try again later.',
    },
    {
      where: 'the list',
      picture: null,
      from: '/categories',
      link: 'main a[href="/recipes"]',
      procedure: 'recipes.list',
      sentence: 'Failed to load recipes. Please try again.',
    },
    {
      where: 'the directory of chefs',
      picture: 'failed-chefs',
      from: '/faq',
      link: 'footer a[href="/localflavors"]',
      procedure: 'chefs.list',
      sentence: 'Failed to retrieve data. Please try again later.',
    },
  ]

  test('a query that fails in a page’s load() is tried four times, then shows its error on every device, and works after "Try again"', async () => {
    const page = await openPage()
    for (const { where, picture, from, link, procedure, sentence } of loads) {
      await visit(page, larder.at(from))
      const calls = await failing(page, procedure)
      await page.locator(link).first().click()
      await alertOn(page, sentence).waitFor()
      await page.waitForLoadState('networkidle')
      expect(calls.asked(), where).toBe(allTries)
      if (picture) await inspectEverywhere(page, picture)
      await calls.repair()
      await page.getByRole('link', { name: 'Try again' }).click()
      await alertOn(page, sentence).waitFor({ state: 'detached' })
      expect(calls.asked(), where).toBe(allTries)
    }
  })

  test('a query that fails in a page’s load() is tried four times on a page that works without it', async () => {
    const page = await openPage()
    await visit(page, larder.at('/recipes'))
    const calls = await failing(page, 'recipes.scalables')
    await page.locator('main a[href^="/recipe/"]').first().click()
    await page.getByRole('heading', { name: 'Ingredients' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(calls.asked()).toBe(allTries)
  })
})

test('a query made only by a component fails after four tries', async () => {
  const page = await openPage()
  await visit(page, larder.at('/generate'))
  const calls = await failing(page, 'generation.readWish')
  await goToSummary(page, 'without nuts')
  await expect.poll(calls.asked, { timeout: 10_000 }).toBe(allTries)
  await page.waitForLoadState('networkidle')
  expect(calls.asked()).toBe(allTries)
})

test('a page whose own code throws shows the default error', async () => {
  const page = await open({ serviceWorkers: 'block' }, /broken on purpose/)
  await visit(page, larder.at('/feedback'))
  await page.route('**/assets/FaqPage-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const load = () => { throw new Error("broken on purpose") }; export default () => null',
    }),
  )
  await page.locator('footer a[href="/faq"]').click()
  await alertOn(page, 'An unexpected error occurred. Please try again later.').waitFor()
})

describe('saving a recipe', () => {
  async function generated(): Promise<Page> {
    const page = await openSignedIn()
    await visit(page, larder.at(summaryPath))
    await page.getByRole('button', { name: 'Generate Recipe' }).click()
    await page.getByRole('button', { name: 'Save Recipe' }).waitFor()
    return page
  }

  const failures: [how: string, fail: Failing, sentence: string][] = [
    ['with 500 by a proxy', withError500, 'Something went wrong, please try again.'],
    [
      'with 502 and a page by a proxy',
      (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
      'Something went wrong, please try again.',
    ],
    ['never', (route) => route.abort(), 'Error saving recipe. Please try again.'],
    [
      'with 503 and JSON that is not Larder’s',
      (route) => route.fulfill({ status: 503, contentType: 'application/json', body: '{"error":"busy"}' }),
      'Something went wrong, please try again.',
    ],
  ]

  test('saving a recipe that gets no answer from Larder is tried four times, and then shows what kind of failure it was', async () => {
    const page = await generated()
    for (const [how, fail, sentence] of failures) {
      const calls = await failing(page, 'recipes.save', fail)
      await page.getByRole('button', { name: 'Save Recipe' }).click()
      await expect.poll(calls.asked, { message: how }).toBe(allTries)
      await alertOn(page, sentence).waitFor()
      expect(calls.asked(), how).toBe(allTries)
      await calls.repair()
    }
    await page.getByRole('button', { name: 'Save Recipe' }).click()
    await page.waitForURL(/\/recipe\/[\w-]+$/)
  })
})

test('a write without an idempotency key is sent once', async () => {
  const page = await openSignedIn()
  await visit(page, larder.at('/recipe/demo-1'))
  const calls = await failing(page, 'ratings.rate')
  await page.getByRole('button', { name: '4 stars', exact: true }).click()
  await page.getByText('Your rating could not be kept. Please try again.').waitFor()
  expect(calls.asked()).toBe(1)
})
