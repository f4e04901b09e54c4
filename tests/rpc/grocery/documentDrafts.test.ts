import { expect, test } from 'vitest'
import { DocumentChangeFeed } from '#server/replication/changeFeed.ts'
import {
  DocumentDrafts,
  type RemainingDocumentRoom,
  type StoredDocument,
} from '#server/replication/drafts.ts'
import { maxDocumentsOfHousehold } from '#server/replication/replicatedKind.ts'
import { createTimestamp } from '#shared/replication/clock.ts'
import {
  type FieldRegister,
  jsonLengthOfDocument,
  type ReplicatedDocument,
} from '#shared/replication/documents.ts'
import { mealWeeksOn } from '../../support/replication/mealWeekServer.ts'

const weeks = mealWeeksOn(new DocumentChangeFeed('weeks_changed' as never, async () => async () => {}))
const dayMs = 24 * 60 * 60_000
const minutesAgo = (minutes: number) => createTimestamp(Date.now() - minutes * 60_000, 'phone')

const changeOf = (
  day: string,
  fields: ReplicatedDocument['fields'],
  removed: ReplicatedDocument['removed'] = {},
) => ({
  ...{ id: minutesAgo(0), day, fields, removed },
})
const written = (names: string[], value: unknown, minutes = 0): Record<string, FieldRegister> =>
  Object.fromEntries(names.map((name) => [name, [value, minutesAgo(minutes)]]))
const mondayOf = (
  fields: ReplicatedDocument['fields'],
  removed: ReplicatedDocument['removed'] = {},
): ['mon', StoredDocument] => {
  const doc = { fields, removed }
  return ['mon', { doc, countedLength: jsonLengthOfDocument(doc) + 63, isShortened: false }]
}
const open = (kept: ['mon', StoredDocument][] = [], room: Partial<RemainingDocumentRoom> = {}) =>
  new DocumentDrafts(weeks, new Map(kept), { docs: 10, text: 1_000_000, ...room })
const reasonOf = (drafts: ReturnType<typeof open>, change: ReturnType<typeof changeOf>) =>
  drafts.take(change)?.reason ?? null

test('changes of one day are one document, with the length that it adds', () => {
  const drafts = open()
  const [soup, rice] = [written(['meal:1'], 'soup'), written(['meal:2'], 'rice')]
  expect([reasonOf(drafts, changeOf('mon', soup)), reasonOf(drafts, changeOf('mon', rice))]).toEqual([
    null,
    null,
  ])
  const doc = { fields: { ...soup, ...rice }, removed: {} }
  const length = jsonLengthOfDocument(doc) + 63
  expect(drafts.touched()).toEqual([{ key: 'mon', doc, length, growth: length, isShortened: false }])
  expect(drafts.touchedLength()).toBe(length)
})

test('a changed document grows by what is new in it, less what that replaces', () => {
  const monday = mondayOf({
    ...written(['note'], 'guests from far away', 5),
    ...written(['meal:1'], 'soup', 5),
  })
  const drafts = open([monday])
  expect(drafts.touched()).toEqual([])
  expect(drafts.touchedLength()).toBe(0)
  drafts.take(changeOf('mon', written(['note'], 'no')))
  const [touched] = drafts.touched()
  expect(touched?.growth).toBe('no'.length - 'guests from far away'.length)
  expect(touched?.length).toBe(jsonLengthOfDocument(touched!.doc) + 63)
  expect(drafts.touchedLength()).toBe(touched?.length)
})

test('an older change alters nothing, and a document from which old tombstones were removed is saved so', () => {
  const [key, stored] = mondayOf(written(['note'], 'guests', 5))
  const drafts = open([[key, { ...stored, isShortened: true }]])
  drafts.take(changeOf('mon', written(['note'], 'no guests', 10)))
  expect(drafts.touched()).toEqual([
    { key: 'mon', doc: stored.doc, length: stored.countedLength, growth: 0, isShortened: true },
  ])
})

test('a later removal of a field replaces the one before, and adds no length', () => {
  const [before, later] = [minutesAgo(9), minutesAgo(8)]
  const drafts = open([mondayOf(written(['note'], 'guests', 9), { note: before })])
  drafts.take(changeOf('mon', {}, { note: later }))
  expect(drafts.touched()).toMatchObject([{ growth: 0, doc: { removed: { note: later } } }])
})

