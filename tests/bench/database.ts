import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '#server/db/embeddedPostgres.ts'

/** Runs `work` with its own Postgres, as durable as in production. */
export async function withBenchDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-bench-'))
  const { url, stop } = await startEmbeddedPostgres({ folder })
  try {
    await work(url)
  } finally {
    await stop()
    rmSync(folder, { recursive: true })
  }
}
