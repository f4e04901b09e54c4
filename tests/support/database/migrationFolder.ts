import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { findMigrationsFolder } from '#server/db/migrate.ts'
import { makeScratchFolder } from '../process/scratchFolder.ts'

interface JournalEntry {
  idx: number
  when: number
  tag: string
}

function readEntries(folder: string): JournalEntry[] {
  return JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')).entries
}

/** When each of our migrations was generated, in order: what `migrate` knows it by. */
export function migrationTimes(): number[] {
  return readEntries(findMigrationsFolder()).map(({ when }) => when)
}

/** The same, of those before the one that is called so. */
export function migrationTimesBefore(name: string): number[] {
  const entries = readEntries(findMigrationsFolder())
  const place = entries.findIndex(({ tag }) => tag.endsWith(`_${name}`))
  if (place < 0) throw new Error(`There is no migration called ${name}.`)
  return entries.slice(0, place).map(({ when }) => when)
}

/** Our migrations and these besides, name to SQL, each as if generated `stepMs` after the one before. */
export function folderWithMigrations(added: Record<string, string>, stepMs = 1): string {
  const folder = makeScratchFolder()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(findMigrationsFolder(), folder, { recursive: true })
  const entries = readEntries(folder)
  for (const [tag, sql] of Object.entries(added)) {
    const last = entries.at(-1)!
    entries.push({ ...last, idx: last.idx + 1, when: last.when + stepMs, tag })
    writeFileSync(join(folder, `${tag}.sql`), sql)
  }
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }))
  return folder
}
