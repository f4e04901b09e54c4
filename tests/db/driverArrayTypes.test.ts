import { spawn } from 'node:child_process'
import { once } from 'node:events'
import postgres from 'postgres'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../support/database/testDatabase.ts'

// What patches/postgres+3.4.9+005+array-types.patch repairs: the driver's own first statement of each connection.

let url: string
beforeAll(async () => {
  url = (await createTestDatabase('empty')).url
  // So many types that listing them takes longer than a millisecond.
  await asAdmin((sql) =>
    sql.unsafe(`do $$ begin for i in 1..1500 loop
      execute format('create type wide_%s as enum (''a'')', i); end loop; end $$`),
  )
})

/** Runs `work` in a connection without the limit on statements. */
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

/** Limits every statement of sessions that begin from now on to `ms` milliseconds; 0 for no limit. */
const limitStatements = (ms: number) =>
  asAdmin((sql) =>
    sql.unsafe(`alter database ${new URL(url).pathname.slice(1)} set statement_timeout = ${ms}`),
  )

test('a statement is refused when listing the array types failed, and the next one reads arrays correctly', async () => {
  const sql = postgres(url, { max: 1, onnotice() {}, backoff: () => 0.01 })
  onTestFinished(() => sql.end({ timeout: 0 }))
  await limitStatements(1)
  await expect(sql`select 1`).rejects.toMatchObject({ code: '57014' })
  await limitStatements(0)
  expect([...(await sql`select array['a', 'b'] as words`)]).toEqual([{ words: ['a', 'b'] }])
})

test('a transaction is refused when listing the array types failed, and the next one reads arrays correctly', async () => {
  const sql = postgres(url, { max: 1, onnotice() {}, backoff: () => 0.01 })
  onTestFinished(() => sql.end({ timeout: 0 }))
  const transaction = async () => [...(await sql.begin((tx) => tx`select array['a'] as words`))]
  await limitStatements(1)
  await expect(transaction()).rejects.toMatchObject({ code: '57014' })
  await limitStatements(0)
  expect(await transaction()).toEqual([{ words: ['a'] }])
})

test('a rejected statement of the driver itself ends the process only in the published driver (#1192, #1205)', async () => {
  await limitStatements(1)
  expect(await codeOfProcess('postgres')).toBe(0)
  expect(await codeOfProcess('postgres-unpatched')).toBe(1)
  await limitStatements(0)
})

/** The exit code of a process that catches the failure of its only statement: 0 if nothing else failed. */
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
