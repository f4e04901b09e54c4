import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type SignedIn, signedInAt } from '../../support/accounts/signedIn.ts'
import { inspectEverywhere, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

async function openSignedIn({ cookie }: SignedIn): Promise<Page> {
  const page = await open({}, /Failed to load resource|The server answered 503/)
  await page.context().addCookies([cookie])
  return page
}

/** Answers every call of these procedures with 503. Returns a function that ends that. */
async function failing(page: Page, procedures: readonly string[]): Promise<() => Promise<void>> {
  const isCall = (url: URL) =>
    url.pathname.startsWith('/rpc/') &&
    url.pathname
      .slice(5)
      .split(',')
      .some((each) => procedures.includes(each))
  await page.route(isCall, (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }))
  return () => page.unroute(isCall)
}

const main = (page: Page) => page.getByRole('main')
const tryAgain = (page: Page) => main(page).getByRole('button', { name: 'Try again' })

test('the report, notes and related recipes that could not be loaded are loaded with "Try again"', async () => {
  const page = await openSignedIn(await signedInAt(larder))
  await visit(page, larder.at('/recipes'))
  const repair = await failing(page, ['recipes.report', 'recipes.listRelated', 'notes.list'])
  await main(page).locator('a[href^="/recipe/"]').first().click()
  const broke = main(page).getByText('Its ingredients cannot be looked through just now.')
  const notes = main(page).getByText('The notes cannot be shown just now.')
  const neighbours = main(page).getByText('Its neighbours cannot be shown just now.')
  for (const sentence of [broke.first(), broke.last(), notes, neighbours]) await sentence.waitFor()
  await expect.poll(() => tryAgain(page).count()).toBe(4)
  await inspectEverywhere(page, 'recipe-parts-failed')
  await repair()
  await tryAgain(page).first().click()
  await page.getByRole('region', { name: 'For your household' }).waitFor()
  await page.getByRole('heading', { name: 'What our kitchen sees in it' }).waitFor()
  await expect.poll(() => broke.count()).toBe(0)
  await tryAgain(page).first().click()
  await page.getByRole('heading', { name: 'Notes from cooks' }).waitFor()
  await expect.poll(() => notes.count()).toBe(0)
  await tryAgain(page).click()
  await expect.poll(() => neighbours.count()).toBe(0)
  expect(await tryAgain(page).count()).toBe(0)
})

test('the earlier versions of a recipe that could not be loaded are loaded with "Try again"', async () => {
  const ada = await signedInAt(larder)
  const recipeId = await addRecipeAt(larder, ada)
  const page = await openSignedIn(ada)
  await visit(page, larder.at(`/recipe/${recipeId}`))
  // Until its script is loaded, the link opens the page from the server, which reads the versions itself.
  await page.waitForLoadState('networkidle')
  const repair = await failing(page, ['recipes.listRevisions', 'recipes.getRevision'])
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  const sentence = main(page).getByText('The earlier versions cannot be shown just now.')
  await sentence.waitFor()
  await repair()
  await tryAgain(page).click()
  const words = main(page).getByText('What version 1 said')
  await words.waitFor()
  expect(await sentence.count()).toBe(0)
  const repairVersion = await failing(page, ['recipes.getRevision'])
  await words.click()
  await sentence.waitFor()
  await repairVersion()
  await tryAgain(page).click()
  await main(page).getByRole('definition').filter({ hasText: 'Boil the peas in the stock.' }).waitFor()
})
