import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  desk,
  expectAccessible,
  inspectEverywhere,
  lookAt,
  phone,
  prepareBrowser,
  visit,
} from '../../support/browser/browserTest.ts'
import { goToSummary } from '../../support/browser/wizard.ts'
import { allergicHouseholdAt } from '../../support/households/allergicHousehold.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { type ModelServer, startModelServer } from '../../support/servers/modelServer.ts'
import { exampleRecipe, plain, writes } from '../../support/servers/modelServerAnswers.ts'

const { open } = prepareBrowser()
let model: ModelServer

beforeAll(async () => {
  model = await startModelServer()
})
afterAll(() => model.close())
const larder = prepareLarder(() => ({
  OPENAI_BASE_URL: model.baseUrl,
  OPENAI_MODEL: 'test',
  MODEL_ALLOWED_URLS: model.baseUrl,
  GENERATIONS_PER_MINUTE: '1000',
}))

test('a recipe shows its allergens and the nutrition of a serving', async () => {
  const page = await open({ viewport: phone })
  await visit(page, `${larder.url}/recipe/demo-1`)
  await page.getByRole('heading', { name: 'What our kitchen sees in it' }).waitFor()
  await page.getByText('never that it is not', { exact: false }).waitFor()
  await page.getByText('How each line was counted').focus()
  await page.keyboard.press('Enter')
  await page.getByText('weighed', { exact: false }).first().waitFor()
  await inspectEverywhere(page, 'report')
  expect(await page.getByText(/\bsafe\b/i).count()).toBe(0)
})

test('a generated recipe that breaks the request is written again, and shown with the remaining findings', async () => {
  const late = { ...exampleRecipe, totalTimeMinutes: 95, cookTimeMinutes: 85 }
  model.always(writes(() => plain(late), 5))
  const page = await open({ viewport: phone })
  await visit(page, `${larder.url}/generate`)
  await goToSummary(page)
  const before = model.requests.length
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await page
    .getByText('Our check found something in it, so it is being written again.')
    .first()
    .waitFor({ state: 'attached' })
  await page.getByRole('heading', { name: 'Look at this before you cook' }).waitFor()
  await page.getByText('Takes 95 minutes, more than the 30 asked for.').first().waitFor()
  await page.getByRole('heading', { name: 'What we found, in detail' }).waitFor()
  expect(model.requests).toHaveLength(before + 3)
  await expectAccessible(page)
  await lookAt(page, 'findings')
})

test('a warning names its public source', async () => {
  const risky = {
    ...exampleRecipe,
    ingredients: ['400 g chicken breast', ...exampleRecipe.ingredients],
    instructions: [
      'Brown the chicken breast in the oil until a thermometer in its middle reads 60 °C (140 °F).',
      ...exampleRecipe.instructions,
    ],
  }
  model.always(writes(() => plain(risky)))
  const page = await open({ viewport: desk })
  await visit(page, `${larder.url}/generate`)
  await goToSummary(page)
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await page.getByText('Cook poultry until its middle reaches 74 °C (165 °F).').first().waitFor()
  const source = page.getByRole('link', { name: /USDA FSIS/ })
  expect(await source.getAttribute('href')).toMatch(/^https:\/\/www\.fsis\.usda\.gov\//)
})

test('a generated recipe warns the household above its ingredients, and a swap makes a new version', async () => {
  const jonas = await allergicHouseholdAt(larder)
  const ingredients = ['120 g tahini', ...exampleRecipe.ingredients]
  model.always(writes(() => plain({ ...exampleRecipe, ingredients })))
  const page = await open({ viewport: phone })
  await page.context().addCookies([jonas.cookie])
  await visit(page, `${larder.url}/generate`)
  await goToSummary(page)
  await page.getByText('Mara: allergic to sesame, kiwi').waitFor()
  await page.getByText('Jonas: no allergies entered').waitFor()
  await inspectEverywhere(page, 'household-summary')
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  const strip = page.getByRole('region', { name: 'For your household' })
  const warning = strip.getByText('Mara: contains sesame (tahini)')
  await warning.waitFor()
  const top = async (text: string) =>
    (await page.getByText(text, { exact: true }).first().boundingBox())?.y ?? Number.NaN
  expect((await warning.boundingBox())?.y).toBeLessThan(await top('120 g tahini'))
  await page.getByText('contains sesame · Mara').waitFor()
  await inspectEverywhere(page, 'household-result')
  await page.setViewportSize(phone)
  await strip.getByText('What to use instead').click()
  const swap = strip.getByRole('button', { name: /^Use 120 g / }).first()
  const line = ((await swap.textContent()) ?? '').replace(/^Use /, '')
  await swap.click()
  await strip.getByText('No sesame or kiwi found for Mara. Read the labels.').waitFor()
  await page.getByRole('listitem').filter({ hasText: line }).first().waitFor()
  const versions = page.getByRole('navigation', { name: 'Versions of this recipe' }).getByRole('link')
  await expect.poll(() => versions.count()).toBe(2)
})

test('the home page shows warnings of an unsaved recipe above its ingredients and beside the line', async () => {
  const jonas = await allergicHouseholdAt(larder)
  const ingredients = ['120 g tahini', ...exampleRecipe.ingredients]
  model.always(writes(() => plain({ ...exampleRecipe, ingredients })))
  const page = await open({ viewport: phone })
  await page.context().addCookies([jonas.cookie])
  await visit(page, `${larder.url}/generate`)
  await goToSummary(page)
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await page.getByRole('button', { name: 'Save Recipe' }).waitFor()
  await visit(page, `${larder.url}/`)
  const unsaved = page.getByRole('region', { name: 'Your last recipe, not saved' })
  const strip = unsaved.getByRole('region', { name: 'For your household' })
  const warning = strip.getByText('Mara: contains sesame (tahini)')
  await warning.waitFor()
  const line = unsaved.getByRole('listitem').filter({ hasText: '120 g tahini' }).last()
  expect((await warning.boundingBox())?.y).toBeLessThan((await line.boundingBox())?.y ?? 0)
  await line.getByText('contains sesame · Mara').waitFor()
  expect(await strip.getByRole('button', { name: /^Use 120 g / }).count()).toBe(0)
  await inspectEverywhere(page, 'home-unsaved-warning')
})
