import { spawn } from 'node:child_process'
import { once } from 'node:events'
import postgres from 'postgres'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../support/testDatabase.ts'

// What patches/postgres+3.4.9+005+array-types.patch repairs: the driver's own first statement of each connection.

let url: string
beforeAll(async () => {
  url = (await createTestDatabase('empty')).url
  // So many types that a millisecond is too short to list them.
  await asAdmin((sql) =>
    sql.unsafe(`do $$ begin for i in 1..1500 loop
      execute format('create type wide_%s as enum (''a'')', i); end loop; end $$`),
  )
})

/** Does something in a connection that no limit holds for. */
async function asAdmin(work: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(url, {
    max: 1,
    fetch_types: false,
    onnotice() {},
    connection: { statement_timeout: 0 },
  })
  await work(sql)
  await sql.end()
}

/** Every statement of sessions that begin from now on may take so many milliseconds; 0 for no limit. */
const limitStatements = (ms: number) =>
  asAdmin((sql) =>
    sql.unsafe(`alter database ${new URL(url).pathname.slice(1)} set statement_timeout = ${ms}`),
  )

test('a statement is refused when the types could not be listed before it, and the next one reads arrays as such', async () => {
  const sql = postgres(url, { max: 1, onnotice() {}, backoff: () => 0.01 })
  onTestFinished(() => sql.end({ timeout: 0 }))
  await limitStatements(1)
  await expect(sql`select 1`).rejects.toMatchObject({ code: '57014' })
  await limitStatements(0)
  expect([...(await sql`select array['a', 'b'] as words`)]).toEqual([{ words: ['a', 'b'] }])
})

test('a transaction is refused likewise, and the next one reads arrays as such', async () => {
  const sql = postgres(url, { max: 1, onnotice() {}, backoff: () => 0.01 })
  onTestFinished(() => sql.end({ timeout: 0 }))
  const transaction = async () => [...(await sql.begin((tx) => tx`select array['a'] as words`))]
  await limitStatements(1)
  await expect(transaction()).rejects.toMatchObject({ code: '57014' })
  await limitStatements(0)
  expect(await transaction()).toEqual([{ words: ['a'] }])
})

test('no rejection of the driver’s own statement ends the process; of the published driver it does (#1192, #1205)', async () => {
  await limitStatements(1)
  expect(await codeOfProcess('postgres')).toBe(0)
  expect(await codeOfProcess('postgres-unpatched')).toBe(1)
  await limitStatements(0)
})

/** How a process ends that catches the failure of its only statement: with 0, if that is all that failed. */
async function codeOfProcess(driver: string): Promise<unknown> {
  const script = `
    import postgres from '${driver}'
    const sql = postgres(process.argv[1], { max: 1, onnotice() {} })
    await sql\`select 1\`.catch(() => {})
    await sql.end({ timeout: 0 })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, url], { stdio: 'ignore' })
  const [code] = await once(child, 'exit')
  return code
}
