import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, vi } from 'vitest'
import type { Deps } from '#server/deps.ts'
import { createUser } from '#server/features/auth/service.ts'
import { usersTable } from '#server/features/auth/table.ts'
import { hashPassword } from '#server/features/callers/passwords.ts'
import { defaultLocale } from '#shared/locale.ts'
import { visit, waitUntilHydrated } from '../browser/browserTest.ts'
import { prepareLarder } from '../process/prepareLarder.ts'
import { type MailServer, startMailServer } from '../servers/mailServer.ts'
import { cookieFor } from './signedIn.ts'

export const password = 'Basil & 4 lemons'

/** A Larder for the tests around it that sends its mails, and people who have accounts there. */
export function prepareLarderWithMail(env: Record<string, string> = {}, script?: string) {
  let mailServer: MailServer
  const read = new Set<unknown>()
  let people = 0

  beforeAll(async () => {
    mailServer = await startMailServer()
  })
  afterAll(() => mailServer.close())
  const larder = prepareLarder(
    () => ({ MAILS_PER_VISITOR: '1000', SMTP_URL: mailServer.url, ...env }),
    script,
  )

  /** Somebody new with a confirmed account, whose password is `password` unless they have none. */
  async function addMember(options: { name?: string; hasPassword?: boolean } = {}): Promise<string> {
    people += 1
    const email = `cook-${people}@example.com`
    const passwordHash =
      options.hasPassword === false ? null : await hashPassword({ visitor: 'test' }, password)
    const user = { email, name: options.name ?? 'Ada', passwordHash }
    await createUser({ deps: { db: larder.db } as Deps, locale: defaultLocale }, user)
    return email
  }

  /** The code in the newest mail to an address that nobody has read yet, as soon as it has come. */
  function codeFor(email: string): Promise<string> {
    return vi.waitFor(
      () => {
        const mail = mailServer.received.findLast((each) => each.recipient === email && !read.has(each))
        const code = /^ +(\d{6})$/m.exec(mail?.text ?? '')?.[1]
        if (!code) throw new Error(`No mail with a code has come to ${email}.`)
        read.add(mail)
        return code
      },
      { timeout: 10_000, interval: 50 },
    )
  }

  /** A cookie that signs a member in without the form, as from a browser that names itself nothing. */
  async function cookieOf(email: string) {
    const [user] = await larder.db
      .select({ id: usersTable.id })
      .from(usersTable)
      .where(eq(usersTable.email, email))
    if (!user) throw new Error(`No user has the address ${email}.`)
    return await cookieFor(larder, larder.db, user.id)
  }

  /** Opens an address as a member who is signed in already: for tests that are not about signing in. */
  async function visitAs(page: Page, path: string, email: string): Promise<void> {
    await page.context().addCookies([await cookieOf(email)])
    await visit(page, larder.at(path))
    await page.getByRole('link', { name: 'Account', includeHidden: true }).waitFor({ state: 'attached' })
  }

  return { addMember, at: larder.at, codeFor, cookieOf, execute: larder.execute, visitAs }
}

/** Fills in the form of the page that is open and sends it. */
export async function fillIn(page: Page, fields: Record<string, string>, button: string): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: button, exact: true }).click()
}

/** Signs a browser in by the form, from any address that leads there, and waits until it has arrived and the page responds. */
export async function signIn(page: Page, address: string, email: string): Promise<void> {
  await visit(page, address)
  await fillIn(page, { Email: email, Password: password }, 'Sign In')
  await page.getByRole('link', { name: 'Account', includeHidden: true }).waitFor({ state: 'attached' })
  await waitUntilHydrated(page)
}
