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
  let { fields, removed } = a
  for (const [name, theirs] of Object.entries(b.fields))
    if (!Object.hasOwn(a.fields, name) || isLater(theirs, a.fields[name]!))
      fields = { ...fields, [name]: theirs }
  for (const [name, stamp] of Object.entries(b.removed))
    if (!Object.hasOwn(a.removed, name) || stamp > a.removed[name]!) removed = { ...removed, [name]: stamp }
  return fields === a.fields && removed === a.removed ? a : { fields, removed }
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
