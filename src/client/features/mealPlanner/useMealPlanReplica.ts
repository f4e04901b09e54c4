import { useMemo } from 'react'
import type { MealPlanDocumentAddress } from '#shared/mealPlan/kind.ts'
import { readMealPlan } from '#shared/mealPlan/meals.ts'
import type { ServerChanges } from '#shared/replication/replica.ts'
import type { ReplicaIds } from '../../replication/clientKind.ts'
import { useHouseholdReplica } from '../../replication/useHouseholdReplica.ts'
import { mealPlansInBrowser } from './mealPlansInBrowser.ts'

/** A household's plan as this user sees it, and the replica that changes it: see `useHouseholdReplica`. */
export function useMealPlanReplica(
  ids: ReplicaIds,
  first: ServerChanges<MealPlanDocumentAddress> | undefined,
  onHouseholdLeft: () => void,
) {
  const { shown, replica } = useHouseholdReplica(mealPlansInBrowser, ids, first, onHouseholdLeft)
  const plan = useMemo(() => readMealPlan(shown.docs), [shown.docs])
  return { shown, plan, replica }
}
