import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { addItem, chip, itemOf } from '../../support/browser/groceryPages.ts'
import { allergicHouseholdAt, tahiniBread } from '../../support/households/allergicHousehold.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

declare global {
  interface Window {
    gone: string[]
  }
}

const { open } = prepareBrowser({ isCold: true })
const larder = prepareLarder()

/** Delays the files of the late parts until the returned function is called. */
async function holdLateFiles(page: Page): Promise<() => void> {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(
    /\/(?:HouseholdStrip|AllergyMarks|CardBadges|FoodMarks|RecipeReportPanel|RecipeNotes)-/,
    async (route) => {
      await mayCome
      await route.continue()
    },
  )
  return letCome
}

/** Collects in `window.gone` which of these texts were ever missing from the page since it was rendered. */
async function watchTexts(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) await page.getByText(text).first().waitFor()
  await page.evaluate((texts) => {
    window.gone = []
    const look = () => {
      const shown = document.body.innerText
      window.gone.push(...texts.filter((text) => !shown.includes(text) && !window.gone.includes(text)))
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
  }, texts)
}

test('the server’s HTML of a recipe stays until the files of its late parts are loaded', async () => {
  const jonas = await allergicHouseholdAt(larder)
  const id = await addRecipeAt(larder, await signedInAt(larder, 'Eve'), tahiniBread)
  const page = await open({ viewport: phone })
  await page.context().addCookies([jonas.cookie])
  const letCome = await holdLateFiles(page)
  await page.goto(larder.at(`/recipe/${id}`), { waitUntil: 'domcontentloaded' })
  const texts = ['Mara: contains sesame', 'contains sesame · Mara', 'A serving gives', 'Notes from cooks']
  await watchTexts(page, texts)
  await page.locator('html[data-hydrated]').waitFor()
  await page.getByRole('checkbox', { name: /120 g tahini/ }).check()
  await page.getByRole('button', { name: /^More: for/ }).click()
  await page.waitForURL(/servings=/)
  expect(await page.evaluate(() => window.gone)).toEqual([])
  letCome()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => window.gone)).toEqual([])
})

test('for a visitor no part of a recipe disappears while its file is loading', async () => {
  const page = await open({})
  const letCome = await holdLateFiles(page)
  await page.goto(larder.at('/recipe/demo-3'), { waitUntil: 'domcontentloaded' })
  await watchTexts(page, ['A serving gives', 'Notes from cooks'])
  await page.locator('html[data-hydrated]').waitFor()
  await page.getByRole('checkbox').first().check()
  expect(await page.evaluate(() => window.gone)).toEqual([])
  letCome()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => window.gone)).toEqual([])
})

test('the warning of a grocery item stays while its file is loading', async () => {
  const jonas = await allergicHouseholdAt(larder)
  const page = await open({ viewport: phone })
  await page.context().addCookies([jonas.cookie])
  await visit(page, larder.at('/grocery'))
  await addItem(page, 'Tahini')
  await chip(page, 'Saved').waitFor()
  const letCome = await holdLateFiles(page)
  await page.goto(larder.at('/grocery'), { waitUntil: 'domcontentloaded' })
  await watchTexts(page, ['Contains sesame: Mara is allergic'])
  await page.locator('html[data-hydrated]').waitFor()
  await itemOf(page, 'Tahini').check()
  await chip(page, 'Saved').waitFor()
  expect(await page.evaluate(() => window.gone)).toEqual([])
  letCome()
})
