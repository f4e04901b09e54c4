import * as m from '#messages'
import type { WeekPlan } from '#shared/contract/planner/weekPlans.ts'
import { formatNumber, getCurrentLocale, joinWordsAsList } from '#shared/currentLocale.ts'
import { translateFoodName } from '#shared/kitchen/foodNames.ts'
import { FoldablePart } from '../../../ui/FoldablePart.tsx'
import { formatMoney } from '../prices/money.ts'

/** What the cost of a plan is without, and what its budget counts. */
export function PlanCostNotes({ plan }: { plan: WeekPlan }) {
  const { costs, demands, considered, foodNames } = plan
  if (!costs) return null
  const { budget } = demands
  const { unpricedFoods, unreadPrices, hasUncountedLines, pricedDishes } = costs
  const names = unpricedFoods.map((name) => translateFoodName(getCurrentLocale(), name, foodNames))
  return (
    <>
      {budget?.currency === costs.currency && (
        <p>{m.week_plan_budget_kept({ amount: formatMoney(budget.amount, budget.currency) })}</p>
      )}
      <p>
        {m.week_plan_priced_dishes({ priced: formatNumber(pricedDishes), all: formatNumber(considered) })}{' '}
        {hasUncountedLines && m.week_plan_uncounted_lines()}
      </p>
      {names.length > 0 && (
        <FoldablePart
          title={m.week_plan_unpriced_foods({ count: formatNumber(names.length) })}
          isOpenAtFirst={false}
        >
          <p dir="auto">{joinWordsAsList(names)}</p>
        </FoldablePart>
      )}
      {unreadPrices.length > 0 && (
        <p>{m.week_plan_unread_prices({ foods: joinWordsAsList(unreadPrices) })}</p>
      )}
    </>
  )
}
