import { createHash, createHmac } from 'node:crypto'
import postgres from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { migrateDatabase } from '#server/db/migrate.ts'
import { migrationTimesBefore } from '../support/database/migrationFolder.ts'
import { createTestDatabase } from '../support/database/testDatabase.ts'

const key = 'a key of 43 characters, as Larder makes one'
const userId = '3f0c1a52-8a8e-4f0e-9a55-7b1f2f6c9d01'
const plain = createHash('sha256').update(userId).digest('hex')
const keyed = createHmac('sha256', key).update(`owner ${plain}`).digest('hex').slice(0, 16)

async function openEmpty(): Promise<{ url: string; sql: postgres.Sql }> {
  const { url } = await createTestDatabase('empty')
  const sql = postgres(url, { max: 2, onnotice() {} })
  onTestFinished(() => sql.end())
  return { url, sql }
}

test('the upgrade replaces the owner digests of removed recipes by ones under the database’s key', async () => {
  const { url, sql } = await openEmpty()
  await migrateDatabase(url, { only: new Set(migrationTimesBefore('key_owners_of_removed_ids')) })
  await sql`insert into site_secrets (name, secret) values ('log digests', ${key})`
  await sql`insert into removed_recipe_ids (id, owner_digest) values ('theirs', ${plain}), ('of no account', null)`
  await migrateDatabase(url)
  expect(await sql`select id, owner_digest from removed_recipe_ids order by id desc`).toEqual([
    { id: 'theirs', owner_digest: keyed },
    { id: 'of no account', owner_digest: null },
  ])
})

test('an owner digest is an HMAC under a key of any length, and null without a key', async () => {
  const { url, sql } = await openEmpty()
  await migrateDatabase(url)
  const digestOf = async () => (await sql`select owner_digest_of(${userId}) as digest`)[0]?.digest
  expect(await digestOf()).toBeNull()
  for (const secret of [key, 'short', 'x'.repeat(64), 'long '.repeat(40)]) {
    await sql`insert into site_secrets (name, secret) values ('log digests', ${secret})
      on conflict (name) do update set secret = excluded.secret`
    const hmac = createHmac('sha256', secret).update(`owner ${plain}`)
    expect(await digestOf()).toBe(hmac.digest('hex').slice(0, 16))
  }
})
