import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { enqueueJob } from '#server/features/jobs/service.ts'
import { mailJobKind } from '#server/features/mail/mailJobKind.ts'
import { desk, inspectEverywhere, phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { type MailServer, startMailServer } from '../../support/servers/mailServer.ts'

const { open } = prepareBrowser()
let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.close())
const larder = prepareLarder()
const openToAll = prepareLarder({ OUTBOX_PAGE: 'true' })
const sending = prepareLarder(() => ({ SMTP_URL: server.url }))

async function signUp(url: string, email: string): Promise<void> {
  const answer = await fetch(`${url}/rpc/auth.signUp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, name: 'Zoë', password: 'Quince-and-2-plums!', acceptsTerms: true }),
  })
  expect(answer.status).toBe(200)
}

/** Queues the job that sends a mail of the outbox. */
const sendNow = async ({ db }: { db: Database }, mailId: string) =>
  await enqueueJob({ deps: { db } }, mailJobKind, { mailId }, { id: mailId })

test('the first browser that opens the printed link sees mails as they arrive', async () => {
  await larder.execute('delete from outbox')
  const page = await open({ viewport: desk })
  await visit(page, larder.outboxLink)
  expect(page.url()).toBe(`${larder.url}/dev/outbox`)
  await page.getByText('Nothing has been written yet', { exact: false }).waitFor()
  await signUp(larder.url, 'zoe@example.com')
  const mail = page.getByRole('article', { name: /^\d{6} is your Larder confirmation code$/ })
  await mail.waitFor()
  expect(await mail.innerText()).toMatch(/zoe@example\.com.*Hello,.*\n\s+\d{6}\n/s)
  await larder.db.execute(sql`insert into outbox (id, recipient, subject, text) values
    ('linked', 'zoe@example.com', 'Come in', ${'Ada asks you in: https://larder.example.com/join/x_y?z=1. Come!'})`)
  await sendNow(larder, 'linked')
  const link = page.getByRole('link', { name: 'https://larder.example.com/join/x_y?z=1' })
  await link.waitFor()
  expect(await link.getAttribute('href')).toBe('https://larder.example.com/join/x_y?z=1')
})

test('a second browser with the printed link is refused, and reads how to open the outbox', async () => {
  const page = await open({}, /404/)
  await page.goto(larder.outboxLink)
  await page.getByRole('heading', { name: 'Kept mails open with the one-time link', exact: false }).waitFor()
})

test('the page /dev/outbox fits on every screen', async () => {
  const recipient = `somebody-${'with-a-very-long-name'.repeat(2)}@example.com`
  await signUp(openToAll.url, 'everybody@example.com')
  await openToAll.db.execute(sql`insert into outbox (id, recipient, subject, text) values
    ('long', ${recipient}, ${'long'.repeat(40)}, ${`https://example.com/${'x'.repeat(90)}\n`})`)
  await sendNow(openToAll, 'long')
  const page = await open({ viewport: phone })
  await visit(page, `${openToAll.url}/dev/outbox`)
  await page.getByText(recipient).first().waitFor()
  await inspectEverywhere(page, 'outbox')
})

test('with a mail server, mails are sent and a visitor is refused the outbox', async () => {
  await signUp(sending.url, 'zoe@example.com')
  const mail = await server.mail(0)
  expect(mail).toMatchObject({ recipient: 'zoe@example.com', text: expect.stringContaining('Hello,') })
  const page = await open({}, /404/)
  await page.goto(`${sending.url}/dev/outbox`)
  await page.getByRole('heading', { name: 'Kept mails open with the one-time link', exact: false }).waitFor()
})
