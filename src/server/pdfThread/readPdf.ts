import { Worker } from 'node:worker_threads'
import { PdfError, type ReadPdfPages } from '../recipeFiles/pdf/pdfFault.ts'
import type { PdfThreadAnswer } from './worker.ts'

const maxMs = 20_000
const watchEveryMs = 250
/** What a file may unpack to; it is not on the heap of the thread, so the process is watched. */
const maxGrowthBytes = 400_000_000
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 8 }

/** Reads PDF files on a thread of their own, which ends with the answer, after 20 seconds, or when memory grows by 400 MB. */
export const createPdfReader =
  (workerFile: string): ReadPdfPages =>
  async (bytes, signal) => {
    signal.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<string[]>()
    const worker = new Worker(workerFile, {
      workerData: new Uint8Array(bytes),
      execArgv: [],
      env: {},
      resourceLimits,
      stdout: true,
      stderr: true,
    })
    const rssAtFirst = process.memoryUsage.rss()
    const timer = setTimeout(() => reject(new PdfError('harmful')), maxMs)
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - rssAtFirst > maxGrowthBytes) reject(new PdfError('harmful'))
    }, watchEveryMs)
    const cancel = () => reject(signal.reason)
    signal.addEventListener('abort', cancel)
    worker.on('message', (answer: PdfThreadAnswer) => {
      if ('pages' in answer) resolve(answer.pages)
      else reject(new PdfError(answer.failure))
    })
    worker.on('error', (error) => reject(new PdfError('harmful', error)))
    worker.on('exit', () => reject(new PdfError('unreadable')))
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      clearInterval(watch)
      signal.removeEventListener('abort', cancel)
      await worker.terminate()
    }
  }
