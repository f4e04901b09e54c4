import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { Config } from '#server/config.ts'
import { useCode } from '#server/features/codes/service.ts'
import { tidyUp } from '#server/housekeeping.ts'
import { mailbagOf } from '../support/mailbag.ts'
import { openTestKitchen, type TestKitchen } from '../support/testKitchen.ts'

let kitchen: TestKitchen
afterEach(() => kitchen.close())

async function open(config: Partial<Config> = {}) {
  kitchen = await openTestKitchen({ config })
  return mailbagOf(kitchen)
}

/** What somebody elsewhere, and somebody at the machine itself, are shown. */
async function shownTo(isFromThisMachine: boolean) {
  const browser = kitchen.openBrowser()
  browser.context = { ...browser.context, isFromThisMachine }
  return await browser.caller.mail.listOutbox().catch((error: { code: string }) => error.code)
}

test('without a mail server, whoever sits at the machine reads the mails with codes that work', async () => {
  const bag = await open()
  await kitchen.startMail(null)
  const recipient = await bag.queueCode('right')
  await bag.untilIs(recipient, 'kept')
  const [mail] = await kitchen.openBrowser().caller.mail.listOutbox()
  expect(mail).toMatchObject({ recipient, sender: 'Larder <larder@localhost>' })
  const digits = /^(\d{6}) is it$/.exec(mail?.subject ?? '')?.[1] ?? ''
  expect(mail?.text).toBe(`Enter ${digits}.\n`)
  expect(await useCode(kitchen, { purpose: 'confirm-email', sentTo: recipient, digits })).toBe('right')
})

const smtpUrl = 'smtp://mail.example.com'
const publicUrl = 'https://larder.example.com'

test.each<[string, Partial<Config>, { here: boolean; elsewhere: boolean }]>([
  ['nothing is set', {}, { here: true, elsewhere: false }],
  ['there is a mail server', { smtpUrl }, { here: false, elsewhere: false }],
  ['a proxy stands in front', { trustProxy: 1 }, { here: false, elsewhere: false }],
  ['there is a public address', { publicUrl }, { here: false, elsewhere: false }],
  ['it is switched off', { isOutboxShown: false }, { here: false, elsewhere: false }],
  ['it is switched on', { isOutboxShown: true, publicUrl }, { here: true, elsewhere: true }],
])('the outbox is shown to whom it should when %s', async (_when, config, shown) => {
  await open(config)
  expect(await shownTo(true)).toEqual(shown.here ? [] : 'NOT_FOUND')
  expect(await shownTo(false)).toEqual(shown.elsewhere ? [] : 'NOT_FOUND')
})

test.each([
  [{ host: 'localhost:3000' }, 200],
  [{ host: '127.0.0.1' }, 200],
  [{ host: '[::1]:3000' }, 200],
  [{ host: 'larder.example.com' }, 404],
  [{ host: 'localhost', 'x-forwarded-for': '203.0.113.1' }, 404],
  [{ host: 'localhost', 'x-forwarded-host': 'larder.example.com' }, 404],
])('a request to this machine with %j is answered with %i', async (headers, status) => {
  await open()
  const app = await kitchen.openApp()
  for (const url of ['/rpc/mail.listOutbox', '/dev/outbox'])
    expect((await app.inject({ url, headers })).statusCode).toBe(status)
})

test('a proxy on the same machine that names nobody is not taken for the operator', async () => {
  await open()
  const app = await kitchen.openApp()
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const statusBy = async (version: string) => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      `GET /rpc/mail.listOutbox HTTP/${version}\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`,
    )
    return /^HTTP\/1\.1 (\d+)/.exec(await text(socket))?.[1]
  }
  expect([await statusBy('1.1'), await statusBy('1.0')]).toEqual(['200', '404'])
})

test('the digits in a kept mail are in no download', async () => {
  const bag = await open()
  await kitchen.startMail(null)
  const ada = await kitchen.addMember()
  await ada.caller.auth.forgotPassword({ email: ada.email })
  await bag.untilIs(ada.email, 'kept')
  const { mails } = await ada.caller.auth.downloadData()
  expect(mails).toMatchObject([{ subject: '****** is your code to set a new Larder password' }])
})

test('housekeeping forgets what is over, and nothing else', async () => {
  const bag = await open()
  await kitchen.startMail(null)
  const old = await bag.queue()
  await bag.untilIs(old, 'kept')
  await bag.letPass(7 * 24 * 60 - 1)
  await tidyUp(kitchen)
  expect(await bag.rowOf(old)).toBeDefined()
  const ada = await kitchen.addMember()
  const db = kitchen.deps.db
  await db.execute(
    sql`insert into rate_limits values ('old', 1, now() - interval '1 s'), ('new', 1, now() + interval '1 h')`,
  )
  await db.execute(sql`insert into sign_ups (id, email, name, password_hash, visitor, created_at) values
    ('old', 'a@example.com', 'A', '', '', now() - interval '4 days'), ('new', 'b@example.com', 'B', '', '', now())`)
  await db.execute(sql`insert into codes (id, purpose, email, subject_id, created_at) values
    ('old', 'confirm-email', 'a@example.com', '', now() - interval '4 days'), ('new', 'confirm-email', 'b@example.com', '', now())`)
  await db.execute(sql`insert into provider_visits
    (state_hash, provider, code_verifier, nonce, browser_hash, next, created_at) values
    ('old', 'google', '', '', '', '/', now() - interval '25 h'), ('new', 'google', '', '', '', '/', now())`)
  await db.execute(sql`insert into sessions (id, user_id, user_agent, visitor, expires_at) values
    ('old', ${ada.userId}, '', '', now() - interval '91 days')`)
  await bag.letPass(2)
  await tidyUp(kitchen)
  expect(await bag.rowOf(old)).toBeUndefined()
  const left = async (table: string, key: string) =>
    (await db.execute(sql.raw(`select ${key} as key from ${table} where ${key} in ('old', 'new')`))).map(
      (row) => row.key,
    )
  expect(await left('rate_limits', 'key')).toEqual(['new'])
  expect(await left('sign_ups', 'id')).toEqual(['new'])
  expect(await left('codes', 'id')).toEqual(['new'])
  expect(await left('provider_visits', 'state_hash')).toEqual(['new'])
  expect(await left('sessions', 'id')).toEqual([])
  expect((await ada.caller.auth.entrance()).viewer).toMatchObject({ name: 'Ada' })
  expect(kitchen.logged.filter((line) => line.msg === 'what is over was not forgotten')).toEqual([])
})
