import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { inspect, phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { failing } from '../../support/browser/failing.ts'
import { addGuestAt } from '../../support/households/addGuestAt.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { editRecipeAt } from '../../support/recipes/editRecipeAt.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

const strip = (page: Page) => page.getByRole('region', { name: 'For your household' })
const instructions = ['Boil it for 20 minutes.']
const peanuts = (page: Page) => page.getByRole('checkbox', { name: /^200 g peanuts/ })
const outdated = 'This was checked earlier, or for other people'

/** Ada reads Eve's recipe with peanuts, on its page or in cook mode. */
async function readPeanuts(path = '') {
  const [ada, eve] = [await signedInAt(larder, 'Ada'), await signedInAt(larder, 'Eve')]
  const recipeId = await addRecipeAt(larder, eve, {
    ingredients: ['200 g peanuts', '200 g rice'],
    instructions,
  })
  await addGuestAt(larder, ada, 'Kim', { allergens: ['peanuts'] })
  const page = await open({ viewport: phone }, /Failed to load resource/)
  await page.context().addCookies([ada.cookie])
  await page.clock.install()
  await visit(page, larder.at(`/recipe/${recipeId}${path}`))
  await page.getByText('contains peanuts · Kim').waitFor()
  const change = async (allergen: 'peanuts' | 'sesame', ...lines: string[]) => {
    await editRecipeAt(larder, eve, recipeId, { ingredients: lines, instructions })
    await addGuestAt(larder, ada, 'Mara', { allergens: [allergen] })
  }
  return { page, change }
}

const afterAMinute = (page: Page) => page.clock.fastForward(61_000)
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

for (const [where, path] of [
  ['a recipe’s page', ''],
  ['cook mode', '/cook'],
] as const)
  test(`${where} left open shows the edited recipe together with its new report`, async () => {
    const { page, change } = await readPeanuts(path)
    await change('peanuts', '200 g rice')
    await comeBack(page)
    await strip(page).getByText('No peanuts found for Mara.').waitFor()
    expect(await peanuts(page).count()).toBe(0)
  })

test('a new report of an edited recipe that cannot be loaded marks no line and gives no all-clear', async () => {
  const { page, change } = await readPeanuts()
  await failing(page, 'recipes.get')
  await change('sesame', '200 g tahini', '1 l vegetable stock')
  await afterAMinute(page)
  await strip(page).getByText('Mara: contains sesame').waitFor()
  await strip(page).getByText(outdated).waitFor()
  await peanuts(page).waitFor()
  expect(await page.getByText(/contains .+ · (?:Mara|Kim)/).count()).toBe(0)
  expect(await page.getByText(/Nothing found of|No .+ found for/).count()).toBe(0)
  await inspect(page, 'report-of-other-words')
})

test('starting to cook asks first when the shown text is not the checked one', async () => {
  const { page, change } = await readPeanuts()
  await failing(page, 'recipes.get')
  await change('peanuts', '200 g rice')
  await afterAMinute(page)
  await page.getByText('contains peanuts · Kim').waitFor({ state: 'detached' })
  await strip(page).getByText(outdated).waitFor()
  await page.getByRole('link', { name: 'Start cooking' }).click()
  await page.getByRole('dialog').getByText(outdated).waitFor()
  await inspect(page, 'cooking-of-other-words')
  await page.getByRole('button', { name: 'Cook it anyway' }).click()
  await page.waitForURL('**/cook')
  await strip(page).getByText(outdated).waitFor()
  expect(await page.getByText(/No peanuts found/).count()).toBe(0)
})

test('amounts of an edited recipe are not applied to the text still shown', async () => {
  const { page, change } = await readPeanuts()
  await failing(page, 'recipes.get')
  await change('peanuts', '2 cups rice', '1 peanut')
  await afterAMinute(page)
  await comeBack(page)
  await strip(page).getByText(outdated).waitFor()
  await page.getByRole('button', { name: /^More: for/ }).waitFor({ state: 'detached' })
  await peanuts(page).waitFor()
})

test('an edit of a recipe or of the household appears in another tab without focus', async () => {
  const ada = await signedInAt(larder, 'Ada')
  const recipeId = await addRecipeAt(larder, ada, {
    ingredients: ['200 g peanuts', '200 g rice'],
    instructions,
  })
  await addGuestAt(larder, ada, 'Kim', { allergens: ['peanuts'] })
  const page = await open({ viewport: phone })
  await page.context().addCookies([ada.cookie])
  await page.clock.install()
  await visit(page, larder.at(`/recipe/${recipeId}`))
  await page.getByText('contains peanuts · Kim').waitFor()
  const beside = await page.context().newPage()
  await visit(beside, larder.at(`/edit-blog-recipe/${recipeId}`))
  await beside.getByRole('textbox', { name: 'Ingredients', exact: true }).fill('200 g rice')
  await beside.getByRole('button', { name: 'Save', exact: true }).click()
  await beside.getByRole('status').getByText('Saved.', { exact: true }).waitFor()
  await strip(page).getByText('No peanuts found for Kim.').waitFor()
  expect(await peanuts(page).count()).toBe(0)
  await visit(beside, larder.at('/household'))
  await beside.getByRole('button', { name: 'Remove Kim' }).click()
  await beside.getByRole('dialog').getByRole('button', { name: 'Remove Kim' }).click()
  await beside.getByRole('status').getByText('Kim was removed.').waitFor()
  await page.getByText('No peanuts found for Kim.').waitFor({ state: 'detached' })
})

test('a visitor’s tab shows a change of a recipe that another tab has loaded', async () => {
  const eve = await signedInAt(larder, 'Eve')
  const recipeId = await addRecipeAt(larder, eve, { ingredients: ['200 g peanuts'], instructions })
  const page = await open({ viewport: phone })
  await page.clock.install()
  await visit(page, larder.at(`/recipe/${recipeId}`))
  await peanuts(page).waitFor()
  await page.waitForLoadState('networkidle')
  await editRecipeAt(larder, eve, recipeId, { ingredients: ['200 g rice'], instructions })
  const beside = await page.context().newPage()
  await visit(beside, larder.at(`/recipe/${recipeId}`))
  await page.getByRole('checkbox', { name: /^200 g rice/ }).waitFor()
  expect(await peanuts(page).count()).toBe(0)
})
