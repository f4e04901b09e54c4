import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { makeScratchFolder } from '../support/process/scratchFolder.ts'

/** One promise of how Larder behaves in a failure. */
export interface Row {
  name: string
  /** What fails, and how often. */
  what: string
  /** What must hold, in words and figures. */
  promised: string
  run: (report: Report) => Promise<void>
}

/** The results of a row. The promise is kept when it was tested and no figure broke it. */
export class Report {
  readonly figures: string[] = []
  readonly broken: string[] = []
  /** Why it could not be tested on this machine; null when it was. */
  notShown: string | null = null
  readonly #cleanups: (() => unknown)[] = []
  #isOver = false

  /** Records a figure, and whether it is within the promise. */
  figure(text: string, isKept = true): void {
    this.figures.push(isKept ? text : `${text} (!)`)
    if (!isKept) this.broken.push(text)
  }

  /** Registers a cleanup for the end of the row, the last registered first, whatever happens. */
  after(cleanup: () => unknown): void {
    if (this.#isOver) void this.#cleanUpOne(cleanup)
    else this.#cleanups.unshift(cleanup)
  }

  async cleanUp(): Promise<void> {
    this.#isOver = true
    for (const cleanup of this.#cleanups) await this.#cleanUpOne(cleanup)
  }

  async #cleanUpOne(cleanup: () => unknown): Promise<void> {
    await Promise.resolve()
      .then(cleanup)
      .catch((error: unknown) => this.figure(`left behind: ${error}`, false))
  }

  /** A folder that is deleted after the row. */
  folder(): string {
    const parent = makeScratchFolder()
    this.after(() => rmSync(parent, { recursive: true, force: true, maxRetries: 10 }))
    const folder = path.join(parent, 'data')
    mkdirSync(folder)
    return folder
  }

  get isKept(): boolean {
    return this.notShown === null && this.broken.length === 0
  }
}

const running = new Set<Report>()

/** Cleans up after all running rows, for a run that is stopped. */
export async function cleanUpAll(): Promise<void> {
  await Promise.all([...running].map((report) => report.cleanUp()))
}

/** Runs a row; an error breaks its promise. */
export async function runRow(row: Row, timeoutMs: number): Promise<Report> {
  const report = new Report()
  running.add(report)
  const timer = Promise.withResolvers<void>()
  const timeout = setTimeout(() => timer.reject(new Error(`not over after ${timeoutMs} ms`)), timeoutMs)
  const work = row.run(report)
  try {
    await Promise.race([work, timer.promise])
  } catch (error) {
    report.figure(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error), false)
  } finally {
    clearTimeout(timeout)
    await report.cleanUp()
    // What a late row still starts is ended as soon as it exists.
    await Promise.race([work.catch(() => {}), sleep(60_000)])
    running.delete(report)
  }
  return report
}

export const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Milliseconds until `holds` returns true; throws when that takes too long. An error in it counts as false. */
export async function until(holds: () => unknown, withinMs: number, what: string): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < withinMs) {
    const isSo = await Promise.resolve()
      .then(holds)
      .catch(() => false)
    if (isSo) return performance.now() - startedAt
    await sleep(20)
  }
  throw new Error(`${what}: not within ${withinMs} ms`)
}

export const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.POSITIVE_INFINITY
}
