import { maxPictureBytes } from '../exportLimits.ts'
import type { FindPicture } from '../recipeDraft.ts'
import { baseName, folderOf, isPicture } from './entryNames.ts'
import type { Archive, ArchiveEntry } from './openArchive.ts'

export type PictureIndex = {
  readonly byPath: ReadonlyMap<string, ArchiveEntry>
  /** Pictures whose last part no other picture has; null where several have it. */
  readonly byBaseName: ReadonlyMap<string, ArchiveEntry | null>
}

const fold = (path: string) => path.normalize('NFC').toLowerCase()

export function indexPictures(entries: readonly ArchiveEntry[]): PictureIndex {
  const byPath = new Map<string, ArchiveEntry>()
  const byBaseName = new Map<string, ArchiveEntry | null>()
  for (const entry of entries) {
    if (entry.isUnsafe || !isPicture(entry.name) || entry.name.includes('__MACOSX/')) continue
    byPath.set(fold(entry.name), entry)
    const base = fold(baseName(entry.name))
    byBaseName.set(base, byBaseName.has(base) ? null : entry)
  }
  return { byPath, byBaseName }
}

/**
 * Finds pictures for a document of the archive. "/a.jpg" is a path from the top, "./a.jpg" one from the document's folder; any
 * other name is looked for there, at the top, and by its last part where only one picture has it.
 */
export function pictureFinder(archive: Archive, index: PictureIndex, document: string): FindPicture {
  const folder = folderOf(document)
  return async (names) => {
    for (const name of names) {
      const entry = entryOf(name, folder, index)
      if (!entry) continue
      try {
        const bytes = await archive.read(entry, maxPictureBytes)
        if (bytes.length > 0) return bytes
      } catch {
        // A recipe without its picture is better than none.
      }
    }
    return null
  }
}

function entryOf(name: string, folder: string, index: PictureIndex): ArchiveEntry | null {
  if (name === '' || name.length > 1_000) return null
  const path = decoded(name.replaceAll('\\', '/'))
  if (path.startsWith('./')) return index.byPath.get(fold(folder + path.slice(2))) ?? null
  if (path.startsWith('/')) return index.byPath.get(fold(path.slice(1))) ?? null
  return (
    index.byPath.get(fold(folder + path)) ??
    index.byPath.get(fold(path)) ??
    index.byBaseName.get(fold(baseName(path))) ??
    null
  )
}

/** A name in a page is part of an address: "a%20b.jpg". */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
