import { expect, test } from 'vitest'
import { HybridClock, msOfTimestamp } from '#shared/replication/clock.ts'
import { type DocumentsByKey, jsonLengthOfDocument } from '#shared/replication/documents.ts'
import { applyDocumentChanges, type DocumentChange } from '#shared/replication/kind.ts'
import {
  applyAcknowledgement,
  applyServerChanges,
  emptyReplicaState,
  enqueueChanges,
  setClockAheadOfReplica,
  visibleDocuments,
} from '#shared/replication/replica.ts'
import { expectConvergence } from '../../support/replication/expectConvergence.ts'
import {
  type DayAddress,
  mealWeekKind,
  mealWeekUsage,
  readWeek,
  weekChanges,
} from '../../support/replication/mealWeek.ts'

test('replicas of a week of meals converge, whatever the network does, and no change is lost', () => {
  expectConvergence(mealWeekUsage)
}, 120_000)

const ada = weekChanges(new HybridClock('ada'), () => 1_000_000_000_000)
const bob = weekChanges(new HybridClock('bob'), () => 1_000_000_000_500)
const none: DocumentsByKey = new Map()

/** The week after these changes, which is the same in the reverse order and with each change twice. */
function weekAfter(...changes: DocumentChange<DayAddress>[]) {
  const weeks = [changes, changes.toReversed(), [...changes, ...changes]].map((all) =>
    readWeek(applyDocumentChanges(mealWeekKind, none, all)),
  )
  expect(weeks[1]).toEqual(weeks[0])
  expect(weeks[2]).toEqual(weeks[0])
  return weeks[0]
}

test('a field shows the later of two values', () => {
  expect(weekAfter(ada.note('mon', 'guests'), bob.note('mon', 'alone'))).toMatchObject([{ note: 'alone' }])
})

test('a removal removes what its author had seen, and keeps what another wrote meanwhile', () => {
  const soup = ada.addMeal('mon', 'soup')
  const seen = applyDocumentChanges(mealWeekKind, none, [soup])
  const clear = bob.clear(seen, 'mon')
  expect(weekAfter(soup, clear)).toEqual([])
  const rice = ada.addMeal('mon', 'rice')
  expect(weekAfter(soup, clear, rice)).toMatchObject([{ meals: [{ meal: 'rice' }] }])
})

test('a device with a slow clock writes later timestamps than all it has seen', () => {
  const clock = new HybridClock('late')
  const first = ada.note('mon', 'guests')
  clock.see([first.id])
  expect(weekAfter(first, weekChanges(clock, () => 0).note('mon', 'alone'))).toMatchObject([
    { note: 'alone' },
  ])
})

test('a replica that is sent all documents drops those that are not among them', () => {
  const clock = new HybridClock('late')
  const [soup, rice] = [ada.addMeal('mon', 'soup'), ada.addMeal('tue', 'rice')]
  const before = { docs: [soup, rice], seq: 1, isWhole: true }
  const known = applyServerChanges<DayAddress>(mealWeekKind, emptyReplicaState, before, clock)
  const next = applyServerChanges(mealWeekKind, known, { docs: [rice], seq: 2, isWhole: true }, clock)
  expect(readWeek(visibleDocuments(mealWeekKind, next)).map(({ day }) => day)).toEqual(['tue'])
})

test('changes that arrive after later ones do not set the cursor of a replica back', () => {
  const clock = new HybridClock('late')
  const [soup, rice] = [ada.addMeal('mon', 'soup'), ada.addMeal('tue', 'rice')]
  const later = { docs: [rice], seq: 2, isWhole: false }
  const known = applyServerChanges<DayAddress>(mealWeekKind, emptyReplicaState, later, clock)
  expect(known.cursor).toBe(2)
  const next = applyServerChanges(mealWeekKind, known, { docs: [soup], seq: 1, isWhole: false }, clock)
  expect(next.cursor).toBe(2)
})

test.each([
  [
    'the server sent',
    (note: DocumentChange<DayAddress>) => ({ ...emptyReplicaState, known: new Map([['mon', note]]) }),
  ],
  [
    'wait to be sent',
    (note: DocumentChange<DayAddress>) => enqueueChanges<DayAddress>(emptyReplicaState, [note]),
  ],
])('after a restart a clock that is behind still writes later than the changes that %s', (_, storing) => {
  const first = ada.note('mon', 'guests')
  const replica = storing(first)
  const clock = new HybridClock('restarted')
  setClockAheadOfReplica(clock, replica)
  const next = enqueueChanges<DayAddress>(replica, [weekChanges(clock, () => 0).note('mon', 'alone')])
  expect(readWeek(visibleDocuments(mealWeekKind, next))).toMatchObject([{ note: 'alone' }])
})

