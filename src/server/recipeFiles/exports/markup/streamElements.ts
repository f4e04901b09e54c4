import type { Element } from 'domhandler'
import { DomHandler, Parser } from 'htmlparser2'
import { ExportFileError } from '../exportFault.ts'
import { maxDepth, maxRecipeBytes, maxValuesInRecipe } from '../exportLimits.ts'

/** Characters parsed at a time: between two of them the recipes found are handed on. */
const chunkLength = 64 * 1024

type Wanted = (name: string, attributes: Readonly<Record<string, string>>) => boolean

/**
 * The outermost elements that are wanted, one by one, each with what it contains; the rest of the document is not kept. HTML
 * is read as browsers do, XML by its letters. Throws for an element of more than 64 levels or 100,000 nodes, and for one that the
 * end of the file cuts off.
 */
export function* streamElements(
  text: string | Iterable<string>,
  kind: 'xml' | 'html',
  isWanted: Wanted,
): Generator<Element> {
  const found: Element[] = []
  let dom: DomHandler | null = null
  let depth = 0
  let levels = 0
  let nodes = 0
  let length = 0
  const count = () => {
    nodes += 1
    if (nodes > maxValuesInRecipe)
      throw new ExportFileError({ reason: 'tooManyValues', max: maxValuesInRecipe })
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        levels += 1
        if (levels > maxDepth * 4) throw new ExportFileError({ reason: 'tooDeep', max: maxDepth * 4 })
        if (!dom && isWanted(name, attributes)) {
          dom = new DomHandler()
          depth = 0
          nodes = 0
          length = 0
        }
        if (!dom) return
        depth += 1
        count()
        if (depth > maxDepth) throw new ExportFileError({ reason: 'tooDeep', max: maxDepth })
        dom.onopentag(name, attributes)
      },
      onclosetag() {
        levels -= 1
        if (!dom) return
        dom.onclosetag()
        depth -= 1
        if (depth > 0) return
        found.push(...(dom.root.children as Element[]))
        dom = null
      },
      ontext(data) {
        if (!dom) return
        count()
        length += data.length
        if (length > maxRecipeBytes)
          throw new ExportFileError({ reason: 'fileTooLarge', maxMegabytes: maxRecipeBytes / 1024 / 1024 })
        dom.ontext(data)
      },
      oncdatastart: () => dom?.oncdatastart(),
      oncdataend: () => dom?.oncdataend(),
    },
    { xmlMode: kind === 'xml', decodeEntities: true },
  )
  for (const part of typeof text === 'string' ? [text] : text)
    for (let at = 0; at < part.length; at += chunkLength) {
      parser.write(part.slice(at, at + chunkLength))
      yield* found.splice(0)
    }
  // What only the end of the file closes is cut off.
  const isCut = dom !== null
  parser.end()
  if (isCut) throw new ExportFileError({ reason: 'malformed', format: kind === 'xml' ? 'XML' : 'HTML' })
  yield* found.splice(0)
}

/** Refuses XML that declares entities: they may grow without end or name files. A bare `<!DOCTYPE cookbook>` is harmless. */
export function refuseEntityDeclarations(bytes: Buffer): void {
  for (const name of ['<!ENTITY', '<!entity', '<!Entity'])
    if (bytes.includes(name)) throw new ExportFileError({ reason: 'entityDeclaration' })
}

/** Bytes of one tag with its attributes; real ones have up to 2,000. */
const maxTagBytes = 256 * 1024

/** Refuses a tag of many megabytes, which the parser would collect whole. */
export function refuseHugeTags(bytes: Buffer): void {
  for (let start = bytes.indexOf(0x3c); start >= 0; ) {
    const end = bytes.indexOf(0x3e, start)
    const length = (end < 0 ? bytes.length : end) - start
    // A comment or CDATA is text.
    const isContent = bytes[start + 1] === 0x21
    if (length > maxTagBytes && !isContent) throw new ExportFileError({ reason: 'malformed', format: 'XML' })
    if (end < 0) return
    start = bytes.indexOf(0x3c, end)
  }
}
