import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, lookAt, phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { goToSummary } from '../../support/browser/wizard.ts'
import { createTestDatabase } from '../../support/database/testDatabase.ts'
import { type LarderProcess, startLarder } from '../../support/process/larderProcess.ts'
import { type ModelServer, startModelServer } from '../../support/servers/modelServer.ts'
import {
  cuts,
  exampleRecipe,
  fails,
  fenced,
  limitsRate,
  malformed,
  refuses,
  stalls,
  writes,
} from '../../support/servers/modelServerAnswers.ts'

const { open } = prepareBrowser()
let model: ModelServer
let larder: LarderProcess

async function startWith(env: Record<string, string>) {
  const { url } = await createTestDatabase('seeded')
  return await startLarder({
    DATABASE_URL: url,
    LOG_LEVEL: 'warn',
    GENERATIONS_PER_MINUTE: '1000',
    MODEL_ALLOWED_URLS: `${model.baseUrl},${model.endpointUrl}`,
    ...env,
  })
}

/** A page at the summary step, ready to generate. */
async function openSummary(options = {}) {
  const page = await open(options)
  await visit(page, `${larder.url}/generate`)
  await goToSummary(page)
  return page
}

beforeAll(async () => {
  model = await startModelServer()
})
afterAll(() => model.close())

describe('the OpenAI engine', () => {
  beforeAll(async () => {
    larder = await startWith({ OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: 'test' })
  })
  afterAll(() => larder.stop())

  test('a recipe appears while a model writes it: title first, then ingredients, then steps', async () => {
    const goOn = Promise.withResolvers<void>()
    model.next(stalls(60, goOn.promise))
    const page = await openSummary({ viewport: phone })
    await page.getByRole('button', { name: 'Generate Recipe' }).click()
    await page.getByRole('heading', { name: exampleRecipe.name }).waitFor()
    await page.getByText('Your recipe is being written.').first().waitFor()
    expect(await page.getByRole('button', { name: 'Save Recipe' }).count()).toBe(0)
    await expectAccessible(page)
    await lookAt(page, 'writing')
    goOn.resolve()
    await page.getByText(exampleRecipe.instructions.at(-1) ?? '').waitFor()
    await page.getByText(`Your recipe is ready: ${exampleRecipe.name}.`).waitFor({ state: 'attached' })
    expect(new URL(page.url()).searchParams.get('at')).toBe('result')
  })

  test('before the first word of the OpenAI engine the page shows that it waits, and Stop returns to the summary', async () => {
    model.next(stalls(0))
    const page = await openSummary()
    const asked = model.request(model.requests.length)
    await page.getByRole('button', { name: 'Generate Recipe' }).click()
    await page.getByRole('dialog', { name: 'Creating your recipe... Please wait.' }).waitFor()
    expect(
      await page.getByRole('button', { name: 'Generating Recipe...', includeHidden: true }).isDisabled(),
    ).toBe(true)
    await expectAccessible(page)
    await lookAt(page, 'waiting')
    const { aborted } = await asked
    await page.getByRole('button', { name: 'Stop' }).click()
    await aborted
    expect(await page.getByRole('button', { name: 'Generate Recipe' }).isEnabled()).toBe(true)
  })

  test('Stop midway aborts the model’s request, keeps the partial recipe and offers to try again', async () => {
    model.next(stalls(30))
    const page = await openSummary()
    const asked = model.request(model.requests.length)
    await page.getByRole('button', { name: 'Generate Recipe' }).click()
    await page.getByRole('heading', { name: exampleRecipe.name }).waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    await (await asked).aborted
    await page.getByText('You stopped here. This recipe is not finished.').waitFor()
    await page.getByRole('heading', { name: exampleRecipe.name }).waitFor()
    await lookAt(page, 'stopped')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: 'Save Recipe' }).waitFor()
  })

  test('going back during a generation aborts the model’s request', async () => {
    model.next(stalls(30))
    const page = await openSummary()
    const asked = model.request(model.requests.length)
    await page.getByRole('button', { name: 'Generate Recipe' }).click()
    await page.getByRole('heading', { name: exampleRecipe.name }).waitFor()
    await page.goBack()
    await (await asked).aborted
    await page.getByRole('heading', { name: 'Shall we cook this?' }).waitFor()
  })

  test.each([
    ['is busy', [fails(500), limitsRate({ 'retry-after': '0' })]],
    ['writes nonsense', [writes(malformed)]],
    ['is cut off midway', [cuts(20)]],
    ['wraps its answer in a fence', [writes(fenced)]],
  ])('a model that %s is asked again without an error on the page', async (_what, behaviours) => {
    model.next(...behaviours)
    const page = await openSummary()
    await page.getByRole('button', { name: 'Generate Recipe' }).click()
    await page.getByRole('button', { name: 'Save Recipe' }).waitFor()
    expect(await page.getByRole('heading', { name: exampleRecipe.name }).count()).toBe(1)
    expect(
      await page.getByRole('article').getByRole('list').first().getByRole('listitem').allTextContents(),
    ).toEqual(exampleRecipe.ingredients)
  })

  test('a model’s refusal shows one error, and the same answers can be sent again', async () => {
    model.next(refuses())
    const page = await openSummary()
    await page.getByRole('button', { name: 'Generate Recipe' }).click()
    await page.getByText('There was an error generating the recipe. Please try again.').waitFor()
    await expectAccessible(page)
    await lookAt(page, 'failed')
    await page.getByRole('button', { name: 'Generate Recipe' }).click()
    await page.getByRole('button', { name: 'Save Recipe' }).waitFor()
  })

  test('"Another one" and "Change one thing" send the current recipe and the change to the model', async () => {
    const page = await openSummary()
    await page.getByRole('button', { name: 'Generate Recipe' }).click()
    await page.getByRole('button', { name: 'Another one' }).click()
    await page.getByRole('link', { name: 'Version 2 · another one' }).waitFor()
    expect(JSON.stringify(model.requests.at(-1)?.body)).toContain(
      `a clearly different dish from these: <wish>${exampleRecipe.name}</wish>`,
    )
    await page.getByRole('textbox', { name: 'Change one thing' }).fill('no cream')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Version 3 · no cream' }).waitFor()
    expect(JSON.stringify(model.requests.at(-1)?.body)).toContain('<wish>no cream</wish>')
  })

  test('"Try again" after Stop still sends the foods left out by earlier changes', async () => {
    const page = await openSummary()
    await page.getByRole('button', { name: 'Generate Recipe' }).click()
    await page.getByRole('textbox', { name: 'Change one thing' }).fill('no walnuts')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Version 2 · no walnuts' }).waitFor()
    model.next(stalls(30))
    await page.getByRole('button', { name: 'Another one' }).click()
    await page.getByText('Your recipe is being written.').first().waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    const sent = page.waitForRequest('**/rpc/generation.generate*')
    await page.getByRole('button', { name: 'Try again' }).click()
    expect((await sent).postDataJSON()).toMatchObject({
      0: { change: { kind: 'another' }, earlierWishes: ['no walnuts'] },
    })
    await page.getByRole('link', { name: 'Version 3 · another one' }).waitFor()
  })
})

