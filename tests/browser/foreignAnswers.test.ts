import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { recipes } from '#server/features/recipes/table.ts'
import { phone, prepareBrowser, visit } from '../support/browserTest.ts'
import { addItem, chip, itemOf, keptOffline, openAgain } from '../support/groceryPages.ts'
import { keepsRecipes, keptRecipeIds } from '../support/offlinePages.ts'
import { addRecipeAt } from '../support/ownRecipes.ts'
import { prepareLarder } from '../support/prepareLarder.ts'
import { startRefusingProxy } from '../support/refusingProxy.ts'
import { signedInAt } from '../support/signedIn.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

const isRefused = /status of \d|ERR_|fetching the script|EventSource's response has a MIME type/
const asKept = /^Shown as it was kept on .+, since Larder did not answer\./

test.each([404, 403, 401, 200])(
  'the grocery list is shown as it was kept where something in front of Larder answers with %i',
  async (status) => {
    const proxy = await startRefusingProxy(larder.url)
    const page = await openAgain(open, await signedInAt(larder), proxy.url, isRefused)
    await addItem(page, 'Milk')
    await chip(page, 'Saved').waitFor()
    await keptOffline(page)
    proxy.refuse({ status, path: /^\/(?:grocery|rpc\/)/ })
    for (const _ of ['first', 'again']) {
      await visit(page, `${proxy.url}/grocery`)
      await itemOf(page, 'Milk').waitFor()
    }
    proxy.refuse(null)
    await visit(page, `${proxy.url}/grocery`)
    await chip(page, 'Saved').waitFor()
  },
)

test('a recipe is shown as it was kept where something in front of Larder says there is none, and goes when Larder says so', async () => {
  const proxy = await startRefusingProxy(larder.url)
  const ada = await signedInAt(larder)
  const own = await addRecipeAt(larder, ada, { name: 'Pea soup' })
  const page = await open({ viewport: phone }, isRefused)
  await page.context().addCookies([{ ...ada.cookie, url: proxy.url }])
  await visit(page, `${proxy.url}/recipe/${own}`)
  await keepsRecipes(page, own)
  proxy.refuse({ status: 404, path: /^\/(?:recipes?\b|rpc\/)/ })
  await visit(page, `${proxy.url}/recipe/${own}`)
  await page.getByRole('heading', { level: 1, name: 'Pea soup' }).waitFor()
  await page.getByRole('status').getByText(asKept).waitFor()
  expect(await keptRecipeIds(page)).toEqual([own])
  await page.goto(`${proxy.url}/recipes`)
  await page.getByRole('heading', { level: 1, name: 'Recipes kept here' }).waitFor()
  // What is not kept is shown as it was answered, which may be where to sign in.
  await page.goto(`${proxy.url}/recipe/demo-2`)
  await page.getByRole('heading', { name: 'Larder is busy' }).waitFor()
  proxy.refuse(null)
  await larder.db.delete(recipes).where(eq(recipes.id, own))
  const answer = await page.goto(`${proxy.url}/recipe/${own}`)
  expect(answer?.status()).toBe(404)
  await keepsRecipes(page)
})

test('a page that is opened by a link takes what something in front of Larder answers for no answer', async () => {
  const proxy = await startRefusingProxy(larder.url)
  const page = await open({}, isRefused)
  await visit(page, `${proxy.url}/faq`)
  proxy.refuse({ status: 404, path: /^\/rpc\// })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Recipes' }).click()
  await page.getByText('Failed to load recipes. Please try again.').waitFor()
})
