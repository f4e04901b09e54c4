import * as m from '#messages'
import type { WeekPlan } from '#shared/contract/planner/weekPlans.ts'
import { Button } from '../../../ui/Button.tsx'
import { mealPlaceName } from '../words.ts'
import { mealPlaceKey } from './weekDemands.ts'
import {
  type NamesForPlanSentences,
  objectiveAmountSentence,
  objectiveName,
  objectivesWith,
} from './weekWords.ts'

interface PlanComparisonProps {
  plan: WeekPlan
  before: WeekPlan
  names: NamesForPlanSentences
  onTakeBefore: () => void
}

/** Two plans side by side: what each has of every objective, and what differs meal by meal. */
export function WeekPlanComparison({ plan, before, names, onTakeBefore }: PlanComparisonProps) {
  const dishAt = (of: WeekPlan, key: string) => {
    const entry = of.entries.find((each) => mealPlaceKey(each) === key)
    return of.dishes.find(({ id }) => id === entry?.dishId)?.name ?? '–'
  }
  const places = [
    ...new Map([...before.entries, ...plan.entries].map((each) => [mealPlaceKey(each), each])).values(),
  ]
  places.sort((a, b) => (mealPlaceKey(a) < mealPlaceKey(b) ? -1 : 1))
  return (
    <section className="flex flex-col gap-3">
      <table className="w-full table-fixed border-collapse text-start text-sm">
        <thead>
          <tr>
            <td />
            <th scope="col" className="p-2 text-start">
              {m.week_plan_this_plan()}
            </th>
            <th scope="col" className="p-2 text-start">
              {m.week_plan_plan_before()}
            </th>
          </tr>
        </thead>
        <tbody>
          {objectivesWith(plan.costs !== null || before.costs !== null).map((each) => (
            <tr key={each} className="border-t border-line align-top">
              <th scope="row" className="p-2 text-start font-normal text-soft">
                {objectiveName(each)}
              </th>
              {[plan, before].map((of) => (
                <td key={of.weekPlanId} className="p-2">
                  {(of.amounts && objectiveAmountSentence(each, of.amounts[each], of.costs)) || '–'}
                </td>
              ))}
            </tr>
          ))}
          {places.map((place) => (
            <tr key={mealPlaceKey(place)} className="border-t border-line align-top">
              <th scope="row" className="p-2 text-start font-normal text-soft">
                {mealPlaceName(names.slots, place)}
              </th>
              {[plan, before].map((of) => (
                <td key={of.weekPlanId} className="p-2 wrap-anywhere" dir="auto">
                  {dishAt(of, mealPlaceKey(place))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Button look="quiet" onClick={onTakeBefore}>
        {m.week_plan_show_before()}
      </Button>
    </section>
  )
}
