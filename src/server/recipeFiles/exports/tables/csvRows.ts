import { finished } from 'node:stream/promises'
import { parse } from 'csv-parse'
import { maxCellsInLine, maxRowLength } from '../exportLimits.ts'

export type CsvRow = { readonly cells: readonly string[]; readonly line: number }

/** A row that cannot be read, such as one with a quotation mark that never closes. */
export type BadRow = { readonly badLine: number }

const delimiters = [',', ';', '\t', '|'] as const
type Delimiter = (typeof delimiters)[number]

/** Damaged rows after which reading goes on. */
const maxRestarts = 50

/** The header of a table: cells of the first line that is not empty, and where the rows begin. Null where it has one column only. */
export type CsvHeader = {
  readonly cells: readonly string[]
  readonly delimiter: Delimiter
  readonly start: number
}

/** Bytes that a header row may have. */
const maxHeaderBytes = 20_000

export async function readCsvHeader(bytes: Buffer): Promise<CsvHeader | null> {
  const mark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  const sample = bytes.toString('utf8', mark, maxHeaderBytes)
  const hint = /^\s*sep=([,;\t|])\r?\n/i.exec(sample)
  const start = mark + Buffer.byteLength(hint?.[0] ?? '')
  const rest = sample.slice(hint?.[0].length ?? 0)
  const firstLine = rest.split(/\r\n|\n|\r/).find((line) => line.trim() !== '') ?? ''
  const counts = delimiters.map((each) => [each, firstLine.split(each).length] as const)
  const delimiter = (hint?.[1] as Delimiter | undefined) ?? counts.sort((a, b) => b[1] - a[1])[0]![0]
  if (!firstLine.includes(delimiter)) return null
  for await (const row of rowsFrom(bytes, start, delimiter))
    return 'cells' in row ? { cells: row.cells, delimiter, start: start + row.end } : null
  return null
}

/** The rows below the header. A damaged row is reported, and reading goes on with the line after its first. */
export async function* readCsvRows(bytes: Buffer, header: CsvHeader): AsyncGenerator<CsvRow | BadRow> {
  let start = header.start
  let line = linesBefore(bytes, 0, start) + 1
  let isAfterDamage = false
  for (let restarts = 0; ; restarts += 1) {
    let end = 0
    let isDamaged = false
    for await (const row of rowsFrom(bytes, start, header.delimiter)) {
      if ('damaged' in row) {
        isDamaged = true
        break
      }
      // The rest of a damaged row looks like short rows.
      const isRest = isAfterDamage && row.cells.length < Math.max(2, header.cells.length / 2)
      if (!isRest && row.cells.some((cell) => cell.trim() !== '')) yield { cells: row.cells, line }
      line += linesBefore(bytes, start + end, start + row.end)
      end = row.end
    }
    if (!isDamaged) return
    const damagedAt = start + end
    yield { badLine: line }
    const next = bytes.indexOf('\n', skipLineEnds(bytes, damagedAt))
    if (next < 0 || restarts >= maxRestarts) return
    line += linesBefore(bytes, damagedAt, next + 1)
    start = next + 1
    isAfterDamage = true
  }
}

function skipLineEnds(bytes: Buffer, from: number): number {
  let at = from
  while (bytes[at] === 0x0a || bytes[at] === 0x0d) at += 1
  return at
}

function linesBefore(bytes: Buffer, from: number, to: number): number {
  let count = 0
  for (let at = bytes.indexOf(0x0a, from); at >= 0 && at < to; at = bytes.indexOf(0x0a, at + 1)) count += 1
  return count
}

type ParsedRow = { readonly cells: readonly string[]; readonly end: number } | { readonly damaged: true }

const partBytes = 256 * 1024

function* partsFrom(bytes: Buffer, start: number): Generator<Buffer> {
  for (let at = start; at < bytes.length; at += partBytes) yield bytes.subarray(at, at + partBytes)
}

/** Rows with the byte after each, counted from `start`; a damaged row ends them. */
async function* rowsFrom(bytes: Buffer, start: number, delimiter: Delimiter): AsyncGenerator<ParsedRow> {
  const rows: ParsedRow[] = []
  const parser = parse({
    delimiter,
    info: true,
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: true,
    maxRecordSize: maxRowLength,
    // A stream that fails drops the rows it holds, so they are taken from it as soon as they are read.
    onRecord: (row: unknown) => {
      const { record, info } = row as { record: string[]; info: { bytes: number } }
      rows.push({ cells: record, end: info.bytes })
      return null
    },
  })
  parser.resume()
  const end = finished(parser).then(
    () => true,
    () => false,
  )
  try {
    let cells = 0
    for (const part of partsFrom(bytes, start)) {
      cells = cellsInLongestLine(part, delimiter, cells)
      if (cells > maxCellsInLine) {
        yield { damaged: true }
        return
      }
      const isWritten = await new Promise<boolean>((resolve) =>
        parser.write(part, (error) => resolve(!error)),
      )
      yield* rows.splice(0)
      if (!isWritten) {
        yield { damaged: true }
        return
      }
    }
    parser.end()
    const isWhole = await end
    yield* rows.splice(0)
    if (!isWhole) yield { damaged: true }
  } finally {
    parser.destroy()
  }
}

/** Delimiters since the last line feed, with those before this part; more than allowed where any line has more. */
function cellsInLongestLine(part: Buffer, delimiter: Delimiter, before: number): number {
  const sign = delimiter.charCodeAt(0)
  let count = before
  for (const byte of part) {
    if (byte === sign) count += 1
    else if (byte === 0x0a) count = 0
    if (count > maxCellsInLine) return count
  }
  return count
}
