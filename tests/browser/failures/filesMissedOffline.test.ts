import { describe, expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { preparePagesWithMissingFiles, withoutFiles } from '../../support/browser/missingFiles.ts'
import { summaryPath } from '../../support/browser/wizard.ts'
import { tahiniBread } from '../../support/households/allergicHousehold.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'
import { photoBytes } from '../../support/recipes/photoForms.ts'

const { open } = prepareBrowser({ isCold: true })
const openFor = preparePagesWithMissingFiles(open)
const larder = prepareLarder({ GENERATIONS_PER_MINUTE: '1000', WRITES_PER_MINUTE: '1000' })

describe('a file that could not be loaded while offline', () => {
  test('a file that could not be loaded while offline is loaded once online, and the recipe is submitted', async () => {
    const page = await openFor(await signedInAt(larder))
    await visit(page, larder.at('/submit-recipe'))
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    const choice = (name: string) => page.getByRole('combobox', { name })
    await field('Title').fill('Onion soup')
    await field('Description').fill('For cold evenings.')
    await choice('Meal type').selectOption('Dinner')
    await choice('Diet type').selectOption('Vegan')
    await choice('Cuisine').selectOption('French')
    await field('Servings').fill('2')
    await field('Preparation, in minutes').fill('10')
    await field('Cooking, in minutes').fill('20')
    await field('Ingredients').fill('4 onions')
    await field('Instructions').fill('Slice the onions and simmer them.')
    const submit = page.getByRole('button', { name: 'Submit recipe' })
    await page.context().setOffline(true)
    await submit.click()
    await page.getByText('Failed to submit the recipe. Please try again later.').waitFor()
    await page.context().setOffline(false)
    await submit.click()
    await page.waitForURL('**/recipe/*')
    await page.getByRole('heading', { name: 'Onion soup', level: 1 }).waitFor()
  })

  test('a file that could not be loaded while offline is loaded once online, and the photo is saved', async () => {
    const eve = await signedInAt(larder, 'Eve')
    const recipeId = await addRecipeAt(larder, eve, tahiniBread)
    const page = await openFor(eve)
    await visit(page, larder.at(`/recipe/${recipeId}`))
    const buffer = await photoBytes({ width: 600, height: 400 })
    await page.setInputFiles('input[type="file"]', { name: 'bread.jpg', mimeType: 'image/jpeg', buffer })
    const add = page.getByRole('button', { name: 'Add a photo' })
    await page.context().setOffline(true)
    await add.click()
    await page.getByText('Failed to save your photo. Please try again later.').waitFor()
    await page.context().setOffline(false)
    await add.click()
    await page.getByText('Your photo is on the recipe.').waitFor()
  })

  test('a file that could not be loaded while offline is tried again while a generated recipe waits for it', async () => {
    const page = await openFor(null)
    await visit(page, larder.at(summaryPath))
    const files = await withoutFiles(page, 'draftShape')
    await page.getByRole('button', { name: 'Generate Recipe' }).click()
    await expect.poll(files.missing).toBeGreaterThan(0)
    await files.repair()
    await page.getByText('Your recipe is ready').waitFor()
  })
})
