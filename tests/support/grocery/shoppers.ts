import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { TestMember, TestSite } from '../testSite.ts'
import { groceriesOf } from './groceries.ts'

export interface Shopper {
  member: TestMember
  /** Sends their list with these notes as a text; returns the text's id. */
  send: (notes?: string, textId?: string) => Promise<string>
}

/** Adds a member with this number confirmed and milk on their list. */
export async function addShopper(site: TestSite, phoneNumber: string): Promise<Shopper> {
  const member = await site.addMember()
  await site.deps.db.execute(
    sql`insert into phones (user_id, phone_number) values (${member.userId}, ${phoneNumber})`,
  )
  const client = await groceriesOf(member)
  await client.add('Milk', '2 l')
  const list = { householdId: client.householdId, listId: 'default' }
  return {
    member,
    send: async (notes = '', textId: string = randomUUID()) =>
      (await member.caller.sms.sendList({ ...list, notes, textId })).textId,
  }
}
