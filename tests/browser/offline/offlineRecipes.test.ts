import { rmSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, signedInAt } from '../../support/accounts/signedIn.ts'
import { inspectEverywhere, phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { keepsRecipes, keptRecipeIds, nobodyAnswers, notReached } from '../../support/browser/offlinePages.ts'
import { createTestDatabase } from '../../support/database/testDatabase.ts'
import { type LarderProcess, startLarder } from '../../support/process/larderProcess.ts'
import { makeScratchFolder } from '../../support/process/scratchFolder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'
import { photoBytes } from '../../support/recipes/photoForms.ts'

const { open } = prepareBrowser({ isCold: true })
let larder: LarderProcess
let databaseUrl: string
const folder = makeScratchFolder()
const start = () =>
  startLarder({
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    WRITES_PER_MINUTE: '1000',
  })

beforeAll(async () => {
  databaseUrl = (await createTestDatabase()).url
  larder = await start()
})
afterAll(async () => {
  await larder.stop()
  rmSync(folder, { recursive: true, force: true })
})

const opened = 'demo-1'

/** Ada's page, offline, with copies of her own recipe and of one she has opened. */
async function cookWithout(network: { options?: Parameters<typeof open>[0] } = {}) {
  const ada = await signedInAt({ url: larder.url, databaseUrl }, 'Ada')
  const own = await addRecipeAt(larder, ada, { name: 'Pea soup & <mint>' })
  const page = await open({ viewport: phone, ...network.options }, nobodyAnswers)
  await page.context().addCookies([ada.cookie])
  await visit(page, `${larder.url}/recipe/${opened}`)
  await keepsRecipes(page, opened, own)
  await page.context().setOffline(true)
  return { ada, page, own }
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const asKept = (page: Page) =>
  page.getByRole('status').getByText(/^Shown as it was kept on .+; you are offline\.$/)

describe('while Larder cannot be reached', () => {
  test('a member’s own recipe opens although it was never opened here, is requested once per page, and is cooked step by step', async () => {
    const { page, own } = await cookWithout()
    const asked: string[] = []
    page.on('requestfailed', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/rpc/')) asked.push(...pathname.slice('/rpc/'.length).split(','))
    })
    await visit(page, `${larder.url}/recipe/${own}`)
    await heading(page, 'Pea soup & <mint>').waitFor()
    await asKept(page).waitFor()
    await page.getByRole('checkbox', { name: '500 g peas' }).check()
    await page.getByRole('button', { name: 'More: for 5' }).click()
    await page.getByRole('checkbox', { name: '650 g peas' }).waitFor()
    await page.getByRole('link', { name: 'Start cooking' }).click()
    await page.getByRole('link', { name: 'To the first step' }).waitFor()
    expect([1, 2]).toContain(asked.filter((path) => path === 'recipes.get').length)
    await page.getByRole('link', { name: 'To the first step' }).click()
    await page.getByText('Boil the peas in the stock.').waitFor()
    // In the middle of cooking the phone unloads the page.
    await page.reload()
    await page.getByText('Boil the peas in the stock.').waitFor()
    await asKept(page).waitFor()
    await inspectEverywhere(page, 'kept-cooking')
    await page.getByRole('link', { name: 'Next' }).click()
    await page.getByText('Blend.').waitFor()
  })

  test('a recipe with an id of an old client, an ISO time, opens again', async () => {
    const oldId = '2026-11-23T16:20:19.123Z'
    const ada = await signedInAt({ url: larder.url, databaseUrl }, 'Ada')
    const ben = await signedInAt({ url: larder.url, databaseUrl }, 'Ben')
    await addRecipeAt(larder, ben, { draftId: oldId, name: 'Old stew' })
    const page = await open({ viewport: phone }, nobodyAnswers)
    await page.context().addCookies([ada.cookie])
    await visit(page, `${larder.url}/recipe/${oldId}`)
    await keepsRecipes(page, oldId)
    await page.context().setOffline(true)
    await page.reload()
    await heading(page, 'Old stew').waitFor()
    await asKept(page).waitFor()
  })

  test('a recipe opened earlier opens again, and /recipes lists the stored recipes, by address and by link', async () => {
    const { page, own } = await cookWithout()
    await visit(page, `${larder.url}/recipe/${opened}?servings=6`)
    await asKept(page).waitFor()
    await page.getByRole('heading', { name: 'Ingredients' }).waitFor()
    await page.goto(`${larder.url}/recipes`)
    await heading(page, 'Recipes kept here').waitFor()
    await inspectEverywhere(page, 'kept-recipes')
    await page.setViewportSize(phone)
    const links = page.getByRole('main').getByRole('listitem').getByRole('link')
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    )
    expect(addresses).toEqual([`/recipe/${opened}`, `/recipe/${own}`])
    await links.nth(1).click()
    await heading(page, 'Pea soup & <mint>').waitFor()
    await page.locator('html[data-hydrated]').waitFor()
    await inspectEverywhere(page, 'kept-recipe')
    await page.setViewportSize(phone)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Recipes' }).click()
    await heading(page, 'Recipes kept here').waitFor()
  })

  test('other pages name the stored recipes, and the offline notice disappears once online', async () => {
    const { page, own } = await cookWithout()
    await page.goto(`${larder.url}/faq`)
    await heading(page, notReached).waitFor()
    await page.getByRole('link', { name: 'Pea soup & <mint>' }).waitFor()
    await inspectEverywhere(page, 'offline')
    await page.goto(`${larder.url}/recipe/demo-2`)
    await heading(page, notReached).waitFor()
    // The page reloads by itself.
    await page.context().setOffline(false)
    await page.locator('html[data-hydrated]').waitFor()
    expect(await page.getByRole('heading', { name: 'Ingredients' }).count()).toBe(1)
    await page.context().setOffline(true)
    await visit(page, `${larder.url}/recipe/${own}`)
    await asKept(page).waitFor()
    await page.context().setOffline(false)
    await page.getByText('Shown as it was kept').waitFor({ state: 'detached' })
    await heading(page, 'Pea soup & <mint>').waitFor()
  })

  test('a stored recipe has its photo', async () => {
    const ada = await signedInAt({ url: larder.url, databaseUrl }, 'Ada')
    const own = await addRecipeAt(larder, ada, { name: 'Pea soup' })
    const form = new FormData()
    form.append('photo', new Blob([new Uint8Array(await photoBytes())]), 'dinner.jpg')
    const headers = { cookie: `larder=${ada.cookie.value}` }
    const sent = await fetch(`${larder.url}/recipe/${own}/photo`, { method: 'POST', body: form, headers })
    expect(sent.ok).toBe(true)
    const page = await open({ viewport: phone }, nobodyAnswers)
    await page.context().addCookies([ada.cookie])
    await visit(page, larder.url)
    await keepsRecipes(page, own)
    await page.context().setOffline(true)
    await visit(page, `${larder.url}/recipe/${own}`)
    const photo = page.getByRole('img', { name: 'Pea soup' })
    const width = () => photo.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))
    expect(await width()).toBeGreaterThan(0)
  })

  test('while Larder cannot be reached stored recipes are shown with a notice when the server is down', async () => {
    const other = await start()
    try {
      const ada = await signedInAt({ url: other.url, databaseUrl }, 'Ada')
      const page = await open({ viewport: phone }, nobodyAnswers)
      await page.context().addCookies([ada.cookie])
      await visit(page, `${other.url}/recipe/${opened}`)
      await keepsRecipes(page, opened)
      await other.stop()
      await visit(page, `${other.url}/recipe/${opened}`)
      await page
        .getByRole('status')
        .getByText(/^Shown as it was kept on .+, since Larder did not answer\./)
        .waitFor()
      await page.goto(`${other.url}/recipes`)
      await heading(page, 'Recipes kept here').waitFor()
      await page.goto(`${other.url}/faq`)
      await heading(page, 'Larder does not answer').waitFor()
    } finally {
      await other.stop()
    }
  })
})

