import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inspect, phone, prepareBrowser, revisit, visit } from '../../support/browser/browserTest.ts'
import { failing } from '../../support/browser/failing.ts'
import { goToSummary } from '../../support/browser/wizard.ts'
import { allergicHouseholdAt } from '../../support/households/allergicHousehold.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { type ModelServer, startModelServer } from '../../support/servers/modelServer.ts'
import { exampleRecipe, plain, writes } from '../../support/servers/modelServerAnswers.ts'

const { open } = prepareBrowser()
let model: ModelServer
beforeAll(async () => {
  model = await startModelServer()
  const ingredients = ['120 g tahini', ...exampleRecipe.ingredients]
  model.always(writes(() => plain({ ...exampleRecipe, ingredients })))
})
afterAll(() => model.close())
const larder = prepareLarder(() => ({
  OPENAI_BASE_URL: model.baseUrl,
  OPENAI_MODEL: 'test',
  MODEL_ALLOWED_URLS: model.baseUrl,
  GENERATIONS_PER_MINUTE: '1000',
}))

const passage = 'salmon and rice. My wife is allergic'
const leftOut = `“${passage}”: we leave out salmon, rice.`
const nothingLeftOut = `“${passage}”: nothing is left out.`
const unclear = 'Please answer the question about it first.'
const alerts = (page: Page) => page.getByRole('main').getByRole('alert')
const changeIt = async (page: Page, wish: string) => {
  await page.getByRole('textbox', { name: 'Change one thing' }).fill(wish)
  await page.getByRole('button', { name: 'Change it' }).click()
}
const versionsOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Versions of this recipe' }).getByRole('link')

test('an answer about a wish is shown beside the recipe, and can be changed for its next version', async () => {
  const page = await open({ viewport: phone })
  await visit(page, `${larder.url}/generate`)
  await goToSummary(page, passage)
  await page.getByRole('button', { name: 'Leave out salmon, rice' }).click()
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await page.getByText(leftOut).waitFor()
  await inspect(page, 'wishAnswerOfRecipe')

  await page.getByRole('button', { name: 'Change the answer' }).click()
  await page.getByText(`We are not sure what “${passage}” leaves out.`).waitFor()
  await revisit(page)
  await page.getByRole('button', { name: 'It is fine, leave nothing out' }).click()
  await page.getByText(nothingLeftOut).waitFor()

  const asked = page.waitForRequest('**/rpc/generation.generate*')
  await changeIt(page, 'with more lemon')
  expect((await asked).postDataJSON()).toMatchObject({ 0: { clarifications: [{ passage, leaveOut: [] }] } })
  await expect.poll(() => versionsOf(page).count()).toBe(2)
  await page.getByText(nothingLeftOut).waitFor()
})

test('a question that was opened again must be answered before the next version, and its alert then disappears', async () => {
  const page = await open({}, /status of 400/)
  await visit(page, `${larder.url}/generate`)
  await goToSummary(page, passage)
  await page.getByRole('button', { name: 'Leave out salmon, rice' }).click()
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await page.getByRole('button', { name: 'Change the answer' }).click()
  await changeIt(page, 'with more lemon')
  await alerts(page).filter({ hasText: unclear }).waitFor()
  expect(await alerts(page).count()).toBe(1)
  await page.getByRole('button', { name: 'Leave out salmon, rice' }).click()
  await alerts(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => versionsOf(page).count()).toBe(2)
})

test('a wish that could not be read shows one alert, blocks the generation, and is read again on request', async () => {
  const page = await open({}, /status of [45]00/)
  await visit(page, `${larder.url}/generate`)
  const reading = await failing(page, 'generation.readWish')
  await goToSummary(page, passage)
  const unread = alerts(page).filter({ hasText: 'We could not read what your wish leaves out.' })
  await unread.waitFor()
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await page.getByText('Creating your recipe').waitFor({ state: 'detached' })
  await unread.waitFor()
  expect(await alerts(page).count()).toBe(1)
  await inspect(page, 'wishUnread')
  await reading.repair()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Leave out salmon, rice' }).click()
  await page.getByText(leftOut).waitFor()
  expect(await alerts(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await page.getByRole('button', { name: 'Save Recipe' }).waitFor()
})

test('a swap in an earlier version still sends the answer about a later wish', async () => {
  const jonas = await allergicHouseholdAt(larder)
  const page = await open({})
  await page.context().addCookies([jonas.cookie])
  await visit(page, `${larder.url}/generate`)
  await goToSummary(page, 'with chickpeas')
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await page.getByRole('button', { name: 'Save Recipe' }).waitFor()
  const first = page.url()
  await changeIt(page, 'my son has an allergy')
  await page.getByRole('textbox', { name: 'Leave out something else' }).fill('fish')
  await page.getByRole('button', { name: 'Leave out', exact: true }).click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => versionsOf(page).count()).toBe(2)

  await visit(page, first)
  const strip = page.getByRole('region', { name: 'For your household' })
  await strip.getByText('What to use instead').click()
  const asked = page.waitForRequest('**/rpc/generation.swapLine*')
  await strip
    .getByRole('button', { name: /^Use 120 g / })
    .first()
    .click()
  expect((await asked).postDataJSON()).toMatchObject({
    earlierWishes: ['my son has an allergy'],
    clarifications: [{ passage: 'allergy', leaveOut: ['fish'] }],
  })
  await expect.poll(() => versionsOf(page).count()).toBe(3)
})
