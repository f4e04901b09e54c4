import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createBuilder } from 'vite'
import { projectFolder } from '#server/commands/buildState.ts'
import { nodeOptions } from '../support/process/larderProcess.ts'
import { type Figure, median, ratio } from './table.ts'

export interface RenderingTimes {
  path: string
  /** Pages a second, by round: through loadPageForRendering and renderPage, and by React's renderToString of the same tree. */
  fresh: number[]
  alone: number[]
}

const pagesWithData = ['/', '/recipe/demo-1']
const pages = ['/generate', '/generate?at=mealType&dietType=Vegan', ...pagesWithData]

/** Rendering a page without a cache, with route, procedures and data, compared with renderToString of the ready tree. */
export async function benchRendering(databaseUrl: string): Promise<Figure[]> {
  return (await renderingTimes(databaseUrl, pages)).map((times) =>
    beside(times, pagesWithData.includes(times.path)),
  )
}

/** `isTold`: reports the figure without a promise, as the page waits for queries. */
export function beside({ path: page, fresh, alone }: RenderingTimes, isTold: boolean): Figure {
  const note = `${Math.round(median(fresh))} against ${Math.round(median(alone))} pages a second`
  const ratios = fresh.map((value, round) => value / alone[round]!)
  const what = `${page} afresh beside renderToString`
  if (!isTold) return ratio(what, ratios, 0.6, note)
  return { ...ratio(what, ratios, 0, note), promised: 'told, not promised: waits for queries' }
}

export async function renderingTimes(
  databaseUrl: string,
  paths: readonly string[],
): Promise<RenderingTimes[]> {
  const outDir = path.join(projectFolder, 'dist/bench')
  const worker = path.join(import.meta.dirname, 'renderingWorker.tsx')
  process.env.NODE_ENV = 'production'
  const ssr = { build: { outDir, rolldownOptions: { input: { worker } } } }
  const builder = await createBuilder({ root: projectFolder, logLevel: 'warn', environments: { ssr } }, null)
  await builder.build(builder.environments.ssr!)

  const child = fork(path.join(outDir, 'worker.js'), [databaseUrl, ...paths], {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: nodeOptions,
  })
  const [times] = (await once(child, 'message')) as [RenderingTimes[]]
  return times
}
