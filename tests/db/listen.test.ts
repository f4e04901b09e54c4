import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type NotificationListener, openNotificationListener } from '#server/db/listen.ts'
import { connect } from '../support/database/databaseHolder.ts'
import { startTcpProxy } from '../support/database/tcpProxy.ts'
import { createTestDatabase } from '../support/database/testDatabase.ts'

let url: string
beforeAll(async () => {
  url = (await createTestDatabase('empty')).url
})

const patience = { timeout: 10_000, interval: 20 }
const quick = { heartbeatMs: 50, answerTimeoutMs: 200 }

async function listenOn(listener: NotificationListener) {
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

test('a listener first gets null, as earlier events are unknown, and then each notification', async () => {
  const { heard } = await listenOn(openNotificationListener(url))
  await notify('soup')
  await vi.waitUntil(() => heard.length === 2, patience)
  expect(heard).toEqual([null, 'soup'])
})

test('a listener whose session was ended listens again, and gets null, as it may have missed events', async () => {
  const { heard } = await listenOn(openNotificationListener(url))
  await connect(url)`
    select pg_terminate_backend(pid) from pg_stat_activity
    where query like 'listen%' and datname = current_database()`
  await vi.waitUntil(() => heard.filter((payload) => payload === null).length === 2, patience)
  await expectToHear(heard, 'stew')
})

test('a listening database connection that answers no longer is noticed and replaced', async () => {
  const proxy = await startTcpProxy(url)
  const { heard } = await listenOn(openNotificationListener(proxy.url, quick))
  proxy.goSilent()
  await notify('lost')
  await vi.waitUntil(() => proxy.hasDropped(), patience)
  proxy.speak()
  await vi.waitUntil(() => heard.filter((payload) => payload === null).length === 2, patience)
  await expectToHear(heard, 'found')
  expect(heard).not.toContain('lost')
})

test('a listener that throws does not stop others from getting events, even after a lost connection', async () => {
  const onError = vi.fn()
  const listener = openNotificationListener(url, { onError })
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

test('a stopped listener gets no more events', async () => {
  const { heard, stop } = await listenOn(openNotificationListener(url))
  await stop()
  const other = await listenOn(openNotificationListener(url))
  await expectToHear(other.heard, 'broth')
  expect(heard).toEqual([null])
})

test('listening to a first channel without a database is an error', async () => {
  const listener = openNotificationListener('postgres://nobody@127.0.0.1:1/none')
  onTestFinished(() => listener.close())
  await expect(listener.listen('job_queued', () => {})).rejects.toThrow()
})

test('listening without a database fails with the reason away', async () => {
  const listener = openNotificationListener('postgres://nobody@127.0.0.1:1/none')
  onTestFinished(() => listener.close())
  const error = await listener.listen('pages_changed', () => {}).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'DatabaseOutage', reason: 'away' })
})
