import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test as testAlone, vi } from 'vitest'
import { findPreviousPostgresPackage, preparePostgresBinaries } from '#server/db/embedded/binaries.ts'
import { majorVersionOfData } from '#server/db/embedded/majors.ts'
import { startEmbeddedPostgres } from '#server/db/embeddedPostgres.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { afterTest, concurrentTest as test } from '../../support/concurrentTest.ts'
import { connect, DatabaseHolder } from '../../support/database/databaseHolder.ts'
import { fillEveryTable } from '../../support/database/filledTables.ts'
import { migrationTimes } from '../../support/database/migrationFolder.ts'
import { newFolder, postgresPid } from '../../support/database/postgresProcess.ts'
import { makeScratchFolder } from '../../support/process/scratchFolder.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
const patience = { timeout: 60_000, interval: 5 }

/** Postgres 17 for this platform. */
const previousPackage = findPreviousPostgresPackage() ?? ''
let prepared: string
let everything: unknown

/** Reads every table and sequence, in a stable order. */
async function readEverything(url: string) {
  const sql = postgres(url, { max: 1, onnotice() {} })
  try {
    const tables = await sql<{ name: string }[]>`
      select c.oid::regclass::text as name from pg_class as c
      where relkind = 'r' and relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace) order by 1`
    const rows = []
    for (const { name } of tables)
      rows.push([name, await sql.unsafe(`select to_jsonb(t)::text as row from ${name} as t order by 1`)])
    const sequences = await sql`select schemaname, sequencename, last_value from pg_sequences order by 1, 2`
    return JSON.parse(JSON.stringify({ rows, sequences }))
  } finally {
    await sql.end()
  }
}

beforeAll(async () => {
  prepared = makeScratchFolder()
  const database = await startEmbeddedPostgres({
    folder: prepared,
    packageFolder: previousPackage,
    forTests: true,
  })
  await migrateDatabase(database.url)
  const sql = postgres(database.url, { max: 1, onnotice() {} })
  await fillEveryTable(sql)
  await sql.end()
  everything = await readEverything(database.url)
  await database.stop()
})
afterAll(() => rmSync(prepared, { recursive: true }))

/** A folder with data of Postgres 17, with every table filled. */
function folderOfBefore() {
  const folder = newFolder()
  for (const name of ['pg', 'password']) execFileSync('cp', ['-Rp', join(prepared, name), folder])
  return folder
}

async function start(folder: string, previousPostgresDir?: string) {
  const events: [string, Record<string, unknown>][] = []
  const database = await startEmbeddedPostgres({
    folder,
    forTests: true,
    log: (...event) => events.push(event),
    ...(previousPostgresDir && { previousPostgresDir }),
  })
  afterTest(() => database.stop())
  return { ...database, events }
}

const drafts = (folder: string) => readdirSync(folder).filter((name) => /^(unfinished-|pg-next)/.test(name))

test('data of the previous Postgres are upgraded completely, and the old files are kept', async () => {
  const folder = folderOfBefore()
  expect(majorVersionOfData(join(folder, 'pg'))).toBe(17)

  const { url, events, keptData } = await start(folder)

  expect(majorVersionOfData(join(folder, 'pg'))).toBe(18)
  expect(await readEverything(url)).toEqual(everything)
  expect(await connect(url)`show server_version_num`).toEqual([
    { server_version_num: expect.stringMatching(/^18/) },
  ])
  expect(events.map(([event]) => event)).toEqual([
    'upgrade of the data to a new Postgres version started',
    'upgrade of the data to a new Postgres version finished',
    'embedded database started',
  ])
  expect(keptData).toEqual([join(folder, 'pg-17')])
  expect(drafts(folder)).toEqual([])
  await migrateDatabase(url)
  const kept = newFolder()
  execFileSync('cp', ['-Rp', join(folder, 'pg-17'), join(kept, 'pg')])
  execFileSync('cp', ['-p', join(folder, 'password'), kept])
  const old = await startEmbeddedPostgres({ folder: kept, packageFolder: previousPackage, forTests: true })
  afterTest(() => old.stop())
  expect(await readEverything(old.url)).toEqual(everything)
})

test('triggers and foreign keys work on upgraded data', async () => {
  const { url } = await start(folderOfBefore())
  const sql = connect(url)

  await expect(
    sql`insert into ratings (recipe_id, user_id, stars) values ('none', 'nobody', 3)`,
  ).rejects.toMatchObject({
    code: '23503',
  })
  const heard = Promise.withResolvers<string>()
  await sql.listen('pages_changed', heard.resolve)
  await connect(url)`update recipes set name = name || ' and more'`
  expect(await heard.promise).toBeTypeOf('string')
})

