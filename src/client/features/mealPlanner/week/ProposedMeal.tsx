import { useState } from 'react'
import { Link } from 'react-router-dom'
import * as m from '#messages'
import { weekPlanObjectives } from '#shared/contract/planner/weekPlanDemands.ts'
import type { WeekPlan, WeekPlanAlternative, WeekPlanEntry } from '#shared/contract/planner/weekPlans.ts'
import { Button } from '../../../ui/Button.tsx'
import { FoldablePart } from '../../../ui/FoldablePart.tsx'
import { mealPlaceName, slotNameById } from '../words.ts'
import { alternativeChangeSentence, entryReasonSentence, type NamesForPlanSentences } from './weekWords.ts'

interface PlannedEntryProps {
  plan: WeekPlan
  entry: WeekPlanEntry
  /** How many servings it cooks; null for left-overs. */
  servings: number | null
  names: NamesForPlanSentences
  isLocked: boolean
  onLock: (isLocked: boolean) => void
  /** What is eaten instead; null for what was proposed. */
  chosen: WeekPlanAlternative | null
  /** Null while the plan is not complete. */
  onChoose: ((alternative: WeekPlanAlternative | null) => void) | null
}

/** One meal of a proposal: the dish, why it is there, and what could be there instead. */
export function ProposedMeal(props: PlannedEntryProps) {
  const { plan, entry, servings, names, isLocked, onLock, chosen, onChoose } = props
  const [isChoosing, setIsChoosing] = useState(false)
  const dish = plan.dishes.find(({ id }) => id === entry.dishId)
  const proposed = plan.entries.find(({ date, slotId }) => date === entry.date && slotId === entry.slotId)
  const place = mealPlaceName(names.slots, entry)
  const reasons = entry.reasons.flatMap((reason) => entryReasonSentence(reason, plan, names) ?? [])
  const nameOf = (dishId: string) => plan.dishes.find(({ id }) => id === dishId)?.name ?? ''
  return (
    <li className="flex flex-col gap-2 rounded-xl border border-line bg-card px-4 py-3">
      <p className="text-sm text-soft">
        {slotNameById(names.slots, entry.slotId)}
        {dish && entry.leftOversOf === null && ` · ${m.week_plan_dish_minutes({ count: dish.minutes })}`}
        {servings !== null && ` · ${m.meal_plan_servings({ count: servings })}`}
      </p>
      <p className="font-semibold wrap-anywhere" dir="auto">
        {entry.leftOversOf !== null && `${m.meal_plan_kinds_leftovers()}: `}
        {dish?.recipeId ? (
          <Link to={`/recipe/${dish.recipeId}`} target="_blank" className="underline underline-offset-4">
            {dish.name}
          </Link>
        ) : (
          dish?.name
        )}
      </p>
      {dish?.written && (
        <FoldablePart title={m.week_plan_new_dish()} isOpenAtFirst={false}>
          <ul className="list-disc ps-5">
            {dish.written.recipe.ingredients.map((line) => (
              <li key={line} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        </FoldablePart>
      )}
      {reasons.length > 0 && (
        <ul className="list-disc ps-5 text-sm">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {onChoose && (
        <div className="flex flex-wrap gap-2">
          <Button
            look="quiet"
            aria-pressed={isLocked}
            aria-label={m.week_plan_lock_named({ place })}
            onClick={() => onLock(!isLocked)}
          >
            {isLocked && <span aria-hidden="true">✓</span>}
            {m.week_plan_lock()}
          </Button>
          {(proposed?.alternatives.length ?? 0) > 0 && (
            <Button
              look="quiet"
              aria-expanded={isChoosing}
              aria-label={m.week_plan_swap_named({ place })}
              onClick={() => setIsChoosing(!isChoosing)}
            >
              {m.week_plan_swap()}
            </Button>
          )}
          {chosen && (
            <Button look="plain" onClick={() => onChoose(null)}>
              {m.week_plan_swap_back()}
            </Button>
          )}
        </div>
      )}
      {onChoose && isChoosing && (
        <ul className="flex flex-col gap-2">
          {proposed?.alternatives.map((alternative) => (
            <li key={`${alternative.dishId} ${JSON.stringify(alternative.leftOversOf)}`}>
              <button
                type="button"
                className="w-full rounded-xl border border-edge px-4 py-2 text-start hover:border-paprika"
                onClick={() => {
                  onChoose(alternative)
                  setIsChoosing(false)
                }}
              >
                <span className="block font-semibold wrap-anywhere" dir="auto">
                  {alternative.leftOversOf && `${m.meal_plan_kinds_leftovers()}: `}
                  {nameOf(alternative.dishId)}
                </span>
                <span className="text-sm text-soft">{changesOf(alternative, plan)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function changesOf({ changes, dishId }: WeekPlanAlternative, { costs, dishes }: WeekPlan): string {
  const told = weekPlanObjectives.flatMap(
    (each) => alternativeChangeSentence(each, changes[each], costs) ?? [],
  )
  const isCostKnown = dishes.find(({ id }) => id === dishId)?.isCostKnown
  if (costs && !isCostKnown) told.push(m.week_plan_cost_in_part())
  return told.length > 0 ? told.join(' · ') : m.week_plan_no_change()
}
