import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { createTestDatabase } from '../../support/database/testDatabase.ts'
import { keepFullLists } from '../../support/grocery/fullLists.ts'
import { startLarder } from '../../support/process/larderProcess.ts'

const { open } = prepareBrowser()

test('a grocery page rendered with 100 of 250 items hydrates without an error and shows all', async () => {
  const { url: databaseUrl, drop } = await createTestDatabase('seeded')
  const larder = await startLarder({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' })
  const { db, close } = openDatabase(databaseUrl, { poolSize: 1 })
  try {
    const { cookie, userId } = await signedInAt({ url: larder.url, databaseUrl })
    const [own] = await db.execute<{ id: string }>(
      `select household_id as id from memberships where user_id = '${userId}'`,
    )
    await keepFullLists(db, [own!.id], 250)
    // A page that stays open long enough registers its service worker, which Playwright blocks.
    const page = await open({ serviceWorkers: 'block' }, /Service Worker registration blocked/)
    await page.context().addCookies([cookie])
    await visit(page, `${larder.url}/grocery`)
    await expect.poll(() => page.getByRole('checkbox').count(), { timeout: 10_000 }).toBe(250)
    expect(await page.getByText('250 items to buy').count()).toBe(1)
    expect(await page.getByText('More items').count()).toBe(0)
    // Its event stream would log an error when the server stops.
    await page.close()
  } finally {
    await close()
    await larder.stop()
    await drop()
  }
}, 60_000)
