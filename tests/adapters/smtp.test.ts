import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { createSmtpMailer } from '#server/adapters/mailer/smtp.ts'
import { readConfig } from '#server/config/config.ts'
import type { ComposedMail, Mailer } from '#server/features/mail/port.ts'
import { certificate } from '../support/servers/certificate.ts'
import { type MailServer, startMailServer } from '../support/servers/mailServer.ts'

let server: MailServer
let mailer: Mailer
afterEach(async () => {
  mailer.close()
  await server.close()
})

const from = 'Larder <larder@example.com>'
const letter = async (): Promise<ComposedMail> => ({
  messageName: 'one',
  replyTo: null,
  subject: 'Hi',
  text: 'Hi\n',
  unsubscribeUrl: null,
})

test('smtpMailer signs in to a mail server that requires it', async () => {
  server = await startMailServer({ user: 'cook@example.com', password: 'pass/word: 100 %' })
  mailer = createSmtpMailer({ url: server.url, from })
  await mailer.send('ada@example.com', letter)
  expect(server.received).toHaveLength(1)
})

test('smtpMailer names the address that ends mails of a kind, for a mail program to post to', async () => {
  server = await startMailServer({})
  mailer = createSmtpMailer({ url: server.url, from })
  const unsubscribeUrl = `https://larder.example/evening-reminders/${'x'.repeat(43)}`
  await mailer.send('ada@example.com', async () => ({ ...(await letter()), unsubscribeUrl }))
  await mailer.send('ada@example.com', letter)
  const [one, other] = server.received.map(({ headers }) => headers)
  expect(one).toMatchObject({
    'list-unsubscribe': `<${unsubscribeUrl}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  expect(other).not.toHaveProperty('list-unsubscribe')
})

test('smtpMailer keeps a mail that can be sent when the operator has corrected the password', async () => {
  server = await startMailServer({ user: 'cook', password: 'secret' })
  mailer = createSmtpMailer({ url: server.url.replace('secret', 'wrong'), from })
  await expect(mailer.send('ada@example.com', letter)).rejects.toMatchObject({
    name: 'MailRefusedError',
    status: 535,
    isPermanent: false,
  })
})

const ways = ['from the start', 'when asked'] as const

test.each(ways)('smtpMailer uses TLS %s when the server does', async (tls) => {
  const usual = getCACertificates('default')
  onTestFinished(() => setDefaultCACertificates(usual))
  setDefaultCACertificates([certificate.cert])
  server = await startMailServer({ tls, user: 'cook', password: 'secret' })
  mailer = createSmtpMailer({ url: server.url, from })
  await mailer.send('ada@example.com', letter)
  expect(server.received).toMatchObject([{ isEncrypted: true }])
})

test.each(ways)(
  'smtpMailer sends nothing to a server with an untrusted certificate (TLS %s)',
  async (tls) => {
    server = await startMailServer({ tls, user: 'cook', password: 'secret' })
    mailer = createSmtpMailer({ url: server.url, from })
    await expect(mailer.send('ada@example.com', letter)).rejects.toMatchObject({
      name: 'MailRefusedError',
      isPermanent: false,
      message: expect.stringContaining('certificate'),
    })
  },
)

describe('smtpMailer with ?requireTLS=true', () => {
  test('smtpMailer with ?requireTLS=true sends neither password nor mail to a server that offers no TLS', async () => {
    server = await startMailServer({ user: 'cook', password: 'secret' })
    mailer = createSmtpMailer({ url: `${server.url}?requireTLS=true`, from })
    await expect(mailer.send('ada@example.com', letter)).rejects.toMatchObject({
      name: 'MailRefusedError',
      status: 500,
      isPermanent: false,
    })
    expect(server.received).toEqual([])
  })

  test('smtpMailer with ?requireTLS=true sends by TLS to a server that offers it', async () => {
    const usual = getCACertificates('default')
    onTestFinished(() => setDefaultCACertificates(usual))
    setDefaultCACertificates([certificate.cert])
    server = await startMailServer({ tls: 'when asked', user: 'cook', password: 'secret' })
    mailer = createSmtpMailer({ url: `${server.url}?requireTLS=true`, from })
    await mailer.send('ada@example.com', letter)
    expect(server.received).toMatchObject([{ isEncrypted: true }])
  })
})

test('smtpMailer writes the text once, after the recipient is accepted, and sends nothing when writing fails', async () => {
  server = await startMailServer()
  mailer = createSmtpMailer({ url: server.url, from })
  let asked = 0
  const write = async () => {
    asked += 1
    throw new Error('withheld')
  }
  void server.next('RCPT', 550)
  await expect(mailer.send('ada@example.com', write)).rejects.toMatchObject({
    isPermanent: true,
    status: 550,
  })
  expect(asked).toBe(0)
  await expect(mailer.send('ada@example.com', write)).rejects.toThrow('withheld')
  expect(asked).toBe(1)
  await mailer.send('ada@example.com', letter)
  expect(server.received).toHaveLength(1)
})

test('smtpMailer sets Reply-To to the address that the mail names, and none otherwise', async () => {
  server = await startMailServer()
  mailer = createSmtpMailer({ url: server.url, from })
  await mailer.send('kitchen@example.com', async () => ({ ...(await letter()), replyTo: 'ada@example.com' }))
  await mailer.send('kitchen@example.com', letter)
  expect(server.received.map(({ headers }) => headers['reply-to'])).toEqual(['ada@example.com', undefined])
})

test('smtpMailer uses one connection for many mails, and a new one when that has ended', async () => {
  server = await startMailServer()
  mailer = createSmtpMailer({ url: server.url, from })
  for (let sent = 0; sent < 12; sent++) await mailer.send('ada@example.com', letter)
  expect(server.connections()).toBe(1)
  void server.next('RCPT', 'cut')
  await mailer.send('ada@example.com', letter)
  expect(server.connections()).toBe(2)
  expect(server.received).toHaveLength(13)
})

test.each(['larder@example.com', 'Larder <larder@example.com>', 'Käse & Söhne <k@example.com>'])(
  'MAIL_FROM accepts %s',
  async (MAIL_FROM) => {
    server = await startMailServer()
    const { mailFrom } = readConfig({ MAIL_FROM })
    mailer = createSmtpMailer({ url: server.url, from: mailFrom })
    await mailer.send('ada@example.com', letter)
    const [mail] = server.received
    expect(mail?.headers.from).toBe(mailFrom)
    expect(mailFrom).toContain(mail?.sender)
    expect(mail?.headers['message-id']).toBe('<one@example.com>')
  },
)

test.each(['Larder', 'a@b\r\nBcc: c@d', 'A <a@b> c', '<>'])('MAIL_FROM refuses %j', async (MAIL_FROM) => {
  server = await startMailServer()
  mailer = createSmtpMailer({ url: server.url, from })
  expect(() => readConfig({ MAIL_FROM })).toThrow('MAIL_FROM must be an address')
})
