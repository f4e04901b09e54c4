import { expect, test } from 'vitest'
import type { MealPlanOperation } from '#shared/mealPlan/kind.ts'
import { commentsOfMeal, readMealPlan } from '#shared/mealPlan/meals.ts'
import { applyMealPlanOperations, createMealPlanOperations } from '#shared/mealPlan/operations.ts'
import { HybridClock } from '#shared/replication/clock.ts'
import { type DocumentsByKey, timestampsOfDocument } from '#shared/replication/documents.ts'

/** The plan as one device knows it. */
class Device {
  docs: DocumentsByKey = new Map()
  readonly #clock: HybridClock
  readonly make: ReturnType<typeof createMealPlanOperations>

  constructor(name: string, nowMs: number) {
    this.#clock = new HybridClock(name)
    this.make = createMealPlanOperations(this.#clock, () => nowMs)
  }

  take(...changes: readonly MealPlanOperation[]): void {
    for (const change of changes) this.#clock.see(timestampsOfDocument(change))
    this.docs = applyMealPlanOperations(this.docs, changes)
  }

  comment(mealId: string, text: string): MealPlanOperation {
    const change = this.make.writeComment(this.docs, mealId, text)
    this.take(change)
    return change
  }

  get comments(): string[] {
    return readMealPlan(this.docs).meals.flatMap(commentsOfMeal)
  }
}

const soup = { kind: 'note' as const, text: 'Soup' }
const place = { date: '2026-12-01', slotId: 'dinner', servings: null, eaterIds: null }

/** Two devices with a soup that has this comment; the clock of the second is far behind. */
function twoDevices(comment = ''): { anna: Device; mia: Device; mealId: string } {
  const [anna, mia] = [new Device('anna', 2_000_000), new Device('mia', 1_000)]
  const added = anna.make.addMeal({ ...place, dish: soup, comment })
  anna.take(added)
  mia.take(added)
  return { anna, mia, mealId: added.documentId }
}

test.each(['', 'Hot'])(
  'comments written at the same time over %j both stay on both devices until somebody chooses',
  (first) => {
    const { anna, mia, mealId } = twoDevices(first)
    const [hers, other] = [anna.comment(mealId, 'Without salt'), mia.comment(mealId, 'With bread')]
    anna.take(other)
    mia.take(hers)
    expect(anna.comments).toEqual(mia.comments)
    expect(anna.comments.toSorted()).toEqual(['With bread', 'Without salt'])
    anna.take(mia.comment(mealId, 'Without salt, with bread'))
    expect(anna.comments).toEqual(['Without salt, with bread'])
    expect(mia.comments).toEqual(anna.comments)
  },
)

test('a comment replaces the one that its author has read, and the same comment of two devices stands once', () => {
  const { anna, mia, mealId } = twoDevices()
  mia.take(anna.comment(mealId, 'Hot'))
  anna.take(mia.comment(mealId, 'Mild'))
  expect(anna.comments).toEqual(['Mild'])
  const [hers, other] = [anna.comment(mealId, 'Cold'), mia.comment(mealId, 'Cold')]
  anna.take(other)
  mia.take(hers)
  expect([anna.comments, mia.comments]).toEqual([['Cold'], ['Cold']])
})

test('a comment that somebody writes while another device deletes the one before it stays', () => {
  const { anna, mia, mealId } = twoDevices('Hot')
  const [cleared, other] = [anna.comment(mealId, ''), mia.comment(mealId, 'Mild')]
  anna.take(other)
  mia.take(cleared)
  expect([anna.comments, mia.comments]).toEqual([['Mild'], ['Mild']])
  mia.take(anna.comment(mealId, ''))
  expect([anna.comments, mia.comments]).toEqual([[], []])
})

test('undo of a comment brings both comments back that it replaced, but not beside one that replaced it', () => {
  const { anna, mia, mealId } = twoDevices()
  const [hers, other] = [anna.comment(mealId, 'Without salt'), mia.comment(mealId, 'With bread')]
  anna.take(other)
  mia.take(hers)
  const before = anna.docs
  const chosen = anna.comment(mealId, 'Without salt')
  anna.take(...anna.make.undo(anna.docs, before, [chosen]))
  expect(anna.comments.toSorted()).toEqual(['With bread', 'Without salt'])

  const { docs } = anna
  const last = anna.comment(mealId, 'Hot')
  mia.take(...[last])
  anna.take(mia.comment(mealId, 'Mild'))
  anna.take(...anna.make.undo(anna.docs, docs, [last]))
  expect(anna.comments).toEqual(['Mild'])
})

test('undo of a removal brings both comments of a meal back', () => {
  const { anna, mia, mealId } = twoDevices()
  const [, other] = [anna.comment(mealId, 'Without salt'), mia.comment(mealId, 'With bread')]
  anna.take(other)
  const before = anna.docs
  const removal = anna.make.removeMeals(anna.docs, [mealId])
  anna.take(...removal)
  expect(anna.comments).toEqual([])
  anna.take(...anna.make.undo(anna.docs, before, removal))
  expect(anna.comments.toSorted()).toEqual(['With bread', 'Without salt'])
})

test('a comment of a page of an older version, which writes one field alone, replaces none and is not lost', () => {
  const { anna, mealId } = twoDevices()
  anna.comment(mealId, 'Hot')
  const old = anna.make.moveMeal(mealId, place)
  anna.take({ ...old, fields: { comment: ['Mild', old.id] } })
  expect(anna.comments).toEqual(['Mild', 'Hot'])
})
