import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { Config } from '#server/config/config.ts'
import { createUser } from '#server/features/auth/service.ts'
import { redeemCode } from '#server/features/codes/service.ts'
import { runHousekeepingOnce } from '#server/housekeeping.ts'
import { defaultLocale } from '#shared/locale.ts'
import { accountDataOf } from '../../support/accounts/accountData.ts'
import { mailbagOf } from '../../support/accounts/mailbag.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
afterEach(() => site.close())

async function open(config: Partial<Config> = {}) {
  site = await openTestSite({ config })
  return mailbagOf(site)
}

test('without a mail server, a mail is kept in the outbox with a code that works', async () => {
  const bag = await open({ isOutboxShown: true })
  await site.startMail(null)
  const recipient = await bag.queueCode('right')
  await bag.untilIs(recipient, 'kept')
  const [mail] = await site.openBrowser().caller.mail.listOutbox()
  expect(mail).toMatchObject({ recipient, sender: 'Larder <larder@localhost>' })
  const digits = /^(\d{6}) is it$/.exec(mail?.subject ?? '')?.[1] ?? ''
  expect(mail?.text).toBe(`Enter ${digits}.\n`)
  expect(await redeemCode(site, { purpose: 'confirm-email', sentTo: recipient, digits })).toBe('right')
})

test('the digits of a kept mail are masked in the member’s download', async () => {
  const bag = await open()
  await site.startMail(null)
  const ada = await site.addMember()
  await ada.caller.auth.mailProofCode()
  await bag.untilIs(ada.email, 'kept')
  const { mails } = await accountDataOf(ada)
  expect(mails).toMatchObject([{ subject: '****** is your code to go on at Larder' }])
})

test('the cleanup deletes old mails, codes and expired rows, and nothing else', async () => {
  const bag = await open()
  await site.startMail(null)
  const old = await bag.queue()
  await bag.untilIs(old, 'kept')
  await bag.letPass(7 * 24 * 60 - 1)
  await runHousekeepingOnce(site)
  expect(await bag.rowOf(old)).toBeDefined()
  const ada = await site.addMember()
  const db = site.deps.db
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
  await db.execute(sql`insert into outbox_keys (key_hash, redeemed_at, browser_hash) values
    ('old', now() - interval '31 days', 'old'), ('new', now() - interval '29 days', 'new')`)
  await bag.letPass(2)
  await runHousekeepingOnce(site)
  expect(await bag.rowOf(old)).toBeUndefined()
  const left = async (table: string, key: string) =>
    (await db.execute(sql.raw(`select ${key} as key from ${table} where ${key} in ('old', 'new')`))).map(
      (row) => row.key,
    )
  expect(await left('rate_limits', 'key')).toEqual(['new'])
  expect(await left('sign_ups', 'id')).toEqual(['new'])
  expect(await left('codes', 'id')).toEqual(['new'])
  expect(await left('provider_visits', 'state_hash')).toEqual(['new'])
  expect(await left('outbox_keys', 'key_hash')).toEqual(['new'])
  expect(await left('sessions', 'id')).toEqual([])
  expect((await ada.caller.auth.entrance()).viewer).toMatchObject({ name: 'Ada' })
  expect(site.logged.filter((line) => line.msg === 'periodic housekeeping task failed')).toEqual([])
})

test.each(['{{code}}', '{{code 1}}', '{code}', '$&', '\\{\\{code\\}\\}', 'Call us to keep it'])(
  'the name %s appears in no mail to its owner, and the code only in its place',
  async (name) => {
    const bag = await open({ isOutboxShown: true })
    await site.startMail(null)
    const { caller } = site.openBrowser()
    const email = 'ada@example.com'
    await createUser({ ...site, locale: defaultLocale }, { email, name, passwordHash: null })
    await caller.auth.forgotPassword({ email })
    await bag.untilIs(email, 'kept')
    const [mail] = await caller.mail.listOutbox()
    expect(mail?.text.split('\n')[0]).toBe('Hello,')
    expect(mail?.text.match(/\b\d{6}\b/g)).toHaveLength(1)
    expect(mail?.subject).toBe('Your code to set a new Larder password')
  },
)
