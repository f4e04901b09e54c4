import { expect, test } from 'vitest'
import { type ModelServer, startModelServer } from '../../support/modelServer.ts'
import { answers, exampleRecipe, writes } from '../../support/modelServerAnswers.ts'
import { engineRequest, listen, openAiOn } from '../../support/modelServerClient.ts'

const formats = ({ requests }: ModelServer) =>
  requests.map(({ body }) => Object(body.response_format).type ?? 'text')

test('a server without schemas is asked for JSON, with the schema in words, and from then on at once', async () => {
  await using server = await startModelServer({ refuses: ['json_schema'] })
  const engine = openAiOn(server)
  const request = engineRequest()
  const { result } = await listen(engine, request)
  expect(result).toMatchObject({ recipe: exampleRecipe, tries: 1 })
  await listen(engine, engineRequest())
  expect(formats(server)).toEqual(['json_schema', 'json_object', 'json_object'])
  expect(JSON.stringify(server.requests[1]?.body.messages)).toContain('prepTimeMinutes')
  expect(request.lines).toEqual([
    {
      level: 'info',
      event: 'model takes no such feature',
      fields: { engine: 'openai', model: 'test', feature: 'json_schema', status: 400 },
    },
  ])
})

test('a server without any kind of JSON mode is asked for text', async () => {
  await using server = await startModelServer({ refuses: ['json_schema', 'json_object'] })
  const { result } = await listen(openAiOn(server), engineRequest())
  expect(result).toMatchObject({ recipe: exampleRecipe, tries: 1 })
  expect(formats(server)).toEqual(['json_schema', 'json_object', 'text'])
})

test('what one engine has learnt another has to learn anew', async () => {
  await using server = await startModelServer({ refuses: ['json_schema'] })
  await listen(openAiOn(server), engineRequest())
  await listen(openAiOn(server), engineRequest())
  expect(formats(server)).toEqual(['json_schema', 'json_object', 'json_schema', 'json_object'])
})

test('recipes asked for at the same time learn together', async () => {
  await using server = await startModelServer({ refuses: ['json_schema', 'stream_options'] })
  const engine = openAiOn(server)
  const results = await Promise.all([1, 2, 3].map(() => listen(engine, engineRequest())))
  expect(results.map(({ result }) => result.tries)).toEqual([1, 1, 1])
  const before = server.requests.length
  await listen(engine, engineRequest())
  expect(server.requests.length).toBe(before + 1)
})

test('a server that cannot count is not asked to', async () => {
  await using server = await startModelServer({ refuses: ['stream_options'] })
  const { result } = await listen(openAiOn(server), engineRequest())
  expect(result).toEqual({ recipe: exampleRecipe, tries: 1, inputTokens: null, outputTokens: null })
  expect(server.requests[1]?.body).not.toHaveProperty('stream_options')
  expect(formats(server)).toEqual(['json_schema', 'json_schema'])
})

test('a reasoning model that takes neither temperature nor seed gets neither', async () => {
  await using server = await startModelServer({ refuses: ['temperature', 'seed'] })
  const { result } = await listen(openAiOn(server), engineRequest())
  expect(result).toMatchObject({ recipe: exampleRecipe, tries: 1 })
  expect(server.requests[2]?.body).not.toHaveProperty('temperature')
  expect(server.requests[2]?.body).not.toHaveProperty('seed')
})

test.each([
  ['vLLM', 400, { object: 'error', message: 'response_format json_schema is not supported', code: 400 }],
  [
    'FastAPI',
    422,
    { detail: [{ loc: ['body', 'response_format', 'type'], msg: 'Input should be json_object' }] },
  ],
  ['LM Studio', 400, { error: "'response_format.type' must be 'json_object' or 'text'" }],
  ['a plain one', 400, 'unknown field response_format'],
])('%s is understood in its own words', async (_, status, body) => {
  await using server = await startModelServer()
  server.next(answers(status, body), writes())
  const { result } = await listen(openAiOn(server), engineRequest())
  expect(result.tries).toBe(1)
  expect(formats(server)).toEqual(['json_schema', 'json_object'])
})

test('a server that refuses whatever it is asked is asked no more than once for each feature', async () => {
  await using server = await startModelServer()
  server.always(answers(400, 'response_format stream_options temperature seed'))
  const request = engineRequest()
  await expect(listen(openAiOn(server), request)).rejects.toMatchObject({
    reason: 'rejected',
    spent: { tries: 1 },
  })
  expect(server.requests.length).toBe(6)
})
