import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type Listener, openListener } from '#server/db/listen.ts'
import { connect } from '../support/databaseHolder.ts'
import { startTcpProxy } from '../support/tcpProxy.ts'
import { createTestDatabase } from '../support/testDatabase.ts'

let url: string
beforeAll(async () => {
  url = (await createTestDatabase('empty')).url
})

const patience = { timeout: 10_000, interval: 20 }
const quick = { heartbeatMs: 50, answerTimeoutMs: 200 }

async function listenOn(listener: Listener) {
  onTestFinished(() => listener.close())
  const heard: (string | null)[] = []
  const stop = await listener.listen('pages_changed', (payload) => heard.push(payload))
  return { heard, stop }
}

const notify = (payload: string) => connect(url)`select pg_notify('pages_changed', ${payload})`

async function expectToHear(heard: (string | null)[], payload: string) {
  await vi.waitUntil(async () => {
    await notify(payload)
    return heard.includes(payload)
  }, patience)
}

test('what is sent is heard, after one call that says that the past is unknown', async () => {
  const { heard } = await listenOn(openListener(url))
  await notify('soup')
  await vi.waitUntil(() => heard.length === 2, patience)
  expect(heard).toEqual([null, 'soup'])
})

test('after its session was ended it listens again, and says that something may have been missed', async () => {
  const { heard } = await listenOn(openListener(url))
  await connect(url)`
    select pg_terminate_backend(pid) from pg_stat_activity
    where query like 'listen%' and datname = current_database()`
  await vi.waitUntil(() => heard.filter((payload) => payload === null).length === 2, patience)
  await expectToHear(heard, 'stew')
})

test('a connection that went silent is noticed and replaced', async () => {
  const proxy = await startTcpProxy(url)
  const { heard } = await listenOn(openListener(proxy.url, quick))
  proxy.goSilent()
  await notify('lost')
  await vi.waitUntil(() => proxy.hasDropped(), patience)
  proxy.speak()
  await vi.waitUntil(() => heard.filter((payload) => payload === null).length === 2, patience)
  await expectToHear(heard, 'found')
  expect(heard).not.toContain('lost')
})

test('a listener that throws keeps no other from hearing, after a lost connection as well', async () => {
  const onError = vi.fn()
  const listener = openListener(url, { onError })
  const calls: (string | null)[] = []
  await listener.listen('job_queued', (payload) => {
    calls.push(payload)
    if (calls.length > 1) throw new Error('burnt')
  })
  const { heard } = await listenOn(listener)
  await connect(url)`
    select pg_terminate_backend(pid) from pg_stat_activity
    where query like 'listen%' and datname = current_database()`
  await vi.waitUntil(() => heard.filter((payload) => payload === null).length === 2, patience)
  expect(onError).toHaveBeenCalledWith(new Error('burnt'))
  await expectToHear(heard, 'stew')
})

test('nothing is heard once it was stopped', async () => {
  const { heard, stop } = await listenOn(openListener(url))
  await stop()
  const other = await listenOn(openListener(url))
  await expectToHear(other.heard, 'broth')
  expect(heard).toEqual([null])
})

test('a first channel that cannot be listened to is an error', async () => {
  const listener = openListener('postgres://nobody@127.0.0.1:1/none')
  onTestFinished(() => listener.close())
  await expect(listener.listen('job_queued', () => {})).rejects.toThrow()
})

test('a channel that cannot be listened to because the database is away is an outage', async () => {
  const listener = openListener('postgres://nobody@127.0.0.1:1/none')
  onTestFinished(() => listener.close())
  const error = await listener.listen('pages_changed', () => {}).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'DatabaseOutage', reason: 'away' })
})
