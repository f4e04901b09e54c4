import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, signedInAt } from '../../support/accounts/signedIn.ts'
import {
  expectAccessible,
  inspect,
  inspectEverywhere,
  lookAt,
  phone,
  prepareBrowser,
  visit,
} from '../../support/browser/browserTest.ts'
import { answerIsLost, loseAnswers } from '../../support/browser/loseAnswers.ts'
import { addGuestAt } from '../../support/households/addGuestAt.ts'
import { allergicHouseholdAt, tahiniBread } from '../../support/households/allergicHousehold.ts'
import { callAt } from '../../support/process/callAt.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser()
const larder = prepareLarder()

const laptop = { width: 1280, height: 800 }
let jonas: SignedIn
/** A recipe of another member. */
let breadId: string

beforeAll(async () => {
  jonas = await allergicHouseholdAt(larder)
  breadId = await addRecipeAt(larder, await signedInAt(larder, 'Eve'), tahiniBread)
})

async function openAs(who: SignedIn, options: BrowserContextOptions = {}, expected?: RegExp): Promise<Page> {
  const page = await open(options, expected)
  await page.context().addCookies([who.cookie])
  return page
}

const kiwiLines = ['2 kiwis', '2 tbsp sesame seeds', '120 g tahini', '4 tbsp honey', '4 flatbreads']
const strip = (page: Page) => page.getByRole('region', { name: 'For your household' })
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

test('cook mode warns on its first page, and at the steps that name a food with the allergen', async () => {
  const page = await openAs(jonas, { viewport: phone })
  await visit(page, larder.at(`/recipe/${breadId}/cook`))
  await strip(page).getByText('Mara: contains sesame').waitFor()
  await inspect(page, 'household-cook')
  await visit(page, larder.at(`/recipe/${breadId}/cook?step=2`))
  await page.getByText('contains sesame · Mara').waitFor()
  await inspect(page, 'household-cook-step')
})

test('"Start cooking" asks once for each version of a recipe, also by keyboard', async () => {
  const page = await openAs(jonas, { viewport: phone })
  await visit(page, larder.at(`/recipe/${breadId}`))
  const start = page.getByRole('link', { name: 'Start cooking' })
  await start.focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Contains an allergen' })
  await question.getByText('This contains sesame for Mara.').waitFor()
  await inspect(page, 'household-question', { fullPage: false })
  await question.getByRole('button', { name: 'Show swaps' }).press('Enter')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('What to use instead')
  expect(await page.getByRole('button', { name: /^Use / }).count()).toBe(0)
  await start.focus()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Cook it anyway' }).press('Enter')
  await page.waitForURL(larder.at(`/recipe/${breadId}/cook`))
  await visit(page, larder.at(`/recipe/${breadId}`))
  await start.click()
  await page.waitForURL(larder.at(`/recipe/${breadId}/cook`))
  await larder.execute(`update recipes set version = version + 1 where id = '${breadId}'`)
  await visit(page, larder.at(`/recipe/${breadId}`))
  await start.click()
  await question.waitFor()
})

test('a food named only in a step is warned of like a line, also at that step in cook mode', async () => {
  const recipeId = await addRecipeAt(larder, jonas, {
    name: 'Flatbread with honey',
    description: 'Warm and sweet.',
    ingredients: ['4 tbsp honey', '4 corn tortillas'],
    instructions: [
      'Warm the tortillas and pour the honey over them.',
      'Stir the tahini and drizzle it on top.',
    ],
  })
  const page = await openAs(jonas, { viewport: phone })
  await visit(page, larder.at(`/recipe/${recipeId}`))
  await strip(page).getByText('Mara: contains sesame (tahini in step 2)').waitFor()
  const step = page.getByRole('listitem').filter({ hasText: 'Stir the tahini' })
  await step.getByText('contains sesame · Mara').waitFor()
  await inspectEverywhere(page, 'household-step')
  await page.emulateMedia({ media: 'print' })
  for (const viewport of [phone, laptop]) {
    await page.setViewportSize(viewport)
    expect(await step.getByText('contains sesame · Mara').isVisible()).toBe(true)
  }
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Add to grocery list' }).click()
  await page.getByRole('dialog').getByText('tahini in step 2').waitFor()
  await inspectEverywhere(page, 'household-step-list', { fullPage: false })
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Start cooking' }).click()
  const question = page.getByRole('dialog', { name: 'Contains an allergen' })
  await question.getByText('This contains sesame for Mara.').waitFor()
  await question.getByRole('button', { name: 'Cook it anyway' }).click()
  await page.waitForURL(larder.at(`/recipe/${recipeId}/cook`))
  await strip(page).getByText('Mara: contains sesame (tahini in step 2)').waitFor()
  await visit(page, larder.at(`/recipe/${recipeId}/cook?step=1`))
  expect(await page.getByText('contains sesame · Mara').count()).toBe(0)
  await visit(page, larder.at(`/recipe/${recipeId}/cook?step=2`))
  await page.getByText('contains sesame · Mara').waitFor()
  await inspectEverywhere(page, 'household-step-cook')
  const arabic = await openAs(jonas, { viewport: phone, locale: 'ar' })
  await visit(arabic, larder.at(`/recipe/${recipeId}`))
  await arabic.getByText('في الخطوة').first().waitFor()
  await inspect(arabic, 'household-step-arabic')
})

