import type { Stamp } from './stamps.ts'

/** What a field holds and when it was written. */
export type Register = readonly [value: unknown, stamp: Stamp]

/**
 * A list or an item as everybody keeps it: each field with its stamp, and what whoever removed it had seen: for each
 * field the stamp that stood there. A field with a later stamp was written by somebody who did not know.
 */
export interface Doc {
  fields: Readonly<Record<string, Register>>
  removed: Readonly<Record<string, Stamp>>
}

export const emptyDoc: Doc = { fields: {}, removed: {} }

/**
 * Both together. It does not matter which comes first, nor how often: the later stamp of each field stands. Returns `a`
 * itself when `b` brings nothing new.
 */
export function merge(a: Doc, b: Doc): Doc {
  const news = newsIn(a, b)
  const isOld = Object.keys(news.fields).length === 0 && Object.keys(news.removed).length === 0
  if (isOld) return a
  return { fields: { ...a.fields, ...news.fields }, removed: { ...a.removed, ...news.removed } }
}

/** What of `b` stands when both are merged, and is not in `a`. */
export function newsIn(a: Doc, b: Doc): Doc {
  return {
    fields: laterIn(a.fields, b.fields, isLater),
    removed: laterIn(a.removed, b.removed, (stamp, other) => stamp > other),
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

/** Characters of its entries as JSON. */
export function lengthOf({ fields, removed }: Doc): number {
  const entries = [...Object.entries(fields), ...Object.entries(removed)]
  return entries.reduce((sum, entry) => sum + JSON.stringify(entry).length, 0)
}

function isLater([value, stamp]: Register, [other, otherStamp]: Register): boolean {
  if (stamp !== otherStamp) return stamp > otherStamp
  // Only a client that breaks the rules writes twice under one stamp; all must still agree.
  return JSON.stringify(value) > JSON.stringify(other)
}

/** Whether a field was written, and whoever removed the thing had not seen it so. */
export function stands({ fields, removed }: Doc, name: string): boolean {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return field !== undefined && !(Object.hasOwn(removed, name) && removed[name]! >= field[1])
}

export function valueIn(doc: Doc, name: string): unknown {
  return Object.hasOwn(doc.fields, name) ? doc.fields[name]![0] : undefined
}

/** All that is removed by whoever sees the thing as it is; what was removed or taken back before needs no word. */
export function removalOf(doc: Doc): Doc['removed'] {
  return Object.fromEntries(
    Object.entries(doc.fields)
      .filter(([name, [value]]) => stands(doc, name) && !(value === null && name.includes(':')))
      .map(([name, [, stamp]]) => [name, stamp]),
  )
}

/** Every stamp in it. */
export function stampsIn({ fields, removed }: Doc): Stamp[] {
  return [...Object.values(fields).map(([, stamp]) => stamp), ...Object.values(removed)]
}
