import type { HybridClock, Timestamp } from '../replication/clock.ts'
import {
  type DocumentsByKey,
  emptyDocument,
  isFieldVisible,
  tombstonesToRemoveDocument,
  valueOfDocumentField,
} from '../replication/documents.ts'
import { applyDocumentChanges } from '../replication/kind.ts'
import { addDays, type CalendarDate, daysBetween, type Weekday } from './calendarDates.ts'
import { isMealCommentField, mealCommentFieldName, standingMealComments } from './comments.ts'
import type { TypedFoodAtHand } from './foodAtHand.ts'
import type { TypedFoodPrice } from './foodPrices.ts'
import {
  type MealPlanDocumentAddress,
  type MealPlanOperation,
  mealPlanDocumentKey,
  mealPlanDocumentKind,
  mealPlanSettingsId,
} from './kind.ts'
import {
  isMealPlanDocumentGone,
  type MealPlace,
  type MealState,
  type PlannedDish,
  type PlannedMeal,
  type TemplateMeal,
  type WeekTemplate,
} from './meals.ts'
import type { ShoppedDays } from './shopping.ts'
import { slotFieldName, slotPositionsInOrder } from './slots.ts'

/** What a person enters of a new meal. */
export interface NewMeal extends MealPlace {
  dish: PlannedDish
  servings: number | null
  eaterIds: readonly string[] | null
  comment: string
}

/** What may be changed of a meal, apart from its place and its comment. */
export interface MealChanges {
  dish?: PlannedDish
  servings?: number
  eaterIds?: readonly string[] | null
  state?: MealState
}

/** How long a meal is repeated at most, in days: a year and a week. */
export const maxRepetitionDays = 371

