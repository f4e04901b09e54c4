import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, signedInAt } from '../../support/accounts/signedIn.ts'
import {
  inspect,
  inspectEverywhere,
  phone,
  prepareBrowser,
  visit,
} from '../../support/browser/browserTest.ts'
import { addGuestAt } from '../../support/households/addGuestAt.ts'
import { allergicHouseholdAt, tahiniBread } from '../../support/households/allergicHousehold.ts'
import { laptop, preparePagesOfMembers, strip } from '../../support/households/householdStrip.ts'
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
