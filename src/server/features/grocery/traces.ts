import { msOf } from '#shared/replication/clock.ts'
import { type Doc, isVisible, lengthOf } from '#shared/replication/documents.ts'

/** How long what is gone is kept, so that a device that was away so long still hears of it in order. */
export const daysKept = 400

/** Shortest, in letters of JSON, that a list or an item is looked through. */
const longDoc = 10_000
/** A longer document loses all traces of recipes that were taken off, whatever their age: clients choose the stamps that tell it. */
const veryLongDoc = 170_000

/**
 * A list or an item without the recipes that were taken off it long ago: each leaves a trace, and a household takes some
 * off every week. As it is where that would win little, since a browser that missed it must load the whole list.
 */
export function withoutOldTraces(doc: Doc, nowMs: number): Doc {
  const length = lengthOf(doc)
  if (length < longDoc) return doc
  const before = length > veryLongDoc ? Number.POSITIVE_INFINITY : nowMs - daysKept * 24 * 60 * 60_000
  const isOld = (name: string) =>
    name.includes(':') &&
    (doc.fields[name]?.[0] === null || !isVisible(doc, name)) &&
    [doc.fields[name]?.[1], doc.removed[name]].every((stamp) => stamp === undefined || msOf(stamp) < before)
  const kept = {
    fields: Object.fromEntries(Object.entries(doc.fields).filter(([name]) => !isOld(name))),
    removed: Object.fromEntries(Object.entries(doc.removed).filter(([name]) => !isOld(name))),
  }
  return lengthOf(kept) < length * 0.75 ? kept : doc
}
