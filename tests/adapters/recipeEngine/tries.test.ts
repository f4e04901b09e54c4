import { getEventListeners } from 'node:events'
import { beforeAll, describe, expect, test } from 'vitest'
import type { EngineFailureReason, RecipeEngine } from '#server/features/generation/port.ts'
import { startModelServer } from '../../support/servers/modelServer.ts'
import * as answers from '../../support/servers/modelServerAnswers.ts'
import { endpointOn, engineRequest, listen, openAiOn } from '../../support/servers/modelServerClient.ts'

const { exampleRecipe } = answers
const engines = [
  { name: 'openai', engineOn: openAiOn },
  { name: 'endpoint', engineOn: endpointOn },
]

// Loading the package takes longer than the time limits below.
beforeAll(async () => void (await import('openai')))

function failure(engine: RecipeEngine, request = engineRequest()) {
  return listen(engine, request).then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error,
  )
}

describe.each(engines)('$name', ({ name, engineOn }) => {
  test.each<[EngineFailureReason, answers.Behaviour, string]>([
    ['bad output', answers.writes(answers.malformed), 'recipe from the model invalid'],
    ['bad output', answers.writes(answers.cutOff), 'recipe from the model invalid'],
    ['rate limited', answers.limitsRate(), 'model request refused: rate limit of the server'],
    ['server error', answers.fails(500), 'model server answered with an error'],
    ['server error', answers.answers(502, '<html>Bad gateway</html>'), 'model server answered with an error'],
    ['network', answers.cuts(3), 'model server unreachable'],
    ['network', (exchange) => exchange.cut(), 'model server unreachable'],
  ])(
    'a model request that fails with %s is tried three times, with a log line each time',
    async (reason, behaviour, event) => {
      await using server = await startModelServer()
      server.always(behaviour)
      const request = engineRequest()
      const error = await failure(engineOn(server), request)
      expect(error).toMatchObject({ name: 'EngineFailure', reason, spent: { tries: 3 } })
      expect(server.requests).toHaveLength(3)
      expect(request.lines.map((line) => line.event)).toEqual([event, event, event])
      expect(request.lines.map((line) => line.level)).toEqual(['warn', 'warn', 'warn'])
      expect(request.lines[2]?.fields).toMatchObject({ engine: name, try: 3, nextTryInMs: null })
    },
  )

  test('a recipe succeeds on the third try after a bad answer and a busy server', async () => {
    await using server = await startModelServer()
    server.next(answers.writes(answers.malformed), answers.fails(503))
    const { result } = await listen(engineOn(server), engineRequest())
    expect(result).toMatchObject({ recipe: exampleRecipe, tries: 3 })
  })

  test.each<[EngineFailureReason, answers.Behaviour, string]>([
    ['rejected', answers.fails(401, 'invalid_api_key'), 'model server rejected the request'],
    ['rejected', answers.fails(404, 'model_not_found'), 'model server rejected the request'],
    ['rejected', answers.fails(429, 'insufficient_quota'), 'model server rejected the request'],
    ['context too small', answers.findsContextTooSmall(), 'context of the model too small for the prompt'],
    ['refused', answers.fails(400, 'content_filter'), 'model refused to write a recipe'],
    ['empty answer', answers.saysNothing(), 'model answered without text'],
  ])('a model request that fails with %s is not tried again', async (reason, behaviour, event) => {
    await using server = await startModelServer()
    server.always(behaviour)
    const request = engineRequest()
    expect(await failure(engineOn(server), request)).toMatchObject({ reason, spent: { tries: 1 } })
    expect(server.requests).toHaveLength(1)
    expect(request.lines.map((line) => line.event)).toEqual([event])
  })

  test.each([301, 302, 307, 308])('a redirect by %i is not followed', async (status) => {
    await using elsewhere = await startModelServer()
    await using server = await startModelServer()
    server.always(answers.answers(status, '', { location: `${elsewhere.baseUrl}/chat/completions` }))
    expect(await failure(engineOn(server))).toMatchObject({ reason: 'rejected', spent: { tries: 1 } })
    expect(elsewhere.requests).toEqual([])
  })

  test('an unreachable server is a network failure', async () => {
    const server = await startModelServer()
    const request = engineRequest()
    const engine = engineOn(server)
    await server.close()
    expect(await failure(engine, request)).toMatchObject({ reason: 'network', spent: { tries: 3 } })
    expect(request.lines[0]?.fields).toMatchObject({ detail: 'ECONNREFUSED' })
  })

  test('the next try at a model waits as long as the server requests', async () => {
    await using server = await startModelServer()
    server.next(answers.limitsRate({ 'retry-after-ms': '60' }))
    const request = engineRequest()
    expect((await listen(engineOn(server), request)).result.tries).toBe(2)
    const [first = Number.NaN, second = Number.NaN] = server.requests.map(({ receivedAt }) => receivedAt)
    expect(second - first).toBeGreaterThan(58)
    expect(request.lines[0]?.fields).toMatchObject({ status: 429, nextTryInMs: 60 })
  })

  test.each([
    ['seconds', () => '9'],
    ['a date', () => new Date(Date.now() + 9_500).toUTCString()],
  ])('a wait requested in %s begins, and ends when the reader stops', async (_, retryAfter) => {
    await using server = await startModelServer()
    server.always(answers.answers(503, '', { 'retry-after': retryAfter() }))
    const request = engineRequest()
    const failed = failure(engineOn(server), request)
    const line = await request.logged('model server answered with an error')
    expect(Reflect.get(line.fields, 'nextTryInMs')).toBeGreaterThan(8_000)
    expect(Reflect.get(line.fields, 'nextTryInMs')).toBeLessThan(10_000)
    const reason = new Error('the cook left')
    request.stop(reason)
    expect(await failed).toBe(reason)
    expect(server.requests).toHaveLength(1)
  })

  test('a requested wait over the maximum is not begun', async () => {
    await using server = await startModelServer()
    server.always(answers.limitsRate({ 'retry-after': '21' }))
    expect(await failure(engineOn(server))).toMatchObject({ reason: 'rate limited', spent: { tries: 1 } })
    server.always(answers.limitsRate({ 'retry-after-ms': '6' }))
    const engine = engineOn(server, { maxWaitMs: 5 })
    expect(await failure(engine)).toMatchObject({ reason: 'rate limited', spent: { tries: 1 } })
  })

  test('without a requested wait, the wait is a random part of a base that doubles', async () => {
    await using server = await startModelServer()
    server.always(answers.fails(500))
    const request = engineRequest()
    await failure(engineOn(server, { backoffBaseMs: 20 }), request)
    const waits = request.lines.map(({ fields }) => Reflect.get(fields, 'nextTryInMs'))
    expect(waits[0]).toBeLessThanOrEqual(20)
    expect(waits[1]).toBeLessThanOrEqual(40)
  })

  test.each([
    ['before a word', 0],
    ['between words', 4],
  ])(
    'a model server’s silence %s ends at the time limit, and the request is not tried again',
    async (_, words) => {
      await using server = await startModelServer()
      server.always(answers.stalls(words))
      const request = engineRequest()
      const error = await failure(engineOn(server, { timeoutMs: 60 }), request)
      expect(error).toMatchObject({ reason: 'timeout', spent: { tries: 1 } })
      expect(request.lines.map((line) => line.event)).toEqual(['model request timed out'])
      await server.requests[0]?.aborted
      expect(server.requests).toHaveLength(1)
    },
  )

  test('a stopped generation closes the connection to the model server at once, and nothing more is tried or logged', async () => {
    await using server = await startModelServer()
    server.always(answers.stalls(4))
    const request = engineRequest()
    const failed = failure(engineOn(server), request)
    const asked = await server.request(0)
    await asked.firstWordAt
    const reason = new Error('the cook left')
    request.stop(reason)
    expect(await failed).toBe(reason)
    await asked.aborted
    expect(server.requests).toHaveLength(1)
    expect(request.lines).toEqual([])
  })

  test('a request that is stopped before it begins sends nothing', async () => {
    await using server = await startModelServer()
    const request = engineRequest()
    request.stop()
    expect(await failure(engineOn(server), request)).toMatchObject({ name: 'AbortError' })
    expect(server.requests).toEqual([])
  })

  test('ending the recipe early closes the connection, even while a word is awaited', async () => {
    await using server = await startModelServer()
    server.always(answers.stalls(0))
    const words = engineOn(server).write(engineRequest())
    const next = words.next().catch((error: unknown) => error)
    const asked = await server.request(0)
    const end = await words.return(undefined as never)
    expect(end.done).toBe(true)
    expect(await next).toMatchObject({ name: 'AbortError' })
    await asked.aborted
    expect(server.requests).toHaveLength(1)
  })

  test('finished recipes leave no listener, no timer and no open connection', async () => {
    await using server = await startModelServer()
    const engine = engineOn(server)
    const { signal, ...rest } = engineRequest()
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
    await listen(engine, { ...rest, signal })
    const before = timers()
    for (const behaviour of [answers.writes(), answers.cuts(3), answers.fails(500)]) {
      server.next(behaviour)
      await listen(engine, { ...rest, signal })
    }
    expect(getEventListeners(signal, 'abort')).toEqual([])
    expect(timers()).toBeLessThanOrEqual(before)
  })

  test('no log line contains text of a prompt, a recipe or a key, whatever fails', async () => {
    const secret = 'tell-nobody'
    const echo = ({ request }: { request: { body: unknown } }) =>
      JSON.stringify({ error: { message: request.body } })
    await using server = await startModelServer()
    for (const behaviour of [
      answers.writes(answers.malformed),
      answers.endsEarly('length', 20),
      answers.endsEarly('content_filter', 20),
      ...[400, 422, 429, 500].map(
        (status): answers.Behaviour =>
          (exchange) =>
            exchange.whole(echo(exchange), status),
      ),
    ]) {
      server.always(behaviour)
      const prompt = { version: '1', system: secret, user: secret }
      const request = engineRequest({ prompt })
      const error = await listen(engineOn(server), request).catch((thrown: unknown) => thrown)
      expect(JSON.stringify(request.lines)).not.toMatch(/tell-nobody|chickpea/i)
      if (error instanceof Error) expect(`${error.stack} ${error.cause}`).not.toMatch(/tell-nobody|chickpea/i)
    }
  })
})
