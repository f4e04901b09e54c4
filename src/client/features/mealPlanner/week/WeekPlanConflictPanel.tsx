import * as m from '#messages'
import type { WeekPlanDemands } from '#shared/contract/planner/weekPlanDemands.ts'
import type { WeekPlan } from '#shared/contract/planner/weekPlans.ts'
import { Button } from '../../../ui/Button.tsx'
import { relaxDemands } from './weekDemands.ts'
import { conflictSentences, type NamesForPlanSentences } from './weekWords.ts'

/** Demands that cannot be met together, each with a button that relaxes it and plans again. */
export function WeekPlanConflictPanel({
  plan,
  names,
  onRelax,
}: {
  plan: WeekPlan
  names: NamesForPlanSentences
  onRelax: (demands: WeekPlanDemands) => void
}) {
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">{m.week_plan_impossible()}</p>
      <ul className="flex flex-col gap-2">
        {plan.conflict.map((conflict) => {
          const { demand, relaxation } = conflictSentences(conflict, plan.demands, names)
          const relaxed = relaxDemands(plan.demands, conflict)
          return (
            <li
              key={JSON.stringify(conflict.demand)}
              className="flex flex-wrap items-center justify-between gap-2 rounded-xl border border-line px-4 py-2"
            >
              <span className="min-w-0 flex-1">{demand}</span>
              {relaxed && (
                <Button look="quiet" onClick={() => onRelax(relaxed)}>
                  {relaxation}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
