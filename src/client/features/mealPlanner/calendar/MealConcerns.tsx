import * as m from '#messages'
import type { PlannedRecipe } from '#shared/contract/planner/mealPlan.ts'
import { joinWordsAsList } from '#shared/currentLocale.ts'
import { sentenceOfFinding } from '#shared/messages/recipes/findingSentences.ts'
import { allergenName, dietName } from '#shared/messages/recipes/findings.ts'
import type { HouseholdEater } from '../eaters.ts'
import { findConcernsOfMeal, type MealConcern } from './concernsOfMeal.ts'

const looks: Record<MealConcern['kind'], string> = {
  contains: 'bg-alarm text-on-alarm border-transparent',
  'may contain': 'border-amber border-dashed text-amber',
  hazard: 'border-amber border-dashed text-amber',
  'checked in part': 'border-amber border-dashed text-amber',
  'not checked': 'border-amber border-dashed text-amber',
  'breaks diet': 'border-edge',
}

/** What of a meal those who eat it must not, or do not, eat: red only for an allergy that is certain. */
export default function MealConcerns({
  recipe,
  eaters,
}: {
  recipe: PlannedRecipe
  eaters: readonly HouseholdEater[]
}) {
  const concerns = findConcernsOfMeal(recipe, eaters)
  const isPartlyUnread = !recipe.isReadCompletely
  if (concerns.length === 0 && !isPartlyUnread) return null
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {concerns.map((concern) => (
        <li
          key={`${concern.kind} ${concern.what} ${concern.foodOfHazard}`}
          className={`rounded-lg border px-2 py-0.5 font-semibold wrap-anywhere ${looks[concern.kind]}`}
        >
          {sentenceOf(concern)}
        </li>
      ))}
      {isPartlyUnread && (
        <li className="rounded-lg border border-amber border-dashed px-2 py-0.5 text-amber">
          {m.meal_plan_not_all_read()}
        </li>
      )}
    </ul>
  )
}

function sentenceOf({ kind, what, eaters, foodOfHazard = '' }: MealConcern): string {
  const names = joinWordsAsList(eaters)
  if (kind === 'hazard')
    return sentenceOfFinding({ kind, hazard: what, eater: names || null, about: foodOfHazard })
  if (kind === 'checked in part') return m.meal_plan_checked_in_part({ names })
  if (kind === 'contains') return m.meal_plan_contains({ food: allergenName(what), names })
  if (kind === 'may contain') return m.meal_plan_may_contain({ food: allergenName(what), names })
  if (kind === 'not checked') return m.meal_plan_word_not_checked({ words: what, names })
  return m.meal_plan_breaks_diet({ diet: dietName(what), names })
}