test('a hazard for a vulnerable eater is marked at its step, on the recipe page and in cook mode', async () => {
  const ruth = await signedInAt(larder, 'Ruth')
  await addGuestAt(larder, ruth, 'Oma', { isVulnerable: true })
  const recipeId = await addRecipeAt(larder, ruth, {
    name: 'Rice bowls with egg',
    description: 'Hot rice, and an egg over it.',
    ingredients: ['300 g rice', '4 eggs', '2 tbsp soy sauce'],
    instructions: [
      'Simmer the rice for 12 minutes.',
      'Season it with the soy sauce.',
      'Crack a raw egg over each bowl and serve at once.',
    ],
  })
  const sentence = 'Oma: Raw egg: young children, pregnant women, old and ill people should have it cooked.'
  const page = await openAs(ruth, { viewport: phone })
  await visit(page, larder.at(`/recipe/${recipeId}`))
  const step = page.getByRole('listitem').filter({ hasText: 'Crack a raw egg' })
  for (const viewport of [phone, laptop]) {
    await page.setViewportSize(viewport)
    await step.getByText(sentence).waitFor()
    await inspect(page, 'household-hazard')
  }
  await visit(page, larder.at(`/recipe/${recipeId}/cook?step=1`))
  expect(await page.getByText(sentence).count()).toBe(0)
  await visit(page, larder.at(`/recipe/${recipeId}/cook?step=3`))
  await page.getByText(sentence).waitFor()
  await inspectEverywhere(page, 'household-hazard-cook')
  const plain = await openAs(ruth, { javaScriptEnabled: false })
  await plain.goto(larder.at(`/recipe/${recipeId}/cook?step=3`))
  await plain.getByText(sentence).waitFor()
})

test('a swap changes the line of the member’s own recipe, which is then checked again', async () => {
  const ownId = await addRecipeAt(larder, jonas, tahiniBread)
  const page = await openAs(jonas, { viewport: laptop })
  await visit(page, larder.at(`/recipe/${ownId}`))
  expect((await strip(page).boundingBox())?.y).toBeLessThan(laptop.height)
  await page.getByText('What to use instead').click()
  await inspect(page, 'household-swaps')
  const swap = page.getByRole('button', { name: /^Use 120 g / }).first()
  const line = ((await swap.textContent()) ?? '').replace(/^Use /, '')
  await swap.click()
  await page.getByRole('status').getByText(`Changed to: ${line}. The earlier version is kept.`).waitFor()
  await page.getByRole('checkbox', { name: line }).waitFor()
  await strip(page).getByText('Mara: contains sesame (sesame seed)').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('For your household')
  const [row] = await larder.execute(
    `select version, ingredients[2] as line from recipes where id = '${ownId}'`,
  )
  expect(row).toEqual({ version: 2, line })
})

test('a swap in a recipe that was edited meanwhile is refused, and the page says what to do', async () => {
  const ownId = await addRecipeAt(larder, jonas, tahiniBread)
  const page = await openAs(jonas, { viewport: laptop }, /409/)
  await visit(page, larder.at(`/recipe/${ownId}`))
  await page.getByText('What to use instead').click()
  await larder.execute(
    `update recipes set ingredients = ingredients[1:1], version = version + 1 where id = '${ownId}'`,
  )
  await page
    .getByRole('button', { name: /^Use 120 g / })
    .first()
    .click()
  const told = 'Read the line again and choose from what is offered now.'
  await page.getByRole('status').getByText(told).waitFor()
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

test('a swap whose answers are lost is reported as done, and makes one version', async () => {
  const ownId = await addRecipeAt(larder, jonas, tahiniBread)
  const page = await openAs(jonas, { viewport: laptop }, answerIsLost)
  await visit(page, larder.at(`/recipe/${ownId}`))
  await page.getByText('What to use instead').click()
  await loseAnswers(page, 'recipes.swapLine', 4)
  const swap = page.getByRole('button', { name: /^Use 120 g / }).first()
  const line = ((await swap.textContent()) ?? '').replace(/^Use /, '')
  await swap.click()
  await page.getByRole('status').getByText(`Changed to: ${line}. The earlier version is kept.`).waitFor()
  const rows = await larder.execute(`select version from recipes where id = '${ownId}'`)
  expect([...rows]).toEqual([{ version: 2 }])
})
