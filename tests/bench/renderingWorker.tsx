// Imported as in main.ts, so that the figures are those of a real server.
import '#server/memory/heapGrowth.ts'
import { pino } from 'pino'
import { renderToString } from 'react-dom/server'
import { loadPageForRendering, type PageRequest, renderPage } from '#client/entry.server.tsx'
import type { SignedInMember } from '#server/caller.ts'
import { sourceWorkerFiles } from '#server/commands/sourceWorkerFiles.ts'
import { readConfig } from '#server/config/config.ts'
import { findMemberOfSessionToken } from '#server/features/auth/sessions/sessions.ts'
import { openDeps } from '#server/openDeps.ts'
import { appRouter } from '#server/rpc/router.ts'
import type { PageSource } from '#server/ssr/pageSource.ts'
import { defaultLocale } from '#shared/locale.ts'
import type { RenderingTimes } from './rendering.ts'

const rounds = 7
const roundMs = 1_000
const atOnce = 16

// The third argument is the session token of the member whose pages these are; empty for a visitor.
const [, , databaseUrl = '', token = '', ...paths] = process.argv
const config = readConfig({ DATABASE_URL: databaseUrl })
const noPages = undefined as unknown as PageSource
const { deps, close } = await openDeps(config, pino({ level: 'silent' }), () => noPages, sourceWorkerFiles)

let memberOfPages: SignedInMember | null = null
memberOfPages = token === '' ? null : await findMemberOfSessionToken(requestFor('/').context, token)
if (token !== '' && !memberOfPages) throw new Error('The session is not valid.')

function requestFor(path: string): PageRequest {
  return {
    request: new Request(`http://larder.invalid${path}`),
    origin: 'http://larder.invalid',
    router: appRouter,
    context: {
      deps,
      member: memberOfPages,
      cookie: { keep() {}, drop() {} },
      browserId: { hash: null, keep: () => 'bench' },
      userAgent: '',
      host: null,
      outboxToken: null,
      log: deps.log,
      requestId: 'bench',
      locale: defaultLocale,
      visitor: 'bench',
      reads: null,
      closing: deps.closing.signal,
    },
    assetsFor: () => ({
      styles: ['/assets/entry.css'],
      scripts: ['/assets/entry.js'],
      preloads: [],
      fonts: [],
      version: 'bench',
    }),
    makeNonce: () => 'bench',
    onError: () => {},
  }
}

/**
 * Pages in each second of a core that this process uses. `atOnce` renderings run at the same time, as with many readers:
 * one renders while another waits.
 */
async function pagesPerSecond(render: () => unknown, atOnce: number): Promise<number> {
  const startedAt = performance.now()
  const usedBefore = process.cpuUsage()
  let count = 0
  const renderOnAndOn = async () => {
    while (performance.now() - startedAt < roundMs) {
      await render()
      count += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, renderOnAndOn))
  const { user, system } = process.cpuUsage(usedBefore)
  return (count * 1_000_000) / (user + system)
}

const results: RenderingTimes[] = []
for (const path of paths) {
  const prepared = await loadPageForRendering(requestFor(path))
  if (prepared.kind !== 'page') throw new Error(`${path} is no page.`)
  const times: RenderingTimes = { path, fresh: [], alone: [] }
  const fresh = () => renderPage(requestFor(path))
  const alone = () => renderToString(prepared.element)
  await pagesPerSecond(fresh, atOnce)
  await pagesPerSecond(alone, 1)
  for (let round = 0; round < rounds; round += 1) {
    times.fresh.push(await pagesPerSecond(fresh, atOnce))
    times.alone.push(await pagesPerSecond(alone, 1))
  }
  results.push(times)
}
process.send?.(results)
await close()
process.disconnect?.()