test('after a restart a clock that is behind is later than a removal that waits to be sent', () => {
  const clear = ada.clear(none, 'mon')
  const clock = new HybridClock('restarted')
  setClockAheadOfReplica(clock, enqueueChanges<DayAddress>(emptyReplicaState, [clear]))
  expect(clock.next(0) > clear.id).toBe(true)
})

test('a clock that was reset to 1970 does not overwrite what others write today', () => {
  const reset = weekChanges(new HybridClock('reset'), () => 1_000)
  expect(weekAfter(ada.note('mon', 'guests'), reset.note('mon', 'alone'))).toMatchObject([{ note: 'guests' }])
})

test('of two values that a faulty client wrote under one timestamp all replicas keep the same', () => {
  const first = ada.note('mon', 'guests')
  const second: DocumentChange<DayAddress> = { ...first, fields: { note: ['alone', first.id] } }
  expect(weekAfter(first, second)).toMatchObject([{ note: 'guests' }])
  expect(weekAfter(second, first)).toMatchObject([{ note: 'guests' }])
})

test('a removal has no tombstones for meals that were taken out before, and one for an emptied note', () => {
  const [soup, rice] = [ada.addMeal('mon', 'soup'), ada.addMeal('mon', 'rice')]
  const [soupId, riceId] = [soup, rice].map(({ fields }) => Object.keys(fields)[0]!)
  const emptied = ada.note('mon', null)
  const takenOut = ada.takeOut('mon', riceId!.slice('meal:'.length))
  const docs = applyDocumentChanges(mealWeekKind, none, [soup, rice, emptied, takenOut])
  expect(ada.clear(docs, 'mon').removed).toEqual({ [soupId!]: soup.id, note: emptied.id })
})

test('a second removal has no tombstones for what the first has removed', () => {
  const docs = applyDocumentChanges(mealWeekKind, none, [ada.note('mon', 'guests')])
  const cleared = applyDocumentChanges(mealWeekKind, docs, [ada.clear(docs, 'mon')])
  expect(ada.clear(cleared, 'mon').removed).toEqual({})
})

test('documents to which a change brings nothing new stay the same objects, so that nothing is rendered again', () => {
  const note = ada.note('mon', 'guests')
  const docs = applyDocumentChanges(mealWeekKind, none, [note])
  const cleared = applyDocumentChanges(mealWeekKind, docs, [ada.clear(docs, 'mon')])
  for (const known of [docs, cleared]) {
    const again = applyDocumentChanges(mealWeekKind, known, [note, { day: 'mon', ...known.get('mon')! }])
    expect(again.get('mon')).toBe(known.get('mon'))
    expect(applyDocumentChanges(mealWeekKind, known, [])).toBe(known)
  }
})

test('the length of a document is that of its values and tombstones as JSON', () => {
  const docs = applyDocumentChanges(mealWeekKind, none, [ada.note('mon', 'guests')])
  const { fields, removed } = applyDocumentChanges(mealWeekKind, docs, [ada.clear(docs, 'mon')]).get('mon')!
  const entries = [...Object.entries(fields), ...Object.entries(removed)]
  expect(entries).toHaveLength(2)
  expect(jsonLengthOfDocument({ fields, removed })).toBe(
    entries.map((entry) => JSON.stringify(entry)).join('').length,
  )
})

test('a clock is one millisecond ahead of the latest change it has seen, and not further', () => {
  const first = ada.note('mon', 'guests')
  for (const replica of [
    { ...emptyReplicaState, known: new Map([['mon', first]]) },
    enqueueChanges<DayAddress>(emptyReplicaState, [first]),
  ]) {
    const clock = new HybridClock('restarted')
    setClockAheadOfReplica(clock, replica)
    expect(msOfTimestamp(clock.next(0))).toBe(msOfTimestamp(first.id) + 1)
  }
})

test('a change made after the server sent others is later than those, also by a clock that is behind', () => {
  const clock = new HybridClock('behind')
  const sent = { docs: [ada.note('mon', 'guests')], seq: 1, isWhole: true }
  const replica = applyServerChanges<DayAddress>(mealWeekKind, emptyReplicaState, sent, clock)
  const next = enqueueChanges(replica, [weekChanges(clock, () => 0).note('mon', 'alone')])
  expect(readWeek(visibleDocuments(mealWeekKind, next))).toMatchObject([{ note: 'alone' }])
})

test('a change that the server refused is undone, and the others still wait', () => {
  const [soup, rice] = [ada.addMeal('mon', 'soup'), ada.addMeal('tue', 'rice')]
  const replica = enqueueChanges<DayAddress>(emptyReplicaState, [soup, rice])
  const answer = { taken: [], refused: [{ id: soup.id }], docs: [] }
  const next = applyAcknowledgement(mealWeekKind, replica, answer, new HybridClock('ada2'))
  expect(next.waiting).toEqual([rice])
  expect(readWeek(visibleDocuments(mealWeekKind, next)).map(({ day }) => day)).toEqual(['tue'])
})
