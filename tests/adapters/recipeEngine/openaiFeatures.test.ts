import { expect, test } from 'vitest'
import { maxRecipeLines, recipeLineMaxLength } from '#shared/contract/limits.ts'
import { type ModelServer, startModelServer } from '../../support/servers/modelServer.ts'
import { answers, exampleRecipe, writes } from '../../support/servers/modelServerAnswers.ts'
import { engineRequest, listen, openAiOn } from '../../support/servers/modelServerClient.ts'

const formats = ({ requests }: ModelServer) =>
  requests.map(({ body }) => Object(body.response_format).type ?? 'text')

test('a server without schemas gets JSON mode with the schema in the prompt, at once from then on', async () => {
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
      event: 'feature not supported by the model server',
      fields: { engine: 'openai', model: 'test', feature: 'json_schema', status: 400 },
    },
  ])
})

test('a server without a JSON mode is asked for text', async () => {
  await using server = await startModelServer({ refuses: ['json_schema', 'json_object'] })
  const { result } = await listen(openAiOn(server), engineRequest())
  expect(result).toMatchObject({ recipe: exampleRecipe, tries: 1 })
  expect(formats(server)).toEqual(['json_schema', 'json_object', 'text'])
})

test('what one engine learnt about its server is not shared with another engine', async () => {
  await using server = await startModelServer({ refuses: ['json_schema'] })
  await listen(openAiOn(server), engineRequest())
  await listen(openAiOn(server), engineRequest())
  expect(formats(server)).toEqual(['json_schema', 'json_object', 'json_schema', 'json_object'])
})

test('concurrent recipes of one engine share what they learn about the server', async () => {
  await using server = await startModelServer({ refuses: ['json_schema', 'stream_options'] })
  const engine = openAiOn(server)
  const results = await Promise.all([1, 2, 3].map(() => listen(engine, engineRequest())))
  expect(results.map(({ result }) => result.tries)).toEqual([1, 1, 1])
  const before = server.requests.length
  await listen(engine, engineRequest())
  expect(server.requests.length).toBe(before + 1)
})

test('a server that cannot count tokens is not asked to', async () => {
  await using server = await startModelServer({ refuses: ['stream_options'] })
  const { result } = await listen(openAiOn(server), engineRequest())
  expect(result).toEqual({ recipe: exampleRecipe, tries: 1, inputTokens: null, outputTokens: null })
  expect(server.requests[1]?.body).not.toHaveProperty('stream_options')
  expect(formats(server)).toEqual(['json_schema', 'json_schema'])
})

test('a model that accepts neither temperature nor seed gets neither', async () => {
  await using server = await startModelServer({ refuses: ['temperature', 'seed'] })
  const { result } = await listen(openAiOn(server), engineRequest())
  expect(result).toMatchObject({ recipe: exampleRecipe, tries: 1 })
  expect(server.requests[2]?.body).not.toHaveProperty('temperature')
  expect(server.requests[2]?.body).not.toHaveProperty('seed')
})

const limits = ({ requests }: ModelServer) =>
  requests.map(({ body: { max_tokens, max_completion_tokens } }) => ({ max_tokens, max_completion_tokens }))

test('the token limit is sent under the name that the server accepts', async () => {
  const named = { max_tokens: 3_000, max_completion_tokens: undefined }
  const renamed = { max_tokens: undefined, max_completion_tokens: 3_000 }
  const unlimited = { max_tokens: undefined, max_completion_tokens: undefined }
  await using usual = await startModelServer()
  await listen(openAiOn(usual, { maxTokens: 3_000 }), engineRequest())
  expect(limits(usual)).toEqual([named])
  await using reasoning = await startModelServer({ refuses: ['max_tokens'] })
  const engine = openAiOn(reasoning, { maxTokens: 3_000 })
  await listen(engine, engineRequest())
  await listen(engine, engineRequest())
  expect(limits(reasoning)).toEqual([named, renamed, renamed])
  await using strict = await startModelServer({ refuses: ['max_tokens', 'max_completion_tokens'] })
  const { result } = await listen(openAiOn(strict, { maxTokens: 3_000 }), engineRequest())
  expect(result).toMatchObject({ recipe: exampleRecipe, tries: 1 })
  expect(limits(strict)).toEqual([named, renamed, unlimited])
})

test('the longest accepted recipe fits into the token limit at three characters a token', async () => {
  await using server = await startModelServer()
  await listen(openAiOn(server), engineRequest())
  const longest = 200 + 2_000 + 2 * maxRecipeLines * recipeLineMaxLength
  expect(limits(server)[0]?.max_tokens).toBeGreaterThan(longest / 3)
  expect(limits(server)[0]?.max_tokens).toBeLessThan(longest)
})

test.each([
  [400, 'max_tokens is too large: 25000. This model supports at most 16384 completion tokens.'],
  [
    400,
    'The maximum context length is 8192 tokens. You requested 26000 (1000 in the messages, 25000 in the completion).',
  ],
  [
    400,
    'The maximum context length is 8192 tokens. You requested 25000 output tokens and 1000 input tokens.',
  ],
  [
    429,
    'Request too large for soup-1 on tokens per min: Limit 20000. The input or output tokens must be reduced.',
  ],
])('a server with a lower limit of its own is asked without ours: %i %s', async (status, message) => {
  await using server = await startModelServer()
  server.next(answers(status, { error: { message } }), answers(status, { error: { message } }))
  const { result } = await listen(openAiOn(server), engineRequest())
  expect(result).toMatchObject({ recipe: exampleRecipe, tries: 1 })
  expect(limits(server).at(-1)).toEqual({ max_tokens: undefined, max_completion_tokens: undefined })
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
])(
  'after a model server refuses a JSON schema in the wording of %s, a JSON object is requested',
  async (_, status, body) => {
    await using server = await startModelServer()
    server.next(answers(status, body), writes())
    const { result } = await listen(openAiOn(server), engineRequest())
    expect(result.tries).toBe(1)
    expect(formats(server)).toEqual(['json_schema', 'json_object'])
  },
)

test('a model server that refuses every request is asked again at most once for each request feature', async () => {
  await using server = await startModelServer()
  server.always(answers(400, 'response_format stream_options temperature seed max_tokens'))
  const request = engineRequest()
  await expect(listen(openAiOn(server), request)).rejects.toMatchObject({
    reason: 'rejected',
    spent: { tries: 1 },
  })
  expect(server.requests.length).toBe(8)
})
