import { expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import {
  inspect,
  inspectEverywhere,
  phone,
  prepareBrowser,
  visit,
} from '../../support/browser/browserTest.ts'
import { goToSummary } from '../../support/browser/wizard.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

const unknownField = 'We know no food of this name.'
const unknown = 'We do not know “blorbfruit”, so it was not looked for (Ada).'

test('allergies in own words, known in Hindi or unknown, are shown from the settings to the grocery list, on a phone and at a desk', async () => {
  const ada = await signedInAt(larder)
  const page = await open({ viewport: phone })
  await page.context().addCookies([ada.cookie])
  await visit(page, larder.at('/user-settings'))
  const field = page.getByRole('textbox', { name: 'Other foods you are allergic to', exact: true })
  for (const words of ['स्ट्रॉबेरी', 'stawberries', 'blorbfruit']) {
    await field.fill(words)
    await field.press('Enter')
  }
  await page.getByText('understood as strawberry', { exact: true }).waitFor()
  await page.getByText('We take this for a misspelling of strawberry.', { exact: false }).waitFor()
  await page.getByText(unknownField, { exact: false }).waitFor()
  await inspectEverywhere(page, 'allergy-words-settings')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Your settings are saved.').waitFor()
  expect(await page.getByText(unknownField, { exact: false }).isVisible()).toBe(true)
  await page.reload()
  await page.getByText(unknownField, { exact: false }).waitFor()

  const recipeId = await addRecipeAt(larder, ada, {
    name: 'Fruit bowl',
    ingredients: ['200 g strawberries', '2 peaches'],
    instructions: ['Cut the strawberries and the peaches.'],
  })
  await visit(page, larder.at(`/recipe/${recipeId}`))
  const strip = page.getByRole('region', { name: 'For your household' })
  await strip.getByText('Ada: contains स्ट्रॉबेरी', { exact: false }).waitFor()
  await strip.getByText(unknown, { exact: true }).waitFor()
  expect(await strip.getByText('found for Ada', { exact: false }).count()).toBe(0)
  await inspectEverywhere(page, 'allergy-words-recipe')
  await page.emulateMedia({ media: 'print' })
  expect(await strip.getByText(unknown, { exact: true }).isVisible()).toBe(true)
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('button', { name: 'Add to grocery list', exact: true }).click()
  await page.getByRole('dialog', { name: 'Before you add it' }).getByText(unknown, { exact: true }).waitFor()

  await visit(page, larder.at(`/recipe/${recipeId}/cook`))
  await page.getByText(unknown, { exact: true }).waitFor()

  await visit(page, larder.at('/recipes?fits=household'))
  await page.getByText(unknown, { exact: true }).waitFor()
  expect(await page.getByText(unknown, { exact: true }).count()).toBe(1)
  expect(await page.getByRole('heading', { name: 'Fruit bowl' }).count()).toBe(0)
  await inspectEverywhere(page, 'allergy-words-list')
})

test('a guest’s unknown allergy words are shown in the dialog, and before a recipe is written', async () => {
  const ada = await signedInAt(larder)
  const page = await open({ viewport: phone })
  await page.context().addCookies([ada.cookie])
  await visit(page, larder.at('/household'))
  await page.getByRole('button', { name: 'Add somebody without an account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Mia')
  const field = dialog.getByRole('textbox', { name: 'Other foods they are allergic to', exact: true })
  for (const words of ['nut allergy', 'blorbfruit']) {
    await field.fill(words)
    await field.press('Enter')
  }
  await dialog.getByText('understood as peanuts', { exact: false }).waitFor()
  await dialog.getByText(unknownField, { exact: false }).waitFor()
  await dialog.getByRole('button', { name: 'Add', exact: true }).last().click()
  await dialog.waitFor({ state: 'detached' })
  await visit(page, larder.at('/generate'))
  await goToSummary(page, 'with chickpeas')
  await page.getByText('We do not know “blorbfruit” (Mia).', { exact: false }).waitFor()
  await inspect(page, 'allergy-words-summary')
})
