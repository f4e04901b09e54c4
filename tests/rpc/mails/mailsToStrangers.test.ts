import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as m from '#messages'
import { endWindow } from '../../support/accounts/limitKeys.ts'
import { mailedCode, newestMail } from '../../support/accounts/mailedCode.ts'
import { newcomersTo, otherPassword, password, refusal } from '../../support/accounts/newcomers.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
const limits = { mailCooldownMs: 0, mailsPerAddress: 4, mailsPerVisitor: 1_000, mailsToStrangersPerDay: 60 }
beforeAll(async () => {
  site = await openTestSite({ config: limits })
})
afterAll(() => site.close())
const { newcomer, signUp, confirmed } = newcomersTo(() => site)

let networks = 0
const stranger = () => site.openBrowser({ visitor: `203.0.113.${++networks}` }).caller
let addresses = 0
const newAddress = () => `stranger-${++addresses}@elsewhere.example`
const mailTo = (email: string) => newestMail(site.deps.db, email)
/** The subjects of the mails sent to an address, in alphabetical order. */
async function subjectsTo(email: string): Promise<string[]> {
  const rows = await site.deps.db.execute<{ subject: string }>(
    `select subject from outbox where recipient = '${email}' and state = 'queued' order by subject`,
  )
  return rows.map(({ subject }) => subject.replace(/\{\{.*\}\}/, '******'))
}
const tooMany = { code: 'TOO_MANY_REQUESTS' }
/** Repeats a call until it is refused, and returns how often it succeeded. */
async function countUntilRefused(call: () => Promise<unknown>, most = 100): Promise<number> {
  for (let count = 0; count < most; count += 1)
    if (
      !(await call().then(
        () => true,
        () => false,
      ))
    )
      return count
  return most
}

describe('a mail to an unconfirmed address', () => {
  test('a mail to an unconfirmed address does not contain the name typed at sign-up, even when it is sent again', async () => {
    const { email, auth } = newcomer()
    await signUp({ email, auth }, 'Your card is locked')
    expect((await mailTo(email)).text).toMatch(/^Hello,\n\nwelcome to Larder/)
    await auth.resendCode({ email })
    expect((await mailTo(email)).text).toMatch(/^Hello,\n\nwelcome to Larder/)
  })

  test('a mail to an unconfirmed address does not contain the name of a member who wants the address', async () => {
    const ada = await site.addMember('Your card is locked')
    const email = newAddress()
    await ada.caller.auth.requestEmailChange({ email, currentPassword: null })
    expect((await mailTo(email)).text).toMatch(/^Hello,\n\nyour code to use this address/)
  })
})

describe('an invitation', () => {
  const wordsOf = async (name: string, household: string) => {
    const { home } = await site.addMember(name)
    await home.rename({ name: household })
    const email = newAddress()
    await home.inviteByMail({ email })
    return (await mailTo(email)).subject
  }

  test.each([
    'J. R. Ewing 👩‍🍳',
    'Dr. Zoë Ångström-O’Neill',
    'مطبخ ليلى',
    'हिन्दी रसोई',
    'J.R.R. Tolkien',
    'Küche 12, 3. Stock',
    'می‌خواهم',
  ])('an invitation contains the name %j', async (name) => {
    expect(await wordsOf('Ada', name)).toBe(`Ada invites you to ${name} at Larder`)
    expect(await wordsOf(name, 'Kitchen')).toBe(`${name} invites you to Kitchen at Larder`)
  })

  test.each([
    'evil.com',
    'हिन्दी.com',
    'example.भारत',
    'evil。com',
    'evil．com',
    'evil｡com',
    'bit․ly',
    'evil\u00ad.com',
    'evil.\u200bcom',
    'evil.c\u0301om',
    'a\u200d.com',
    'i❤.ws',
    '10.0.0.1',
    '8.8.8.8',
    'http：∕∕evil',
    'me＠evil',
    'Ring 0800 555 0100',
    'Ring 0800/555',
    'Ring ٠٨٠٠٥٥٥',
    'Ring (44) 1.2-3',
    'case ①②③④⑤',
    'a name of more than forty signs is a message',
  ])('an invitation leaves out the name %j, which could become a link', async (name) => {
    expect(await wordsOf('Ada', name)).toBe('Ada invites you to their household at Larder')
    expect(await wordsOf(name, 'Kitchen')).toBe('Somebody invites you to Kitchen at Larder')
  })

  test('an invitation can be mailed 20 times a day by a member, who can then still make links', async () => {
    await endWindow(site, 'invitations')
    const ada = await site.addMember()
    const inviteOne = () => inviteAndTakeBack(ada)
    expect(await countUntilRefused(inviteOne)).toBe(20)
    await expect(ada.home.inviteByMail({ email: newAddress() })).rejects.toMatchObject(
      refusal('TOO_MANY_REQUESTS', m.households_too_many_mailed({ wait: m.auth_wait_hours({ count: 24 }) })),
    )
    expect(await ada.home.inviteByLink()).toMatchObject({ token: expect.any(String) })
  })

  test('an invitation can be mailed mailsToStrangersPerDay times a day by the site, also to accounts', async () => {
    await endWindow(site, 'invitations')
    for (let sent = 0; sent < limits.mailsToStrangersPerDay; sent += 20) {
      const member = await site.addMember()
      for (let each = 0; each < 20; each += 1) await inviteAndTakeBack(member)
    }
    const [ada, ben] = [await site.addMember(), await site.addMember()]
    for (const email of [newAddress(), ben.email])
      await expect(ada.home.inviteByMail({ email })).rejects.toMatchObject(tooMany)
  })

  async function inviteAndTakeBack({ caller: { households } }: TestMember): Promise<void> {
    const { id: householdId } = await households.current()
    await households.inviteByMail({ householdId, email: newAddress() })
    const [open] = (await households.current()).invitations
    await households.revokeInvitation({ householdId, invitationId: open?.id ?? '' })
  }
})

