import { useEffect, useRef, useState } from 'react'
import type { StartWeekPlanInput, WeekPlanDemands } from '#shared/contract/planner/weekPlanDemands.ts'
import { emptyWeekPlanResult, type WeekPlan } from '#shared/contract/planner/weekPlans.ts'
import { trpcHooks } from '../../../data/trpc.ts'

interface WeekPlanState {
  /** The plan that is shown; null before one is begun. */
  plan: WeekPlan | null
  /** The one before it, to compare with. */
  before: WeekPlan | null
  isStarting: boolean
  /** A sentence about what went wrong; null while nothing has. */
  fault: string | null
}

const nothing: WeekPlanState = { plan: null, before: null, isStarting: false, fault: null }

/** Begins plans for a household and follows the one that is shown. `lost` is said when the connection ends. */
export function useWeekPlan(householdId: string, lost: string) {
  const { client } = trpcHooks.useUtils()
  const [state, setState] = useState<WeekPlanState>(nothing)
  const stopFollowing = useRef<(() => void) | null>(null)
  useEffect(() => () => stopFollowing.current?.(), [])
  const change = (changes: Partial<WeekPlanState>) => setState((now) => ({ ...now, ...changes }))

  /** Resolves to whether the planning was started. */
  async function start(demands: WeekPlanDemands, keeps: StartWeekPlanInput['keeps'] = null) {
    const weekPlanId = crypto.randomUUID()
    change({ isStarting: true, fault: null })
    try {
      await client.weekPlanner.start.mutate({ weekPlanId, householdId, demands, keeps })
    } catch (error) {
      change({
        isStarting: false,
        fault: error instanceof Error && error.message ? error.message : lost,
      })
      return false
    }
    setState(({ plan }) => ({
      ...nothing,
      before: plan && plan.entries.length > 0 ? plan : null,
      plan: { weekPlanId, state: 'planning', demands, ...emptyWeekPlanResult },
    }))
    follow(weekPlanId)
    return true
  }

  function follow(weekPlanId: string) {
    stopFollowing.current?.()
    const { unsubscribe } = client.weekPlanner.follow.subscribe(
      { weekPlanId },
      {
        onData: (plan) => change({ plan, fault: null }),
        onError: () => change({ fault: lost }),
      },
    )
    stopFollowing.current = unsubscribe
  }

  return {
    ...state,
    start,
    /** Shows a plan of earlier; one that is still planned is followed. */
    open(plan: WeekPlan, before: WeekPlan | null) {
      change({ plan, before, fault: null })
      if (plan.state === 'planning') follow(plan.weekPlanId)
    },
    /** Ends planning; the best plan until then stays. */
    async stop() {
      if (state.plan) await client.jobs.cancel.mutate({ jobId: state.plan.weekPlanId }).catch(() => {})
    },
    showBefore() {
      setState(({ plan, before, ...others }) => ({ ...others, plan: before, before: plan }))
    },
  }
}
