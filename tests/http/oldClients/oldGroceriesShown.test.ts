import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteOldSessions } from '#server/features/auth/sessions/oldSessions.ts'
import { beginSession } from '#server/features/auth/sessions/sessions.ts'
import { invite } from '../../support/households/households.ts'
import { oldItemKey as item, oldGroceryRows } from '../../support/oldClients/oldGroceryRows.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
beforeAll(async () => {
  site = await openTestSite({ config: { writesPerMinute: 10_000 } })
  app = await site.openApp()
})
afterAll(() => site.close())

const { send, query } = oldGroceryRows(() => app)

describe('what a session of an old client was shown of lists', () => {
  const householdsShown = async (cook: TestMember) =>
    (
      await site.deps.db.execute<{ household_id: string }>(`select household_id from old_client_groceries
        join sessions on sessions.id = session_id where user_id = '${cook.userId}'`)
    ).map((row) => row.household_id)

  async function shown(): Promise<TestMember> {
    const cook = await site.addMember()
    await send(cook, { action: 'upsert', ...item('one'), columns: { item_name: 'Milk' } })
    await query(cook)
    expect(await householdsShown(cook)).toHaveLength(1)
    return cook
  }

  test('the grocery lists shown to an old client are deleted when its member signs out', async () => {
    const cook = await shown()
    await cook.caller.auth.signOut()
    expect(await householdsShown(cook)).toEqual([])
  })

  test('the cleanup deletes the lists shown to an old client whose session was replaced or has expired', async () => {
    const [replaced, idle, current] = [await shown(), await shown(), await shown()]
    await beginSession(replaced.context, replaced.userId)
    await site.deps.db.execute(
      `update sessions set last_used_at = now() - interval '91 days' where user_id = '${idle.userId}'`,
    )
    await deleteOldSessions(site)
    expect(await householdsShown(replaced)).toEqual([])
    expect(await householdsShown(idle)).toEqual([])
    expect(await householdsShown(current)).toHaveLength(1)
  })

  test('lists shown to an old client are stored only for its session’s current household', async () => {
    const cook = await shown()
    const host = await site.addMember()
    await invite(host, cook)
    await query(cook)
    const { id } = await host.caller.households.current()
    expect(await householdsShown(cook)).toEqual([id])
  })
})
