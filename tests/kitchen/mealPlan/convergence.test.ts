import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#shared/mealPlan/calendarDates.ts'
import {
  type MealPlanDocumentAddress,
  type MealPlanOperation,
  mealPlanDocumentKind,
} from '#shared/mealPlan/kind.ts'
import { commentsOfMeal, type PlannedMeal, readMealPlan } from '#shared/mealPlan/meals.ts'
import { createMealPlanOperations } from '#shared/mealPlan/operations.ts'
import type { DocumentsByKey } from '#shared/replication/documents.ts'
import { Devices } from '../../support/replication/devices.ts'
import { expectConvergence } from '../../support/replication/expectConvergence.ts'

/** How often people do each of these. */
const weights = {
  add: 4,
  move: 3,
  change: 2,
  comment: 3,
  copy: 1,
  repeat: 1,
  remove: 2,
  undo: 2,
  saveTemplate: 1,
  planTemplate: 1,
  removeTemplate: 1,
  renameSlot: 1,
  orderSlots: 1,
  hideSlot: 1,
  addSlot: 1,
  firstWeekday: 1,
  addFood: 1,
  changeFood: 1,
  removeFood: 1,
  addPrice: 1,
  changePrice: 1,
  removePrice: 1,
}

const action = fc.record({
  does: fc.constantFrom(
    ...Object.entries(weights).flatMap(([does, weight]) => Array<string>(weight).fill(does)),
  ),
  day: fc.nat(6),
  slot: fc.nat(3),
  pick: fc.nat(50),
  word: fc.constantFrom('soup', 'rice', 'stew', 'bread'),
})
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never

const monday = '2026-11-30'

type Make = ReturnType<typeof createMealPlanOperations>

function changesOf(
  { does, day, slot, pick, word }: Action,
  make: Make,
  docs: DocumentsByKey,
): MealPlanOperation[] {
  const { settings, meals, templates, foodsAtHand, foodPrices } = readMealPlan(docs)
  const slotIds = settings.slots.map(({ id }) => id)
  const place = { date: addDays(monday, day), slotId: slotIds[slot]! }
  const meal = meals[pick % Math.max(1, meals.length)]
  const template = templates[pick % Math.max(1, templates.length)]
  const dish = { kind: 'note' as const, text: `${word} ${pick}` }
  const added = { ...place, dish, servings: null, eaterIds: null, comment: '' }
  if (does === 'add') return [make.addMeal(added)]
  if (does === 'renameSlot') return [make.renameSlot(slotIds[slot]!, pick % 3 ? word : '')]
  if (does === 'orderSlots') return [make.orderSlots(slotIds.toReversed())]
  if (does === 'hideSlot') return [make.hideSlot(slotIds[slot]!, pick % 2 === 0)]
  if (does === 'addSlot') return [make.addSlot(word)]
  if (does === 'firstWeekday') return [make.setFirstWeekday((pick % 7) as 0)]
  if (does === 'saveTemplate') return [make.saveTemplate(word, monday, meals)]
  if (does === 'planTemplate' && template) return make.planTemplate(template, addDays(monday, 7))
  if (does === 'removeTemplate' && template) return [make.removeTemplate(docs, template.id)]
  if (does === 'addFood') return [make.addFood({ name: word, amount: `${pick} g`, useBy: place.date })]
  const food = foodsAtHand[pick % Math.max(1, foodsAtHand.length)]
  if (does === 'changeFood' && food)
    return [make.changeFood(food.id, pick % 2 ? { amount: `${pick} g` } : { useBy: null })]
  if (does === 'removeFood' && food) return [make.removeFood(docs, food.id)]
  const paid = { amount: pick, currency: pick % 2 ? 'EUR' : 'JPY' }
  if (does === 'addPrice') return [make.addPrice({ name: word, pack: `${pick} g`, paid })]
  const price = foodPrices[pick % Math.max(1, foodPrices.length)]
  if (does === 'changePrice' && price)
    return [make.changePrice(price.id, pick % 2 ? { paid } : { pack: `${pick} g` })]
  if (does === 'removePrice' && price) return [make.removePrice(docs, price.id)]
  if (!meal) return []
  if (does === 'move') return [make.moveMeal(meal.id, place)]
  if (does === 'change') return [make.changeMeal(meal.id, { state: pick % 2 ? 'skipped' : 'cooked' })]
  if (does === 'comment') return [make.writeComment(docs, meal.id, pick % 4 ? `${word} ${pick}` : '')]
  if (does === 'copy') return [make.addMeal({ ...meal, ...place })]
  if (does === 'repeat') return make.repeatMeal(meal, 7, addDays(meal.date, 15))
  if (does === 'remove') return make.removeMeals(docs, [meal.id])
  if (does === 'undo') {
    const moved = make.moveMeal(meal.id, place)
    return [moved, ...make.undo(docs, docs, [moved])]
  }
  return []
}

/**
 * Expects what must show of each meal, found from all changes ever made and without the code that merges them: the last place and
 * every comment that no later one had seen, unless a removal had seen all that was written of the meal.
 */
function expectNoMealLost(made: readonly MealPlanOperation[], shown: readonly PlannedMeal[]): void {
  const byId = Map.groupBy(
    made.filter(({ part }) => part === 'meal'),
    ({ documentId }) => documentId,
  )
  for (const [id, changes] of byId) {
    const lastOf = (name: string) =>
      changes
        .flatMap(({ fields }) => (fields[name] ? [fields[name]] : []))
        .reduce((a, b) => (a[1] > b[1] ? a : b))
    const isSeen = (name: string, stamp: string) =>
      changes.some(({ removed }) => (removed[name] ?? '') >= stamp)
    const names = [...new Set(changes.flatMap(({ fields }) => Object.keys(fields)))].filter(
      (name) => name !== 'series' && !(name.startsWith('comment:') && lastOf(name)[0] === null),
    )
    const isRemoved = names.every((name) => isSeen(name, lastOf(name)[1]))
    const meal = shown.find((each) => each.id === id)
    if (isRemoved) {
      expect(meal, id).toBeUndefined()
      continue
    }
    expect(meal, id).toMatchObject(lastOf('place')[0] as object)
    const unseen = names.filter((name) => name.startsWith('comment:')).map((name) => lastOf(name)[0])
    const expected = unseen.length > 0 ? unseen : [lastOf('comment')[0]].filter((text) => text !== '')
    expect(commentsOfMeal(meal!).toSorted(), id).toEqual([...new Set(expected)].toSorted())
  }
}

test('replicas of meal plans converge over any network, and no change is lost', () => {
  expectConvergence<MealPlanDocumentAddress, Action, Devices<MealPlanDocumentAddress>>({
    open: (clients) => new Devices(mealPlanDocumentKind, clients),
    action,
    act(home, client, passedMs, each) {
      const now = home.now(client, passedMs)
      home.make(client, (clock, docs) => changesOf(each, createMealPlanOperations(clock, now), docs))
    },
    view: readMealPlan,
    expectAtEnd: ({ database, made }) => expectNoMealLost(made, readMealPlan(database.all).meals),
  })
}, 120_000)
