import { expect, test } from 'vitest'
import { groceryKindWithAdditions } from '#client/features/grocery/unsentGroceries.ts'
import { mealPlanKindWithAdditions } from '#client/features/mealPlanner/unsentMeals.ts'
import { splitUnsentChanges } from '#client/replication/unsent/unsentChanges.ts'
import type { GroceryOperation } from '#shared/grocery/kind.ts'
import { applyGroceryOperations, createGroceryOperations } from '#shared/grocery/operations.ts'
import type { MealPlanOperation } from '#shared/mealPlan/kind.ts'
import { applyMealPlanOperations, createMealPlanOperations } from '#shared/mealPlan/operations.ts'
import { HybridClock } from '#shared/replication/clock.ts'

const now = () => Date.UTC(2026, 10, 30)
const groceries = createGroceryOperations(new HybridClock('device'), now)
const plans = createMealPlanOperations(new HybridClock('device'), now)
const milk = { name: 'Milk', quantity: '2 l', category: null }
const add = (name: string, userId = 'mia') => groceries.addItem(userId, 'main', { ...milk, name })

function splitGroceries(known: readonly GroceryOperation[], waiting: readonly GroceryOperation[]) {
  const replica = { known: applyGroceryOperations(new Map(), known), cursor: 1, waiting }
  const { added, droppedIds } = splitUnsentChanges(groceryKindWithAdditions, 'mia', replica)
  return { names: added.map(({ fields }) => fields.name?.[0]), dropped: droppedIds.length }
}

function splitMeals(known: readonly MealPlanOperation[], waiting: readonly MealPlanOperation[]) {
  const replica = { known: applyMealPlanOperations(new Map(), known), cursor: 1, waiting }
  const { added, droppedIds } = splitUnsentChanges(mealPlanKindWithAdditions, 'mia', replica)
  return { parts: added.map(({ part }) => part), dropped: droppedIds.length }
}

test('an unsent grocery item is an addition with its later edits, and changes of the household’s items are dropped', () => {
  const theirs = add('Rice', 'anna')
  const own = add('Flour')
  const docs = applyGroceryOperations(new Map(), [theirs, own])
  const waiting = [
    own,
    groceries.editItem('main', own.itemId ?? '', { name: 'Rye flour' }),
    groceries.tickItem(docs, 'main', theirs.itemId ?? '', true),
    groceries.editItem('main', theirs.itemId ?? '', { name: 'Brown rice' }),
    groceries.removeItem(docs, 'main', theirs.itemId ?? ''),
    groceries.nameList('party', 'Party'),
  ]
  expect(splitGroceries([theirs], waiting)).toEqual({ names: ['Rye flour'], dropped: 4 })
})

test('the undone removal of a household’s grocery item is not an addition', () => {
  const theirs = add('Rice', 'anna')
  const docs = applyGroceryOperations(new Map(), [theirs])
  const removal = groceries.removeItem(docs, 'main', theirs.itemId ?? '')
  const restored = groceries.restoreItem(docs, 'main', theirs.itemId ?? '', theirs)
  expect(splitGroceries([theirs], [removal, restored])).toEqual({ names: [], dropped: 2 })
})

test('an unsent grocery item that its author deleted is neither an addition nor dropped', () => {
  const own = add('Flour')
  const docs = applyGroceryOperations(new Map(), [own])
  const removal = groceries.removeItem(docs, 'main', own.itemId ?? '')
  expect(splitGroceries([], [own, removal])).toEqual({ names: [], dropped: 0 })
})

test('a grocery item that reached the household although the answer was lost is not unsent', () => {
  const own = add('Flour')
  expect(splitGroceries([own], [own, add('Eggs')])).toEqual({ names: ['Eggs'], dropped: 0 })
})

test('unsent meals, foods and prices are additions; left-overs, repetitions and templates of the household are dropped', () => {
  const place = { date: '2026-12-01', slotId: 'dinner', servings: 2, eaterIds: null, comment: '' }
  const theirs = plans.addMeal({ ...place, dish: { kind: 'note', text: 'Soup' } })
  const meal = plans.addMeal({ ...place, dish: { kind: 'note', text: 'Stew' } })
  const soup = { ...place, id: theirs.id, state: 'planned' as const, seriesId: null, otherComments: [] }
  const waiting = [
    meal,
    plans.writeComment(new Map(), meal.id, 'With bread'),
    plans.addFood({ name: 'Cream', amount: '200 g', useBy: null }),
    plans.addPrice({ name: 'Rice', pack: '1 kg', paid: { amount: 299, currency: 'EUR' } }),
    plans.addMeal({ ...place, dish: { kind: 'leftovers', mealId: theirs.id, name: 'Soup' } }),
    ...plans.repeatMeal({ ...soup, dish: { kind: 'note', text: 'Soup' } }, 7, '2026-12-08'),
    plans.addMeal({ ...place, comment: 'Their comment', dish: { kind: 'note', text: 'Soup' } }),
    plans.saveTemplate('A week', '2026-11-30', []),
    plans.setFirstWeekday(0),
  ]
  expect(splitMeals([theirs], waiting)).toEqual({ parts: ['meal', 'food', 'price'], dropped: 6 })
})
