import { msOf } from '#shared/replication/clock.ts'
import { type Doc, isEntry, isVisible, lengthOf } from '#shared/replication/documents.ts'

/** How long what is gone is kept, so that a device that was away so long still hears of it in order. */
export const daysKept = 400

/** Shortest, in letters of JSON, that a document is looked through. */
const longDoc = 10_000
/** A longer document loses all traces of entries that were taken out, whatever their age: clients choose the timestamps that tell it. */
const veryLongDoc = 170_000

/**
 * A document without the entries that were taken out of it long ago: each leaves a trace, and a household takes some out
 * every week. As it is where that would win little, since a browser that missed it must load all documents.
 */
export function withoutOldTraces(doc: Doc, nowMs: number): Doc {
  const length = lengthOf(doc)
  if (length < longDoc) return doc
  const before = length > veryLongDoc ? Number.POSITIVE_INFINITY : nowMs - daysKept * 24 * 60 * 60_000
  const isOld = (name: string) =>
    isEntry(name) &&
    (doc.fields[name]?.[0] === null || !isVisible(doc, name)) &&
    [doc.fields[name]?.[1], doc.removed[name]].every(
      (timestamp) => timestamp === undefined || msOf(timestamp) < before,
    )
  const kept = {
    fields: Object.fromEntries(Object.entries(doc.fields).filter(([name]) => !isOld(name))),
    removed: Object.fromEntries(Object.entries(doc.removed).filter(([name]) => !isOld(name))),
  }
  return lengthOf(kept) < length * 0.75 ? kept : doc
}
