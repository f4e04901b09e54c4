import { getDocumentProxy } from 'unpdf'
import { isPdfText, PdfError } from './pdfFault.ts'

const maxPages = 60
const maxTextLength = 100_000

/**
 * The text of the first 60 pages of a PDF file, 100,000 letters at most, its lines as the file sets them. Throws PdfError, `harmful` for
 * more pages of pictures, which a model would get. It may take
 * any time: run it on a thread that can be ended.
 */
export async function readPdfText(bytes: Uint8Array): Promise<string[]> {
  try {
    const document = await getDocumentProxy(bytes, { stopAtErrors: false })
    const pages: string[] = []
    let left = maxTextLength
    for (let number = 1; number <= Math.min(document.numPages, maxPages) && left > 0; number++) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      const text = items
        .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
        .join('')
        .slice(0, left)
      page.cleanup()
      left -= text.length
      pages.push(text)
    }
    if (document.numPages > maxPages && !isPdfText(pages)) throw new PdfError('harmful')
    return pages
  } catch (error) {
    if (error instanceof PdfError) throw error
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new PdfError(isLocked ? 'encrypted' : 'unreadable', error)
  }
}
