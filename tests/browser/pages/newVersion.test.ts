import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { inspectEverywhere, phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { makeNewerBuild, type NewerBuild } from '../../support/browser/newerBuild.ts'
import { keepsRecipes, nobodyAnswers } from '../../support/browser/offlinePages.ts'
import { createTestDatabase } from '../../support/database/testDatabase.ts'
import { type LarderProcess, startLarder } from '../../support/process/larderProcess.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser({ isCold: true })
let newer: NewerBuild
let databaseUrl: string
let larder: LarderProcess

beforeAll(async () => {
  newer = makeNewerBuild()
  databaseUrl = (await createTestDatabase()).url
})
afterAll(() => newer.remove())
beforeEach(async () => {
  larder = await startLarder({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' })
})
afterEach(() => larder.stop())

/** Replaces the running Larder with a newer one. */
async function deploy(): Promise<void> {
  const { port } = new URL(larder.url)
  await larder.stop()
  larder = await startLarder({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', PORT: port }, newer.script)
}

/** Chromium's console errors for a request while no server runs, and for a file that the server no longer has. */
const fileIsGone = /ERR_CONNECTION|fetching the script|status of 404|Failed to fetch dynamically/
const notice = (page: Page) => page.getByRole('status').getByText('A new version of Larder is here.')
const toFaq = (page: Page) => page.getByRole('link', { name: 'FAQ' }).click()
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }))
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window)

describe('after the deployment of a newer Larder', () => {
  test('after a new version starts, the next answer shows a notice, and the page stays until the visitor reloads it', async () => {
    // This page loads fonts for the names of other languages, which the newer Larder does not have.
    const page = await open({}, fileIsGone)
    await visit(page, `${larder.url}/recipes`)
    await mark(page)
    await page.getByRole('link', { name: 'by category' }).focus()
    await deploy()
    // Any call to the server learns of the newer version.
    await page.getByRole('searchbox').fill('soup')
    await notice(page).waitFor()
    await page.waitForURL('**/recipes?q=soup')
    await page.locator('main[aria-busy=false]').waitFor()
    await inspectEverywhere(page, 'new-version')
    expect(await isSamePage(page)).toBe(true)
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.waitForFunction(() => !('isSamePage' in window))
    await page.locator('html[data-hydrated]').waitFor()
    expect(await page.locator('script[type=module]').getAttribute('src')).toContain('-2.js')
    expect(await notice(page).count()).toBe(0)
  })

  test('a link whose file no longer exists loads the newer page, when nothing is typed', async () => {
    const page = await open({}, fileIsGone)
    await visit(page, larder.url)
    await mark(page)
    await deploy()
    await toFaq(page)
    await page.getByRole('heading', { level: 1, name: 'Questions and Answers' }).waitFor()
    await page.locator('html[data-hydrated]').waitFor()
    expect(await isSamePage(page)).toBe(false)
    expect(new URL(page.url()).pathname).toBe('/faq')
  })

  test('a link shows the notice while something is typed, keeps the words, and works after a reload', async () => {
    const page = await open({}, fileIsGone)
    await visit(page, `${larder.url}/feedback`)
    await mark(page)
    const field = page.getByRole('textbox').first()
    await field.fill('The soup was too')
    await deploy()
    await toFaq(page)
    await notice(page).waitFor()
    expect(new URL(page.url()).pathname).toBe('/feedback')
    await field.press('End')
    await field.pressSequentially(' salty')
    await expect.poll(() => field.inputValue()).toBe('The soup was too salty')
    await page.getByRole('button', { name: 'Later' }).click()
    await notice(page).waitFor({ state: 'detached' })
    await toFaq(page)
    await notice(page).waitFor()
    expect(await isSamePage(page)).toBe(true)
    await page.getByRole('button', { name: 'Reload' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Questions and Answers' }).waitFor()
    await page.locator('html[data-hydrated]').waitFor()
  })

  test('recipes stored offline by the older one are shown', async () => {
    const ada = await signedInAt({ url: larder.url, databaseUrl }, 'Ada')
    const own = await addRecipeAt(larder, ada, { name: 'Pea soup' })
    const page = await open({ viewport: phone }, nobodyAnswers)
    await page.context().addCookies([ada.cookie])
    await visit(page, larder.url)
    await keepsRecipes(page, own)
    await deploy()
    await visit(page, larder.url)
    const shell = () =>
      page.evaluate(
        async () => await (await caches.match('/kept/shell'))?.text().then((text) => text.includes('-2.js')),
      )
    await expect.poll(shell).toBe(true)
    await page.context().setOffline(true)
    await visit(page, `${larder.url}/recipe/${own}/cook?step=1`)
    await page.getByText('Boil the peas in the stock.').waitFor()
  })
})
