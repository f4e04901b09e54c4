import type { Timestamp } from './clock.ts'

/** A last-writer-wins register: the value of a field and when it was written. */
export type FieldRegister = readonly [value: unknown, timestamp: Timestamp]

/**
 * A document: a map of registers, and a tombstone for each removed field. The tombstone is the timestamp of the value that the
 * remover had seen. A value with a later timestamp was written without knowledge of the removal, and stays visible.
 */
export interface ReplicatedDocument {
  fields: Readonly<Record<string, FieldRegister>>
  removed: Readonly<Record<string, Timestamp>>
}

/** Documents by their keys. */
export type DocumentsByKey = ReadonlyMap<string, ReplicatedDocument>

export const emptyDocument: ReplicatedDocument = { fields: {}, removed: {} }

/**
 * Merges two documents by the later timestamp of each field. Commutative, associative and idempotent: the order and the number
 * of merges do not matter. Returns `a` itself when `b` contains nothing new.
 */
export function mergeDocuments(a: ReplicatedDocument, b: ReplicatedDocument): ReplicatedDocument {
  const news = fieldsNewerInSecond(a, b)
  const isOld = Object.keys(news.fields).length === 0 && Object.keys(news.removed).length === 0
  if (isOld) return a
  return { fields: { ...a.fields, ...news.fields }, removed: { ...a.removed, ...news.removed } }
}

/** The fields and tombstones of `b` that `a` lacks or that are later than those of `a`. */
export function fieldsNewerInSecond(a: ReplicatedDocument, b: ReplicatedDocument): ReplicatedDocument {
  return {
    fields: laterIn(a.fields, b.fields, isLater),
    removed: laterIn(a.removed, b.removed, (timestamp, other) => timestamp > other),
  }
}

function laterIn<Value>(
  a: Readonly<Record<string, Value>>,
  b: Readonly<Record<string, Value>>,
  isLaterThan: (value: Value, other: Value) => boolean,
): Record<string, Value> {
  const later = Object.entries(b).filter(
    ([name, value]) => !Object.hasOwn(a, name) || isLaterThan(value, a[name]!),
  )
  return Object.fromEntries(later)
}

/** The number of characters of a document's fields and tombstones as JSON. */
export function jsonLengthOfDocument({ fields, removed }: ReplicatedDocument): number {
  const entries = [...Object.entries(fields), ...Object.entries(removed)]
  return entries.reduce((sum, entry) => sum + JSON.stringify(entry).length, 0)
}

function isLater([value, timestamp]: FieldRegister, [other, otherTimestamp]: FieldRegister): boolean {
  if (timestamp !== otherTimestamp) return timestamp > otherTimestamp
  // Only a faulty client writes two values under one timestamp; all replicas must still agree.
  return JSON.stringify(value) > JSON.stringify(other)
}

/** Whether a field has a value and no tombstone that is as late as the value or later. */
export function isFieldVisible({ fields, removed }: ReplicatedDocument, name: string): boolean {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return field !== undefined && !(Object.hasOwn(removed, name) && removed[name]! >= field[1])
}

export function valueOfDocumentField(doc: ReplicatedDocument, name: string): unknown {
  return Object.hasOwn(doc.fields, name) ? doc.fields[name]![0] : undefined
}

/**
 * Whether a field is an entry of a set: its name has a prefix, a colon and an id, and null as its value means that the entry
 * was taken out. Their number is not limited, so tombstones of entries are deleted in time.
 */
export const isSetEntryField = (name: string): boolean => name.includes(':')

/**
 * The tombstones that remove a document as its remover sees it. Fields that were removed and entries that were taken out before
 * need none.
 */
export function tombstonesToRemoveDocument(doc: ReplicatedDocument): ReplicatedDocument['removed'] {
  return Object.fromEntries(
    Object.entries(doc.fields)
      .filter(([name, [value]]) => isFieldVisible(doc, name) && !(value === null && isSetEntryField(name)))
      .map(([name, [, timestamp]]) => [name, timestamp]),
  )
}

/** All timestamps in a document: those of its values and its tombstones. */
export function timestampsOfDocument({ fields, removed }: ReplicatedDocument): Timestamp[] {
  return [...Object.values(fields).map(([, timestamp]) => timestamp), ...Object.values(removed)]
}
