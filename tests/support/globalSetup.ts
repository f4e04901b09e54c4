import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#server/db/embeddedPostgres.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { makeScratchFolder } from './process/scratchFolder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database of which every test file gets a copy; nothing may stay connected to it. */
    templateUrl: string
  }
}

/** One Postgres for the whole run. */
export default async function setup(project: TestProject) {
  const folder = makeScratchFolder()
  const postgres = await startEmbeddedPostgres({ folder, forTests: true })
  await migrateDatabase(postgres.url)
  project.provide('templateUrl', postgres.url)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
