import { expect, test } from 'vitest'
import { administer } from '../../support/database/administer.ts'
import { startSessionPooler } from '../../support/database/sessionPooler.ts'
import { createTestDatabase } from '../../support/database/testDatabase.ts'
import { startLarder } from '../../support/process/larderProcess.ts'

test('a database that accepts no writes ends the start with one sentence and no stack', async () => {
  const { url } = await createTestDatabase()
  const name = new URL(url).pathname.slice(1)
  await administer(url, `alter database ${name} set default_transaction_read_only = on`)

  const started = startLarder({ DATABASE_URL: url }, 'tests/support/process/pagelessServer.ts')

  const error = (await started.catch((thrown: Error) => thrown)) as Error
  expect(error.message).toMatch(
    /^Larder ended with 1 before it was open:\nLarder cannot start with its database: cannot execute \w+ in a read-only transaction\.\n$/,
  )
})

test('a start through a pooler in session mode with default settings succeeds', async () => {
  const pooler = await startSessionPooler((await createTestDatabase('empty')).url)

  const larder = await startLarder({ DATABASE_URL: pooler.url }, 'tests/support/process/pagelessServer.ts')

  expect((await fetch(`${larder.url}/readyz`)).status).toBe(200)
  expect(pooler.refusals()).toBeGreaterThan(0)
  await larder.stop()
})
