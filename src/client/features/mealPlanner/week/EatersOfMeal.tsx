import { useId, useState } from 'react'
import * as m from '#messages'
import { joinWordsAsList } from '#shared/currentLocale.ts'
import type { MealPlace } from '#shared/mealPlan/meals.ts'
import type { MealSlot } from '#shared/mealPlan/slots.ts'
import { AlertMessage } from '../../../ui/AlertMessage.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CheckboxGroup } from '../../../ui/CheckboxGroup.tsx'
import type { HouseholdEater } from '../eaters.ts'
import { ServingsStepper } from '../editing/ServingsStepper.tsx'
import { mealPlaceName, slotNameById } from '../words.ts'
import {
  changeEatersOfMeal,
  eatersAndServingsOf,
  type MealEaters,
  mealPlaceKey,
  type WeekFormState,
} from './weekDemands.ts'

interface EatersOfMealProps {
  place: MealPlace
  slots: readonly MealSlot[]
  household: readonly HouseholdEater[]
  form: WeekFormState
  onChange: (changes: Partial<WeekFormState>) => void
}

/** How many servings a meal has, and who eats it: a press opens what changes both for this meal alone. */
export function EatersOfMeal({ place, slots, household, form, onChange }: EatersOfMealProps) {
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()
  const key = mealPlaceKey(place)
  const { eaterIds, servings } = eatersAndServingsOf(form, place)
  const isChanged = form.mealEaters[key] !== undefined
  const nameOf = (id: string) => household.find((each) => each.id === id)?.name ?? ''
  const change = (changed: MealEaters | null) =>
    onChange({ mealEaters: changeEatersOfMeal(form, place, changed) })
  return (
    <li className={isOpen ? 'w-full' : 'max-w-full'}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
        className={`flex min-h-11 max-w-full items-center gap-2 rounded-xl border px-3 py-1 text-start text-sm hover:border-paprika ${isChanged ? 'border-paprika bg-blush font-semibold' : 'border-edge bg-card'}`}
      >
        <span className="min-w-0 wrap-anywhere">
          {slotNameById(slots, place.slotId)}: {m.meal_plan_servings({ count: servings })}
          {isChanged && eaterIds.length > 0 && `, ${joinWordsAsList(eaterIds.map(nameOf))}`}
          {isChanged && <span className="block text-paprika-deep">{m.week_plan_meal_changed()}</span>}
          <span className="sr-only">
            {' '}
            ({mealPlaceName(slots, place)}: {m.week_plan_who_eats()})
          </span>
        </span>
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          className={`size-4 shrink-0 fill-none stroke-current stroke-2 ${isOpen ? 'rotate-180' : ''}`}
        >
          <path d="M6 9l6 6 6-6" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </button>
      <div id={panelId} hidden={!isOpen} className="border-s-2 border-line py-3 ps-4">
        {isOpen && (
          <div className="flex flex-col items-start gap-4">
            <CheckboxGroup
              label={m.week_plan_who_eats_at({ place: mealPlaceName(slots, place) })}
              choices={household.map(({ id }) => id)}
              chosen={eaterIds}
              onChoose={(chosen) =>
                change({ eaterIds: chosen, servings: servings + atLeastOne(chosen) - atLeastOne(eaterIds) })
              }
              nameOf={nameOf}
            />
            {eaterIds.length === 0 && <AlertMessage>{m.week_plan_no_eaters()}</AlertMessage>}
            <ServingsStepper
              servings={servings}
              minServings={atLeastOne(eaterIds)}
              onChange={(count) => change({ eaterIds, servings: count })}
            />
            {isChanged && (
              <Button look="plain" onClick={() => change(null)}>
                {m.week_plan_meal_as_usual()}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  )
}

const atLeastOne = (eaterIds: readonly string[]) => Math.max(1, eaterIds.length)
