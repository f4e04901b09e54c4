import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { addGuestAt } from '../support/addGuestAt.ts'
import { tahiniBread } from '../support/allergicHousehold.ts'
import { inspect, phone, prepareBrowser, visit } from '../support/browserTest.ts'
import { addRecipeAt } from '../support/ownRecipes.ts'
import { prepareLarder } from '../support/prepareLarder.ts'
import { type SignedIn, signedInAt } from '../support/signedIn.ts'
import { goToSummary } from '../support/wizard.ts'

const { open } = prepareBrowser()
const larder = prepareLarder()

let breadId: string
beforeAll(async () => {
  breadId = await addRecipeAt(larder, await signedInAt(larder, 'Eve'), tahiniBread)
})

async function openAs(who: SignedIn): Promise<Page> {
  const page = await open({ viewport: phone })
  await page.context().addCookies([who.cookie])
  return page
}

const strip = (page: Page) => page.getByRole('region', { name: 'For your household' })

test('a recipe that is open follows the household once somebody is back at its page, and so does the question before cooking', async () => {
  const ada = await signedInAt(larder, 'Ada')
  await addGuestAt(larder, ada, 'Kim', { allergens: ['peanuts'] })
  const page = await openAs(ada)
  await visit(page, larder.at(`/recipe/${breadId}`))
  await strip(page).getByText('No peanuts found for Kim.').waitFor()
  await addGuestAt(larder, ada, 'Noa', { allergens: ['sesame'] })
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await strip(page).getByText('Noa: contains sesame').waitFor()
  await page.getByRole('link', { name: 'Start cooking' }).click()
  await page.getByRole('dialog').getByText('This contains sesame for Noa.').waitFor()
})

test('a recipe that was written and not saved tells that it was checked for others, and clears nothing', async () => {
  const ada = await signedInAt(larder, 'Ada')
  await addGuestAt(larder, ada, 'Kim', { allergens: ['peanuts'] })
  const page = await openAs(ada)
  await visit(page, larder.at('/generate'))
  await goToSummary(page)
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await strip(page).getByText('No peanuts found for Kim.').waitFor()
  await addGuestAt(larder, ada, 'Noa', { allergens: ['sesame'] })
  for (const path of [page.url(), larder.at('/')]) {
    await visit(page, path)
    await strip(page).getByText('This was checked earlier, or for other people').waitFor()
    expect(await page.getByText(/No peanuts found|Nothing found of/).count()).toBe(0)
  }
  await inspect(page, 'household-outdated')
})

test('a recipe that stays in view follows the household within a minute, in cook mode too', async () => {
  const ada = await signedInAt(larder, 'Ada')
  const page = await openAs(ada)
  await page.clock.install()
  await visit(page, larder.at(`/recipe/${breadId}/cook`))
  await addGuestAt(larder, ada, 'Noa', { allergens: ['sesame'] })
  await page.clock.fastForward(61_000)
  await strip(page).getByText('Noa: contains sesame').waitFor()
})
