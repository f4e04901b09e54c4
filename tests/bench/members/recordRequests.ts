import type { InjectOptions } from 'fastify'
import { pino } from 'pino'
import { createFastifyApp } from '#server/app.ts'
import { sourceWorkerFiles } from '#server/commands/sourceWorkerFiles.ts'
import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/db/client.ts'
import { openDeps } from '#server/openDeps.ts'
import type { PageSource } from '#server/ssr/pageSource.ts'
import { withoutLimits } from '../load.ts'

/** A statement with its values, as they are sent. */
export interface Statement {
  statement: string
  values: unknown[]
}

/** What one request made Larder send: to the database, a list for each transaction, and to the caller. */
export interface RecordedRequest {
  name: string
  method: 'GET' | 'POST'
  path: string
  statements: (Statement | Statement[])[]
  answer: string
}

/** A request to be recorded; `body` is made for each time. */
export interface RequestToRecord {
  name: string
  path: string
  body?: () => string
}

const noPages: PageSource = {
  renderPage: () => Promise.reject(new Error('There are no pages.')),
  assetsFor: () => ({ styles: [], scripts: [], preloads: [], fonts: [], version: 'bench' }),
  pathsSameForAll: new Set(),
  pathsToFind: [],
  pagePatterns: [],
  cachedPages: [],
  isDevelopment: false,
  serveFiles: async () => {},
}

/** The statements and the answers of a member's requests, once counts of lists are known. */
export async function recordRequests(
  databaseUrl: string,
  cookie: string,
  requests: readonly RequestToRecord[],
): Promise<RecordedRequest[]> {
  const config = readConfig({ DATABASE_URL: databaseUrl, ...withoutLimits })
  const { deps, close } = await openDeps(config, pino({ level: 'silent' }), () => noPages, sourceWorkerFiles)
  let heard: RecordedRequest['statements'] = []
  let transaction: Statement[] | null = null
  const database = openDatabase(databaseUrl, {
    poolSize: 10,
    onStatement: (statement, values) => (transaction ?? heard).push({ statement, values }),
  })
  const { db } = database
  const begin = db.transaction.bind(db)
  db.transaction = async (work, settings) => {
    const own: Statement[] = []
    transaction = own
    heard.push(own)
    try {
      return await begin(work, settings)
    } finally {
      transaction = null
    }
  }
  const app = await createFastifyApp({ ...deps, db }, noPages)
  const recorded: RecordedRequest[] = []
  for (const { name, path, body } of requests) {
    const method = body ? 'POST' : 'GET'
    const options = (): InjectOptions => ({
      method,
      url: path,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { payload: body() }),
    })
    await app.inject(options())
    heard = []
    const answer = await app.inject(options())
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`)
    recorded.push({ name, method, path, statements: heard, answer: answer.body })
  }
  await app.close()
  await close()
  await database.close()
  return recorded
}
