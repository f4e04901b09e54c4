import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { inspectEverywhere, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { broke, preparePagesWithMissingFiles, withoutFiles } from '../../support/browser/missingFiles.ts'
import { isInSight } from '../../support/browser/sight.ts'
import { summaryPath } from '../../support/browser/wizard.ts'
import { allergicHouseholdAt, tahiniBread } from '../../support/households/allergicHousehold.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser({ isCold: true })
const openFor = preparePagesWithMissingFiles(open)
const larder = prepareLarder({ GENERATIONS_PER_MINUTE: '1000', WRITES_PER_MINUTE: '1000' })

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })

/** Jonas, whose household is allergic to sesame, and a recipe that contains it. */
async function breadFor() {
  const jonas = await allergicHouseholdAt(larder)
  const recipeId = await addRecipeAt(larder, await signedInAt(larder, 'Eve'), tahiniBread)
  return { jonas, recipeId, page: await openFor(jonas) }
}

async function generate(page: Page): Promise<void> {
  await visit(page, larder.at(summaryPath))
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await page.getByText('Your recipe is ready').waitFor()
}

describe('a dialog whose file cannot be loaded', () => {
  test('a dialog whose file cannot be loaded shows an error beside "Add to grocery list", and loads at the next press', async () => {
    const { page, recipeId } = await breadFor()
    await visit(page, larder.at(`/recipe/${recipeId}`))
    const files = await withoutFiles(page, 'AddWarnings')
    const add = page.getByRole('button', { name: 'Add to grocery list' })
    await add.click()
    await page.getByText('It could not be added to the grocery list. Please try again.').waitFor()
    expect(await broke(page).count()).toBe(0)
    await files.repair()
    await add.click()
    await page.getByRole('dialog', { name: 'Before you add it' }).waitFor()
  })

  test('a dialog whose file cannot be loaded is replaced by a plain question before cooking, and cook mode does not open unasked', async () => {
    const { page, recipeId } = await breadFor()
    await visit(page, larder.at(`/recipe/${recipeId}`))
    await withoutFiles(page, 'CookDespiteWarningsQuestion')
    const start = page.getByRole('link', { name: 'Start cooking' })
    await start.click()
    const question = page.getByRole('alertdialog')
    await question.getByText('⚠ Mara: sesame').waitFor()
    await inspectEverywhere(page, 'failed-cook-question')
    await start.click()
    expect(new URL(page.url()).pathname).toBe(`/recipe/${recipeId}`)
    await question.getByRole('button', { name: 'Back to the recipe' }).click()
    expect(await question.count()).toBe(0)
    await start.click()
    await question.getByRole('button', { name: 'Cook it anyway' }).click()
    await page.waitForURL(`**/recipe/${recipeId}/cook`)
  })
})

const parts = [
  { part: 'SaveRecipeForm', sentence: 'What saves your recipe did not load.', control: 'Save Recipe' },
  { part: 'ChangeRecipeForm', sentence: 'What changes your recipe did not load.', control: 'Change it' },
]

test('a dialog of the meal planner whose file cannot be loaded says so in sight', async () => {
  const page = await openFor(await signedInAt(larder, 'Ada'))
  const files = await withoutFiles(page, 'AddMealDialog')
  await visit(page, larder.at('/meal-planner?view=week'))
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('button', { name: 'Add a meal' }).first().click()
  const notice = page.getByRole('alert').filter({ has: tryAgain(page) })
  await notice.waitFor()
  await expect.poll(() => isInSight(notice)).toBe(true)
  files.repair()
})

describe('a form whose file cannot be loaded', () => {
  test('a form whose file cannot be loaded to sign in beside a new recipe leaves a link to sign in, and can be tried again', async () => {
    const page = await openFor(null)
    await generate(page)
    const files = await withoutFiles(page, 'InlineSignIn')
    await page.getByRole('button', { name: 'Save Recipe' }).click()
    const panel = page.getByRole('region', { name: 'Please sign in to save your recipe' })
    const link = panel.getByRole('link', { name: 'Log In' })
    await link.waitFor()
    expect(await link.getAttribute('href')).toMatch(/^\/login\?next=%2Fgenerate/)
    await inspectEverywhere(page, 'failed-sign-in')
    await files.repair()
    await panel.getByRole('button', { name: 'Try again' }).click()
    await panel.getByRole('textbox', { name: 'Email' }).waitFor()
  })

  test('a form whose file cannot be loaded to save or change a recipe says so, and can be tried again', async () => {
    const page = await openFor(null)
    const files = await Promise.all(parts.map(({ part }) => withoutFiles(page, part)))
    await visit(page, larder.at(summaryPath))
    await page.getByRole('button', { name: 'Generate Recipe' }).click()
    for (const { sentence } of parts) await page.getByText(sentence).waitFor()
    expect(await tryAgain(page).count()).toBe(2)
    await inspectEverywhere(page, 'failed-result')
    for (const each of files) await each.repair()
    for (const { sentence, control } of parts) {
      const failed = page.getByText(sentence)
      await failed.getByRole('button', { name: 'Try again' }).click()
      await page.getByRole('button', { name: control }).waitFor()
      await failed.waitFor({ state: 'detached' })
    }
  })

  test('a form whose file cannot be loaded to send the grocery list says so, and can be tried again', async () => {
    const page = await openFor(await signedInAt(larder))
    const files = await withoutFiles(page, 'SendListAsText')
    await visit(page, larder.at('/grocery'))
    await page.getByText('This part of the page did not load.').waitFor()
    const before = files.missing()
    await tryAgain(page).click()
    await expect.poll(files.missing).toBe(before + 1)
    await expect.poll(() => tryAgain(page).isEnabled()).toBe(true)
    // The second try reloads the page.
    const loaded = page.waitForEvent('load')
    await tryAgain(page).click()
    await loaded
    await page.getByText('This part of the page did not load.').waitFor()
    await files.repair()
    await tryAgain(page).click()
    await page.getByRole('heading', { name: 'Send Grocery List' }).waitFor()
  })
})

test('signing out without its file ends the session and removes the member’s id', async () => {
  const ada = await signedInAt(larder)
  const page = await openFor(ada)
  await withoutFiles(page, 'SignOutScreen')
  await visit(page, larder.at('/faq'))
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  await page.getByRole('button', { name: 'Sign Out' }).press('Enter')
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => localStorage.getItem('userid'))).toBeNull()
  const sessions = () =>
    larder.execute(`select from sessions where user_id = '${ada.userId}' and expires_at > now()`)
  await expect.poll(async () => (await sessions()).length).toBe(0)
})

test('signing out without its file asks first, and keeps typed words when the member stays', async () => {
  const page = await openFor(await signedInAt(larder))
  await withoutFiles(page, 'SignOutScreen')
  await visit(page, larder.at('/submit-recipe'))
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Half a recipe')
  await visit(page, larder.at('/faq'))
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    const sentence = dialog.message()
    await dialog.dismiss()
    return sentence
  })
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  await page.getByRole('button', { name: 'Sign Out' }).press('Enter')
  expect(await asked).toContain('Signing out takes what is not saved out of this browser for good.')
  await visit(page, larder.at('/submit-recipe'))
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Title', exact: true }).inputValue())
    .toBe('Half a recipe')
})
