import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { supportedLocales } from '#shared/locale.ts'
import { type MailServer, startMailServer } from '../../support/servers/mailServer.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let server: MailServer
let site: TestSite
beforeAll(async () => {
  server = await startMailServer()
  site = await openTestSite({ config: { mailCooldownMs: 0 } })
  await site.startMail(server.url)
})
afterAll(async () => {
  await site.close()
  await server.close()
})

test.each(supportedLocales)(
  'a mail to set a password shows its codes in the text and none in the subject: %s',
  async (locale) => {
    const { email } = await site.addMember()
    const app = await site.openApp()
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/rpc/auth.forgotPassword',
      headers: { 'accept-language': locale },
      payload: { email },
    })
    expect(statusCode).toBe(200)
    const mail = await vi.waitUntil(() => server.received.find(({ recipient }) => recipient === email), {
      timeout: 10_000,
      interval: 20,
    })
    expect(mail.subject).toMatch(/Larder/)
    expect(mail.subject).not.toMatch(/\p{Number}|[{}]/u)
    expect(mail.text).toMatch(/^ {4}\d{6}$/m)
    expect(mail.text).toMatch(/^ {4}\d{4}(-\d{4}){4}$/m)
  },
)
