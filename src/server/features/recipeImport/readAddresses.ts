import { and, asc, eq } from 'drizzle-orm'
import pLimit from 'p-limit'
import type { RecipeImportRef } from '#shared/contract/recipes/recipeImport.ts'
import type { ServerContext } from '../../context.ts'
import { runKitchenJobInTurn } from '../../kitchenThread/runKitchenJobInTurn.ts'
import type { JobRun } from '../jobs/service.ts'
import { PageFetchError } from './port.ts'
import { toFailedItem, toStoredItem } from './readItems.ts'
import { RobotRules } from './robotRules.ts'
import { importedItemsTable } from './table.ts'

/** Pages that one import fetches at once; of one host one. */
const maxFetchedAtOnce = 4
/** Addresses of an import from which it asks robots.txt whether programs may read a page: one page is read for a person. */
const minAddressesOfBulk = 2

/** Reads each page of an import that was not read yet, and stores what came of it. Throws when the signal is aborted. */
export async function readWaitingAddresses(ctx: ServerContext, run: JobRun<RecipeImportRef>): Promise<void> {
  const { importId } = run.input
  const all = eq(importedItemsTable.importId, importId)
  const { position, address } = importedItemsTable
  const waiting = await ctx.deps.db
    .select({ position, address })
    .from(importedItemsTable)
    .where(and(all, eq(importedItemsTable.state, 'waiting')))
    .orderBy(asc(position))
  const total = await ctx.deps.db.$count(importedItemsTable, all)
  const robots = total < minAddressesOfBulk ? null : new RobotRules(ctx.deps.fetchPage, run.signal)
  const inTurn = pLimit(maxFetchedAtOnce)
  const turnsOfHosts = new Map<string, ReturnType<typeof pLimit>>()
  const turnOf = (host: string) => {
    const turn = turnsOfHosts.get(host) ?? pLimit(1)
    turnsOfHosts.set(host, turn)
    return turn
  }
  let read = total - waiting.length
  const tasks = waiting.map((item) => {
    const url = item.address ?? ''
    return turnOf(URL.parse(url)?.host ?? '')(() =>
      inTurn(async () => {
        run.signal.throwIfAborted()
        const columns = await readPage(ctx, run.signal, url, robots)
        const isIt = and(all, eq(position, item.position), eq(importedItemsTable.state, 'waiting'))
        await ctx.deps.db.update(importedItemsTable).set(columns).where(isIt)
        read += 1
        await run.reportProgress(Math.floor((100 * read) / total))
      }),
    )
  })
  const results = await Promise.allSettled(tasks)
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

async function readPage(ctx: ServerContext, signal: AbortSignal, url: string, robots: RobotRules | null) {
  try {
    if (robots && !(await robots.isAllowed(url))) return toFailedItem('refused', url)
    const { decodeBuffer } = await import('encoding-sniffer')
    const page = await ctx.deps.fetchPage(url, signal)
    const [, charset] = /charset=["']?([\w-]+)/i.exec(page.contentType) ?? []
    const html = decodeBuffer(Buffer.from(page.bytes), {
      ...(charset && { transportLayerEncodingLabel: charset }),
      defaultEncoding: 'utf-8',
    })
    return toStoredItem(await runKitchenJobInTurn(ctx, 'readRecipePage', { html, address: page.url }), url)
  } catch (error) {
    if (error instanceof PageFetchError) return toFailedItem(error.failure, url)
    throw error
  }
}
