import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type SignedIn, signedInAt } from '../../support/accounts/signedIn.ts'
import { inspectEverywhere, phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { isFileOf } from '../../support/browser/missingFiles.ts'
import { addGuestAt } from '../../support/households/addGuestAt.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser({ isCold: true })
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

const main = (page: Page) => page.getByRole('main')
const notWhole = (page: Page) => main(page).getByText('Its ingredients cannot be looked through just now.')

/** A page of a member who cooks for Kim, allergic to peanuts. The files of these parts never load. */
async function openWithout(ada: SignedIn, ...parts: string[]): Promise<Page> {
  await addGuestAt(larder, ada, 'Kim', { allergens: ['peanuts'] })
  const isMissing =
    /Failed to load resource|Failed to fetch dynamically imported module|Service Worker registration blocked/
  const page = await open({ serviceWorkers: 'block', viewport: phone }, isMissing)
  await page.context().addCookies([ada.cookie])
  const isPart = (url: URL) => isFileOf(parts, url)
  await page.route(isPart, (route) => route.fulfill({ status: 404, body: '' }))
  return page
}

/** Opens a recipe by its link in the list, so that the browser renders it. */
async function openFromList(page: Page, recipeId: string): Promise<void> {
  await visit(page, larder.at('/recipes'))
  await main(page).locator(`a[href="/recipe/${recipeId}"]`).click()
  await page.waitForURL(`**/recipe/${recipeId}`)
}

test.each([
  ['an unreadable line', { ingredients: ['200 g rice', '2 tbsp xyzzyberries'] }],
  ['a step with a food that no line lists', { instructions: ['Boil the rice in cream.'] }],
])('a page without the strip’s file says that %s could not be checked', async (_, words) => {
  const ada = await signedInAt(larder, 'Ada')
  const recipe = { ingredients: ['200 g rice'], instructions: ['Boil the rice.'], ...words }
  const recipeId = await addRecipeAt(larder, ada, recipe)
  const page = await openWithout(ada, 'HouseholdWarningsStrip')
  await openFromList(page, recipeId)
  await notWhole(page).waitFor()
  expect(await page.getByText(/No .+ found for/).count()).toBe(0)
  await inspectEverywhere(page, 'failed-strip')
})

test('a strip rendered by the server is removed when a new eater joins, even if its file is missing', async () => {
  const ada = await signedInAt(larder, 'Ada')
  const lines = { ingredients: ['200 g rice', '2 tbsp tahini'], instructions: ['Boil it.'] }
  const recipeId = await addRecipeAt(larder, ada, lines)
  const page = await openWithout(ada, 'HouseholdWarningsStrip', 'RecipeReportPanel')
  const rendered = await page.context().request.get(larder.at(`/recipe/${recipeId}`))
  expect(await rendered.text()).toContain('Nothing found of')
  await visit(page, larder.at(`/recipe/${recipeId}`))
  await main(page).getByText('No peanuts found for Kim.').waitFor()
  await addGuestAt(larder, ada, 'Noa', { allergens: ['sesame'] })
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await main(page).getByText('⚠ Noa: sesame').first().waitFor()
  expect(
    await main(page)
      .getByText(/No peanuts found|Nothing found of/)
      .count(),
  ).toBe(0)
})
