import { afterAll, beforeAll, vi } from 'vitest'
import type { Config } from '#server/config/config.ts'
import { type MailServer, startMailServer } from '../servers/mailServer.ts'
import { openTestSite, type TestBrowser, type TestSite } from '../testSite.ts'
import { newcomersTo, password } from './newcomers.ts'
import type { ReceivedMail } from './readMail.ts'

/** A kitchen for the tests of a file that sends its mails, and people there who change their addresses. */
export function prepareEmailChanges(config: Partial<Config> = {}) {
  let site: TestSite
  let server: MailServer
  let addresses = 0
  beforeAll(async () => {
    server = await startMailServer()
    site = await openTestSite({ config: { mailCooldownMs: 0, ...config } })
    await site.startMail(server.url)
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })
  const { newcomer, signUp } = newcomersTo(() => site)

  const read = new Set<ReceivedMail>()
  /** The newest mail to an address with these words in its subject that no test has read yet, as soon as there is one. */
  async function mailTo(email: string, words: string): Promise<ReceivedMail> {
    const isIt = (mail: ReceivedMail) =>
      mail.recipient === email && mail.subject.includes(words) && !read.has(mail)
    const options = { timeout: 10_000, interval: 20 }
    const mail = await vi.waitUntil(() => server.received.findLast(isIt), options)
    read.add(mail)
    return mail
  }
  const codeFor = async (email: string, words = 'is your code to change your Larder email') =>
    /^ +(\d{6})$/m.exec((await mailTo(email, words)).text)?.[1] ?? ''
  const request = ({ caller }: TestBrowser, email: string, currentPassword: string | null = password) =>
    caller.auth.requestEmailChange({ email, currentPassword })
  const confirm = ({ caller }: TestBrowser, email: string, code: string) =>
    caller.auth.confirmEmailChange({ email, code })

  return {
    site: () => site,
    server: () => server,
    newcomer,
    signUp,
    newAddress: () => `renamed-${++addresses}@example.com`,
    mailTo,
    codeFor,
    subjectsTo: (email: string) =>
      server.received.filter(({ recipient }) => recipient === email).map(({ subject }) => subject),
    /** Somebody with an account and `password`, signed in. */
    async signedIn(name = 'Ada') {
      const person = newcomer()
      await signUp(person, name)
      const code = await codeFor(person.email, 'confirmation code')
      await person.auth.confirmEmail({ email: person.email, code })
      await person.auth.signIn({ email: person.email, password })
      return person
    },
    /** Another browser that is signed in to an account. */
    async alsoSignedIn(email: string): Promise<TestBrowser> {
      const browser = site.openBrowser({ visitor: '192.0.2.99' })
      await browser.caller.auth.signIn({ email, password })
      return browser
    },
    request,
    confirm,
    async change(browser: TestBrowser, email: string): Promise<void> {
      await request(browser, email)
      await confirm(browser, email, await codeFor(email))
    },
  }
}