test('nothing is stored for an empty change, nor for an entry taken out that was never there', () => {
  const drafts = open()
  expect(reasonOf(drafts, changeOf('mon', {}))).toBeNull()
  expect(reasonOf(drafts, changeOf('mon', written(['meal:1'], null)))).toBeNull()
  expect(drafts.touched()).toEqual([])
  const monday = open([mondayOf(written(['meal:2'], 'soup', 5))])
  monday.take(changeOf('mon', written(['meal:1', 'meal:2', 'note'], null)))
  expect(Object.keys(monday.touched()[0]!.doc.fields)).toEqual(['meal:2', 'note'])
})

test('a change from a clock 401 days ahead is refused, and from one 399 days ahead accepted', () => {
  const writtenAhead = (days: number): Record<string, FieldRegister> => ({
    note: ['guests', createTimestamp(Date.now() + days * dayMs, 'phone')],
  })
  expect(reasonOf(open(), changeOf('mon', writtenAhead(401)))).toBe('grocery_clock_ahead')
  expect(reasonOf(open(), changeOf('mon', writtenAhead(399)))).toBeNull()
})

test('of two new documents the second is refused where one has room, and its day can be changed once it exists', () => {
  const drafts = open([], { docs: 1 })
  expect(reasonOf(drafts, changeOf('mon', written(['note'], 'guests')))).toBeNull()
  expect(drafts.take(changeOf('tue', written(['note'], 'guests')))).toMatchObject({
    ...{ reason: 'grocery_too_much', params: { most: maxDocumentsOfHousehold } },
  })
  expect(reasonOf(drafts, changeOf('mon', written(['meal:1'], 'soup')))).toBeNull()
  expect(drafts.touched().map(({ key }) => key)).toEqual(['mon'])
})

test('a new document counts with its address and 60 characters more', () => {
  const note = written(['note'], 'guests')
  const length = jsonLengthOfDocument({ fields: note, removed: {} }) + 'mon'.length + 60
  expect(reasonOf(open([], { text: length }), changeOf('mon', note))).toBeNull()
  expect(reasonOf(open([], { text: length - 1 }), changeOf('mon', note))).toBe('grocery_too_large')
})

test('each change leaves less room for the next one', () => {
  const drafts = open([], { text: 250 })
  const reasons = ['mon', 'tue', 'wed'].map((day) =>
    reasonOf(drafts, changeOf(day, written(['note'], 'guests'))),
  )
  expect(reasons).toEqual([null, null, 'grocery_too_large'])
})

test('a document of more than 200,000 characters is refused', () => {
  const long = (count: number) => written([`note`], 'x'.repeat(count))
  expect(reasonOf(open(), changeOf('mon', long(199_000)))).toBeNull()
  expect(reasonOf(open(), changeOf('mon', long(201_000)))).toBe('grocery_too_large')
})

test('without room, changes that shorten a document and removals of what is in it are accepted', () => {
  const full = () => open([mondayOf(written(['note', 'meal:1'], 'guests', 5))], { text: 0 })
  expect(reasonOf(full(), changeOf('mon', written(['note'], 'no')))).toBeNull()
  expect(reasonOf(full(), changeOf('mon', {}, { note: minutesAgo(4), 'meal:1': minutesAgo(4) }))).toBeNull()
  expect(reasonOf(full(), changeOf('mon', written(['note'], 'guests from far away')))).toBe(
    'grocery_too_large',
  )
})

test.each([
  ['of a field that is not there', { 'meal:9': 4 }, {}],
  ['of a field that was written later', { note: 6 }, {}],
  ['beside a field that is written', { note: 4 }, { 'meal:2': 'soup' }],
  ['of an entry that was taken out before', { 'meal:3': 4 }, {}],
])('without room, a removal %s is refused', (_, removed: Record<string, number>, fields) => {
  const drafts = open(
    [mondayOf({ ...written(['note', 'meal:1'], 'guests', 5), ...written(['meal:3'], null, 5) })],
    { text: 0 },
  )
  const tombstones = Object.fromEntries(
    Object.entries(removed).map(([name, minutes]) => [name, minutesAgo(minutes)]),
  )
  const writes = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, [value, minutesAgo(0)] as const]),
  )
  expect(reasonOf(drafts, changeOf('mon', writes, tombstones))).toBe('grocery_too_large')
  expect(drafts.touched()).toEqual([])
})
