import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accountDataOf } from '../../support/accounts/accountData.ts'
import { groceriesOf } from '../../support/grocery/groceries.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

const number = '+447700900123'
let site: TestSite
beforeEach(async () => {
  site = await openTestSite()
})
afterEach(() => site.close())

test('a member’s lists and text messages are in their download, and deleted with the account', async () => {
  const member = await site.addMember()
  const client = await groceriesOf(member)
  await client.add('Milk', '2 l')
  await site.deps.db.execute(
    sql`insert into phones (user_id, phone_number) values (${member.userId}, ${number})`,
  )
  const list = { householdId: client.householdId, listId: 'default' }
  await member.caller.sms.sendList({ ...list, notes: '', textId: randomUUID() })
  await member.caller.sms.startPhone({ phoneNumber: '+4915112345678' })
  const { groceries, texts: kept } = await accountDataOf(member)
  expect(groceries).toMatchObject([{ lists: [{ name: 'Grocery list', items: ['Milk, 2 l'] }] }])
  expect(kept).toMatchObject({
    phoneNumber: number,
    sent: [{ phoneNumber: number }, { phoneNumber: '+4915112345678' }],
  })
  await member.caller.auth.deleteAccount({ email: member.email, password: null })
  for (const table of ['phones', 'texts', 'codes', 'grocery_docs', 'grocery_households'])
    expect(await site.deps.db.execute(sql`select 1 from ${sql.identifier(table)}`), table).toEqual([])
})
