import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderWithDatabase } from '../../support/database/databaseFolder.ts'
import { connect, DatabaseHolder } from '../../support/database/databaseHolder.ts'
import { newFolder } from '../../support/database/postgresProcess.ts'
import { elsewhere, powerless, strangers, turns } from '../../support/process/identities.ts'

const secretively = ['sh', '-c', 'umask 0777; exec "$@"', 'sh']

/** A folder of this user that every user may pass through. */
function folderOf(uid: number) {
  const folder = newFolder()
  chmodSync(folder, 0o711)
  if (statSync(folder).uid !== uid) chownSync(folder, uid, uid)
  return folder
}

test.each(turns)('postgres runs for $who, even with a strict umask', async ({ owner, takers }) => {
  const folder = join(folderOf(owner), 'data')
  if (takers[0].uid !== owner) {
    mkdirSync(folder, { mode: 0o700 })
    chownSync(folder, owner, owner)
  }
  for (const { via } of takers) {
    const app = new DatabaseHolder(folder, { via: [...via, ...secretively] })
    expect(await connect(await app.url())`select current_database() as name`).toEqual([{ name: 'larder' }])
    await app.tell('stop')
  }

  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(join(folder, 'password')).mode & 0o777).toBe(0o600)
})

test.each(powerless)(
  '$who gets one sentence about why the embedded database did not start',
  async ({ identity }) => {
    const app = new DatabaseHolder(join(folderOf(identity.uid), 'data'), { via: identity.via })

    expect(await app.refusal()).toMatch(
      /^DatabaseUnavailableError: Postgres .*: \w+ Larder as .* Set DATABASE_URL/,
    )
  },
)

test.each(strangers)(
  '$who gets one sentence that names the owner of the embedded database',
  async ({ identity }) => {
    const folder = newFolder()
    chmodSync(folder, 0o711)
    const data = join(folder, 'data')
    mkdirSync(data, { mode: 0o700 })

    const app = new DatabaseHolder(data, { via: identity.via })

    expect(await app.refusal()).toContain(
      `${data}, which belongs to user ${statSync(data).uid}. Set DATABASE_URL`,
    )
  },
)

test.each(elsewhere)('$who gets one sentence that the database folder is in use', async ({ identity }) => {
  const folder = await folderWithDatabase()
  const first = new DatabaseHolder(folder)
  const sql = connect(await first.url())

  const second = new DatabaseHolder(folder, { via: identity.via })

  expect(await second.refusal()).toContain('is in use by another machine or container')
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
})
