import { useMemo } from 'react'
import type { MealPlanDocumentAddress } from '#shared/mealPlan/kind.ts'
import { readMealPlan } from '#shared/mealPlan/meals.ts'
import type { ServerChanges } from '#shared/replication/replica.ts'
import { trpcHooks } from '../../data/trpc.ts'
import type { ReplicaIds } from '../../replication/replica.ts'
import { useHouseholdReplica } from '../../replication/useHouseholdReplica.ts'
import { mealPlanProceduresOf, mealPlansInBrowser } from './openMealPlanReplica.ts'

/** A household's plan as this user sees it, and the replica that changes it: see `useHouseholdReplica`. */
export function useMealPlanReplica(
  ids: ReplicaIds,
  first: ServerChanges<MealPlanDocumentAddress> | undefined,
  onNotOurs: () => void,
) {
  const utils = trpcHooks.useUtils()
  const { shown, replica } = useHouseholdReplica(
    mealPlansInBrowser,
    ids,
    mealPlanProceduresOf(utils.client),
    first,
    {
      onSignedOut: () => void utils.auth.entrance.invalidate(),
      onNotOurs() {
        onNotOurs()
        void utils.households.invalidate()
      },
    },
  )
  const plan = useMemo(() => readMealPlan(shown.docs), [shown.docs])
  return { shown, plan, replica }
}
