import { describe, expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { inspectEverywhere, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { addItem, chip } from '../../support/browser/groceryPages.ts'
import { broke, preparePagesWithMissingFiles, withoutFiles } from '../../support/browser/missingFiles.ts'
import { allergicHouseholdAt, tahiniBread } from '../../support/households/allergicHousehold.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser({ isCold: true })
const openFor = preparePagesWithMissingFiles(open)
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

/** Jonas, whose household is allergic to sesame, and a recipe that contains it. */
async function breadFor() {
  const jonas = await allergicHouseholdAt(larder)
  const recipeId = await addRecipeAt(larder, await signedInAt(larder, 'Eve'), tahiniBread)
  return { jonas, recipeId, page: await openFor(jonas) }
}

describe('a page that cannot load the file of its allergy marks', () => {
  test('a page that cannot load the file of its allergy marks keeps the warnings of a recipe rendered by the server', async () => {
    const { page, recipeId } = await breadFor()
    const files = await withoutFiles(page, 'AllergyMarks', 'HouseholdWarningsStrip')
    await visit(page, larder.at(`/recipe/${recipeId}`))
    await expect.poll(files.missing).toBeGreaterThan(3)
    expect(await broke(page).count()).toBe(0)
    await page.getByText('Mara: contains sesame').first().waitFor()
    expect(await page.getByText('contains sesame · Mara').count()).toBeGreaterThan(1)
  })

  test('a page that cannot load the file of its allergy marks shows plain warnings of a recipe rendered in the browser, until the file is loaded', async () => {
    const { page, recipeId } = await breadFor()
    await visit(page, larder.at('/recipes'))
    const files = await withoutFiles(page, 'AllergyMarks', 'HouseholdWarningsStrip')
    await page.getByRole('main').locator(`a[href="/recipe/${recipeId}"]`).click()
    await page.waitForURL(`**/recipe/${recipeId}`)
    await page.getByText('⚠ Mara: sesame').first().waitFor()
    expect(await broke(page).count()).toBe(0)
    await inspectEverywhere(page, 'failed-marks')
    await files.repair()
    await page.getByText('contains sesame · Mara').first().waitFor()
    await page.getByText('Mara: contains sesame').first().waitFor()
  })

  test('a page that cannot load the file of its allergy marks keeps the warnings in cook mode', async () => {
    const { page, recipeId } = await breadFor()
    const files = await withoutFiles(page, 'AllergyMarks', 'HouseholdWarningsStrip')
    await visit(page, larder.at(`/recipe/${recipeId}/cook`))
    await expect.poll(files.missing).toBeGreaterThan(1)
    await page.getByText('Mara: contains sesame').first().waitFor()
    expect(await broke(page).count()).toBe(0)
  })

  test('a page that cannot load the file of its allergy marks keeps the badges of a recipe list rendered by the server, and shows plain ones otherwise', async () => {
    const { page } = await breadFor()
    await visit(page, larder.at('/faq'))
    await withoutFiles(page, 'CardBadges')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Recipes' }).first().click()
    await page.getByText('⚠ sesame').first().waitFor()
    expect(await broke(page).count()).toBe(0)
    await visit(page, larder.at('/recipes'))
    await page.getByText('Contains sesame').first().waitFor()
  })

  test('a page that cannot load the file of its allergy marks keeps the warnings in the grocery list, and adds plain ones to new items', async () => {
    const page = await openFor(await allergicHouseholdAt(larder))
    await visit(page, larder.at('/grocery'))
    await addItem(page, 'Tahini')
    await chip(page, 'Saved').waitFor()
    const files = await withoutFiles(page, 'FoodWarningMarks')
    await visit(page, larder.at('/grocery'))
    await expect.poll(files.missing).toBeGreaterThan(1)
    await page.getByText('Contains sesame: Mara is allergic').waitFor()
    await addItem(page, 'Tahini sauce')
    await page.getByText('⚠ Mara: sesame').first().waitFor()
    expect(await broke(page).count()).toBe(0)
  })
})
