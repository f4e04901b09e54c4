import * as m from '#messages'
import type { Household } from '#shared/contract/households.ts'
import { joinWordsAsList } from '#shared/currentLocale.ts'
import type { MealSlotToFill } from '#shared/mealPlan/slotInAddress.ts'
import { allergenName } from '#shared/messages/recipes/findings.ts'
import { trpcHooks } from '../../../data/trpc.ts'

/**
 * In the summary: each person who eats, what they are allergic to, and whether they need more care. They are the household, or
 * those of the planned meal, with its servings.
 */
export default function EatersOfRecipe({ slotToFill }: { slotToFill: MealSlotToFill | null }) {
  const { data: household } = trpcHooks.households.current.useQuery()
  const { data: unknown = [] } = trpcHooks.households.unknownAllergies.useQuery()
  if (!household) return null
  const people = eatersIn(household)
  const atMeal = people.filter(({ key }) => slotToFill?.eaterIds?.includes(key) ?? true)
  const eaters = atMeal.length > 0 ? atMeal : people
  const unknownAllergies = unknown.filter(({ eater }) => eaters.some(({ name }) => name === eater))
  return (
    <div className="grid gap-x-4 py-3 sm:grid-cols-[9rem_1fr]">
      <dt className="text-soft">{m.warnings_cooking_for()}</dt>
      <dd className="font-semibold wrap-anywhere">
        <ul>
          {eaters.map(({ key, name, allergens, otherAllergies, isVulnerable }) => {
            const eater = name || m.warnings_you()
            const allergies = joinWordsAsList([...allergens.map(allergenName), ...otherAllergies])
            return (
              <li key={key}>
                {allergies === ''
                  ? m.warnings_no_allergies({ eater })
                  : m.warnings_allergic_to({ eater, allergies })}
                {isVulnerable && <p>{m.households_needs_care()}</p>}
              </li>
            )
          })}
        </ul>
        {slotToFill && <p>{m.meal_plan_servings({ count: slotToFill.servings })}</p>}
        {unknownAllergies.flatMap(({ eater, words }) =>
          words.map((allergy) => (
            <p key={`${eater} ${allergy}`} role="status" className="text-paprika-deep">
              {m.generation_unknown_allergy({ allergy, eater })}
            </p>
          )),
        )}
      </dd>
    </div>
  )
}

const eatersIn = ({ members, guests }: Household) => [
  // Who of the members needs more care is for themselves to see, until a warning is about it.
  ...members.map(({ userId, name, eats }) => ({ ...eats, key: userId, name, isVulnerable: false })),
  ...guests.map((guest) => ({ ...guest, key: guest.id })),
]
