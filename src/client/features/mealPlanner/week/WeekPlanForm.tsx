import type { FormEvent } from 'react'
import * as m from '#messages'
import { maxWeekPlanWeight, maxWeekPlanWishLength } from '#shared/contract/planner/weekPlanDemands.ts'
import { equipmentIds } from '#shared/kitchen/planning/equipment.ts'
import type { CalendarDate } from '#shared/mealPlan/calendarDates.ts'
import { currencyOfPrices } from '#shared/mealPlan/foodPrices.ts'
import type { MealPlan } from '#shared/mealPlan/meals.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { CheckboxGroup } from '../../../ui/CheckboxGroup.tsx'
import { FieldGroup } from '../../../ui/FieldGroup.tsx'
import { FoldablePart } from '../../../ui/FoldablePart.tsx'
import { LabelledField } from '../../../ui/LabelledField.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextField, textFieldClasses } from '../../../ui/TextField.tsx'
import type { HouseholdEater } from '../eaters.ts'
import { MoneyField } from '../prices/MoneyField.tsx'
import { mealPlaceName, slotNameById } from '../words.ts'
import { MealsToPlan } from './MealsToPlan.tsx'
import type { WeekFormState as Form } from './weekDemands.ts'
import { equipmentName, objectiveName, objectivesWith, objectiveWeightName } from './weekWords.ts'

interface WeekFormProps {
  days: readonly CalendarDate[]
  plan: Pick<MealPlan, 'settings' | 'meals' | 'foodsAtHand' | 'foodPrices'>
  household: readonly HouseholdEater[]
  form: Form
  onChange: (changes: Partial<Form>) => void
  onSubmit: () => void
  onDialog: (kind: 'food' | 'prices') => void
  isBusy: boolean
}

const daysBetweenChoices = [0, 3, 7, 14]
const skills = [
  [1, m.week_plan_skill_easy],
  [2, m.week_plan_skill_some],
  [3, m.week_plan_skill_any],
] as const

