import { expect, test } from 'vitest'
import { startModelServer } from '../../support/servers/modelServer.ts'
import { answers, exampleRecipe, stalls, writes } from '../../support/servers/modelServerAnswers.ts'
import { endpointOn, engineRequest, listen, openAiOn } from '../../support/servers/modelServerClient.ts'

test('the test server lists its model', async () => {
  await using server = await startModelServer()
  const models = await (await fetch(`${server.baseUrl}/models`)).json()
  expect(models).toMatchObject({ object: 'list', data: [{ id: 'test', object: 'model' }] })
})

test('the test server answers 404 for other addresses, and requires the right key', async () => {
  await using server = await startModelServer({ apiKey: 'right' })
  expect((await fetch(`${server.baseUrl}/embeddings`, { method: 'POST' })).status).toBe(404)
  await expect(listen(openAiOn(server, { apiKey: 'wrong' }), engineRequest())).rejects.toThrow('rejected')
  await expect(listen(openAiOn(server, { apiKey: 'right' }), engineRequest())).resolves.toBeDefined()
})

test('the test server answers as scripted, then as always', async () => {
  await using server = await startModelServer()
  server.always(answers(418))
  server.next(answers(201), answers(202))
  const ask = async () => (await fetch(server.endpointUrl, { method: 'POST', body: '{}' })).status
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([201, 202, 418, 418])
})

test('the test server answers with the recipe that the test makes of a request, for both engines', async () => {
  await using server = await startModelServer({
    recipeFor: ({ body }) => ({ ...exampleRecipe, name: `After ${JSON.stringify(body).length} letters` }),
  })
  const first = await listen(openAiOn(server), engineRequest())
  const second = await listen(endpointOn(server), engineRequest())
  expect(first.result.recipe.name).toMatch(/^After \d+ letters$/)
  expect(second.result.recipe.name).not.toBe(first.result.recipe.name)
})

test('the test server pauses between words on request, and reports when the first one was sent', async () => {
  await using server = await startModelServer()
  server.next(writes(() => '{"a": 1, "b": 2}', 5))
  await fetch(`${server.baseUrl}/chat/completions`, { method: 'POST', body: '{"stream":true}' }).then((r) =>
    r.text(),
  )
  const [request] = server.requests
  const took = performance.timeOrigin + performance.now() - (await (request?.firstWordAt ?? Number.NaN))
  expect(request?.wordsSent).toBe(4)
  expect(took).toBeGreaterThan(3 * 5 - 3)
  expect(await request?.ended).toBe('answered')
})

test('the test server reports when a client disconnects', async () => {
  await using server = await startModelServer()
  server.next(stalls(2))
  const leaving = new AbortController()
  const { signal } = leaving
  await fetch(`${server.baseUrl}/chat/completions`, { method: 'POST', body: '{"stream":true}', signal })
  leaving.abort()
  const request = await server.request(0)
  expect(await request.ended).toBe('aborted')
  expect(await request.aborted).toBeGreaterThan(await request.firstWordAt)
})
