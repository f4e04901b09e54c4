import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { recipesTable } from '#server/features/recipes/table.ts'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { phone, prepareBrowser, revisit, visit } from '../../support/browser/browserTest.ts'
import { addItem, chip, itemOf, keptOffline, openAgain } from '../../support/browser/groceryPages.ts'
import { keepsRecipes, keptRecipeIds } from '../../support/browser/offlinePages.ts'
import { startRefusingProxy } from '../../support/browser/refusingProxy.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'
import { photoBytes } from '../../support/recipes/photoForms.ts'

const { open } = prepareBrowser({ isCold: true })
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

const isRefused = /status of \d|ERR_|fetching the script|EventSource's response has a MIME type/
const isRefusedOrNotImported = new RegExp(`${isRefused.source}|Failed to fetch dynamically imported module`)
const asKept = /^Shown as it was kept on .+, since Larder did not answer\./

test('the grocery list stored offline is shown when a proxy answers for Larder, with any status', async () => {
  const proxy = await startRefusingProxy(larder.url)
  const page = await openAgain(open, await signedInAt(larder), proxy.url, isRefused)
  await addItem(page, 'Milk')
  await chip(page, 'Saved').waitFor()
  await keptOffline(page)
  for (const status of [404, 403, 401, 200]) {
    proxy.refuse({ status, path: /^\/(?:grocery|rpc\/)/ })
    // The second visit shows that the first answer did not change what is stored.
    for (const _ of ['first', 'again']) {
      await visit(page, `${proxy.url}/grocery`)
      await itemOf(page, 'Milk').waitFor()
    }
    proxy.refuse(null)
    await visit(page, `${proxy.url}/grocery`)
    await chip(page, 'Saved').waitFor()
  }
})

test('a recipe stored offline is shown when a proxy answers 404, and deleted when Larder itself does', async () => {
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
  // What is not stored offline is shown as the proxy answered it: that may be a page to sign in.
  await page.goto(`${proxy.url}/recipe/demo-2`)
  await page.getByRole('heading', { name: 'Larder is busy' }).waitFor()
  proxy.refuse(null)
  await larder.db.delete(recipesTable).where(eq(recipesTable.id, own))
  const answer = await page.goto(`${proxy.url}/recipe/${own}`)
  expect(answer?.status()).toBe(404)
  await keepsRecipes(page)
})

test('a page opened by a link treats a proxy’s answer as no answer', async () => {
  const proxy = await startRefusingProxy(larder.url)
  const page = await open({}, isRefused)
  await visit(page, `${proxy.url}/faq`)
  proxy.refuse({ status: 404, path: /^\/rpc\// })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Recipes' }).click()
  await page.getByText('Failed to load recipes. Please try again.').waitFor()
})

test('a page answered by a proxy offers to try again, and is shown once Larder answers', async () => {
  const proxy = await startRefusingProxy(larder.url)
  const page = await open({}, isRefused)
  for (const status of [404, 403, 401]) {
    await visit(page, `${proxy.url}/faq`)
    proxy.refuse({ status, path: /^\/rpc\// })
    await page.locator('a[href="/forum"]:visible').first().click()
    await page.getByRole('heading', { level: 1, name: 'Something went wrong here.' }).waitFor()
    await page.getByRole('alert').getByText('We could not reach Larder.').waitFor()
    proxy.refuse(null)
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'The Cooks’ Forum' }).waitFor()
  }
})

/** The texts this browser stores offline under paths that begin so, by path. */
const keptTexts = (page: Page, kind: string) =>
  page.evaluate(async (start) => {
    const texts: Record<string, string> = {}
    for (const name of await caches.keys())
      for (const key of await (await caches.open(name)).keys()) {
        const { pathname } = new URL(key.url)
        if (pathname.startsWith(start)) texts[pathname] = (await (await caches.match(key))?.text()) ?? ''
      }
    return texts
  }, kind)

test('a proxy’s answer in place of a photo is not stored offline, Larder’s photo is', async () => {
  const proxy = await startRefusingProxy(larder.url)
  const ada = await signedInAt(larder)
  const own = await addRecipeAt(larder, ada, { name: 'Pea soup' })
  const form = new FormData()
  form.append('photo', new Blob([new Uint8Array(await photoBytes())]), 'dinner.jpg')
  const headers = { cookie: `${ada.cookie.name}=${ada.cookie.value}` }
  const sent = await fetch(`${larder.url}/recipe/${own}/photo`, { method: 'POST', body: form, headers })
  expect(sent.ok).toBe(true)
  const page = await open({ viewport: phone }, isRefused)
  await page.context().addCookies([{ ...ada.cookie, url: proxy.url }])
  proxy.refuse({ status: 200, path: /^\/photos\// })
  await visit(page, `${proxy.url}/recipe/${own}`)
  await keepsRecipes(page, own)
  expect(await keptTexts(page, '/photos/')).toEqual({})
  proxy.refuse(null)
  await revisit(page)
  await expect.poll(async () => Object.keys(await keptTexts(page, '/photos/'))).toHaveLength(1)
  expect(Object.values(await keptTexts(page, '/photos/')).join()).not.toContain('Larder is busy')
})

test('a proxy’s answer in place of a script or style is not stored offline', async () => {
  const ada = await signedInAt(larder)
  const own = await addRecipeAt(larder, ada, { name: 'Pea soup' })
  const page = await open({ viewport: phone }, isRefusedOrNotImported)
  await page.context().addCookies([ada.cookie])
  const answered = Promise.withResolvers<void>()
  await page.route('**/assets/**', async (route) => {
    if (route.request().resourceType() !== 'fetch') return await route.continue()
    await route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Larder is busy</h1>' })
    answered.resolve()
  })
  // Its late parts do not come either, so it is not waited for them.
  await page.goto(larder.at(`/recipe/${own}`))
  await answered.promise
  const texts = () => keptTexts(page, '/assets/')
  expect(Object.values(await texts()).join()).not.toContain('Larder is busy')
  await page.unroute('**/assets/**')
  await revisit(page)
  await keepsRecipes(page, own)
  expect(Object.values(await texts()).join()).not.toContain('Larder is busy')
})
