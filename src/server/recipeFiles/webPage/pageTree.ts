import { type Document, DomHandler, type Element, isTag } from 'domhandler'
import { Parser } from 'htmlparser2'

/** Pages of recipes have some 3,000 elements, 60 levels and 30 attributes; what goes beyond these is hostile, and left out. */
const maxElements = 200_000
const maxDepth = 800
const maxAttributes = 1_000
const maxLetters = 16 * 1024 * 1024

/** The elements of a page. No path from the root has more than 800 elements, so that recursion over it is safe. */
export interface PageTree {
  readonly root: Document
  /** All elements, in the order of the document. */
  readonly elements: readonly Element[]
}

/** Stops the parser where a page passes a limit; what was read until then remains. */
class LimitedHandler extends DomHandler {
  readonly elements: Element[] = []
  private attributes = 0
  private limited: Parser | null = null

  override onparserinit(parser: Parser): void {
    super.onparserinit(parser)
    this.limited = parser
  }

  onattribute(): void {
    this.attributes += 1
    if (this.attributes > maxAttributes) this.limited?.pause()
  }

  override onopentag(name: string, attributes: { [key: string]: string }): void {
    super.onopentag(name, attributes)
    this.attributes = 0
    const element = this.tagStack.at(-1)
    if (element && isTag(element)) this.elements.push(element)
    if (this.elements.length >= maxElements || this.tagStack.length > maxDepth) this.limited?.pause()
  }

  override oncomment(): void {}
  override oncommentend(): void {}
}

/** Reads HTML of any kind, also damaged; never throws. Reading ends at 200,000 elements, 800 levels, 1,000 attributes of one element or 16 M letters. */
export function parsePage(html: string): PageTree {
  const handler = new LimitedHandler()
  const parser = new Parser(handler)
  parser.write(html.slice(0, maxLetters))
  parser.end()
  return { root: handler.root, elements: handler.elements }
}
