import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, createServer as createRawServer, type Server as RawServer } from 'node:net'
import { createTRPCClient } from '@trpc/client'
import { afterEach, describe, expect, test } from 'vitest'
import { createFetchWithTimeouts } from '#client/data/createFetchWithTimeouts.ts'
import { sentenceOfUnansweredCall } from '#client/data/failure.ts'
import { isFailedCallWorthRetrying } from '#client/data/failures/retry.ts'
import { createRpcLinksOfBrowser } from '#client/data/links.ts'
import { sentenceOfFailedPreferencesSave } from '#client/features/preferences/preferencesFailure.ts'
import type { AppRouter } from '#server/rpc/router.ts'

const shortMs = 60
const opened: (Server | RawServer)[] = []
afterEach(async () => {
  for (const server of opened.splice(0)) {
    if ('closeAllConnections' in server) server.closeAllConnections()
    server.close()
  }
})

async function listen(server: Server | RawServer): Promise<string> {
  opened.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A server that accepts connections, reads what comes and answers nothing. */
const silent = () =>
  listen(
    createRawServer((socket) =>
      socket
        .on('error', () => {})
        .resume()
        .unref(),
    ),
  )
const answering = (answer: RequestListener) => listen(createServer(answer))

const unreachable = 'We could not reach Larder. Please check your connection and try again.'

describe('a call that a server accepts and never answers', () => {
  const calls = {
    'a query': (client: ReturnType<typeof clientAt>) => client.auth.entrance.query(),
    'a mutation': (client: ReturnType<typeof clientAt>) => client.auth.changeName.mutate({ name: 'Ada' }),
    'a repeatable mutation': (client: ReturnType<typeof clientAt>) =>
      client.feedback.submit.mutate({ draftId: 'd'.repeat(20), type: 'bug', description: 'Stuck.' } as never),
    'a generation': (client: ReturnType<typeof clientAt>) => client.generation.generate.mutate({} as never),
  }
  const clientAt = (origin: string) =>
    createTRPCClient<AppRouter>({
      links: createRpcLinksOfBrowser(`${origin}/rpc`, shortMs),
    })

  test.each(Object.entries(calls))(
    'a call that a server accepts and never answers fails like one that reached no server: %s',
    async (_, call) => {
      const error = await call(clientAt(await silent())).then(
        () => null,
        (error: unknown) => error,
      )
      expect(sentenceOfUnansweredCall(error)).toBe(unreachable)
      expect(sentenceOfFailedPreferencesSave(error)).toBe(
        'Failed to save user settings: No response from server.',
      )
      // A person has waited for it already.
      expect(isFailedCallWorthRetrying(error as never, 1, Date.now())).toBe(false)
    },
  )

  test('a call that a server accepts and never answers fails as well where the server stops in the middle of its answer', async () => {
    const origin = await answering((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('[{"result":')
    })
    const error = await clientAt(origin)
      .auth.entrance.query()
      .catch((error: unknown) => error)
    expect(sentenceOfUnansweredCall(error)).toBe(unreachable)
  })

  test('a procedure call that a server stops in the middle of its answer is sent once, also where it could be repeated', async () => {
    let requests = 0
    const origin = await answering((_request, response) => {
      requests += 1
      response.writeHead(200, { 'content-type': 'application/json' }).write('[{"result":')
    })
    const error = await calls['a repeatable mutation'](clientAt(origin)).catch((error: unknown) => error)
    expect(sentenceOfUnansweredCall(error)).toBe(unreachable)
    expect(sentenceOfFailedPreferencesSave(error)).toBe(
      'Failed to save user settings: No response from server.',
    )
    expect(requests).toBe(1)
  })
})

test('an answer that comes in pieces may take longer than the limit', async () => {
  const pieces = Array.from({ length: 15 }, (_, at) => `${at} `)
  const origin = await answering((_request, response) => {
    let at = 0
    const timer = setInterval(() => {
      if (at < pieces.length) return response.write(pieces[at++])
      clearInterval(timer)
      return response.end()
    }, 50)
  })
  const answer = await createFetchWithTimeouts(fetch, 5_000, 500)(origin)
  expect(await answer.text()).toBe(pieces.join(''))
  expect(answer.status).toBe(200)
})

test('a caller’s own signal ends a call, with its own reason', async () => {
  const caller = new AbortController()
  const call = createFetchWithTimeouts(fetch, 60_000)(await silent(), {
    signal: caller.signal,
  })
  caller.abort(new Error('Stopped.'))
  await expect(call).rejects.toThrow('Stopped.')
  const before = createFetchWithTimeouts(fetch, shortMs)(await silent(), {
    signal: AbortSignal.abort(new Error('Gone.')),
  })
  await expect(before).rejects.toThrow('Gone.')
})

test('a request may take longer the longer its body is', async () => {
  const begun = performance.now()
  const call = createFetchWithTimeouts(fetch, 1)(await silent(), { method: 'POST', body: 'x'.repeat(1_600) })
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(performance.now() - begun).toBeGreaterThan(190)
})
