import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type SignedIn, signedInAt } from '../../support/accounts/signedIn.ts'
import { phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { failing } from '../../support/browser/failing.ts'
import { press } from '../../support/browser/householdPages.ts'
import {
  keepsRecipes,
  keepsReportVersion,
  keptReportEaters,
  nobodyAnswers,
} from '../../support/browser/offlinePages.ts'
import { addGuestAt } from '../../support/households/addGuestAt.ts'
import { callAt } from '../../support/process/callAt.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { editRecipeAt } from '../../support/recipes/editRecipeAt.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser({ isCold: true })
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

const nothingUseful = new RegExp(`${nobodyAnswers.source}|status of 500`)
const opened = 'demo-1'
const instructions = ['Boil it for 20 minutes.']
const asKept = (page: Page) => page.getByText(/^Shown as it was kept on /)
const outdated = (page: Page) => page.getByText('This was checked earlier, or for other people')
const cleared = (page: Page) => page.getByText(/No .+ found for|Nothing found of/)
const line = (page: Page, text: string) => page.getByRole('checkbox', { name: text })

async function openAs(who: SignedIn, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await open({ viewport: phone, ...options }, nothingUseful)
  await page.context().addCookies([who.cookie])
  return page
}

/** A page in a browser that asks to save data. */
async function openFrugal(who: SignedIn): Promise<Page> {
  const page = await openAs(who)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  return page
}

async function visitOffline(page: Page, path: string): Promise<void> {
  await page.context().setOffline(true)
  await visit(page, larder.at(path))
  await asKept(page).waitFor()
}

/** Ada's page. She cooks for Kim, who is allergic to crustaceans, and the page stores a recipe without them offline. */
async function keepForKim(openPage: (who: SignedIn) => Promise<Page>) {
  const ada = await signedInAt(larder, 'Ada')
  await addGuestAt(larder, ada, 'Kim', { allergens: ['crustaceans'] })
  const page = await openPage(ada)
  await visit(page, larder.at(`/recipe/${opened}`))
  await page.getByText('No crustaceans found for Kim.').waitFor()
  await keepsRecipes(page, opened)
  await keepsReportVersion(page, true)
  return { ada, page }
}

test('a browser that asks to save data stores only the open recipe offline', async () => {
  const ada = await signedInAt(larder, 'Ada')
  await addRecipeAt(larder, ada)
  const page = await openFrugal(ada)
  await visit(page, larder.at(`/recipe/${opened}`))
  await keepsRecipes(page, opened)
  await visitOffline(page, `/recipe/${opened}/cook`)
})

describe('a report stored offline', () => {
  test('a report stored offline covers a guest who was added on another device, once a page is opened online', async () => {
    const ada = await signedInAt(larder, 'Ada')
    const own = await addRecipeAt(larder, ada)
    const page = await openAs(ada)
    await visit(page, larder.at(`/recipe/${opened}`))
    await keepsRecipes(page, opened, own)
    expect(await keptReportEaters(page)).toEqual({ [own]: [], [opened]: [] })
    await addGuestAt(larder, ada, 'Kim', { allergens: ['peanuts'] })
    await visit(page, larder.at(`/recipe/${opened}`))
    await expect.poll(() => keptReportEaters(page)).toEqual({ [own]: ['Kim'], [opened]: ['Kim'] })
  })

  test('a report stored offline that was checked for other eaters and could not be updated says so, and shows no all-clear', async () => {
    const { ada, page } = await keepForKim(openFrugal)
    await addGuestAt(larder, ada, 'Noa', { allergens: ['peanuts'] })
    await visit(page, larder.at('/recipe/demo-3'))
    await keepsRecipes(page, opened, 'demo-3')
    await visitOffline(page, `/recipe/${opened}`)
    await outdated(page).waitFor()
    expect(await cleared(page).count()).toBe(0)
    await visit(page, larder.at('/recipe/demo-3'))
    await page.getByText('No crustaceans found for Kim.').waitFor()
  })
})

test('the offline copy of a deleted recipe is removed with the first answer that says so, and not requested again', async () => {
  const [ada, eve] = [await signedInAt(larder, 'Ada'), await signedInAt(larder, 'Eve')]
  const recipeId = await addRecipeAt(larder, eve)
  const page = await openAs(ada)
  await visit(page, larder.at(`/recipe/${recipeId}`))
  await keepsRecipes(page, recipeId)
  await callAt(larder, eve, 'recipes.remove', { recipeId })
  await addGuestAt(larder, ada, 'Kim', { allergens: ['peanuts'] })
  let asked = 0
  page.on('request', (request) => {
    if (decodeURIComponent(request.url()).includes(`"${recipeId}"`)) asked += 1
  })
  await visit(page, larder.at('/recipe/demo-3'))
  await keepsRecipes(page, 'demo-3')
  expect(asked).toBeGreaterThan(0)
  const before = asked
  await addGuestAt(larder, ada, 'Noa', { allergens: ['peanuts'] })
  await visit(page, larder.at(`/recipe/${opened}`))
  await expect
    .poll(() => keptReportEaters(page))
    .toEqual({ 'demo-3': ['Kim', 'Noa'], [opened]: ['Kim', 'Noa'] })
  expect(asked).toBe(before)
})

describe('a recipe stored offline, after its author and the household have changed something,', () => {
  /** Ada's page stores Eve's recipe with peanuts. Then Eve removes them, and Ada adds Mara, who is allergic to peanuts. */
  async function keepChanged() {
    const [ada, eve] = [await signedInAt(larder, 'Ada'), await signedInAt(larder, 'Eve')]
    const ingredients = ['200 g peanuts', '200 g rice']
    const recipeId = await addRecipeAt(larder, eve, { ingredients, instructions })
    const page = await openAs(ada)
    await visit(page, larder.at(`/recipe/${recipeId}`))
    await keepsRecipes(page, recipeId)
    await editRecipeAt(larder, eve, recipeId, { ingredients: ['200 g rice'], instructions })
    await addGuestAt(larder, ada, 'Mara', { allergens: ['peanuts'] })
    return { page, recipeId }
  }

  test('a recipe stored offline, after its author and the household have changed something, is stored again with the report and the amounts of its new text', async () => {
    const { page, recipeId } = await keepChanged()
    await visit(page, larder.at('/recipe/demo-3'))
    await expect.poll(async () => (await keptReportEaters(page))[recipeId]).toEqual(['Mara'])
    await visitOffline(page, `/recipe/${recipeId}`)
    await line(page, '200 g rice').waitFor()
    expect(await line(page, '200 g peanuts').count()).toBe(0)
    await page.getByText('No peanuts found for Mara.').waitFor()
    await page.getByRole('button', { name: 'More: for 5' }).click()
    await line(page, '250 g rice').waitFor()
  })

  test('a recipe stored offline keeps its old text when the changed text cannot be loaded, says so, and shows no "nothing found"', async () => {
    const { page, recipeId } = await keepChanged()
    const calls = await failing(page, 'recipes.scalables')
    await visit(page, larder.at('/recipe/demo-3'))
    await keepsRecipes(page, recipeId, 'demo-3')
    await expect.poll(calls.asked).toBeGreaterThan(3)
    await visitOffline(page, `/recipe/${recipeId}`)
    await line(page, '200 g peanuts').waitFor()
    await outdated(page).waitFor()
    expect(await cleared(page).count()).toBe(0)
  })
})

describe('a change of the household or the settings in this browser', () => {
  test('a change of the household or the settings in this browser withdraws the all-clear of stored reports in a browser that asks to save data', async () => {
    const { page } = await keepForKim(openFrugal)
    await visit(page, larder.at('/user-settings'))
    await page.getByRole('checkbox', { name: 'Peanuts' }).check()
    await press(page, 'Save')
    await page.getByText('Your settings are saved.').waitFor()
    await keepsReportVersion(page, true)
    await visitOffline(page, `/recipe/${opened}`)
    await outdated(page).waitFor()
    expect(await cleared(page).count()).toBe(0)
  })

  test('a settings change deletes the stored report version when the new one cannot be loaded, so that no recipe shows "nothing found"', async () => {
    const { page } = await keepForKim(openAs)
    await visit(page, larder.at('/household'))
    await failing(page, 'recipes.reportVersion')
    await press(page, 'Add somebody without an account')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Mia')
    await dialog.getByRole('checkbox', { name: 'Peanuts' }).check()
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await keepsReportVersion(page, false)
    await visitOffline(page, `/recipe/${opened}`)
    await page.getByRole('heading', { name: 'For your household' }).waitFor()
    expect(await cleared(page).count()).toBe(0)
  })

  test('a settings save without an answer deletes the stored report version, so that no recipe shows "nothing found"', async () => {
    const { page } = await keepForKim(openAs)
    await visit(page, larder.at('/user-settings'))
    await failing(page, 'recipes.reportVersion')
    await failing(page, 'preferences.save', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('checkbox', { name: 'Peanuts' }).check()
    await press(page, 'Save')
    await keepsReportVersion(page, false)
    await visitOffline(page, `/recipe/${opened}`)
    await page.getByRole('heading', { name: 'For your household' }).waitFor()
    expect(await cleared(page).count()).toBe(0)
  })
})
