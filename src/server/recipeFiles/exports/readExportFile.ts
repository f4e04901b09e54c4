import { type FileHandle, open } from 'node:fs/promises'
import { basename } from 'node:path'
import type { ImportedRecipe } from '../importedRecipe.ts'
import { baseName, claimsRecipe, extensionOf, folderOf, isLeftOut } from './archive/entryNames.ts'
import { indexPictures, pictureFinder } from './archive/findPicture.ts'
import {
  type Archive,
  type ArchiveEntry,
  type ArchiveSource,
  type InflationBudget,
  newInflationBudget,
  openArchive,
} from './archive/openArchive.ts'
import { selectDocuments } from './archive/selectDocuments.ts'
import type { DocumentContext } from './documents.ts'
import { type ExportFault, ExportFileError, faultOf, type MalformedFormat } from './exportFault.ts'
import { maxArchiveLevels, maxDocumentBytes, maxItems } from './exportLimits.ts'
import { isZip, readDocument } from './readDocument.ts'
import { type FindPicture, finishRecipe } from './recipeDraft.ts'
import type { CsvMapping } from './tables/csvColumns.ts'

/** A recipe, or a part of the file that cannot be read: `entry` names it as the file does. */
export type ExportFileItem =
  | { readonly recipe: ImportedRecipe }
  | { readonly entry: string; readonly error: ExportFault }

export type ReadExportOptions = {
  /** The name of a file given as bytes. It only names recipes and entries that have no name of their own. */
  readonly name?: string
  /** Columns of a CSV file, where the guess from its header does not fit. */
  readonly csvMapping?: CsvMapping
}

/**
 * Recipes of a file that another program wrote, one by one, whatever its name: of an archive one entry at a time is in memory.
 * Nothing is written, and no address is fetched. Throws `ExportFileError` where the whole file cannot be read; a bad entry is
 * an item, and the others follow.
 */
export async function* readExportFile(
  source: string | Uint8Array,
  options: ReadExportOptions = {},
): AsyncGenerator<ExportFileItem> {
  let items = 0
  for await (const item of readFile(source, options)) {
    items += 1
    if (items > maxItems) throw new ExportFileError({ reason: 'tooManyRecipes', max: maxItems })
    yield item
  }
}

async function* readFile(
  source: string | Uint8Array,
  options: ReadExportOptions,
): AsyncGenerator<ExportFileItem> {
  const file = typeof source === 'string' ? await readStart(source) : inMemory(source)
  const name = options.name ?? (typeof source === 'string' ? basename(source) : '')
  if (file.archive) {
    const reader = new ArchiveReader(newInflationBudget(), options)
    yield* reader.read(file.archive, 1, '')
    if (reader.items === 0) throw new ExportFileError({ reason: 'noRecipes' })
    return
  }
  const context: DocumentContext = { name, folder: '', ...mappingOf(options) }
  let items = 0
  try {
    for await (const item of readItems(file.bytes, context, async () => null)) {
      const isWholeFile = 'error' in item && item.entry === name && items === 0
      if (isWholeFile) throw new ExportFileError(item.error)
      items += 1
      yield item
    }
  } catch (error) {
    const fault = faultOf(error, formatOf(file.bytes))
    if (items === 0) throw new ExportFileError(fault, { cause: error })
    yield { entry: name, error: fault }
  }
  if (items === 0) throw new ExportFileError({ reason: 'unknownFormat' })
}

const mappingOf = ({ csvMapping }: ReadExportOptions) => (csvMapping ? { csvMapping } : {})

type OpenedFile =
  | { readonly archive: ArchiveSource; readonly bytes?: never }
  | { readonly archive: null; readonly bytes: Buffer }

function inMemory(bytes: Uint8Array): OpenedFile {
  if (bytes.length === 0) throw new ExportFileError({ reason: 'emptyFile' })
  return isZip(bytes)
    ? { archive: { kind: 'bytes', bytes } }
    : { archive: null, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) }
}

const tooLarge = () =>
  new ExportFileError({ reason: 'fileTooLarge', maxMegabytes: maxDocumentBytes / 1024 / 1024 })

/** An archive stays on the disk; any other file is read, 48 MB at most. */
async function readStart(path: string): Promise<OpenedFile> {
  let handle: FileHandle
  try {
    handle = await open(path, 'r')
  } catch (error) {
    throw new ExportFileError({ reason: 'fileNotFound' }, { cause: error })
  }
  try {
    const stat = await handle.stat()
    if (!stat.isFile()) throw new ExportFileError({ reason: 'fileNotFound' })
    if (stat.size === 0) throw new ExportFileError({ reason: 'emptyFile' })
    const start = Buffer.alloc(4)
    await handle.read(start, 0, 4, 0)
    if (isZip(start)) return { archive: { kind: 'file', path, start: 0, length: stat.size } }
    if (stat.size > maxDocumentBytes) throw tooLarge()
    return { archive: null, bytes: await handle.readFile() }
  } finally {
    await handle.close()
  }
}

