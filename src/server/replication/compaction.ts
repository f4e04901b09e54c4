import { msOfTimestamp } from '#shared/replication/clock.ts'
import {
  isFieldVisible,
  isSetEntryField,
  jsonLengthOfDocument,
  type ReplicatedDocument,
} from '#shared/replication/documents.ts'

/** How many days tombstones are kept, so that a device that was offline for so long can still catch up. */
export const maxTombstoneDays = 400

/** Minimum length of a document, in characters of JSON, for which removing tombstones is worthwhile. */
const longDoc = 10_000
/**
 * A longer document loses all tombstones of its entries, whatever their age, because clients choose the timestamps that the age
 * is read from.
 */
const veryLongDoc = 170_000

/**
 * A document without the tombstones of entries that were removed long ago: each removal leaves one, and a household removes
 * some every week. Unchanged where that would save little: a browser that missed the deletion must load all documents.
 */
export function dropOldTombstones(doc: ReplicatedDocument, nowMs: number): ReplicatedDocument {
  const length = jsonLengthOfDocument(doc)
  if (length < longDoc) return doc
  const before = length > veryLongDoc ? Number.POSITIVE_INFINITY : nowMs - maxTombstoneDays * 24 * 60 * 60_000
  const isOld = (name: string) =>
    isSetEntryField(name) &&
    (doc.fields[name]?.[0] === null || !isFieldVisible(doc, name)) &&
    [doc.fields[name]?.[1], doc.removed[name]].every(
      (timestamp) => timestamp === undefined || msOfTimestamp(timestamp) < before,
    )
  const kept = {
    fields: Object.fromEntries(Object.entries(doc.fields).filter(([name]) => !isOld(name))),
    removed: Object.fromEntries(Object.entries(doc.removed).filter(([name]) => !isOld(name))),
  }
  return jsonLengthOfDocument(kept) < length * 0.75 ? kept : doc
}
