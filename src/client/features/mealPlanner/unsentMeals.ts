import {
  type MealPlanDocumentAddress,
  mealPlanDocumentKey,
  mealPlanDocumentKind,
} from '#shared/mealPlan/kind.ts'
import { isMealPlanDocumentGone, type PlannedDish } from '#shared/mealPlan/meals.ts'
import { valueOfDocumentField } from '#shared/replication/documents.ts'
import type { ReplicaState } from '#shared/replication/replica.ts'
import {
  type KindWithAdditions,
  splitUnsentChanges,
  storeUnsentChanges,
} from '../../replication/unsent/unsentChanges.ts'

export const mealPlanKindWithAdditions: KindWithAdditions<MealPlanDocumentAddress> = {
  ...mealPlanDocumentKind,
  /** Left-overs, repetitions and copies with a comment come from meals of the household. */
  isAddition(change) {
    if (change.documentId !== change.id) return false
    if (change.part === 'food' || change.part === 'price') return true
    const dish = valueOfDocumentField(change, 'dish') as PlannedDish | undefined
    const isCopy = Boolean(change.fields.series) || valueOfDocumentField(change, 'comment') !== ''
    return change.part === 'meal' && dish?.kind !== 'leftovers' && !isCopy
  },
  isShown: (doc) => !isMealPlanDocumentGone(mealPlanDocumentKey(doc.part, doc.documentId), doc),
}

export const storeUnsentMeals = (userId: string, replica: ReplicaState<MealPlanDocumentAddress>): void =>
  storeUnsentChanges(
    mealPlanKindWithAdditions,
    userId,
    splitUnsentChanges(mealPlanKindWithAdditions, userId, replica),
  )
