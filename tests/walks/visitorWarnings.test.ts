import type { Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import * as m from '#messages'
import { signedInAt } from '../support/accounts/signedIn.ts'
import {
  desk,
  expectAccessible,
  inspect,
  phone,
  prepareBrowser,
  visit,
} from '../support/browser/browserTest.ts'
import { startTcpProxy } from '../support/database/tcpProxy.ts'
import { sampleOf } from '../support/grid.ts'
import { startLarder } from '../support/process/larderProcess.ts'
import { prepareLarder } from '../support/process/prepareLarder.ts'
import { addRecipeAt } from '../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser()
const larder = prepareLarder()

const beanPot = {
  name: 'Bean pot',
  ingredients: ['200 g dried kidney beans', '1 onion'],
  instructions: ['Soak the beans.', 'Cook beans and onion in the slow cooker for 6 hours on low.'],
}
let beansId: string
let soupId: string
beforeAll(async () => {
  const eve = await signedInAt(larder, 'Eve')
  beansId = await addRecipeAt(larder, eve, beanPot)
  soupId = await addRecipeAt(larder, eve)
})

const strip = (page: Page) => page.getByRole('region', { name: m.recipe_report_findings_title() })
const hazard = (page: Page) => strip(page).getByText(m.findings_hazard_raw_kidney_beans())
const topOf = async (found: ReturnType<Page['getByText']>) =>
  (await found.first().boundingBox())?.y ?? Number.NaN

test.for(sampleOf([phone, desk], 2, 0))(
  'a visitor is warned of raw beans above the ingredients and steps, at $width px',
  async (viewport) => {
    const page = await open({ viewport })
    await visit(page, larder.at(`/recipe/${beansId}`))
    const start = page.getByRole('link', { name: m.cooking_start() })
    expect(await topOf(hazard(page))).toBeLessThan(await topOf(start))
    expect(await topOf(hazard(page))).toBeLessThan(
      await topOf(page.getByText('200 g dried kidney beans', { exact: true })),
    )
    await inspect(page, 'visitor-warning')
    await expectAccessible(page)
    await start.click()
    await page.waitForURL('**/cook')
    await hazard(page).waitFor()
    expect(await topOf(hazard(page))).toBeLessThan(
      await topOf(page.getByText('200 g dried kidney beans', { exact: true })),
    )
  },
)

test('a visitor is warned without scripts too, on the recipe page and in cook mode', async () => {
  const page = await open({ javaScriptEnabled: false })
  for (const path of ['', '/cook']) {
    await page.goto(larder.at(`/recipe/${beansId}${path}`))
    await hazard(page).waitFor()
  }
})

test('a visitor without scripts is warned first of all, where the check comes after the page', async () => {
  const proxy = await startTcpProxy(larder.databaseUrl)
  const { url, stop } = await startLarder({ DATABASE_URL: proxy.url, LOG_LEVEL: 'warn' })
  onTestFinished(stop)
  const page = await open({ javaScriptEnabled: false, viewport: phone })
  const title = page.getByRole('heading', { name: beanPot.name, level: 1 })
  const { release, isHeld } = proxy.holdNextStatement('"recipe_reports"."report"')
  const opened = page.goto(`${url}/recipe/${beansId}`)
  await title.waitFor()
  expect(isHeld()).toBe(true)
  expect(await strip(page).count()).toBe(0)
  release()
  await opened
  await hazard(page).waitFor()
  expect(await topOf(hazard(page))).toBeLessThan(await topOf(title))
})

test('a recipe without hazards shows a visitor no empty warning', async () => {
  const page = await open({})
  await visit(page, larder.at(`/recipe/${soupId}`))
  await page.getByRole('heading', { name: m.recipe_report_title() }).waitFor()
  expect(await strip(page).count()).toBe(0)
})
