import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inspectEverywhere, phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { answerQuestions, goToSummary } from '../../support/browser/wizard.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ GENERATIONS_PER_MINUTE: '1000' })

const chipsOf = (page: Page) => page.getByRole('list', { name: 'Read from your wish' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Your wish' })
const namesOf = (page: Page) => chipsOf(page).getByRole('listitem').allInnerTexts()
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  )

async function openWishField(page: Page, answers: string[]): Promise<void> {
  await visit(page, `${larder.url}/generate`)
  await answerQuestions(page, answers)
  await page.getByRole('radio', { name: 'Italian', exact: true }).check()
}

const anyDinner = ['No restrictions', 'No preference', 'Dinner', '30 minutes', 'Beginner']
const ketoDinner = ['Keto', 'Chicken', 'Dinner', '30 minutes', 'Beginner']

test('the requirements of a wish are shown as chips while it is typed, and each can be removed, on a phone and at a desk', async () => {
  const page = await open({ viewport: phone })
  await openWishField(page, anyDinner)
  await field(page).fill('A risotto, no onion, no oven, under 500 kcal, serves 6')
  await chipsOf(page).getByText('serves 6').waitFor()
  expect(await namesOf(page)).toEqual(['risotto', 'no onion', 'no oven', 'under 500 kcal', 'serves 6'])
  await page.getByRole('status').filter({ hasText: 'Read from your wish: risotto, no onion' }).waitFor()
  await inspectEverywhere(page, 'wishChips')

  await page.getByRole('button', { name: 'Remove from the wish: no onion' }).click()
  expect(await field(page).inputValue()).toBe('A risotto, no oven, under 500 kcal, serves 6')
  await page.getByRole('status').filter({ hasText: 'Removed from the wish: no onion' }).waitFor()
  expect(await focused(page)).toBe('Remove from the wish: no oven')

  await page.keyboard.press('Delete')
  expect(await field(page).inputValue()).toBe('A risotto, under 500 kcal, serves 6')
  await page.keyboard.press('Enter')
  expect(await field(page).inputValue()).toBe('A risotto, serves 6')
  await page.keyboard.press('Space')
  await page.keyboard.press('Backspace')
  await expect.poll(() => field(page).inputValue()).toBe('')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('description')
  expect(await chipsOf(page).count()).toBe(0)
})

test('the chip of a wish disappears when its words are typed over, and the typed text goes on to the summary', async () => {
  const page = await open({})
  await openWishField(page, anyDinner)
  await field(page).fill('with sage and butter')
  await chipsOf(page).getByText('butter').waitFor()
  await field(page).fill('with sage')
  await expect.poll(() => namesOf(page)).toEqual(['sage'])
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('definition').filter({ hasText: 'with sage' }).waitFor()
})

test('chips are in the language of the page', async () => {
  const page = await open({ locale: 'de-DE' })
  await visit(
    page,
    `${larder.url}/generate?at=additionalInfo&dietType=Keto&meatPreference=Chicken&mealType=Dinner&cookingTime=30+minutes&skillLevel=Beginner&description=ohne+Zwiebeln,+no+oven`,
  )
  await expect
    .poll(() =>
      page.getByRole('list', { name: 'In deinem Wunsch gelesen' }).getByRole('listitem').allInnerTexts(),
    )
    .toEqual(['ohne Zwiebeln', 'ohne Backofen'])
})

test('a wish that does not go with an answer is shown before a recipe is generated, and the answer can be changed, on a phone and at a desk', async () => {
  const page = await open({ viewport: phone })
  await openWishField(page, ketoDinner)
  await field(page).fill('A creamy risotto with bacon')
  await page.getByRole('button', { name: 'Next' }).click()
  const conflict = page.getByRole('group', { name: '“risotto” does not go with your answer “Keto”.' })
  await conflict.waitFor()
  await inspectEverywhere(page, 'wishConflict')
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await page.getByRole('alert').filter({ hasText: 'Your wish does not go with your answers.' }).waitFor()

  await conflict.getByRole('button', { name: 'Change Diet to “No restrictions”' }).press('Enter')
  const told = page.getByRole('status').filter({ hasText: 'Diet is now “No restrictions”.' })
  await told.waitFor()
  expect(await focused(page)).toBe('Diet is now “No restrictions”.')
  await page
    .getByRole('definition')
    .filter({ hasText: /^No restrictions$/ })
    .waitFor()
  await page
    .getByRole('definition')
    .filter({ hasText: /^Chicken$/ })
    .waitFor()
})

test('the words of a wish that do not go with an answer can be taken out of it, and then a recipe is generated', async () => {
  const page = await open({})
  await openWishField(page, ketoDinner)
  await field(page).fill('A risotto, with mushrooms')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Take “risotto” out of the wish' }).click()
  await page.getByRole('status').filter({ hasText: '“risotto” is no longer in your wish.' }).waitFor()
  await page.getByRole('definition').filter({ hasText: 'with mushrooms' }).waitFor()
  expect(await page.getByRole('button', { name: 'Generate anyway' }).count()).toBe(0)
  await page.reload()
  await page.getByRole('definition').filter({ hasText: 'with mushrooms' }).waitFor()
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await page.getByRole('button', { name: 'Save Recipe' }).waitFor()
})

test('a recipe can be generated anyway, and tells what it does of the wish and what it does not, on a phone and at a desk', async () => {
  const page = await open({ viewport: phone })
  await openWishField(page, ketoDinner)
  await field(page).fill('A risotto, no mushrooms, for 6 people, under 100 kcal')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Generate anyway' }).click()
  const done = page.getByRole('list', { name: 'In the recipe', exact: true })
  await done.waitFor()
  expect(await done.getByRole('listitem').allInnerTexts()).toEqual(['no mushrooms', 'serves 6'])
  const undone = page.getByRole('list', { name: 'Not in the recipe' })
  const [dish, energy] = await undone.getByRole('listitem').allInnerTexts()
  expect(dish).toBe('risotto The diet is Keto.')
  expect(energy).toMatch(/^under 100 kcal It has \d+ kcal\.$/)
  await inspectEverywhere(page, 'wishOutcome')
  await page.reload()
  await done.waitFor()

  const change = page.getByRole('textbox', { name: 'Change one thing' })
  await change.fill('no garlic, for four')
  await chipsOf(page).getByText('serves 4').waitFor()
  await page.getByRole('button', { name: 'Change it' }).click()
  await page.getByRole('navigation', { name: 'Versions of this recipe' }).waitFor()
  await expect.poll(() => done.getByRole('listitem').allInnerTexts()).toContain('no garlic')
  expect(await done.getByRole('listitem').allInnerTexts()).toContain('serves 4')
})

test('without scripts the wish field works as before, and a conflict is shown with the summary', async () => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto(`${larder.url}/generate`)
  await answerQuestions(page, ketoDinner)
  await page.getByRole('radio', { name: 'Greek' }).check()
  await field(page).fill('a risotto')
  expect(await chipsOf(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('group', { name: '“risotto” does not go with your answer “Keto”.' }).waitFor()
})

test('a recipe is generated although the requirements of the wish cannot be read', async () => {
  const page = await open({}, /Failed to load resource/)
  await page.route('**/rpc/**readWishRequirements**', (route) => route.abort())
  await visit(page, `${larder.url}/generate`)
  await goToSummary(page, 'with chickpeas')
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await page.getByRole('button', { name: 'Save Recipe' }).waitFor()
})
