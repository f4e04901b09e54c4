import { expect, test } from 'vitest'
import { inspectEverywhere, phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { goToSummary } from '../../support/browser/wizard.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ GENERATIONS_PER_MINUTE: '1000' })

const passage = 'salmon and rice. My wife is allergic'

test('the summary shows what a wish leaves out, and asks what is unclear, on a phone and at a desk', async () => {
  const page = await open({ viewport: phone })
  await visit(page, `${larder.url}/generate`)
  await goToSummary(page, `No garlic. ${passage}`)
  await page.getByText('Left out because of your wish: garlic').waitFor()
  await page.getByText(`We are not sure what “${passage}” leaves out.`).waitFor()
  await inspectEverywhere(page, 'wishQuestions')

  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await page.getByRole('alert').filter({ hasText: 'Please answer the question about it first.' }).waitFor()

  await page.getByRole('button', { name: 'Leave out salmon, rice' }).click()
  await page.getByText(`“${passage}”: we leave out salmon, rice.`).waitFor()
  await page.reload()
  await page.getByText(`“${passage}”: we leave out salmon, rice.`).waitFor()
  await inspectEverywhere(page, 'wishAnswered')

  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await page.getByRole('button', { name: 'Save Recipe' }).waitFor()
  const part = (name: string) =>
    page.getByRole('heading', { name, exact: true }).locator('xpath=..').innerText()
  const recipe = `${await part('Ingredients')} ${await part('Instructions')}`
  expect(recipe).not.toMatch(/garlic|salmon|\brice\b/i)
})

test('the summary names a vulnerable eater in the wish, and asks about diabetes and raw fish, on a phone and at a desk', async () => {
  const page = await open({ viewport: phone })
  await visit(page, `${larder.url}/generate`)
  await goToSummary(page, 'My wife is pregnant and I am diabetic. No raw fish')
  await page.getByText('Because of your wish (“pregnant”) we check for anything raw or underdone.').waitFor()
  await page.getByText('We are not sure what “diabetic” leaves out.').waitFor()
  await page.getByText('We are not sure what “No raw fish” leaves out.').waitFor()
  await inspectEverywhere(page, 'wishEaters')
})

test('the summary says when a wish leaves nothing out, on a phone and at a desk', async () => {
  const page = await open({ viewport: phone })
  await visit(page, `${larder.url}/generate`)
  await goToSummary(page, 'A warm lentil soup')
  const nothing = page.getByText('We read nothing in your wish that must be left out.', { exact: false })
  await nothing.waitFor()
  await inspectEverywhere(page, 'wishUnlimited')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Your wish' }).fill('A warm lentil soup without garlic')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('Left out because of your wish: garlic').waitFor()
  expect(await nothing.isVisible()).toBe(false)
})

test('the summary names the foods of a wish that stay, and each can be left out and taken back, on a phone and at a desk', async () => {
  const page = await open({ viewport: phone })
  await visit(page, `${larder.url}/generate`)
  await goToSummary(page, 'noodles with peanuts')
  const named = page.getByRole('list', { name: 'Your wish names these, and we do not leave them out:' })
  await named.waitFor()
  expect(await named.getByRole('button').allInnerTexts()).toEqual(['Leave out noodles', 'Leave out peanuts'])
  await inspectEverywhere(page, 'wishNamed')
  await page.getByRole('button', { name: 'Leave out peanuts' }).press('Enter')
  await named.getByText('“peanuts”: we leave out peanuts.').waitFor()
  await page.getByRole('button', { name: 'Change the answer' }).click()
  await page.getByRole('button', { name: 'Leave out peanuts' }).click()
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await page.getByRole('button', { name: 'Save Recipe' }).waitFor()
  const ingredients = page.getByRole('heading', { name: 'Ingredients', exact: true }).locator('xpath=..')
  expect(await ingredients.innerText()).not.toMatch(/peanut/i)
})

test('an unclear wish for a change of a recipe is asked about before the recipe is written', async () => {
  const page = await open({})
  await visit(page, `${larder.url}/generate`)
  await goToSummary(page, 'with chickpeas')
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await page.getByRole('textbox', { name: 'Change one thing' }).fill('my son has an allergy')
  await page.getByRole('button', { name: 'Change it' }).click()
  await page.getByText('We are not sure what “allergy” leaves out.').waitFor()
  await page.getByRole('textbox', { name: 'Leave out something else' }).fill('sesame, eggs')
  await page.getByRole('button', { name: 'Leave out', exact: true }).click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('navigation', { name: 'Versions of this recipe' }).waitFor()
  expect(await page.getByRole('main').innerText()).not.toMatch(/\d .*(?:tahini|sesame|\beggs?\b)/i)
})
