import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { administer } from './administer.ts'

export interface TestDatabase {
  url: string
  /** Not needed for tidiness, the whole Postgres goes at the end; it cuts the connections that are left. */
  drop(): Promise<void>
}

/** A database of one's own, in the state after every migration, with the demo recipes besides, or `empty`. */
export async function createTestDatabase(
  kind: 'migrated' | 'seeded' | 'empty' = 'migrated',
): Promise<TestDatabase> {
  const url = new URL(kind === 'seeded' ? inject('seededUrl') : inject('templateUrl'))
  const template = kind === 'empty' ? 'template1' : url.pathname.slice(1)
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(url.href, `create database ${name} template ${template} strategy file_copy`)
  url.pathname = name
  return { url: url.href, drop: () => administer(url.href, `drop database if exists ${name} with (force)`) }
}
