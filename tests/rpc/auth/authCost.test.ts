import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser } from '#server/features/auth/service.ts'
import { hashPassword } from '#server/features/callers/passwords.ts'
import { defaultLocale } from '#shared/locale.ts'
import { statementsOf } from '../../support/database/statements.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

const password = 'Rosemary & 7 figs'
let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  const passwordHash = await hashPassword({ visitor: 'test' }, password)
  await createUser(
    { ...site, locale: defaultLocale },
    { email: 'ada@example.com', name: 'Ada', passwordHash },
  )
})
afterAll(() => site.close())

test('a sign-in takes three statements, and one with a wrong password or address only two', async () => {
  const browser = site.openBrowser()
  const signIn = (email: string, typed: string) => () =>
    browser.caller.auth.signIn({ email, password: typed }).catch(() => null)
  expect(await statementsOf(site, signIn('ada@example.com', password))).toHaveLength(3)
  browser.token = null
  expect(await statementsOf(site, signIn('ada@example.com', 'Wrong 1 password'))).toHaveLength(2)
  expect(await statementsOf(site, signIn('nobody@example.com', password))).toHaveLength(2)
})

test('the signed-in member is found by one query that uses indexes alone', async () => {
  const ada = await site.addMember()
  const statements = await statementsOf(site, () => ada.caller.auth.entrance())
  expect(statements).toHaveLength(1)
  const plan = await site.deps.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const filled = statements[0]!.replace(/"hash" = \$\d+/, `"hash" = 'hash'`).replaceAll(/\$\d+/g, '60000')
    return JSON.stringify(await tx.execute(`explain ${filled}`))
  })
  expect(plan).not.toContain('Seq Scan')
})
