import { onTestFinished } from 'vitest'
import type { TestMember } from '../testSite.ts'
import { groceriesOf } from './groceries.ts'

/** Opens the lists of a member's household and the stream of their changes, until the test has finished. */
export async function openGroceryStream(member: TestMember) {
  const client = await groceriesOf(member)
  const stream = await client.open()
  onTestFinished(() => stream.close())
  return { client, stream }
}
