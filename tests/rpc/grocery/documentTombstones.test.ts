import { expect, test } from 'vitest'
import { dropOldTombstones } from '#server/replication/compaction.ts'
import { createTimestamp } from '#shared/replication/clock.ts'
import type { FieldRegister, ReplicatedDocument } from '#shared/replication/documents.ts'

const dayMs = 24 * 60 * 60_000
const now = Date.UTC(2026, 0, 1)
const stampBefore = (days: number) => createTimestamp(now - days * dayMs, 'phone')

/** Entries of a set with this value, written so many days ago. */
const entries = (
  prefix: string,
  count: number,
  value: unknown,
  days: number,
): Record<string, FieldRegister> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, place) => [`meal:${prefix}${place}`, [value, stampBefore(days)]]),
  )
const docOf = (
  fields: ReplicatedDocument['fields'],
  removed: ReplicatedDocument['removed'] = {},
): ReplicatedDocument => ({ fields, removed })
const shorten = (doc: ReplicatedDocument) => dropOldTombstones(doc, now)

test('a long document loses entries that were taken out more than 400 days ago, and keeps all others', () => {
  const kept = { ...entries('soup', 50, 'soup', 500), ...entries('young', 50, null, 399) }
  const note: Record<string, FieldRegister> = { note: [null, stampBefore(500)] }
  const doc = docOf({ ...entries('old', 400, null, 401), ...kept, ...note })
  expect(shorten(doc)).toEqual(docOf({ ...kept, ...note }))
})

test('a long document loses removed entries whose removal is old as well', () => {
  const old = entries('old', 300, 'soup', 600)
  const [recent, recentStamp] = ['meal:recent', stampBefore(100)]
  const removedAt = (names: string[], stamp: string) => Object.fromEntries(names.map((name) => [name, stamp]))
  const fields = { ...old, ...entries('soup', 20, 'soup', 10), [recent]: ['soup', stampBefore(600)] as const }
  const doc = docOf(fields, {
    ...removedAt(Object.keys(old), stampBefore(500)),
    [recent]: recentStamp,
    note: stampBefore(700),
  })
  expect(shorten(doc)).toEqual(
    docOf(
      { ...entries('soup', 20, 'soup', 10), [recent]: ['soup', stampBefore(600)] },
      { [recent]: recentStamp, note: stampBefore(700) },
    ),
  )
})

test('a long document loses removals of entries that it never had', () => {
  const removed = Object.fromEntries(
    Array.from({ length: 400 }, (_, place) => [`meal:${place}`, stampBefore(500)]),
  )
  expect(shorten(docOf({}, removed))).toEqual(docOf({}))
})

test('an entry that was written again after its removal stays in a long document', () => {
  const again: Record<string, FieldRegister> = { 'meal:again': ['soup', stampBefore(410)] }
  const doc = docOf({ ...entries('old', 400, null, 500), ...again }, { 'meal:again': stampBefore(450) })
  expect(shorten(doc)).toEqual(docOf(again, { 'meal:again': stampBefore(450) }))
})

test('a document of less than 10,000 characters keeps old entries that were taken out', () => {
  const doc = docOf(entries('old', 100, null, 500))
  expect(shorten(doc)).toBe(doc)
})

test('a long document of which less than a quarter is old is not changed', () => {
  const doc = docOf({ ...entries('old', 100, null, 500), ...entries('soup', 400, 'soup', 500) })
  expect(shorten(doc)).toBe(doc)
})

test('a document of more than 170,000 characters loses all entries that were taken out, however lately', () => {
  const kept = entries('soup', 100, 'soup', 10)
  const doc = docOf({ ...entries('young', 5_000, null, 1), ...kept })
  expect(shorten(doc)).toEqual(docOf(kept))
})

test('a document of less than 170,000 characters keeps entries that were taken out lately', () => {
  const doc = docOf(entries('young', 3_000, null, 1))
  expect(shorten(doc)).toBe(doc)
})
