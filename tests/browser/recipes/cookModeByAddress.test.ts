import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, signedInAt } from '../../support/accounts/signedIn.ts'
import { inspect, phone, prepareBrowser, revisit, visit } from '../../support/browser/browserTest.ts'
import { failing } from '../../support/browser/failing.ts'
import { allergicHouseholdAt, tahiniBread } from '../../support/households/allergicHousehold.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

let breadId: string
beforeAll(async () => {
  breadId = await addRecipeAt(larder, await signedInAt(larder, 'Eve'), tahiniBread)
})

async function openAs(who: SignedIn): Promise<Page> {
  const page = await open(
    { viewport: phone },
    /Failed to load resource|The server answered 500|React error #(?:419|520)/,
  )
  await page.context().addCookies([who.cookie])
  return page
}
const question = (page: Page) => page.getByRole('dialog', { name: 'Contains an allergen' })
const step = (page: Page, position: number) =>
  page.getByRole('heading', { name: `Step ${position} of 3`, exact: true })

test('cook mode opened by its address warns once about an allergen', async () => {
  const page = await openAs(await allergicHouseholdAt(larder))
  await visit(page, larder.at(`/recipe/${breadId}/cook?step=2`))
  await question(page).getByText('This contains sesame for Mara.').waitFor()
  await inspect(page, 'cook-asked-by-address', { fullPage: false })
  await page.keyboard.press('ArrowRight')
  await question(page).getByRole('button', { name: 'Cook it anyway' }).click()
  await question(page).waitFor({ state: 'detached' })
  await step(page, 2).waitFor()
  await page.getByRole('link', { name: 'Next' }).click()
  await step(page, 3).waitFor()
  await revisit(page)
  await step(page, 3).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await visit(page, larder.at(`/recipe/${breadId}`))
  await page.getByRole('link', { name: 'Start cooking' }).click()
  await page.waitForURL(`**/recipe/${breadId}/cook`)
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('declining the allergen warning leads to the recipe’s page, and Back does not return to cook mode', async () => {
  const page = await openAs(await allergicHouseholdAt(larder))
  await visit(page, larder.at('/faq'))
  await visit(page, larder.at(`/recipe/${breadId}/cook`))
  await question(page).getByRole('button', { name: 'Back to the recipe' }).click()
  await page.waitForURL(`**/recipe/${breadId}`)
  await page.goBack()
  await page.waitForURL('**/faq')
})

test('cook mode opened from an unchecked recipe does not repeat the question answered there', async () => {
  const page = await openAs(await allergicHouseholdAt(larder))
  await visit(page, larder.at('/recipes'))
  await failing(page, 'recipes.report')
  await page.getByRole('main').locator(`a[href="/recipe/${breadId}"]`).click()
  await page.getByText('Its ingredients cannot be looked through just now.').first().waitFor()
  await page.getByRole('link', { name: 'Start cooking' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cook it anyway' }).click()
  await page.waitForURL(`**/recipe/${breadId}/cook`)
  await page.getByRole('heading', { name: 'Have it all at hand' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('cook mode does not warn a member whom the recipe does not harm', async () => {
  const page = await openAs(await signedInAt(larder, 'Zoe'))
  await visit(page, larder.at(`/recipe/${breadId}/cook?step=1`))
  await step(page, 1).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('dialog').count()).toBe(0)
})