describe('a visitor’s daily limit of recipes', () => {
  beforeAll(async () => {
    larder = await startWith({ OPENAI_BASE_URL: model.baseUrl, GENERATIONS_PER_VISITOR_PER_DAY: '1' })
  })
  afterAll(() => larder.stop())

  test('a visitor who reached the daily limit of recipes sees when the next recipe is possible', async () => {
    const page = await openSummary()
    await page.getByRole('button', { name: 'Generate Recipe' }).click()
    await page.getByRole('button', { name: 'Another one' }).click()
    await page.getByText('Your next ones are free from midnight UTC.').waitFor()
  })
})

describe('the engine for the older endpoint', () => {
  beforeAll(async () => {
    larder = await startWith({ GENERATION_ENDPOINT_URL: model.endpointUrl })
  })
  afterAll(() => larder.stop())

  test('the older endpoint writes a recipe, can be stopped, and shows an error when it fails', async () => {
    model.next(fails(503), writes(), stalls(0), fails(400))
    const page = await openSummary()
    await page.getByRole('button', { name: 'Generate Recipe' }).click()
    await page.getByRole('button', { name: 'Save Recipe' }).waitFor()
    const asked = model.request(model.requests.length)
    await page.getByRole('button', { name: 'Another one' }).click()
    await page.getByRole('dialog').waitFor()
    // A stop before the endpoint has the request would not reach it.
    const { aborted } = await asked
    await page.getByRole('button', { name: 'Stop' }).click()
    await aborted
    await page.getByRole('button', { name: 'Another one' }).click()
    await page.getByText('There was an error generating the recipe. Please try again.').waitFor()
  })
})
