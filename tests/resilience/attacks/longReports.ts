import { get } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { copyRows } from '../../support/database/copiedRows.ts'
import { longestToCheck } from '../../support/recipes/longRecipes.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'
import { addMembers, type Larder, type Member, openLarder, withSql } from '../larder.ts'
import { percentile, type Report, type Row } from '../row.ts'
import { whilePageIsAsked } from './attack.ts'

const recipeCount = 215
const saves = 5
const clients = 2
const secondsEach = 15
const maxLoginP50Ms = 100
const maxHoldMs = 250
const probe = pathToFileURL(path.resolve(import.meta.dirname, '../../support/process/holdProbe.ts')).href

async function readLongReports(report: Report): Promise<void> {
  const larder = await openLarder(report, {
    DATA_DIR: report.folder(),
    NODE_OPTIONS: `--import=${probe}`,
  })
  const [member] = (await addMembers(larder, 1)) as [Member]
  // Compiles the code beforehand, so that this is not measured.
  await addRecipeAt(larder, member)
  let recipeId = ''
  await expectOthersServed(report, larder, `${saves} saves`, async () => {
    for (let count = 0; count < saves; count += 1)
      recipeId = await addRecipeAt(larder, member, longestToCheck)
    return `the last is ${recipeId ? 'kept' : 'not kept'}`
  })
  // Copies without reports: the first reader of each starts a kitchen job.
  await withSql(larder.databaseUrl, (sql) =>
    copyRows(
      (statement) => sql.unsafe(statement),
      'recipes',
      `recipes row, generate_series(1, ${recipeCount}) n where row.id = '${recipeId}'`,
      "jsonb_build_object('id', 'longest-' || n)",
    ),
  )
  // No recipe is requested twice, so that none has a report yet.
  let asked = 0
  const nextId = () => `longest-${(asked++ % recipeCount) + 1}`
  for (const [what, pathOf] of [
    [
      'reports',
      (id: string) => `/rpc/recipes.report?input=${encodeURIComponent(JSON.stringify({ recipeId: id }))}`,
    ],
    ['pages', (id: string) => `/recipe/${id}`],
  ] as const)
    await expectOthersServed(report, larder, what, () => askAll(larder, () => pathOf(nextId())))
  report.figure(larder.isAlive() ? 'the process lives' : 'the process ended', larder.isAlive())
}

/** Records how fast `/login` is meanwhile, and how long the event loop was blocked at most. */
async function expectOthersServed(
  report: Report,
  larder: Larder,
  what: string,
  work: () => Promise<string>,
): Promise<void> {
  const from = larder.process.output().length
  const { result, page } = await whilePageIsAsked(`${larder.url}/login`, work)
  const output = larder.process.output().slice(from)
  const holds = Array.from(output.matchAll(/event loop held for (\d+) ms/g), ([, ms]) => Number(ms))
  const longestMs = Math.max(0, ...holds)
  const p50 = percentile(page.ms, 0.5)
  report.figure(
    `${what}: ${result}; /login of others p50 ${p50.toFixed(0)} ms, p99 ${percentile(page.ms, 0.99).toFixed(0)} ms`,
    p50 <= maxLoginP50Ms && page.bad === 0,
  )
  report.figure(`the event loop held for ${longestMs} ms of CPU at most`, longestMs <= maxHoldMs)
}

/** Visitors with their own addresses request one recipe after another. Resolves to their counts of answers by status. */
async function askAll({ url }: Larder, nextPath: () => string): Promise<string> {
  const counts = new Map<number, number>()
  const endsAt = performance.now() + secondsEach * 1_000
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < endsAt) {
        const status = await statusFrom(`127.0.8.${client + 1}`, url + nextPath())
        counts.set(status, (counts.get(status) ?? 0) + 1)
      }
    }),
  )
  return [...counts].map(([status, count]) => `${count} x ${status || 'no answer'}`).join(', ')
}

function statusFrom(localAddress: string, url: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = { accept: 'text/html' }
    const sent = get(url, { agent: false, localAddress, headers }, (answer) => {
      answer.resume().once('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0))
    })
    sent.once('error', () => resolve(0))
  })
}

export const longReports: Row[] = [
  {
    name: 'longest-recipes',
    what: `${recipeCount} recipes whose 60 steps each name 60 lines, saved, then asked for report and page by ${clients} clients`,
    promised: `/login of others p50 ${maxLoginP50Ms} ms, the event loop held for ${maxHoldMs} ms of CPU at most`,
    run: readLongReports,
  },
]