/** Makes the changes of one client. `now` returns milliseconds. */
export function createMealPlanOperations(clock: HybridClock, now: () => number) {
  const write = (
    part: MealPlanDocumentAddress['part'],
    documentId: string,
    values: Record<string, unknown>,
    stamp: Timestamp = clock.next(now()),
  ): MealPlanOperation => ({
    id: stamp,
    part,
    documentId,
    fields: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value, stamp]])),
    removed: {},
  })
  const writeSettings = (values: Record<string, unknown>) => write('settings', mealPlanSettingsId, values)
  const remove = (
    docs: DocumentsByKey,
    part: MealPlanDocumentAddress['part'],
    documentId: string,
  ): MealPlanOperation => ({
    id: clock.next(now()),
    part,
    documentId,
    fields: {},
    removed: tombstonesToRemoveDocument(docs.get(mealPlanDocumentKey(part, documentId)) ?? emptyDocument),
  })

  /** All fields are written, so that each can be changed back. Ids sort as meals were made. */
  const addMeal = ({ date, slotId, dish, servings, eaterIds, comment }: NewMeal, seriesId?: string) => {
    const stamp = clock.next(now())
    const place: MealPlace = { date, slotId }
    return write(
      'meal',
      stamp,
      {
        place,
        dish,
        servings,
        eaters: eaterIds,
        comment,
        state: 'planned',
        ...(seriesId !== undefined && { series: seriesId }),
      },
      stamp,
    )
  }

  return {
    addMeal: (meal: NewMeal) => addMeal(meal),
    moveMeal: (mealId: string, place: MealPlace) => write('meal', mealId, { place }),
    /** Only what was changed, so that another's change of another field stands. */
    changeMeal(mealId: string, { eaterIds, ...changes }: MealChanges) {
      return write('meal', mealId, { ...changes, ...(eaterIds !== undefined && { eaters: eaterIds }) })
    },
    /**
     * Replaces the comments that this device knows. Those that others write meanwhile stay beside it, so that people can choose;
     * `comment` alone is what older versions read.
     */
    writeComment(docs: DocumentsByKey, mealId: string, comment: string): MealPlanOperation {
      const stamp = clock.next(now())
      const known = docs.get(mealPlanDocumentKey('meal', mealId)) ?? emptyDocument
      const replaced = standingMealComments(known).map(([name]) => [name, null] as const)
      const own = comment === '' ? {} : { [mealCommentFieldName(stamp)]: comment }
      return write('meal', mealId, { ...Object.fromEntries(replaced), comment, ...own }, stamp)
    },
    /** The same dish on later days, every so many days until a day that is included. */
    repeatMeal(meal: PlannedMeal, everyDays: number, until: CalendarDate): MealPlanOperation[] {
      const last = Math.min(daysBetween(meal.date, until), maxRepetitionDays)
      const seriesId = meal.seriesId ?? meal.id
      const copies: MealPlanOperation[] = []
      for (let days = everyDays; days <= last; days += everyDays)
        copies.push(addMeal({ ...meal, date: addDays(meal.date, days) }, seriesId))
      return copies.length > 0 ? [write('meal', meal.id, { series: seriesId }), ...copies] : []
    },
    removeMeals: (docs: DocumentsByKey, mealIds: readonly string[]) =>
      mealIds.map((mealId) => remove(docs, 'meal', mealId)),
    /** Keeps the meals of a week, from its first day on, to plan them again. What others left over is not kept. */
    saveTemplate(name: string, firstDay: CalendarDate, meals: readonly PlannedMeal[]): MealPlanOperation {
      const kept = meals.flatMap(({ date, dish, slotId, servings, eaterIds, comment }): TemplateMeal[] => {
        const day = daysBetween(firstDay, date)
        const isInWeek = day >= 0 && day < 7
        return isInWeek && dish.kind !== 'leftovers'
          ? [{ day, dish, slotId, servings, eaterIds, comment }]
          : []
      })
      const stamp = clock.next(now())
      return write('template', stamp, { name, meals: kept }, stamp)
    },
    renameTemplate: (templateId: string, name: string) => write('template', templateId, { name }),
    removeTemplate: (docs: DocumentsByKey, templateId: string) => remove(docs, 'template', templateId),
    /** Plans the meals of a template in the week that begins on a day, beside what is planned there. */
    planTemplate: (template: WeekTemplate, firstDay: CalendarDate) =>
      template.meals.map(({ day, ...meal }) => addMeal({ ...meal, date: addDays(firstDay, day) })),
    addFood({ name, amount, useBy }: TypedFoodAtHand): MealPlanOperation {
      const stamp = clock.next(now())
      return write('food', stamp, { name, amount, useBy, source: { kind: 'typed' } }, stamp)
    },
    /** Only what was changed, so that another's change of another field stands. */
    changeFood: (foodId: string, changes: Partial<TypedFoodAtHand>) => write('food', foodId, { ...changes }),
    removeFood: (docs: DocumentsByKey, foodId: string) => remove(docs, 'food', foodId),
    addPrice({ name, pack, paid }: TypedFoodPrice): MealPlanOperation {
      const stamp = clock.next(now())
      return write('price', stamp, { name, pack, paid }, stamp)
    },
    /** Only what was changed, so that another's change of another field stands. */
    changePrice: (priceId: string, changes: Partial<TypedFoodPrice>) =>
      write('price', priceId, { ...changes }),
    removePrice: (docs: DocumentsByKey, priceId: string) => remove(docs, 'price', priceId),
    /** Prices in another currency stay as they are, and count no more. */
    chooseCurrency: (currency: string) => writeSettings({ currency }),
    /** Puts the food of some days on a list, which follows the plan from then on; null: of none any more. */
    shopFor: (listId: string, days: ShoppedDays | null) => write('shopping', listId, { days }),
    addSlot(name: string): MealPlanOperation {
      const stamp = clock.next(now())
      return write('settings', mealPlanSettingsId, { [slotFieldName('name', `slot-${stamp}`)]: name }, stamp)
    },
    /** '' gives a standard slot its standard name back. */
    renameSlot: (slotId: string, name: string) =>
      writeSettings({ [slotFieldName('name', slotId)]: name === '' ? null : name }),
    hideSlot: (slotId: string, isHidden: boolean) =>
      writeSettings({ [slotFieldName('isHidden', slotId)]: isHidden ? true : null }),
    /** `slotIds`: all slots in their new order. */
    orderSlots: (slotIds: readonly string[]) =>
      writeSettings(
        Object.fromEntries(
          slotPositionsInOrder(slotIds).map(([id, position]) => [slotFieldName('position', id), position]),
        ),
      ),
    setUsualEaters: (slotId: string, eaterIds: readonly string[] | null) =>
      writeSettings({ [slotFieldName('eaters', slotId)]: eaterIds }),
    setFirstWeekday: (firstWeekday: Weekday) => writeSettings({ firstWeekday }),
    /**
     * Takes changes back: what they wrote gets the value it had before, and what they removed is written again. What somebody
     * wrote since then stays. `before`: the documents before these changes.
     */
    undo(docs: DocumentsByKey, before: DocumentsByKey, changes: readonly MealPlanOperation[]) {
      return changes.flatMap((change): MealPlanOperation[] => {
        const key = mealPlanDocumentKind.keyOf(change)
        const was = before.get(key) ?? emptyDocument
        const is = docs.get(key) ?? emptyDocument
        const isNew = !before.has(key) || isMealPlanDocumentGone(key, was)
        if (isNew && change.part !== 'settings') return [remove(docs, change.part, change.documentId)]
        const isUntouched = (name: string, stamp: Timestamp) => (is.fields[name]?.[1] ?? stamp) <= stamp
        // Who wrote a later comment knew this one: the comment before it does not come back beside theirs.
        const isCommentUntouched = Object.entries(change.fields).every(
          ([name, [, stamp]]) => name !== 'comment' || isUntouched(name, stamp),
        )
        const written = Object.entries(change.fields)
          .filter(([name, [, stamp]]) => isUntouched(name, stamp))
          .filter(([name]) => isCommentUntouched || !isMealCommentField(name))
          .map(([name]) => [name, isFieldVisible(was, name) ? valueOfDocumentField(was, name) : null])
        const removed = Object.entries(change.removed)
          .filter(([name, stamp]) => isUntouched(name, stamp))
          .map(([name]) => [name, valueOfDocumentField(was, name)])
        const values = Object.fromEntries([...written, ...removed])
        return Object.keys(values).length > 0 ? [write(change.part, change.documentId, values)] : []
      })
    },
  }
}

/** A plan with some changes made. */
export const applyMealPlanOperations = (
  docs: DocumentsByKey,
  operations: readonly MealPlanOperation[],
): DocumentsByKey => applyDocumentChanges(mealPlanDocumentKind, docs, operations)
