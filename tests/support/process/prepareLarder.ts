import { afterAll, beforeAll } from 'vitest'
import { type OpenedDatabase, openDatabase } from '#server/db/client.ts'
import { createTestDatabase } from '../database/testDatabase.ts'
import { type LarderProcess, startLarder } from './larderProcess.ts'

type Settings = Record<string, string>

/** Seconds for a plan of a week: what it is like is tested elsewhere, and most tests wait for one. */
const planSeconds = '2'

/**
 * A Larder that runs, from the build or another script of ours, for the tests around it, on a database of its own with
 * the demo recipes. Settings that are known only once the hooks above have run come from a function.
 */
export function prepareLarder(settings: Settings | (() => Settings) = {}, script?: string) {
  let larder: LarderProcess
  let database: OpenedDatabase
  let databaseUrl: string

  beforeAll(async () => {
    databaseUrl = (await createTestDatabase('seeded')).url
    database = openDatabase(databaseUrl, { poolSize: 2 })
    const given = typeof settings === 'function' ? settings() : settings
    larder = await startLarder(
      { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', PLAN_SECONDS: planSeconds, ...given },
      script,
    )
  })
  afterAll(async () => {
    const { exitCode, signalCode } = larder.child
    await larder.stop()
    await database.close()
    if (exitCode !== null || signalCode !== null)
      throw new Error(`Larder ended by itself with ${exitCode ?? signalCode}:\n${larder.output()}`)
  })

  return {
    get url() {
      return larder.url
    },
    /** The link to the outbox that it printed; it opens for one browser. */
    get outboxLink() {
      return /^ {2}Outbox {4}(\S+)$/m.exec(larder.output())?.[1] ?? ''
    },
    get databaseUrl() {
      return databaseUrl
    },
    get db() {
      return database.db
    },
    at: (path: string) => larder.url + path,
    execute: (statement: string) => database.db.execute(statement),
  }
}