describe('the recipes stored offline', () => {
  test('the recipes stored offline are deleted when their owner signs out', async () => {
    const { page, own } = await cookWithout()
    await page.context().setOffline(false)
    await visit(page, `${larder.url}/recipe/${own}`)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL('**/login')
    expect(await page.evaluate(() => caches.keys())).toEqual([])
    await page.context().setOffline(true)
    for (const path of [`/recipe/${own}`, '/recipes']) {
      await page.goto(larder.url + path)
      await heading(page, notReached).waitFor()
      expect(await page.content()).not.toContain('Pea soup')
    }
  })

  test('the recipes stored offline are not shown to another member who signs in without a sign-out in between', async () => {
    const { page, own } = await cookWithout()
    await page.context().setOffline(false)
    const ben = await signedInAt({ url: larder.url, databaseUrl }, 'Ben')
    await become(page, ben)
    const his = await addRecipeAt(larder, ben, { name: 'Bean stew' })
    await visit(page, `${larder.url}/recipe/demo-3`)
    await keepsRecipes(page, 'demo-3', his)
    await page.context().setOffline(true)
    await page.goto(`${larder.url}/recipe/${own}`)
    await heading(page, notReached).waitFor()
    await page.getByRole('link', { name: 'Bean stew' }).waitFor()
    expect(await page.content()).not.toContain('Pea soup')
  })

  test('the recipes stored offline do not exist for a visitor', async () => {
    const page = await open({ viewport: phone }, nobodyAnswers)
    await visit(page, `${larder.url}/recipe/${opened}`)
    await page.getByRole('link', { name: 'Start cooking' }).click()
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    expect(await keptRecipeIds(page)).toEqual([])
  })

  test('the recipes stored offline lose a recipe that was deleted, when its page is opened', async () => {
    const { page, ada, own } = await cookWithout()
    await page.context().setOffline(false)
    await fetch(`${larder.url}/rpc/recipes.remove`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `larder=${ada.cookie.value}` },
      body: JSON.stringify({ recipeId: own }),
    })
    const answer = await page.goto(`${larder.url}/recipe/${own}`)
    expect(answer?.status()).toBe(404)
    await keepsRecipes(page, opened)
  })
})

async function become(page: Page, { cookie }: SignedIn): Promise<void> {
  await page.context().clearCookies()
  await page.context().addCookies([cookie])
}
