import * as m from '#messages'
import { type MealPlanDocumentAddress, mealPlanDocumentKind, mealPlanParts } from '#shared/mealPlan/kind.ts'
import { createMealPlanOperations } from '#shared/mealPlan/operations.ts'
import type { ServerChanges } from '#shared/replication/replica.ts'
import type { trpcHooks } from '../../data/trpc.ts'
import type { ReplicatedClientKind, ReplicationProcedures } from '../../replication/clientKind.ts'
import type { HouseholdDocumentsReplica } from '../../replication/replica.ts'
import { findOrCreateReplica } from '../../replication/useHouseholdReplica.ts'

type Operations = ReturnType<typeof createMealPlanOperations>
export type MealPlanReplica = HouseholdDocumentsReplica<MealPlanDocumentAddress, Operations>
type Client = ReturnType<typeof trpcHooks.useUtils>['client']

/** Meal plans as a browser keeps them. */
export const mealPlansInBrowser: ReplicatedClientKind<MealPlanDocumentAddress, Operations> = {
  ...mealPlanDocumentKind,
  operationsOf: createMealPlanOperations,
  isAddress: ({ part, documentId }) =>
    mealPlanParts.some((each) => each === part) && typeof documentId === 'string',
  countMade: (changes) => changes.length,
  wordUnreadable: () => m.meal_plan_save_failed(),
  wordRefusedRemoval: () => m.meal_plan_remove_failed(),
}

/** The types of JSON that is sent know no pair of a value and a text; what arrives was parsed on the server. */
export const mealPlanProceduresOf = ({ mealPlanner }: Client) =>
  mealPlanner as unknown as ReplicationProcedures<MealPlanDocumentAddress>

/** The replica of a household's plan in this tab. */
export function openMealPlanReplica(
  userId: string,
  householdId: string,
  client: Client,
  first?: ServerChanges<MealPlanDocumentAddress>,
): MealPlanReplica {
  return findOrCreateReplica(mealPlansInBrowser, { userId, householdId }, mealPlanProceduresOf(client), first)
}
