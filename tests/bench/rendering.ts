import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createBuilder } from 'vite'
import { projectFolder } from '#server/commands/buildState.ts'
import { signedInAt } from '../support/accounts/signedIn.ts'
import { nodeOptions, startLarder } from '../support/process/larderProcess.ts'
import { type Figure, median, ratio } from './table.ts'

export interface RenderingTimes {
  path: string
  /** Pages in a second of a core, by round: through loadPageForRendering and renderPage, and by React's renderToString of the same tree. */
  fresh: number[]
  alone: number[]
}

const pagesWithData = ['/', '/recipe/demo-1']
/** Pages of a member are never cached. */
const pagesOfMember = ['/recipe/demo-1', '/recipes', '/grocery']
const pages = ['/generate', '/generate?at=mealType&dietType=Vegan', ...pagesWithData]

/** Rendering a page without a cache, with route, procedures and data, compared with renderToString of the ready tree. */
export async function benchRendering(databaseUrl: string): Promise<Figure[]> {
  const toVisitors = await renderingTimes(databaseUrl, pages)
  const larder = await startLarder({ DATABASE_URL: databaseUrl, HOST: '127.0.0.1' })
  const member = await signedInAt({ url: larder.url, databaseUrl })
  await larder.stop()
  const toMember = await renderingTimes(databaseUrl, pagesOfMember, member.cookie.value)
  return [
    ...toVisitors.map((times) => beside(times, pagesWithData.includes(times.path))),
    ...toMember.map((times) => beside({ ...times, path: `${times.path} of a member` }, false)),
  ]
}

/** `isTold`: reports the figure without a promise, as the page waits for queries. */
export function beside({ path: page, fresh, alone }: RenderingTimes, isTold: boolean): Figure {
  const note = `${Math.round(median(fresh))} against ${Math.round(median(alone))} pages in a second of a core`
  const ratios = fresh.map((value, round) => value / alone[round]!)
  const what = `${page} afresh beside renderToString`
  if (!isTold) return ratio(what, ratios, 0.6, note)
  return { ...ratio(what, ratios, 0, note), promised: 'told, not promised: waits for queries' }
}

export async function renderingTimes(
  databaseUrl: string,
  paths: readonly string[],
  sessionToken = '',
): Promise<RenderingTimes[]> {
  const outDir = path.join(projectFolder, 'dist/bench')
  const worker = path.join(import.meta.dirname, 'renderingWorker.tsx')
  process.env.NODE_ENV = 'production'
  const ssr = { build: { outDir, rolldownOptions: { input: { worker } } } }
  const builder = await createBuilder({ root: projectFolder, logLevel: 'warn', environments: { ssr } }, null)
  await builder.build(builder.environments.ssr!)

  const child = fork(path.join(outDir, 'worker.js'), [databaseUrl, sessionToken, ...paths], {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: nodeOptions,
  })
  const [times] = (await once(child, 'message')) as [RenderingTimes[]]
  return times
}
