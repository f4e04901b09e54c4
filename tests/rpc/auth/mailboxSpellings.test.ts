import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailedCode } from '../../support/accounts/mailedCode.ts'
import { newcomersTo, password } from '../../support/accounts/newcomers.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
const limits = { mailCooldownMs: 0, mailsPerAddress: 4, mailsPerVisitor: 1_000 }
/** What strangers in many networks may have mailed to one address an hour: their networks' shares, and the common one. */
const maxByStrangers = limits.mailsPerAddress * 5 + limits.mailsPerAddress
beforeAll(async () => {
  site = await openTestSite({ config: limits })
})
afterAll(() => site.close())
const { newcomer, signUp } = newcomersTo(() => site)

let networks = 0
const stranger = () => site.openBrowser({ visitor: `203.0.113.${++networks}` }).caller.auth

type Auth = ReturnType<typeof stranger>
const ways = {
  'an account': (auth: Auth, email: string) =>
    auth.signUp({ email, name: 'Eve', password, acceptsTerms: true }),
  'a new code': (auth: Auth, email: string) => auth.resendCode({ email }),
  'a new password': (auth: Auth, email: string) => auth.forgotPassword({ email }),
}
/** How many of 30 mails, requested by 15 networks for a different spelling each, are not refused. */
async function countAsked(way: keyof typeof ways, spell: (count: number) => string): Promise<number> {
  let asked = 0
  for (let network = 0; network < 15; network += 1) {
    const auth = stranger()
    for (let mail = 0; mail < 2; mail += 1) {
      const isAsked = await ways[way](auth, spell(network * 2 + mail)).then(
        () => true,
        () => false,
      )
      if (isAsked) asked += 1
    }
  }
  return asked
}

const gmailSpellings = ['viccox', 'vic.cox', 'v.iccox', 'vi.c.cox', 'v.i.c.c.o.x', 'vicco.x']

describe('strangers who spell one mailbox in many ways', () => {
  test.each([
    ['a tag', (count: number) => `vic+${count}@one.example`],
    ['tags and case', (count: number) => `${count % 2 ? 'VIC' : 'vic'}+a+${count}@two.example`],
    ['dots at Gmail', (count: number) => `${gmailSpellings[count % gmailSpellings.length]}@gmail.com`],
    ['both names of Gmail', (count: number) => `eve+${count}@${count % 2 ? 'gmail.com' : 'googlemail.com'}`],
  ])(
    'strangers who spell one mailbox in many ways can have no more mails sent to it than with one spelling: %s',
    async (_, spell) => {
      expect(await countAsked('an account', spell)).toBe(maxByStrangers)
    },
  )

  test('strangers who spell one mailbox in many ways cannot stop its owner’s password reset, and cause at most two mails a day to other spellings', async () => {
    const owner = { ...newcomer(), email: 'pat@one.example' }
    await signUp(owner)
    await owner.auth.confirmEmail({
      email: owner.email,
      code: await mailedCode(site.deps.db, owner.email),
    })
    expect(await countAsked('a new password', (count) => `pat+${count}@one.example`)).toBe(30)
    await stranger().forgotPassword({ email: owner.email })
    const sent = await site.deps.db.execute(
      `select recipient from outbox where recipient like 'pat%' and state = 'queued' order by recipient`,
    )
    expect(sent.filter(({ recipient }) => recipient !== owner.email)).toHaveLength(2)
    await expect(mailedCode(site.deps.db, owner.email)).resolves.toMatch(/^\d{6}$/)
  })

  test('strangers who spell one mailbox in many ways cause at most two mails a day without a code', async () => {
    await countAsked('a new code', (count) => `kim+${count}@one.example`)
    const sent = await site.deps.db.execute(
      `select from outbox where recipient like 'kim+%@one.example' and state = 'queued'`,
    )
    expect(sent).toHaveLength(2)
  })

  test('strangers who spell one mailbox in many ways do not stop its owner from signing up, even with a tag', async () => {
    const auth = stranger()
    const ask = (count: number) => ways['an account'](auth, `olga+${count}@one.example`)
    for (let count = 0; count < 2 + limits.mailsPerAddress; count += 1) await ask(count)
    await expect(ask(100)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    const owner = { ...newcomer(), email: 'olga+larder@one.example' }
    await signUp(owner)
    const code = await mailedCode(site.deps.db, owner.email)
    expect(await owner.auth.confirmEmail({ email: owner.email, code })).toEqual({ outcome: 'confirmed' })
  })

  test('strangers who spell one mailbox in many ways do not use up limits of other mailboxes: dots elsewhere, another name, another domain', async () => {
    const ask = (email: string) => ways['an account'](stranger(), email)
    await countAsked('an account', (count) => `ann.lee+${count}@one.example`)
    for (const email of [
      'annlee@one.example',
      'ann.le@one.example',
      'ann.lee@two.example',
      '+ann.lee@one.example',
    ])
      await ask(email)
    await expect(ask('ann.lee@one.example')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
  })
})
