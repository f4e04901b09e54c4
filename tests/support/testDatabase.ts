import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { inject } from 'vitest'

export interface TestDatabase {
  url: string
  /** Not needed for tidiness, the whole Postgres goes at the end; it cuts the connections that are left. */
  drop(): Promise<void>
}

/** A database of one's own, in the state after every migration, or `empty`. */
export async function createTestDatabase(kind: 'migrated' | 'empty' = 'migrated'): Promise<TestDatabase> {
  const url = new URL(inject('templateUrl'))
  const template = kind === 'migrated' ? url.pathname.slice(1) : 'template1'
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(`create database ${name} template ${template} strategy file_copy`)
  url.pathname = name
  return { url: url.href, drop: () => administer(`drop database if exists ${name} with (force)`) }
}

async function administer(statement: string) {
  const url = new URL(inject('templateUrl'))
  url.pathname = 'postgres'
  const sql = postgres(url.href, { max: 1, onnotice() {} })
  try {
    await sql.unsafe(statement)
  } finally {
    await sql.end()
  }
}
