import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { mailbagOf } from '../../support/accounts/mailbag.ts'
import { type MailServer, startMailServer } from '../../support/servers/mailServer.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let server: MailServer
beforeEach(async () => {
  server = await startMailServer()
  site = await openTestSite()
})
afterEach(async () => {
  await site.close()
  await server.close()
})

async function startProcess(): Promise<ChildProcess> {
  const script = path.resolve(import.meta.dirname, '../../support/accounts/deliverMail.ts')
  const child = spawn(process.execPath, [script, site.databaseUrl, server.url], {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child
}

async function kill(child: ChildProcess) {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('a process killed before the text is sent loses no mail, and none is sent twice', async () => {
  const bag = mailbagOf(site)
  const told = server.next('RCPT', 'silence')
  const recipient = await bag.queueCode()
  const child = await startProcess()
  await told
  await kill(child)
  await site.startMail(server.url)
  expect(await bag.rowOf(recipient)).toMatchObject({ state: 'sending', attempts: 1 })
  await bag.letPass(3)
  await bag.untilIs(recipient, 'sent', 2)
  expect(server.received.map((mail) => mail.recipient)).toEqual([recipient])
}, 30_000)

test('a mail is not sent again when its process was killed after the server had it', async () => {
  const bag = mailbagOf(site)
  const told = server.next('dot', 'silence')
  const recipient = await bag.queueCode()
  const child = await startProcess()
  await told
  await kill(child)
  expect(await bag.rowOf(recipient)).toMatchObject({ state: 'handing over' })
  await site.startMail(server.url)
  await bag.letPass(16)
  const lost = await bag.untilIs(recipient, 'failed')
  expect(lost).toMatchObject({ text: '', failure: expect.stringContaining('may have arrived') })
  expect(site.logged).toContainEqual(
    expect.objectContaining({ mail: lost.id, msg: 'mail interrupted while sending' }),
  )
  const next = await bag.queue()
  await bag.untilIs(next, 'sent')
  expect(server.received.map((mail) => mail.recipient)).toEqual([recipient, next])
}, 30_000)

test('several processes share an outbox, and each mail is sent once', async () => {
  const bag = mailbagOf(site)
  await Promise.all([startProcess(), startProcess()])
  const recipients = await Promise.all(Array.from({ length: 40 }, () => bag.queue()))
  await bag.untilAllSent()
  expect(server.received.map((mail) => mail.recipient).sort()).toEqual(recipients.sort())
  // One process sends four at once and keeps their connections.
  expect(server.connections()).toBeGreaterThan(4)
}, 30_000)