test('data of an earlier Larder are upgraded with their migrations, and get the others afterwards', async () => {
  const folder = newFolder()
  const old = await startEmbeddedPostgres({ folder, packageFolder: previousPackage, forTests: true })
  await migrateDatabase(old.url, { only: new Set(migrationTimes().slice(0, 10)) })
  await connect(old.url)`insert into users (id, name, email) values ('cook-1', 'Ada', 'cook@example.org')`
  await old.stop()

  const { url } = await start(folder)

  expect(await connect(url)`select count(*)::int from drizzle.__drizzle_migrations`).toEqual([{ count: 10 }])
  await migrateDatabase(url)
  expect(await connect(url)`select email::text from users`).toEqual([{ email: 'cook@example.org' }])
})

// Each kill must happen at its moment, which a busy machine would miss.
testAlone(
  'an upgrade that is killed again and again loses nothing and is finished by a later start',
  async () => {
    const folder = folderOfBefore()
    const within = (name: string) => drafts(folder).some((draft) => existsSync(join(folder, draft, name)))
    const moments = [
      () => within('password'),
      () => postgresPid(folder) > 0,
      () => within('pg/postmaster.pid'),
      () => within('next/postgres.log') && existsSync(join(folder, 'pg', 'postmaster.pid')),
    ]
    for (const isMoment of moments) {
      const killed = new DatabaseHolder(folder)
      await vi.waitUntil(isMoment, patience)
      await killed.kill()
      expect(existsSync(join(folder, 'pg', 'PG_VERSION'))).toBe(true)
    }

    const { url } = await start(folder)

    expect(await readEverything(url)).toEqual(everything)
    expect(majorVersionOfData(join(folder, 'pg'))).toBe(18)
  },
)

test('an upgrade that was killed between its two renames is finished by the next start', async () => {
  const folder = folderOfBefore()
  await (await start(folder)).stop()
  renameSync(join(folder, 'pg'), join(folder, 'pg-next'))

  const { url } = await start(folder)

  expect(await readEverything(url)).toEqual(everything)
  expect(drafts(folder)).toEqual([])
})

test('an upgrade that was killed before its first rename is repeated with the current data', async () => {
  const folder = folderOfBefore()
  execFileSync('cp', ['-Rp', join(folder, 'pg'), join(folder, 'pg-next')])
  const old = await startEmbeddedPostgres({ folder, packageFolder: previousPackage, forTests: true })
  await connect(old.url)`update users set name = 'Ada'`
  await old.stop()

  const { url } = await start(folder)

  expect(await connect(url)`select distinct name from users`).toEqual([{ name: 'Ada' }])
  expect(drafts(folder)).toEqual([])
})

test('the programs in PREVIOUS_POSTGRES_DIR are used for data of their version', async () => {
  const folder = folderOfBefore()
  const dir = newFolder()
  const program = preparePostgresBinaries(previousPackage).postgres
  mkdirSync(join(dir, 'bin'))
  writeFileSync(join(dir, 'bin', 'postgres'), `#!/bin/sh\n: > '${dir}/used'\nexec '${program}' "$@"\n`, {
    mode: 0o755,
  })
  execFileSync('chmod', ['-R', 'a+rwX', dir])

  const { url } = await start(folder, dir)

  expect(existsSync(join(dir, 'used'))).toBe(true)
  expect(await readEverything(url)).toEqual(everything)
})

testAlone.each([
  [
    '16',
    /was made by Postgres 16; to move it .* set PREVIOUS_POSTGRES_DIR to their folder, like \/usr\/lib\/postgresql\/16\.$/,
  ],
  ['99', /was made by Postgres 99, and this Larder brings Postgres 18: start the newer Larder/],
])(
  'data of Postgres %s, for which there are no programs, end the start with one sentence',
  async (version, sentence) => {
    const folder = folderOfBefore()
    writeFileSync(join(folder, 'pg', 'PG_VERSION'), `${version}\n`)

    await expect(start(folder)).rejects.toThrow(sentence)

    expect(drafts(folder)).toEqual([])
  },
)

test('a table that Larder did not create stops the upgrade with one sentence and is kept', async () => {
  const folder = folderOfBefore()
  const old = await startEmbeddedPostgres({ folder, packageFolder: previousPackage, forTests: true })
  await connect(old.url)`create table jars as select 'jam' as label`
  await old.stop()

  await expect(start(folder)).rejects.toThrow(
    /^The database holds the table public\.jars, which Larder did not make/,
  )

  expect(majorVersionOfData(join(folder, 'pg'))).toBe(17)
  const again = await startEmbeddedPostgres({ folder, packageFolder: previousPackage, forTests: true })
  afterTest(() => again.stop())
  expect(await connect(again.url)`select label from jars`).toEqual([{ label: 'jam' }])
})
