import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, signedInAt } from '../../support/accounts/signedIn.ts'
import { inspect, phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { goToSummary } from '../../support/browser/wizard.ts'
import { addGuestAt } from '../../support/households/addGuestAt.ts'
import { tahiniBread } from '../../support/households/allergicHousehold.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser()
const larder = prepareLarder()

let breadId: string
beforeAll(async () => {
  breadId = await addRecipeAt(larder, await signedInAt(larder, 'Eve'), tahiniBread)
})

async function openAs(who: SignedIn, expected?: RegExp): Promise<Page> {
  const page = await open({ viewport: phone }, expected)
  await page.context().addCookies([who.cookie])
  return page
}

const strip = (page: Page) => page.getByRole('region', { name: 'For your household' })

test('an open recipe and its question before cooking follow household changes once the tab is visible again', async () => {
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

test('an unsaved recipe is checked again when the household changes', async () => {
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
    await strip(page)
      .getByText(/found for Noa|Noa: contains/)
      .waitFor()
    expect(await page.getByText('This was checked earlier, or for other people').count()).toBe(0)
  }
})

test('a visitor’s unsaved recipe is checked for their household once they have signed in', async () => {
  const ada = await signedInAt(larder, 'Ada')
  await addGuestAt(larder, ada, 'Kim', { allergens: ['peanuts'] })
  const page = await open({ viewport: phone })
  await visit(page, larder.at('/generate'))
  await goToSummary(page, 'With peanuts')
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await page.getByRole('button', { name: 'Save recipe' }).waitFor()
  await page.context().addCookies([ada.cookie])
  for (const path of [page.url(), larder.at('/')]) {
    await visit(page, path)
    await strip(page).getByText('Kim: contains peanuts').waitFor()
    expect(await strip(page).getByText('This was checked earlier, or for other people').count()).toBe(0)
  }
})

test.each([
  ['is refused', 404],
  ['never arrives', null],
] as const)(
  'an unsaved recipe whose new check %s says that it was checked for other people, and shows no "nothing found"',
  async (_why, status) => {
    const ada = await signedInAt(larder, 'Ada')
    await addGuestAt(larder, ada, 'Kim', { allergens: ['peanuts'] })
    const page = await openAs(ada, /Failed to load resource/)
    await visit(page, larder.at('/generate'))
    await goToSummary(page)
    await page.getByRole('button', { name: 'Generate Recipe' }).click()
    await strip(page).getByText('No peanuts found for Kim.').waitFor()
    await addGuestAt(larder, ada, 'Noa', { allergens: ['sesame'] })
    const json = { error: { message: '', code: -32004, data: { code: 'NOT_FOUND', httpStatus: 404 } } }
    let checks = 0
    await page.route('**/rpc/generation.checkUnsaved**', (route) => {
      checks += 1
      return status ? route.fulfill({ status, json }) : route.abort()
    })
    await visit(page, page.url())
    await expect.poll(() => checks).toBeGreaterThan(0)
    await strip(page).getByText('This was checked earlier, or for other people').waitFor()
    expect(await page.getByText(/No peanuts found|Nothing found of/).count()).toBe(0)
    await inspect(page, 'household-outdated')
  },
)

test('an open recipe follows household changes within a minute, in cook mode too', async () => {
  const ada = await signedInAt(larder, 'Ada')
  const page = await openAs(ada)
  await page.clock.install()
  await visit(page, larder.at(`/recipe/${breadId}/cook`))
  await addGuestAt(larder, ada, 'Noa', { allergens: ['sesame'] })
  await page.clock.fastForward(61_000)
  await strip(page).getByText('Noa: contains sesame').waitFor()
})
