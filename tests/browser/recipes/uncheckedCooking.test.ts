import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, signedInAt } from '../../support/accounts/signedIn.ts'
import { inspectEverywhere, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { failing } from '../../support/browser/failing.ts'
import { addGuestAt } from '../../support/households/addGuestAt.ts'
import { allergicHouseholdAt, tahiniBread } from '../../support/households/allergicHousehold.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

let eve: SignedIn
let breadId: string
beforeAll(async () => {
  eve = await signedInAt(larder, 'Eve')
  breadId = await addRecipeAt(larder, eve, tahiniBread)
})

const question = (page: Page, title: string) => page.getByRole('dialog', { name: title })
const start = (page: Page) => page.getByRole('link', { name: 'Start cooking' })
const notYet = 'This recipe has not been checked yet for your household as it is today.'
const outdated = 'This was checked earlier, or for other people'

async function openAs(who: SignedIn): Promise<Page> {
  const page = await open({}, /Failed to load resource|The server answered 500|React error #(?:419|520)/)
  await page.context().addCookies([who.cookie])
  return page
}

/** Delays every answer of a procedure until `release` is called. */
async function holdAnswers(page: Page, procedure: string) {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  const isCall = ({ pathname }: URL) =>
    pathname.startsWith('/rpc/') && pathname.slice(5).split(',').includes(procedure)
  await page.route(isCall, async (route) => {
    await isReleased
    await route.fallback()
  })
  return { release }
}

/** Opens a recipe whose report the server could not make and the browser is still waiting for. */
async function openPending(who: SignedIn, recipeId: string) {
  const page = await openAs(who)
  const report = await holdAnswers(page, 'recipes.report')
  await larder.execute('alter table guests rename to guests_away')
  try {
    await page.goto(larder.at(`/recipe/${recipeId}`))
  } finally {
    await larder.execute('alter table guests_away rename to guests')
  }
  await page.locator('html[data-hydrated]').waitFor()
  await page.getByText('Looking through its ingredients…').first().waitFor()
  return { page, report }
}

describe('"Start cooking" without a report for the household', () => {
  test('"Start cooking" without a report for the household asks for confirmation when the check failed, and then opens cook mode', async () => {
    const page = await openAs(await allergicHouseholdAt(larder))
    await visit(page, larder.at('/recipes'))
    await failing(page, 'recipes.report')
    await page.getByRole('main').locator(`a[href="/recipe/${breadId}"]`).click()
    await page.getByText('Its ingredients cannot be looked through just now.').first().waitFor()
    await start(page).click()
    const asked = question(page, 'For your household')
    await asked.getByText(notYet).waitFor()
    await inspectEverywhere(page, 'cook-not-checked')
    await asked.getByRole('button', { name: 'Back to the recipe' }).click()
    expect(new URL(page.url()).pathname).toBe(`/recipe/${breadId}`)
    await start(page).click()
    await asked.getByRole('button', { name: 'Cook it anyway' }).click()
    await page.waitForURL(`**/recipe/${breadId}/cook`)
    await page.goBack()
    await page.waitForURL(`**/recipe/${breadId}`)
  })

  test('"Start cooking" without a report for the household warns of the allergen once the report arrives', async () => {
    const { page, report } = await openPending(await allergicHouseholdAt(larder), breadId)
    await start(page).click()
    await question(page, 'For your household').getByText(notYet).waitFor()
    report.release()
    const asked = question(page, 'Contains an allergen')
    await asked.getByText('This contains sesame for Mara.').waitFor()
    expect(await page.getByText(notYet).count()).toBe(0)
    await asked.getByRole('button', { name: 'Cook it anyway' }).click()
    await page.waitForURL(`**/recipe/${breadId}/cook`)
  })

  test('"Start cooking" without a report for the household opens cook mode once a report without warnings arrives', async () => {
    const jonas = await allergicHouseholdAt(larder)
    const peaId = await addRecipeAt(larder, jonas)
    const { page, report } = await openPending(jonas, peaId)
    await start(page).click()
    await question(page, 'For your household').getByText(notYet).waitFor()
    report.release()
    await page.waitForURL(`**/recipe/${peaId}/cook`)
    await page.goBack()
    await page.waitForURL(`**/recipe/${peaId}`)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})

test('"Start cooking" asks when the report is for an earlier household, and warns by the new one', async () => {
  const ada = await signedInAt(larder, 'Ada')
  const page = await openAs(ada)
  await visit(page, larder.at(`/recipe/${breadId}`))
  const report = await holdAnswers(page, 'recipes.report')
  await addGuestAt(larder, ada, 'Noa', { allergens: ['sesame'] })
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await page.getByText(outdated).waitFor()
  await start(page).click()
  await question(page, 'For your household').getByText(outdated).waitFor()
  report.release()
  await question(page, 'Contains an allergen').getByText('This contains sesame for Noa.').waitFor()
})

test('"Start cooking" asks a visitor nothing about a household', async () => {
  const page = await open({})
  await visit(page, larder.at(`/recipe/${breadId}`))
  await start(page).click()
  await page.waitForURL(`**/recipe/${breadId}/cook`)
})