async function* readItems(
  bytes: Buffer,
  context: DocumentContext,
  findPicture: FindPicture,
): AsyncGenerator<ExportFileItem> {
  for await (const outcome of readDocument(bytes, context)) {
    const entry = outcome.entry.trim() || context.name
    if ('fault' in outcome) yield { entry, error: outcome.fault }
    else {
      let item: ExportFileItem
      try {
        item = { recipe: await finishRecipe(outcome.draft, findPicture) }
      } catch (error) {
        item = { entry, error: faultOf(error, 'text') }
      }
      yield item
    }
  }
}

const formatOf = (bytes: Buffer): MalformedFormat => {
  const first = bytes.toString('latin1', 0, 100).trimStart()[0]
  return first === '{' || first === '[' ? 'JSON' : first === '<' ? 'XML' : 'text'
}

/** Reads an archive and the archives in it. */
class ArchiveReader {
  /** Recipes and faults so far. */
  items = 0
  readonly #budget: InflationBudget
  readonly #options: ReadExportOptions
  constructor(budget: InflationBudget, options: ReadExportOptions) {
    this.#budget = budget
    this.#options = options
  }

  async *read(source: ArchiveSource, level: number, prefix: string): AsyncGenerator<ExportFileItem> {
    if (level > maxArchiveLevels)
      throw new ExportFileError({ reason: 'nestedArchives', max: maxArchiveLevels })
    const archive = await openArchive(source, this.#budget)
    try {
      if (archive.damage) yield this.#fault(prefix + archive.damage.after, archive.damage.fault)
      for (const entry of archive.entries)
        if (entry.isUnsafe) yield this.#fault(prefix + entry.name, { reason: 'unsafeName' })
      const pictures = indexPictures(archive.entries)
      for (const entry of selectDocuments(archive.entries))
        yield* this.#readEntry(archive, entry, level, prefix, pictureFinder(archive, pictures, entry.name))
    } finally {
      archive.close()
    }
  }

  async *#readEntry(
    archive: Archive,
    entry: ArchiveEntry,
    level: number,
    prefix: string,
    findPicture: FindPicture,
  ): AsyncGenerator<ExportFileItem> {
    const label = prefix + entry.name
    const before = this.items
    let bytes: Buffer | null = null
    try {
      const nested = await nestedArchive(archive, entry)
      if (nested) {
        yield* this.read(nested, level + 1, `${label}/`)
        if (this.items > before) return
        throw new ExportFileError({ reason: 'noRecipes' })
      }
      bytes = await archive.read(entry, maxDocumentBytes)
      if (isZip(bytes)) yield* this.read({ kind: 'bytes', bytes }, level + 1, `${label}/`)
      else {
        const context = { name: entry.name, folder: folderOf(entry.name), ...mappingOf(this.#options) }
        for await (const item of readItems(bytes, context, findPicture)) {
          this.items += 1
          yield item
        }
      }
      if (this.items === before && claimsRecipe(entry.name))
        throw new ExportFileError({ reason: 'noRecipes' })
    } catch (error) {
      const fault = faultOf(error, bytes ? formatOf(bytes) : 'text')
      if (isReported(entry, fault, this.items > before)) yield this.#fault(label, fault)
    }
  }

  #fault(entry: string, error: ExportFault): ExportFileItem {
    this.items += 1
    return { entry, error }
  }
}

const archiveExtensions = new Set(['zip', 'melarecipes', 'paprikarecipes', 'mcb', 'rtk', ''])

/** Where an entry is an archive by its first bytes, so that a large one need not be in memory. */
async function nestedArchive(archive: Archive, entry: ArchiveEntry): Promise<ArchiveSource | null> {
  if (!archiveExtensions.has(extensionOf(entry.name)) || !isZip(await archive.readStart(entry))) return null
  return archive.locate(entry)
}

/** Files of no known format are only reported where their name claims a recipe: archives hold other texts and pages too. */
function isReported(entry: ArchiveEntry, fault: ExportFault, hasItems: boolean): boolean {
  if (isLeftOut(entry.name)) return false
  if (hasItems || claimsRecipe(entry.name)) return true
  const isText = /\.(?:json|jsonld|ya?ml|xml|html?|txt|md|csv)$/i.test(baseName(entry.name))
  return isText && !['unknownFormat', 'emptyFile', 'noRecipes'].includes(fault.reason)
}
