/** `harmful`: it takes more time or memory than a collection of recipes. */
export type PdfFailure = 'encrypted' | 'unreadable' | 'harmful'

export class PdfError extends Error {
  override readonly name = 'PdfError'
  readonly failure: PdfFailure

  constructor(failure: PdfFailure, cause?: unknown) {
    super(failure, { cause })
    this.failure = failure
  }
}

/**
 * The text of a PDF file, page by page; '' for a page of pictures alone. Throws PdfError, and the signal's reason once it is aborted.
 */
export type ReadPdfPages = (bytes: Uint8Array, signal: AbortSignal) => Promise<string[]>

/** Letters from which a PDF file counts as text: a scanned one may have a page number. */
const minLetters = 60

/** Whether the pages of a PDF file have text, and not only pictures. */
export const isPdfText = (pages: readonly string[]): boolean =>
  pages.reduce((sum, page) => sum + (page.match(/\p{L}/gu)?.length ?? 0), 0) >= minLetters

/** Whether a file begins as PDF does. */
export const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1_024)).includes('%PDF-')