describe('a stranger who requests mails to an address repeatedly', () => {
  const asks = (email: string) => {
    const { auth } = stranger()
    return {
      'a new code': () => auth.resendCode({ email }),
      'a new password': () => auth.forgotPassword({ email }),
      'an account': () => auth.signUp({ email, name: 'Eve', password, acceptsTerms: true }),
    }
  }

  test.each(['a new code', 'a new password', 'an account'] as const)(
    'a stranger who requests mails to an address repeatedly for %s does not stop its owner from signing up',
    async (kind) => {
      const person = newcomer()
      const ask = asks(person.email)[kind]
      await countUntilRefused(ask)
      await expect(ask()).rejects.toMatchObject(tooMany)
      await signUp(person)
      const code = await mailedCode(site.deps.db, person.email)
      expect(await person.auth.confirmEmail({ email: person.email, code })).toEqual({ outcome: 'confirmed' })
    },
  )

  test('a stranger who requests mails to an address repeatedly causes at most two mails a day without a code, and gets the same answers for any address', async () => {
    const email = newAddress()
    const counts = [
      await countUntilRefused(asks(email)['a new code']),
      await countUntilRefused(asks(email)['a new password']),
    ]
    expect(await subjectsTo(email)).toEqual(Array(2).fill('There is no Larder account for this address'))
    const known = (await confirmed()).email
    expect([
      await countUntilRefused(asks(known)['a new code']),
      await countUntilRefused(asks(known)['a new password']),
    ]).toEqual(counts)
  })

  test('a stranger who requests mails to an address repeatedly from many networks is refused after the networks’ shares and the hourly limit', async () => {
    const email = newAddress()
    const sent = await countUntilRefused(() => asks(email)['an account'](), 200)
    // Two for each network from the share for new networks, then the hourly limit.
    expect(sent).toBe(limits.mailsPerAddress * 5 + limits.mailsPerAddress)
    await endWindow(site, `mail ${email}`)
    expect(await countUntilRefused(() => asks(email)['an account'](), 200)).toBe(limits.mailsPerAddress)
    await endWindow(site, `mail ${email}`)
    expect(await countUntilRefused(() => asks(email)['an account'](), 200)).toBe(0)
  })

  test('a stranger who requests mails to an address repeatedly from all networks of two IPv6 customers does not stop a newcomer in another network', async () => {
    const email = newAddress()
    const askFrom = (customer: number) =>
      countUntilRefused(() => {
        networks += 1
        const visitor = `2001:db8:${customer}:${((networks << 8) & 0xffff).toString(16)}::/64`
        return site.openBrowser({ visitor }).caller.auth.resendCode({ email })
      }, 200)
    for (const customer of [1, 2]) await askFrom(customer)
    await asks(email)['an account']()
  })
})

test('an owner who reset the password with a mail that strangers requested can request another', async () => {
  const { email } = await confirmed()
  const ask = () => stranger().auth.forgotPassword({ email })
  expect(await countUntilRefused(ask)).toBe(limits.mailsPerAddress)
  const code = await mailedCode(site.deps.db, email)
  await stranger().auth.resetPassword({ email, code, newPassword: otherPassword })
  await ask()
})

test('a network may request five times as many mails in a day as in an hour', async () => {
  const strict = await openTestSite({ config: { mailCooldownMs: 0, mailsPerVisitor: 2 }, beside: site })
  const { auth } = strict.openBrowser({ visitor: '198.51.100.250' }).caller
  const hourPasses = () => endWindow(site, 'mail by 198.51.100.250')
  const counts: number[] = []
  for (let hour = 0; hour < 6; hour += 1) {
    counts.push(await countUntilRefused(() => auth.forgotPassword({ email: newAddress() })))
    await hourPasses()
  }
  expect(counts).toEqual([2, 2, 2, 2, 2, 0])
  await strict.close()
})
