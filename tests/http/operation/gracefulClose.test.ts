import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOpenAiEngine } from '#server/adapters/recipeEngine/openai.ts'
import { prepareGracefulClose } from '#server/http/connections/gracefulClose.ts'
import { dinnerOrder } from '../../support/recipes/testAnswers.ts'
import { type ModelServer, startModelServer } from '../../support/servers/modelServer.ts'
import { stalls } from '../../support/servers/modelServerAnswers.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let model: ModelServer
let site: TestSite
beforeEach(async () => {
  model = await startModelServer()
  const limits = { allowedUrls: [model.baseUrl], timeoutMs: 10_000 }
  site = await openTestSite({
    engine: createOpenAiEngine({ baseUrl: model.baseUrl, apiKey: null, model: 'test', ...limits }),
  })
})
afterEach(async () => {
  await site.close()
  await model.close()
})

async function listen(graceMs: number) {
  const app = await site.openApp()
  const close = prepareGracefulClose(app, site.deps.closing, graceMs)
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), close }
}

function generate(url: string): Promise<Response> {
  return fetch(`${url}/rpc/generation.generate?batch=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'trpc-accept': 'application/jsonl' },
    body: JSON.stringify({ 0: dinnerOrder }),
  })
}

test('a closing server accepts no new calls, and finishes the recipe being generated', async () => {
  const goOn = Promise.withResolvers<void>()
  model.next(stalls(3, goOn.promise))
  const { url, close } = await listen(10_000)
  const answer = await generate(url)
  await model.request(0)
  const closed = close()
  await expect(fetch(url)).rejects.toThrow()
  goOn.resolve()
  expect(await answer.text()).toContain('"finished"')
  await closed
})

test('a generation longer than SHUTDOWN_GRACE_MS is aborted together with its model call', async () => {
  model.next(stalls(3))
  const { url, close } = await listen(50)
  const answer = await generate(url)
  const { aborted } = await model.request(0)
  await close()
  await aborted
  expect(await answer.text()).not.toContain('"finished"')
})

test('an idle server closes at once', async () => {
  const { url, close } = await listen(60_000)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  await close()
  await expect(fetch(url)).rejects.toThrow()
})

test('a visitor who disconnects aborts the model call', async () => {
  model.next(stalls(3))
  const { url, close } = await listen(60_000)
  const leaving = new AbortController()
  const answer = fetch(`${url}/rpc/generation.generate?batch=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'trpc-accept': 'application/jsonl' },
    body: JSON.stringify({ 0: dinnerOrder }),
    signal: leaving.signal,
  })
  const { aborted } = await model.request(0)
  leaving.abort()
  await expect(answer.then((each) => each.text())).rejects.toThrow()
  await aborted
  await close()
})

test('an error during a stream is logged with its cause', async () => {
  const { url, close } = await listen(60_000)
  await site.deps.db.execute('drop table generations cascade')
  expect(await (await generate(url)).text()).toContain('The server encountered an error.')
  const broke = site.logged.find((line) => line.msg === 'procedure call failed')
  expect(JSON.stringify(broke)).toContain('relation')
  await close()
})

test('an idle preconnected socket does not delay closing the server', async () => {
  const { url, close } = await listen(60_000)
  const ahead = connect(Number(new URL(url).port), '127.0.0.1')
  await once(ahead, 'connect')
  await (await fetch(`${url}/healthz`)).text()
  const ended = once(ahead, 'close')
  await close()
  await ended
})

test('stalled clients are disconnected after SHUTDOWN_GRACE_MS', async () => {
  const { url, close } = await listen(50)
  const port = Number(new URL(url).port)
  const half = connect(port, '127.0.0.1')
  half.write(
    'POST /rpc/auth.signIn HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
  )
  const deaf = connect(port, '127.0.0.1').pause()
  deaf.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(8))
  const ends = [half, deaf].map(
    (socket) => new Promise((end) => socket.on('error', () => {}).once('close', end)),
  )
  await fetch(url)
  await close()
  deaf.resume()
  await Promise.all(ends)
})
