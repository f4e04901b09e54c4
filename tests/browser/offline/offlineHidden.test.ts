import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type SignedIn, signedInAt } from '../../support/accounts/signedIn.ts'
import { prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { keepsRecipes, keptRecipeIds, nobodyAnswers } from '../../support/browser/offlinePages.ts'
import { callAt } from '../../support/process/callAt.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser({ isCold: true })
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

/** Ada's page, on a metered network, with an offline copy of Ben's recipe. */
async function copyOnCellular() {
  const [ada, ben] = [await signedInAt(larder, 'Ada'), await signedInAt(larder, 'Ben')]
  const recipeId = await addRecipeAt(larder, ben, { name: 'Secret pie' })
  const page = await open({}, nobodyAnswers)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { type: 'cellular' } }),
  )
  await page.context().addCookies([ada.cookie])
  await visit(page, `${larder.url}/recipe/${recipeId}`)
  await keepsRecipes(page, recipeId)
  return { ada, ben, page, recipeId }
}

const hide = (ben: SignedIn, recipeId: string) =>
  callAt(larder, ben, 'recipes.setVisibility', { recipeId, shownTo: { visibility: 'creator' } })
const forgets = (page: Page) => expect.poll(() => keptRecipeIds(page), { timeout: 15_000 }).toEqual([])

test('the offline copy of a hidden recipe is deleted when its page is opened, also on a metered network', async () => {
  const { ben, page, recipeId } = await copyOnCellular()
  await visit(page, `${larder.url}/`)
  await hide(ben, recipeId)
  await page.goto(`${larder.url}/recipe/${recipeId}`)
  await page.getByRole('heading', { level: 1, name: 'Recipe not found' }).waitFor()
  await forgets(page)
})

test('the offline copy of a hidden recipe is deleted when the open page checks it again', async () => {
  const { ben, page, recipeId } = await copyOnCellular()
  await hide(ben, recipeId)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await page.clock.install()
  await page.clock.fastForward(120_000)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await forgets(page)
})

test('the offline copy of a hidden recipe is deleted within an hour on any page, and other copies stay', async () => {
  const { ben, page, recipeId } = await copyOnCellular()
  await visit(page, `${larder.url}/recipe/demo-1`)
  await keepsRecipes(page, recipeId, 'demo-1')
  await hide(ben, recipeId)
  await page.evaluate(() => window.localStorage.removeItem('larder.copiesAsked'))
  await visit(page, `${larder.url}/faq`)
  await keepsRecipes(page, 'demo-1')
})

test('the offline copy of a hidden recipe is deleted when a rating of it is refused', async () => {
  const { ben, page, recipeId } = await copyOnCellular()
  await hide(ben, recipeId)
  await page.getByRole('button', { name: '4 stars' }).click()
  await forgets(page)
})
