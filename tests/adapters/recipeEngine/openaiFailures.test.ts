import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { EngineFailureReason } from '#server/features/generation/port.ts'
import type { PartialRecipe } from '#shared/kitchen/recipe.ts'
import { startModelServer } from '../../support/servers/modelServer.ts'
import * as answers from '../../support/servers/modelServerAnswers.ts'
import { engineRequest, listen, openAiOn } from '../../support/servers/modelServerClient.ts'

const { exampleRecipe } = answers

test.each<[EngineFailureReason, string, answers.Behaviour, string]>([
  ['refused', 'a refusal', answers.refuses(), 'model refused to write a recipe'],
  ['refused', 'a filtered answer', answers.endsEarly('content_filter', 9), 'model refused to write a recipe'],
  [
    'context too small',
    'an answer that ran out of room',
    answers.endsEarly('length', 9),
    'context of the model too small for the prompt',
  ],
  [
    'empty answer',
    'thoughts without an answer',
    answers.writes(() => '<think>Hm.'),
    'model answered without text',
  ],
  [
    'empty answer',
    'an answer without choices',
    answers.answers(200, { choices: [] }),
    'model answered without text',
  ],
])(
  'the model failure %s: %s is logged with its own event and not tried again',
  async (reason, _, behaviour, event) => {
    await using server = await startModelServer()
    server.always(behaviour)
    const request = engineRequest()
    await expect(listen(openAiOn(server), request)).rejects.toMatchObject({ reason, spent: { tries: 1 } })
    expect(request.lines).toMatchObject([
      { level: 'warn', event, fields: { engine: 'openai', model: 'test' } },
    ])
    expect(server.requests).toHaveLength(1)
  },
)

test('refusals and length limits are also recognised in answers that are not streamed', async () => {
  await using server = await startModelServer()
  const whole =
    (behaviour: answers.Behaviour): answers.Behaviour =>
    (exchange) => {
      exchange.isStreamed = false
      return behaviour(exchange)
    }
  server.next(whole(answers.refuses()), whole(answers.endsEarly('length', 9)))
  await expect(listen(openAiOn(server), engineRequest())).rejects.toMatchObject({ reason: 'refused' })
  await expect(listen(openAiOn(server), engineRequest())).rejects.toMatchObject({
    reason: 'context too small',
  })
})

test('the words that a model wrote in a failed try are voided before the next try begins', async () => {
  await using server = await startModelServer()
  server.next(answers.cuts(3), answers.fails(500))
  const { soFar, result } = await listen(openAiOn(server), engineRequest())
  expect(result).toMatchObject({ recipe: exampleRecipe, tries: 3 })
  const again = soFar.findIndex((recipe) => Object.keys(recipe).length === 0)
  expect(soFar.slice(0, again + 2)).toMatchObject([
    { name: 'Lemon' },
    { name: 'Lemon Chickpea' },
    { description: 'A' },
    {},
    { name: 'Lemon' },
  ])
  expect(soFar.filter((recipe) => Object.keys(recipe).length === 0)).toHaveLength(1)
})

test('a failed model try without a word voids nothing of the shown recipe', async () => {
  await using server = await startModelServer()
  server.next(answers.fails(500))
  const { soFar } = await listen(openAiOn(server), engineRequest())
  expect(soFar[0]).toEqual({ name: 'Lemon' })
})

test('each try has its own seed, and the tokens of failed tries are counted too', async () => {
  await using server = await startModelServer()
  server.always(answers.writes(answers.malformed))
  await expect(listen(openAiOn(server), engineRequest({ seed: 7 }))).rejects.toMatchObject({
    spent: { tries: 3, inputTokens: 3 * 321, outputTokens: 3 * 123 },
  })
  expect(server.requests.map(({ body }) => body.seed)).toEqual([7, 8, 9])
  await expect(listen(openAiOn(server), engineRequest({ seed: 2 ** 31 - 1 }))).rejects.toThrow()
  expect(server.requests.slice(3).every(({ body }) => Number(body.seed) < 2 ** 31)).toBe(true)
})

test.each<[EngineFailureReason, number, object]>([
  ['server error', 3, { message: 'upstream went away' }],
  ['server error', 3, { message: 'overloaded', code: 503 }],
  ['rate limited', 3, { message: 'slow down', code: 'rate_limit_exceeded' }],
  ['context too small', 1, { message: 'maximum context length', code: 400 }],
])('an error in the middle of a stream is %j and tried %i times', async (reason, tries, error) => {
  await using server = await startModelServer()
  server.always(answers.failsMidway(3, error))
  await expect(listen(openAiOn(server), engineRequest())).rejects.toMatchObject({ reason, spent: { tries } })
})