/** What the household asks of a week: meals and minutes, who eats, wishes, and what counts how much. */
export function WeekPlanForm(props: WeekFormProps) {
  const { days, plan, household, form, onChange, onSubmit, onDialog, isBusy } = props
  const { slots } = plan.settings
  const currency = currencyOfPrices(plan)
  const plannedSlots = slots.filter(({ id }) => form.chosen.some((key) => key.endsWith(` ${id}`)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-6">
      <FieldGroup label={m.week_plan_which_meals()} hint={m.week_plan_which_meals_hint()}>
        <MealsToPlan {...{ days, plan, household, form, onChange }} />
      </FieldGroup>
      <LabelledField label={m.week_plan_wish()} hint={m.week_plan_wish_hint()}>
        {(control) => (
          <input
            {...control}
            value={form.wish}
            maxLength={maxWeekPlanWishLength}
            onChange={({ target }) => onChange({ wish: target.value })}
            className={`${textFieldClasses} min-h-11`}
          />
        )}
      </LabelledField>
      <div className="flex flex-col">
        <FoldablePart title={m.week_plan_counts()} isOpenAtFirst={false}>
          <div className="grid gap-4 sm:grid-cols-2">
            {objectivesWith(currency !== null).map((objective) => (
              <LabelledField key={objective} label={objectiveName(objective)}>
                {(control) => (
                  <span className="flex items-center gap-3">
                    <input
                      {...control}
                      type="range"
                      min={0}
                      max={maxWeekPlanWeight}
                      step={1}
                      value={form.weights[objective]}
                      aria-valuetext={objectiveWeightName(form.weights[objective])}
                      onChange={({ target }) =>
                        onChange({ weights: { ...form.weights, [objective]: Number(target.value) } })
                      }
                      className="min-h-11 min-w-0 flex-1 accent-paprika"
                    />
                    <span className="w-28 shrink-0 text-sm text-soft" aria-hidden="true">
                      {objectiveWeightName(form.weights[objective])}
                    </span>
                  </span>
                )}
              </LabelledField>
            ))}
          </div>
        </FoldablePart>
        <FoldablePart title={m.week_plan_who_eats()} isOpenAtFirst={false}>
          <div className="flex flex-col gap-4">
            {plannedSlots.map(({ id }) => (
              <CheckboxGroup
                key={id}
                label={slotNameById(slots, id)}
                choices={household.map((each) => each.id)}
                chosen={form.eaterIds[id] ?? []}
                onChoose={(eaterIds) => onChange({ eaterIds: { ...form.eaterIds, [id]: eaterIds } })}
                nameOf={(eaterId) => household.find((each) => each.id === eaterId)?.name ?? ''}
              />
            ))}
            <CheckboxGroup
              label={m.week_plan_left_overs_at()}
              hint={m.week_plan_left_overs_hint()}
              choices={plannedSlots.map(({ id }) => id)}
              chosen={form.leftOverSlots}
              onChoose={(leftOverSlots) => onChange({ leftOverSlots })}
              nameOf={(id) => slotNameById(slots, id)}
            />
          </div>
        </FoldablePart>
        <FoldablePart title={m.week_plan_meal_wishes()} isOpenAtFirst={false}>
          <div className="flex flex-col gap-4">
            {[...form.chosen].sort().map((key) => {
              const space = key.indexOf(' ')
              const place = { date: key.slice(0, space), slotId: key.slice(space + 1) }
              return (
                <TextField
                  key={key}
                  label={mealPlaceName(slots, place)}
                  value={form.mealWishes[key] ?? ''}
                  maxLength={maxWeekPlanWishLength}
                  onChange={({ target }) =>
                    onChange({ mealWishes: { ...form.mealWishes, [key]: target.value } })
                  }
                />
              )
            })}
          </div>
        </FoldablePart>
        <FoldablePart title={m.week_plan_kitchen()} isOpenAtFirst={false}>
          <div className="flex flex-col gap-5">
            <LabelledField label={m.week_plan_skill()}>
              {(control) => (
                <Select
                  {...control}
                  value={form.maxSkill}
                  onChange={({ target }) =>
                    onChange({ maxSkill: skills.find(([grade]) => String(grade) === target.value)?.[0] ?? 3 })
                  }
                >
                  {skills.map(([grade, name]) => (
                    <option key={grade} value={grade}>
                      {name()}
                    </option>
                  ))}
                </Select>
              )}
            </LabelledField>
            <CheckboxGroup
              label={m.week_plan_equipment()}
              choices={equipmentIds}
              chosen={equipmentIds.filter((id) => !form.missingEquipment.includes(id))}
              onChoose={(owned) =>
                onChange({ missingEquipment: equipmentIds.filter((id) => !owned.includes(id)) })
              }
              nameOf={equipmentName}
            />
            <LabelledField label={m.week_plan_days_between()}>
              {(control) => (
                <Select
                  {...control}
                  value={form.minDaysBetweenSameDish}
                  onChange={({ target }) => onChange({ minDaysBetweenSameDish: Number(target.value) })}
                >
                  {daysBetweenChoices.map((count) => (
                    <option key={count} value={count}>
                      {m.week_plan_days_between_choice({ count })}
                    </option>
                  ))}
                </Select>
              )}
            </LabelledField>
            <Checkbox
              label={m.week_plan_public_recipes()}
              isChecked={form.mayUsePublicRecipes}
              onCheck={(mayUsePublicRecipes) => onChange({ mayUsePublicRecipes })}
            />
            <Checkbox
              label={m.week_plan_new_recipes()}
              hint={m.week_plan_new_recipes_hint()}
              isChecked={form.mayWriteRecipes}
              onCheck={(mayWriteRecipes) => onChange({ mayWriteRecipes })}
            />
          </div>
        </FoldablePart>
      </div>
      {currency !== null && (
        <MoneyField
          key={currency}
          label={m.week_plan_budget({ currency })}
          hint={m.week_plan_budget_hint()}
          currency={currency}
          first={form.budget?.currency === currency ? form.budget.amount : null}
          onType={(amount, isBudgetFaulty) =>
            onChange({ budget: amount === null ? null : { amount, currency }, isBudgetFaulty })
          }
        />
      )}
      <p className="text-soft">
        {plan.foodsAtHand.length > 0
          ? m.week_plan_food_used({ foods: plan.foodsAtHand.map(({ name }) => name).join(', ') })
          : m.week_plan_food_none()}{' '}
        <Button look="plain" onClick={() => onDialog('food')}>
          {m.meal_plan_food_at_hand()}
        </Button>
        <Button look="plain" onClick={() => onDialog('prices')}>
          {m.food_prices_title()}
        </Button>
      </p>
      <Button type="submit" isBusy={isBusy} disabled={form.chosen.length === 0 || form.isBudgetFaulty}>
        {m.week_plan_begin()}
      </Button>
    </form>
  )
}
