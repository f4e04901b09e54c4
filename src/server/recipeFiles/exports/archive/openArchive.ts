import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { type ExportFault, ExportFileError } from '../exportFault.ts'
import {
  maxDocumentBytes,
  maxEntries,
  maxEntriesInAll,
  maxInflatedBytes,
  maxInflationRatio,
  minBytesForRatio,
} from '../exportLimits.ts'

/** Where the bytes of an archive lie: in memory, or in a file from an offset on. */
export type ArchiveSource =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'file'; readonly path: string; readonly start: number; readonly length: number }

/** What may still be inflated, for an archive and all archives in it. */
export type InflationBudget = { bytes: number; entries: number }

export const newInflationBudget = (): InflationBudget => ({
  bytes: maxInflatedBytes,
  entries: maxEntriesInAll,
})

export type ArchiveEntry = {
  /** With "/" between folders, as the archive says; only ever used as a label and to find pictures. */
  readonly name: string
  /** A name that leads out of the archive, or a link: it is not read. */
  readonly isUnsafe: boolean
  readonly zipEntry: Entry
}

export type Archive = {
  /** Files, without folders, in the archive's order. */
  readonly entries: readonly ArchiveEntry[]
  /** Where the list itself is damaged: the entry after which it ends. */
  readonly damage: { readonly after: string; readonly fault: ExportFault } | null
  /** The first bytes of an entry; empty where it cannot be read. */
  readonly readStart: (entry: ArchiveEntry) => Promise<Buffer>
  /** The bytes of an entry, counted while they are inflated. */
  readonly read: (entry: ArchiveEntry, maxBytes: number) => Promise<Buffer>
  /** An archive inside this one: where it is not compressed it stays where it is, otherwise it is inflated into memory. */
  readonly locate: (entry: ArchiveEntry) => Promise<ArchiveSource>
  readonly close: () => void
}

// yauzl stops the whole list at a name or a size it dislikes; here both are checked entry by entry, the size by the checksum.
const options = { autoClose: false, lazyEntries: true, decodeStrings: false, validateEntrySizes: false }

