import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, signedInAt } from '../../support/accounts/signedIn.ts'
import {
  expectAccessible,
  inspect,
  lookAt,
  phone,
  prepareBrowser,
  visit,
} from '../../support/browser/browserTest.ts'
import { allergicHouseholdAt, tahiniBread } from '../../support/households/allergicHousehold.ts'
import { laptop, preparePagesOfMembers, strip } from '../../support/households/householdStrip.ts'
import { callAt } from '../../support/process/callAt.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser()
const openAs = preparePagesOfMembers(open)
const larder = prepareLarder()

let jonas: SignedIn
/** A recipe of another member. */
let breadId: string

beforeAll(async () => {
  jonas = await allergicHouseholdAt(larder)
  breadId = await addRecipeAt(larder, await signedInAt(larder, 'Eve'), tahiniBread)
})

const kiwiLines = ['2 kiwis', '2 tbsp sesame seeds', '120 g tahini', '4 tbsp honey', '4 flatbreads']
const topOf = async (page: Page, text: string) =>
  (await page.getByText(text, { exact: true }).first().boundingBox())?.y ?? Number.NaN

test('a recipe shows its allergy warning above the ingredients, on a phone and on a laptop', async () => {
  const page = await openAs(jonas, { viewport: phone })
  await visit(page, larder.at(`/recipe/${breadId}`))
  const warning = strip(page).getByText('Mara: contains sesame (tahini, sesame seed); may contain sesame')
  for (const viewport of [phone, laptop]) {
    await page.setViewportSize(viewport)
    const top = (await warning.boundingBox())?.y ?? Number.NaN
    expect(top).toBeLessThan(viewport.height)
    expect(top).toBeLessThan(await topOf(page, '4 flatbreads'))
    expect(top).toBeLessThan((await page.getByRole('link', { name: 'Start cooking' }).boundingBox())?.y ?? 0)
    await strip(page).getByText('No kiwi found for Mara. Read the labels.').waitFor()
    await page.getByRole('checkbox', { name: '120 g tahini contains sesame · Mara' }).waitFor()
    await inspect(page, 'household-warning')
    expect(await page.getByText(/\bsafe\b/i).count()).toBe(0)
    await page.emulateMedia({ media: 'print' })
    expect(await warning.isVisible()).toBe(true)
    expect(await strip(page).getByText('What to use instead').isVisible()).toBe(false)
    await lookAt(page, `household-print-${viewport.width}`)
    await page.emulateMedia({ media: 'screen' })
  }
})

test.each(['recipe', 'blog entry'])(
  'a %s with the longest name shows its warning on a phone without scrolling',
  async (kind) => {
    const name = 'Warm flatbread with a thick spread of tahini, wild honey and toasted seeds of '.padEnd(
      120,
      'sesame ',
    )
    const longId = await addRecipeAt(larder, jonas, { ...tahiniBread, name })
    if (kind === 'blog entry')
      await callAt(larder, jonas, 'recipes.convertToBlog', { recipeId: longId, version: 1 })
    const page = await openAs(jonas, { viewport: phone })
    await visit(page, larder.at(`/recipe/${longId}`))
    const warning = strip(page).getByText('Mara: contains sesame (tahini, sesame seed); may contain sesame')
    const box = await warning.boundingBox()
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThan(phone.height)
    await lookAt(page, `household-warning-long-${kind.replace(' ', '-')}`, { fullPage: false })
  },
)

test('a recipe’s allergy warning and its marked lines are in the server’s HTML, for a browser without scripts', async () => {
  const page = await openAs(jonas, { javaScriptEnabled: false })
  await page.goto(larder.at(`/recipe/${breadId}`))
  await strip(page).getByText('Mara: contains sesame (tahini, sesame seed)').waitFor()
  await page.getByText('contains sesame · Mara').first().waitFor()
  await page.goto(larder.at(`/recipe/${breadId}/cook`))
  await strip(page).getByText('Mara: contains sesame (tahini, sesame seed)').waitFor()
})

test('a recipe without findings shows "nothing found" for each eater, and invites a member without allergies to enter them', async () => {
  const page = await openAs(jonas, { viewport: phone })
  const peaId = await addRecipeAt(larder, jonas)
  await visit(page, larder.at(`/recipe/${peaId}`))
  await strip(page).getByText('No sesame or kiwi found for Mara. Read the labels.').waitFor()
  await inspect(page, 'household-clear')
  const other = await openAs(await signedInAt(larder, 'Eve'), { viewport: phone })
  await visit(other, larder.at(`/recipe/${peaId}`))
  await strip(other).getByRole('link', { name: 'Allergies? Tell us once' }).click()
  await other.waitForURL(larder.at('/user-settings'))
})

test('a visitor sees no strip, and cards without badges', async () => {
  const page = await open({ viewport: phone })
  await visit(page, larder.at(`/recipe/${breadId}`))
  await page.getByRole('heading', { name: 'What our kitchen sees in it' }).waitFor()
  expect(await page.getByText('For your household').count()).toBe(0)
  await visit(page, larder.at('/recipes'))
  expect(await page.getByText('Contains sesame').count()).toBe(0)
})

test('cards show the allergens they certainly contain, on the list and on the home page', async () => {
  await addRecipeAt(larder, jonas, { ...tahiniBread, name: 'Bread with kiwi', ingredients: kiwiLines })
  const page = await openAs(jonas, { viewport: phone })
  for (const path of ['/recipes', '/']) {
    await visit(page, larder.at(path))
    const card = page.getByRole('listitem').filter({ hasText: 'Bread with tahini' }).first()
    await card.getByText('Contains sesame', { exact: true }).waitFor()
    const kiwiCard = page.getByRole('listitem').filter({ hasText: 'Bread with kiwi' }).first()
    await kiwiCard.getByText('Contains sesame, kiwi', { exact: true }).waitFor()
    await expectAccessible(page, path)
  }
  await inspect(page, 'household-cards')
})

test('the strip is in the language of the page', async () => {
  const page = await openAs(jonas, { viewport: phone, locale: 'de-DE' })
  await visit(page, larder.at(`/recipe/${breadId}`))
  await page
    .getByRole('region', { name: 'Für euren Haushalt' })
    .getByText('Mara: enthält Sesam (Tahin, Sesam)')
    .waitFor()
  const arabic = await openAs(jonas, { viewport: phone, locale: 'ar' })
  await visit(arabic, larder.at(`/recipe/${breadId}`))
  await arabic.getByRole('region', { name: 'لأسرتك' }).waitFor()
  await inspect(arabic, 'household-arabic')
})
