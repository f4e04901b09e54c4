import * as m from '#messages'
import { type MealPlanDocumentAddress, mealPlanDocumentKind, mealPlanParts } from '#shared/mealPlan/kind.ts'
import { createMealPlanOperations } from '#shared/mealPlan/operations.ts'
import type { ReplicatedClientKind } from '../../replication/clientKind.ts'
import { findOrCreateReplica } from '../../replication/findOrCreateReplica.ts'
import type { HouseholdDocumentsReplica } from '../../replication/replica.ts'

type Operations = ReturnType<typeof createMealPlanOperations>
export type MealPlanReplica = HouseholdDocumentsReplica<MealPlanDocumentAddress, Operations>

/** Meal plans as documents that a browser stores and sends. */
export const mealPlansInBrowser: ReplicatedClientKind<MealPlanDocumentAddress, Operations> = {
  ...mealPlanDocumentKind,
  proceduresOf: ({ mealPlanner }) => mealPlanner,
  openReplica: findOrCreateReplica,
  operationsOf: createMealPlanOperations,
  isAddress: ({ part, documentId }) =>
    mealPlanParts.some((each) => each === part) && typeof documentId === 'string',
  countMade: (changes) => changes.length,
  wordUnreadable: () => m.meal_plan_save_failed(),
  wordRefusedRemoval: () => m.meal_plan_remove_failed(),
  storeUnsent: async (userId, replica) =>
    (await import('./PlannerNotices.tsx')).storeUnsentMeals(userId, replica),
}
