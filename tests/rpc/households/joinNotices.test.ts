import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outboxMailsTable } from '#server/features/mail/table.ts'
import { endWindow } from '../../support/accounts/limitKeys.ts'
import { householdOf, invite } from '../../support/households/households.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const countMailsTo = async ({ email }: TestMember) =>
  await site.deps.db.$count(outboxMailsTable, eq(outboxMailsTable.recipient, email))

async function addMemberAt(visitor: string): Promise<TestMember> {
  const member = await site.addMember('Ben')
  Object.assign(member.context, { visitor })
  return member
}

test('an owner is mailed once a week about the same person, however often they rejoin', async () => {
  const [ada, ben] = [await site.addMember('Ada'), await site.addMember('Ben')]
  for (let times = 0; times < 3; times += 1) {
    await invite(ada, ben)
    await ben.home.leave()
  }
  expect(await countMailsTo(ada)).toBe(1)
  const { id } = await householdOf(ada)
  await endWindow(site, `join notice ${id} ${ben.userId}`)
  await invite(ada, ben)
  expect(await countMailsTo(ada)).toBe(2)
  expect((await householdOf(ada)).members.map(({ userId }) => userId)).toContain(ben.userId)
})

test('an owner is mailed about ten new members a day, and further ones join without a mail', async () => {
  const ada = await site.addMember('Ada')
  for (let count = 0; count < 12; count += 1) await invite(ada, await site.addMember('Ben'))
  expect(await countMailsTo(ada)).toBe(10)
  expect((await householdOf(ada)).members).toHaveLength(13)
})

test('owners are mailed about thirty new members a day from one network, and about those from others', async () => {
  const owners = await Promise.all(Array.from({ length: 4 }, () => site.addMember('Ada')))
  const newcomers = await Promise.all(Array.from({ length: 8 }, () => addMemberAt('198.51.100.7')))
  const countMails = async () => {
    const counts = await Promise.all(owners.map(countMailsTo))
    return counts.reduce((sum, count) => sum + count, 0)
  }
  for (const newcomer of newcomers) for (const owner of owners) await invite(owner, newcomer)
  expect(await countMails()).toBe(30)
  await invite(owners[0]!, await addMemberAt('198.51.100.8'))
  expect(await countMails()).toBe(31)
})
