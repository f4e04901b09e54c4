import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { answerQuestions, chickenDinner, goToSummary } from '../../support/browser/wizard.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { type ModelServer, startModelServer } from '../../support/servers/modelServer.ts'
import { answers, exampleRecipe, stalls } from '../../support/servers/modelServerAnswers.ts'

const { open } = prepareBrowser()
let model: ModelServer

beforeAll(async () => {
  model = await startModelServer()
})
afterAll(() => model.close())
const larder = prepareLarder(() => ({
  GENERATIONS_PER_MINUTE: '1000',
  OPENAI_BASE_URL: model.baseUrl,
  MODEL_ALLOWED_URLS: model.baseUrl,
}))

async function openSummary(options = {}) {
  const page = await open(options)
  await visit(page, `${larder.url}/generate`)
  await goToSummary(page)
  return page
}
const focused = (page: Awaited<ReturnType<typeof open>>) =>
  page.evaluate(() => document.activeElement?.textContent)

test('the wizard keeps answers chosen and typed before its scripts are loaded', async () => {
  const page = await open({})
  await visit(page, `${larder.url}/generate`)
  await answerQuestions(page, chickenDinner)
  await page.getByRole('heading', { name: 'Where shall it take you?' }).waitFor()
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(page.url(), { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Thai' }).check()
  await page.getByRole('textbox', { name: 'Your wish' }).fill('early words')
  scripts.resolve()
  await page.locator('html[data-hydrated]').waitFor()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('early words').waitFor()
  await page.getByText('Thai', { exact: true }).waitFor()
})

test('"Start over" can be undone by going back', async () => {
  const page = await openSummary()
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('group', { name: 'What type of diet do you follow?' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: exampleRecipe.name }).waitFor()
})

test('leaving for another page or a new run of the wizard aborts the generation, and the page stays there', async () => {
  model.next(stalls(30))
  const page = await openSummary()
  const asked = model.request(model.requests.length)
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await page.getByRole('heading', { name: exampleRecipe.name }).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Generate' }).click()
  await page.getByRole('group', { name: 'What type of diet do you follow?' }).waitFor()
  await (await asked).aborted
  // The wizard begins with the answers of the aborted generation.
  expect(new URL(page.url()).searchParams.get('at') ?? 'dietType').toBe('dietType')
})

test('the focus is set after Stop, after a failure, and with each new version', async () => {
  const page = await openSummary()
  model.next(stalls(0))
  const asked = model.request(model.requests.length)
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await page.getByRole('dialog').waitFor()
  // A stop before the model has the request would leave this answer for the next request.
  await asked
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.poll(() => focused(page)).toBe('Shall we cook this?')
  model.next(stalls(30))
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await page.getByRole('heading', { name: exampleRecipe.name }).waitFor()
  await expect.poll(() => focused(page)).toBe('Your recipe')
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('You stopped here.').waitFor()
  await expect.poll(() => focused(page)).toBe('Your recipe')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Another one' }).click()
  await page.getByRole('link', { name: 'Version 2 · another one' }).waitFor()
  await expect.poll(() => focused(page)).toBe('Your recipe')
})

test('an error disappears after the answers were edited', async () => {
  const page = await openSummary()
  model.next(answers(400))
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await page.getByRole('alert').waitFor()
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: 'Shall we cook this?' }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('recipe drafts of another version of Larder stay stored, and are not shown', async () => {
  const page = await open({})
  await page.addInitScript(() =>
    localStorage.setItem('larder.drafts', JSON.stringify([{ from: 'the future' }])),
  )
  await visit(page, `${larder.url}/generate`)
  await goToSummary(page)
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await page.getByRole('button', { name: 'Save Recipe' }).waitFor()
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('larder.drafts') ?? '[]'))
  expect(kept).toMatchObject([{ from: 'the future' }, { recipe: { name: exampleRecipe.name } }])
})
