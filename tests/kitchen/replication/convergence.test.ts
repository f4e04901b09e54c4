import { expect, test } from 'vitest'
import { HybridClock } from '#shared/replication/clock.ts'
import type { Docs } from '#shared/replication/documents.ts'
import { type DocumentChange, withChanges } from '#shared/replication/kind.ts'
import { applyServerChanges, emptyReplica, visibleDocs } from '#shared/replication/replica.ts'
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
const none: Docs = new Map()

/** The week after these changes, which is the same in the reverse order and with each change twice. */
function weekAfter(...changes: DocumentChange<DayAddress>[]) {
  const weeks = [changes, changes.toReversed(), [...changes, ...changes]].map((all) =>
    readWeek(withChanges(mealWeekKind, none, all)),
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
  const seen = withChanges(mealWeekKind, none, [soup])
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
  const known = applyServerChanges<DayAddress>(mealWeekKind, emptyReplica, before, clock)
  const next = applyServerChanges(mealWeekKind, known, { docs: [rice], seq: 2, isWhole: true }, clock)
  expect(readWeek(visibleDocs(mealWeekKind, next)).map(({ day }) => day)).toEqual(['tue'])
})