/** Lists a zip. Throws `ExportFileError` where it is damaged or has too many entries. */
export async function openArchive(source: ArchiveSource, budget: InflationBudget): Promise<Archive> {
  const zip = await openZip(source)
  try {
    if (zip.entryCount > maxEntries) throw tooMany(maxEntries)
    const { entries, damage } = await listEntries(zip, budget)
    const read = (entry: ArchiveEntry, maxBytes: number) => readEntry(zip, entry, maxBytes, budget)
    return {
      entries,
      damage,
      read,
      readStart: (entry) => readStart(zip, entry),
      locate: (entry) => locate(zip, source, entry, read),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function listEntries(
  zip: ZipFile,
  budget: InflationBudget,
): Promise<Pick<Archive, 'entries' | 'damage'>> {
  const entries: ArchiveEntry[] = []
  try {
    for await (const zipEntry of zip.eachEntry()) {
      budget.entries -= 1
      if (budget.entries < 0) throw tooMany(maxEntriesInAll)
      const name = nameOf(zipEntry)
      if (!name.endsWith('/'))
        entries.push({ name, isUnsafe: isUnsafeName(name) || isLink(zipEntry), zipEntry })
    }
  } catch (error) {
    if (error instanceof ExportFileError) throw error
    const fault: ExportFault = { reason: 'damagedArchive' }
    if (entries.length === 0) throw new ExportFileError(fault, { cause: error })
    return { entries, damage: { after: entries.at(-1)!.name, fault } }
  }
  return { entries, damage: null }
}

const tooMany = (max: number) => new ExportFileError({ reason: 'tooManyEntries', max })

async function openZip(source: ArchiveSource): Promise<ZipFile> {
  try {
    if (source.kind === 'bytes') return await yauzl.fromBufferPromise(bufferOf(source.bytes), options)
    const isWholeFile = source.start === 0 && source.length === (await stat(source.path)).size
    if (isWholeFile) return await yauzl.openPromise(source.path, options)
    const reader = new RangeReader(source.path, source.start)
    return await yauzl.fromRandomAccessReaderPromise(reader, source.length, options)
  } catch (error) {
    throw new ExportFileError({ reason: 'damagedArchive' }, { cause: error })
  }
}

const bufferOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Reads an archive that lies uncompressed inside a file. */
class RangeReader extends yauzl.RandomAccessReader {
  readonly #path: string
  readonly #start: number
  constructor(path: string, start: number) {
    super()
    this.#path = path
    this.#start = start
  }
  override _readStreamForRange(start: number, end: number): Readable {
    return createReadStream(this.#path, { start: this.#start + start, end: this.#start + end - 1 })
  }
  override close(callback: (error: Error | null) => void) {
    callback(null)
  }
}

function nameOf(entry: Entry): string {
  const raw = entry.fileNameRaw
  const name = isUtf8(raw)
    ? raw.toString('utf8')
    : yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, raw, entry.extraFields, false)
  return name.replaceAll('\\', '/').normalize('NFC')
}

const isUnsafeName = (name: string) =>
  name.startsWith('/') || /^[a-z]:/i.test(name) || name.includes('\0') || name.split('/').includes('..')

const fileTypeBits = 0o170000
const linkBits = 0o120000
const isLink = (entry: Entry) => ((entry.externalFileAttributes >>> 16) & fileTypeBits) === linkBits

async function readStart(zip: ZipFile, { isUnsafe, zipEntry }: ArchiveEntry): Promise<Buffer> {
  if (isUnsafe || zipEntry.isEncrypted()) return Buffer.alloc(0)
  try {
    const stream = await zip.openReadStreamPromise(zipEntry)
    // Leaving the loop closes the stream.
    for await (const chunk of stream as AsyncIterable<Buffer>) return chunk
  } catch {
    // The fault shows again where the whole entry is read.
  }
  return Buffer.alloc(0)
}

async function readEntry(zip: ZipFile, entry: ArchiveEntry, maxBytes: number, budget: InflationBudget) {
  const { zipEntry } = entry
  if (entry.isUnsafe) throw new ExportFileError({ reason: 'unsafeName' })
  if (zipEntry.isEncrypted()) throw new ExportFileError({ reason: 'encrypted' })
  // Memory that is not written to is not taken, so that a claim that is too large costs nothing.
  let target = Buffer.allocUnsafeSlow(Math.min(zipEntry.uncompressedSize, maxBytes))
  let length = 0
  try {
    const stream = await zip.openReadStreamPromise(zipEntry)
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      const start = length
      length += chunk.length
      budget.bytes -= chunk.length
      const ratio = length / Math.max(zipEntry.compressedSize, 1)
      if (length > maxBytes || budget.bytes < 0 || (length > minBytesForRatio && ratio > maxInflationRatio))
        throw new ExportFileError({ reason: 'inflatesTooMuch' })
      if (length > target.length) target = Buffer.concat([target], Math.min(length * 2, maxBytes))
      chunk.copy(target, start)
    }
  } catch (error) {
    if (error instanceof ExportFileError) throw error
    throw new ExportFileError({ reason: 'damagedEntry' }, { cause: error })
  }
  const bytes = target.subarray(0, length)
  if (crc32(bytes) !== zipEntry.crc32) throw new ExportFileError({ reason: 'damagedEntry' })
  return bytes
}

async function locate(
  zip: ZipFile,
  source: ArchiveSource,
  entry: ArchiveEntry,
  read: Archive['read'],
): Promise<ArchiveSource> {
  const { zipEntry } = entry
  const isStored = zipEntry.compressionMethod === 0 && !zipEntry.isEncrypted() && !entry.isUnsafe
  if (!isStored) return { kind: 'bytes', bytes: await read(entry, maxDocumentBytes) }
  try {
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(zipEntry, { minimal: true })
    const length = zipEntry.compressedSize
    return source.kind === 'file'
      ? { kind: 'file', path: source.path, start: source.start + fileDataStart, length }
      : { kind: 'bytes', bytes: source.bytes.subarray(fileDataStart, fileDataStart + length) }
  } catch (error) {
    throw new ExportFileError({ reason: 'damagedEntry' }, { cause: error })
  }
}
