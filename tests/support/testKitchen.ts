import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { pathsSameForAll, renderPage } from '#client/entry.server.tsx'
import { builtInEngine } from '#server/adapters/recipeEngine/builtIn.ts'
import { buildApp } from '#server/app.ts'
import { type Config, readConfig } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { openDatabase } from '#server/db/client.ts'
import { migrationsPending } from '#server/db/migrate.ts'
import type { Deps } from '#server/deps.ts'
import type { RecipeEngine } from '#server/features/generation/port.ts'
import { openLog } from '#server/log.ts'
import { createCaller } from '#server/rpc/router.ts'
import { listenForPageChanges } from '#server/ssr/pageChanges.ts'
import type { PageSource } from '#server/ssr/pageSource.ts'
import { createTestDatabase } from './testDatabase.ts'

export interface TestKitchen {
  deps: Deps
  /** Everything that was logged, one object a line. */
  logged: Record<string, unknown>[]
  /** Calls procedures without HTTP, as the visitor at this address. */
  callerAt: (visitor?: string) => ReturnType<typeof createCaller>
  openApp: () => Promise<FastifyInstance>
  close: () => Promise<void>
}

const pages: PageSource = {
  renderPage,
  pathsSameForAll,
  isDevelopment: false,
  assetsFor: () => ({ styles: ['/assets/test.css'], scripts: ['/assets/test.js'], preloads: [] }),
  serveFiles: async () => {},
}

/** A Larder of one's own: real Postgres, our own cook unless another engine is handed in, nothing on the network. */
export async function openTestKitchen(
  options: { engine?: RecipeEngine; config?: Partial<Config> } = {},
): Promise<TestKitchen> {
  const { url, drop } = await createTestDatabase()
  const database = openDatabase(url, { poolSize: 10 })
  const logged: Record<string, unknown>[] = []
  const log = openLog('debug', lineSink(logged))
  const apps: FastifyInstance[] = []
  const deps: Deps = {
    config: { ...readConfig({}), ...options.config },
    log,
    db: database.db,
    engine: options.engine ?? builtInEngine(),
    pages,
    isReady: async () => !(await migrationsPending(database.sql)),
    onPageChange: (changed) => listenForPageChanges(database.sql, changed),
    closing: new AbortController(),
  }
  const contextAt = (visitor: string): Context => ({
    deps,
    log: log as Context['log'],
    requestId: 'test-request',
    visitor,
    closing: deps.closing.signal,
  })
  return {
    deps,
    logged,
    callerAt: (visitor = '203.0.113.1') => createCaller(contextAt(visitor)),
    async openApp() {
      const app = await buildApp(deps)
      apps.push(app)
      return app
    },
    async close() {
      await Promise.all(apps.map((app) => app.close()))
      await database.close()
      await drop()
    },
  }
}

function lineSink(lines: Record<string, unknown>[]): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()))
      done()
    },
  })
}
