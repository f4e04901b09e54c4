import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { WrittenRecipe } from '#shared/contract/recipes/recipes.ts'
import { startModelServer } from '../../support/servers/modelServer.ts'
import * as answers from '../../support/servers/modelServerAnswers.ts'
import { engineRequest, listen, openAiOn } from '../../support/servers/modelServerClient.ts'

const { exampleRecipe } = answers

test('a recipe is requested as a stream, with the prompt, the seed and a strict schema', async () => {
  await using server = await startModelServer()
  const request = engineRequest({ seed: 41 })
  await listen(openAiOn(server, { model: 'soup-1', temperature: 0.3 }), request)
  expect(server.requests[0]?.body).toMatchObject({
    model: 'soup-1',
    stream: true,
    stream_options: { include_usage: true },
    seed: 41,
    temperature: 0.3,
    messages: [
      { role: 'system', content: request.prompt.system },
      { role: 'user', content: request.prompt.user },
    ],
    response_format: {
      type: 'json_schema',
      json_schema: { strict: true, schema: { additionalProperties: false } },
    },
  })
})

test('a recipe grows word by word and ends complete, with its token counts', async () => {
  await using server = await startModelServer()
  const request = engineRequest()
  const { soFar, result } = await listen(openAiOn(server), request)
  expect(result).toEqual({ recipe: exampleRecipe, tries: 1, inputTokens: 321, outputTokens: 123 })
  expect(soFar[0]).toEqual({ name: 'Lemon' })
  expect(soFar.length).toBeGreaterThan(80)
  const { name, description, ingredients, instructions } = exampleRecipe
  expect(soFar.at(-1)).toEqual({ name, description, ingredients, instructions })
  expect(request.lines).toEqual([])
})

test('the first word is delivered while the model has not sent the second', async () => {
  await using server = await startModelServer()
  server.always(answers.stalls(1))
  const words = openAiOn(server).write(engineRequest())
  expect((await words.next()).value).toEqual({ name: 'Lemon' })
  expect((await server.request(0)).wordsSent).toBe(1)
  await words.return(undefined as never)
})

test.each([
  ['in a code fence', answers.fenced],
  ['amid prose', answers.amidProse],
  ['in escapes', answers.escaped],
  ['after thinking', answers.afterThinking],
])('a model’s answer %s is read, streamed or whole', async (_, wording) => {
  await using server = await startModelServer()
  const engine = openAiOn(server)
  server.next(answers.writes(wording), answers.ignoresStream(wording))
  expect((await listen(engine, engineRequest())).result).toMatchObject({ recipe: exampleRecipe, tries: 1 })
  expect((await listen(engine, engineRequest())).result).toMatchObject({ recipe: exampleRecipe, tries: 1 })
})

test('the answer of a model server that does not stream is parsed too, with its token counts', async () => {
  await using server = await startModelServer()
  server.next(answers.ignoresStream())
  const { soFar, result } = await listen(openAiOn(server), engineRequest())
  expect(soFar).toHaveLength(1)
  expect(result).toEqual({ recipe: exampleRecipe, tries: 1, inputTokens: 321, outputTokens: 123 })
})

test('token counts that come with every chunk are counted once', async () => {
  await using server = await startModelServer()
  server.next(async (exchange) => {
    exchange.chunk({ choices: [], usage: { prompt_tokens: 9, completion_tokens: 1 } })
    exchange.chunk({ choices: [], usage: { prompt_tokens: 9, completion_tokens: 2 } })
    exchange.request.body.stream_options = undefined
    await answers.writes()(exchange)
  })
  const { result } = await listen(openAiOn(server), engineRequest())
  expect(result).toMatchObject({ inputTokens: 9, outputTokens: 2 })
})

test('recipes written at the same time by one engine do not mix', async () => {
  await using server = await startModelServer({
    recipeFor: ({ body }) => ({ ...exampleRecipe, name: `Soup for ${JSON.stringify(body.seed)}` }),
  })
  const engine = openAiOn(server)
  const results = await Promise.all([1, 2, 3, 4].map((seed) => listen(engine, engineRequest({ seed }))))
  expect(results.map(({ result }) => result.recipe.name)).toEqual(
    [1, 2, 3, 4].map((seed) => `Soup for ${seed}`),
  )
})

test('a key is sent when there is one, and no authorization header otherwise', async () => {
  await using server = await startModelServer({ apiKey: 'sk-test' })
  const { result } = await listen(openAiOn(server, { apiKey: 'sk-test' }), engineRequest())
  expect(result.recipe).toEqual(exampleRecipe)
  await using open = await startModelServer()
  await listen(openAiOn(open), engineRequest())
  expect(open.requests[0]?.headers.authorization).toBeUndefined()
})

test('no setting is read from the OPENAI environment variables', async () => {
  for (const name of ['OPENAI_API_KEY', 'OPENAI_ORG_ID', 'OPENAI_PROJECT_ID', 'OPENAI_BASE_URL'])
    vi.stubEnv(name, `from-${name}`)
  await using server = await startModelServer()
  await listen(openAiOn(server), engineRequest()).finally(() => vi.unstubAllEnvs())
  expect(JSON.stringify(server.requests[0]?.headers)).not.toContain('from-OPENAI')
})

test('a model’s recipe is validated against the whole schema, including rules that the prompt does not state', async () => {
  await using server = await startModelServer()
  server.next(answers.writes((recipe) => JSON.stringify({ ...recipe, servings: 1_000 })))
  const { result } = await listen(openAiOn(server), engineRequest())
  expect(result.tries).toBe(2)
  const fewer = WrittenRecipe.check(z.refine(({ ingredients }) => ingredients.length < 3))
  const strict = listen(openAiOn(server), engineRequest({ recipeSchema: fewer }))
  await expect(strict).rejects.toMatchObject({ reason: 'bad output' })
})

test('the openai package is not loaded before the first recipe is requested', async () => {
  const script = `
    import { registerHooks } from 'node:module'
    registerHooks({ load(url, context, next) { if (url.includes('/openai/')) console.log(url); return next(url, context) } })
    const { createOpenAiEngine } = await import('#server/adapters/recipeEngine/openai.ts')
    const url = 'http://localhost:1/v1'
    createOpenAiEngine({ baseUrl: url, allowedUrls: [url], apiKey: null, model: 'test', timeoutMs: 1000 })`
  const node = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  expect((await node).stdout).toBe('')
})
