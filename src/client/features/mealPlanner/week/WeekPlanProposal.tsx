import * as m from '#messages'
import type { WeekPlan, WeekPlanAlternative, WeekPlanEntry } from '#shared/contract/planner/weekPlans.ts'
import { formatNumber } from '#shared/currentLocale.ts'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { formatLongDay } from '../words.ts'
import { PlanCostNotes } from './PlanCostNotes.tsx'
import { ProposedMeal } from './ProposedMeal.tsx'
import {
  type ChosenAlternatives,
  costsWithChoices,
  countServingsToCook,
  objectiveAmountsWithAlternatives,
} from './weekChoice.ts'
import { mealPlaceKey } from './weekDemands.ts'
import {
  type NamesForPlanSentences,
  objectiveAmountSentence,
  objectiveName,
  objectivesWith,
} from './weekWords.ts'

interface WeekProposalProps {
  plan: WeekPlan
  /** With what was chosen in their place. */
  entries: readonly WeekPlanEntry[]
  names: NamesForPlanSentences
  locked: readonly string[]
  onLock: (key: string, isLocked: boolean) => void
  chosen: ChosenAlternatives
  onChoose: (key: string, alternative: WeekPlanAlternative | null) => void
}

/** A plan by days, with what it gives and how good it is proven to be. */
export function WeekPlanProposal({
  plan,
  entries,
  names,
  locked,
  onLock,
  chosen,
  onChoose,
}: WeekProposalProps) {
  const isComplete = plan.state !== 'planning'
  const dates = [...new Set(entries.map(({ date }) => date))].sort()
  return (
    <div className="flex flex-col gap-5">
      <PlanQuality plan={plan} chosen={chosen} />
      {dates.map((date) => (
        <section key={date} className="flex flex-col gap-2">
          <h3 className="font-semibold">{formatLongDay(date)}</h3>
          <ul className="flex flex-col gap-2">
            {entries
              .filter((entry) => entry.date === date)
              .map((entry) => {
                const key = mealPlaceKey(entry)
                return (
                  <ProposedMeal
                    key={key}
                    plan={plan}
                    entry={entry}
                    servings={entry.leftOversOf === null ? countServingsToCook(plan, entries, entry) : null}
                    names={names}
                    isLocked={locked.includes(key)}
                    onLock={(isLocked) => onLock(key, isLocked)}
                    chosen={chosen[key] ?? null}
                    onChoose={isComplete ? (alternative) => onChoose(key, alternative) : null}
                  />
                )
              })}
          </ul>
        </section>
      ))}
    </div>
  )
}

const percentOf = (share: number) => formatNumber(share, { style: 'percent', maximumFractionDigits: 0 })

function PlanQuality({ plan, chosen }: Pick<WeekProposalProps, 'plan' | 'chosen'>) {
  const amounts = objectiveAmountsWithAlternatives(plan, chosen)
  const { gap } = plan
  const costs = costsWithChoices(plan, chosen)
  if (!amounts) return null
  return (
    <div className="flex flex-col gap-2 rounded-xl border border-line px-4 py-3 text-sm">
      <p>
        {gap === null ? m.week_plan_gap_unknown() : m.week_plan_gap({ percent: percentOf(gap) })}{' '}
        {m.week_plan_considered({ count: plan.considered, written: plan.written })}
      </p>
      {gap !== null && plan.state === 'planning' && (
        <ProgressBar label={m.week_plan_gap_label()} value={1 - gap} max={1} />
      )}
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {objectivesWith(costs !== null).map((each) => (
          <div key={each} className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-soft">{objectiveName(each)}</dt>
            <dd>
              {objectiveAmountSentence(each, amounts[each], costs)}
              {plan.leastFound && plan.leastFound[each] < amounts[each] && (
                <span className="text-soft">
                  {' '}
                  {m.week_plan_least({ amount: objectiveAmountSentence(each, plan.leastFound[each], costs) })}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <PlanCostNotes plan={plan} />
      {plan.unknownFoods.length > 0 && (
        <p>{m.week_plan_unknown_foods({ foods: plan.unknownFoods.join(', ') })}</p>
      )}
    </div>
  )
}