test.each([
  [
    'an event that is not JSON',
    (exchange: Parameters<answers.Behaviour>[0]) => exchange.event('{"choices": oops'),
  ],
  [
    'an event of other types',
    (exchange: Parameters<answers.Behaviour>[0]) => exchange.event('{"choices":[null]}'),
  ],
  ['a whole answer that is not JSON', answers.answers(200, '{"choices": oops')],
])('the OpenAI answer %s is reported as bad output', async (_, behaviour) => {
  await using server = await startModelServer()
  server.next(behaviour, behaviour, behaviour)
  await expect(listen(openAiOn(server), engineRequest())).rejects.toMatchObject({ reason: 'bad output' })
})

test('a stop between two words throws its reason, even when more words have arrived', async () => {
  await using server = await startModelServer()
  const request = engineRequest()
  const words = openAiOn(server).write(request)
  await words.next()
  const reason = new Error('the cook left')
  request.stop(reason)
  await expect(words.next()).rejects.toBe(reason)
  expect(request.lines).toEqual([])
})

test('meaningless events are ignored, and a partial token count counts as none', async () => {
  await using server = await startModelServer({ refuses: ['stream_options'] })
  const nonsense = [
    'null',
    '[]',
    '7',
    '{}',
    '{"choices":{}}',

    '{"usage":{"prompt_tokens":9}}',
  ]
  const parts = JSON.stringify({ choices: [{ delta: { content: [{ type: 'text', text: 'x' }] } }] })
  server.next((exchange) => {
    for (const event of [...nonsense, parts]) exchange.event(event)
    exchange.finish()
  })
  await expect(listen(openAiOn(server), engineRequest())).rejects.toMatchObject({
    reason: 'empty answer',
    spent: { tries: 1, inputTokens: null, outputTokens: null },
  })
})

test('a model’s answer that never ends is bad output, and its connection is closed', async () => {
  await using server = await startModelServer()
  server.always(async (exchange) => {
    for (; !exchange.gone.aborted; await nextTurn()) exchange.sayAtOnce('and then '.repeat(1_000))
  })
  await expect(listen(openAiOn(server), engineRequest())).rejects.toMatchObject({ reason: 'bad output' })
  await Promise.all(server.requests.map((request) => request.aborted))
})

test('a stop after the last word but before the end of the answer throws its reason', async () => {
  await using server = await startModelServer()
  server.next(answers.stalls(1_000))
  const request = engineRequest()
  const words = openAiOn(server).write(request)
  const reason = new Error('the cook left')
  const lastLine = exampleRecipe.instructions.at(-1)
  const heard = async () => {
    while (true) {
      const { value } = await words.next()
      if (value && 'instructions' in value && value.instructions?.at(-1) === lastLine) request.stop(reason)
    }
  }
  await expect(heard()).rejects.toBe(reason)
})

test('after a stop during the wait for another try nothing more is delivered', async () => {
  await using server = await startModelServer()
  server.always(answers.cuts(3))
  const request = engineRequest()
  const heard: PartialRecipe[] = []
  const listening = (async () => {
    for await (const recipe of openAiOn(server, { backoffBaseMs: 20_000 }).write(request)) heard.push(recipe)
  })()
  await request.logged('model server unreachable')
  const reason = new Error('the cook left')
  request.stop(reason)
  await expect(listening).rejects.toBe(reason)
  expect(heard.every((recipe) => recipe.name)).toBe(true)
  expect(server.requests).toHaveLength(1)
})

test('leaving the loop over words closes the connection', async () => {
  await using server = await startModelServer()
  server.always(answers.stalls(2))
  for await (const recipe of openAiOn(server).write(engineRequest())) {
    expect(recipe).toEqual({ name: 'Lemon' })
    break
  }
  await server.requests[0]?.aborted
})

test('a slow answer is not cut off within the time limit', async () => {
  await using server = await startModelServer()
  const released = Promise.withResolvers<void>()
  server.next(answers.stalls(2, released.promise))
  const words = openAiOn(server).write(engineRequest())
  await words.next()
  released.resolve()
  let step = await words.next()
  while (!step.done) step = await words.next()
  expect(step.value.recipe).toEqual(exampleRecipe)
  expect(await server.requests[0]?.ended).toBe('answered')
})
