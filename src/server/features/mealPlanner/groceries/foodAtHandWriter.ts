import { addUpRequiredAmounts } from '#shared/grocery/amounts.ts'
import type { AtHandFood } from '#shared/grocery/atHandStock.ts'
import type { FoodLeftByMeal } from '#shared/grocery/leftOfMeals.ts'
import { planFollowerClientId } from '#shared/grocery/mealShares.ts'
import { relativeAmountTolerance, scaleRequiredAmounts } from '#shared/grocery/requiredAmounts.ts'
import type { CalendarDate } from '#shared/mealPlan/calendarDates.ts'
import { type FoodAtHand, type FoodAtHandSource, readFoodAtHand } from '#shared/mealPlan/foodAtHand.ts'
import { type MealPlanOperation, mealPlanDocumentKey } from '#shared/mealPlan/kind.ts'
import { maxFoodAmountLength, maxFoodNameLength } from '#shared/mealPlan/limits.ts'
import {
  type DocumentsByKey,
  type ReplicatedDocument,
  timestampsOfDocument,
  tombstonesToRemoveDocument,
  valueOfDocumentField,
} from '#shared/replication/documents.ts'

type DishOfFood = Pick<Extract<FoodAtHandSource, { mealId: string }>, 'mealId' | 'dish'>

/** Collects what the plan changes of the food at hand. What a person changed or removed it leaves alone. */
export class FoodAtHandWriter {
  readonly #docs: DocumentsByKey
  readonly #stamp: string
  readonly #written = new Map<string, MealPlanOperation>()

  constructor(docs: DocumentsByKey, stamp: string) {
    this.#docs = docs
    this.#stamp = stamp
  }

  operations(): MealPlanOperation[] {
    return [...this.#written.values()]
  }

  /** Offers what was bought for a dish that does not need it. */
  offerBought(food: FoodLeftByMeal, dish: DishOfFood, useBy: CalendarDate | null): void {
    const doc = this.#docAt(food.id)
    const isNew = !doc || (isByPlanAlone(doc) && readFoodAtHand(food.id, doc) === null)
    if (isNew) this.#offer(food, { kind: 'bought', ...dish }, useBy)
    else if (isByPlanAlone(doc) && valueOfDocumentField(doc, 'amount') !== amountOf(food))
      this.write('food', food.id, { amount: amountOf(food) })
  }

  /** Offers the rest of opened packs, once. */
  offerOpened(food: FoodLeftByMeal, dish: DishOfFood, useBy: CalendarDate | null): void {
    if (!this.#docAt(food.id)) this.#offer(food, { kind: 'opened', ...dish }, useBy)
  }

  /** Takes back what was offered: its dish needs it again, or it was eaten. */
  withdraw(foodId: string): void {
    const doc = this.#docAt(foodId)
    if (doc && isByPlanAlone(doc) && readFoodAtHand(foodId, doc)) this.#remove(foodId, doc, {})
  }

  /** Takes off what a cooked meal used: of each food, by its id, a share from 0 to 1. */
  takeUsed(
    atHand: readonly AtHandFood[],
    foods: readonly FoodAtHand[],
    used: ReadonlyMap<string, number> = new Map(),
  ): void {
    for (const [foodId, share] of used) {
      const read = atHand.find(({ id }) => id === foodId)
      const food = foods.find(({ id }) => id === foodId)
      if (!read || !food) continue
      const usedBefore = this.#usedShares.get(foodId) ?? 0
      const left = 1 - usedBefore - share
      this.#usedShares.set(foodId, usedBefore + share)
      const { text } = addUpRequiredAmounts(scaleRequiredAmounts(read.parts, left), [])
      if (left > relativeAmountTolerance && text !== '')
        this.write('food', foodId, { amount: text, isUsed: true })
      else this.#remove(foodId, this.#docAt(foodId)!, { isUsed: [true, this.#stamp] })
    }
  }
  readonly #usedShares = new Map<string, number>()

  write(part: 'food' | 'shopping', documentId: string, values: Record<string, unknown>): void {
    const key = mealPlanDocumentKey(part, documentId)
    const known = this.#written.get(key)
    const fields = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, [value, this.#stamp] as const]),
    )
    this.#written.set(key, {
      id: this.#stamp,
      part,
      documentId,
      fields: { ...known?.fields, ...fields },
      removed: known?.removed ?? {},
    })
  }

  #offer(food: FoodLeftByMeal, source: FoodAtHandSource, useBy: CalendarDate | null): void {
    this.write('food', food.id, {
      name: food.name.slice(0, maxFoodNameLength),
      amount: amountOf(food),
      useBy,
      source: source.kind === 'typed' ? source : { ...source, dish: source.dish.slice(0, 200) },
    })
  }

  #remove(foodId: string, doc: ReplicatedDocument, fields: MealPlanOperation['fields']): void {
    const key = mealPlanDocumentKey('food', foodId)
    this.#written.set(key, {
      id: this.#stamp,
      part: 'food',
      documentId: foodId,
      fields,
      removed: tombstonesToRemoveDocument(doc),
    })
  }

  #docAt(foodId: string): ReplicatedDocument | undefined {
    return this.#docs.get(mealPlanDocumentKey('food', foodId))
  }
}

const amountOf = ({ amount }: FoodLeftByMeal) => amount.slice(0, maxFoodAmountLength)

/** Whether no person wrote anything of it, and no meal used some of it. */
const isByPlanAlone = (doc: ReplicatedDocument): boolean =>
  doc.fields.isUsed === undefined &&
  timestampsOfDocument(doc).every((stamp) => stamp.endsWith(`-${planFollowerClientId}`))
