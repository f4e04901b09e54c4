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

/** Whether a file begins as PDF does. */
export const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1_024)).includes('%PDF-')
