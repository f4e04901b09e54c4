import { parentPort, workerData } from 'node:worker_threads'
import { PdfError, type PdfFailure } from '../recipeFiles/pdf/pdfFault.ts'
import { readPdfText } from '../recipeFiles/pdf/pdfPages.ts'

export type PdfThreadAnswer = { pages: string[] } | { failure: PdfFailure }

async function answer(bytes: Uint8Array): Promise<PdfThreadAnswer> {
  try {
    return { pages: await readPdfText(bytes) }
  } catch (error) {
    return { failure: error instanceof PdfError ? error.failure : 'unreadable' }
  }
}

parentPort?.postMessage(await answer(workerData as Uint8Array))
