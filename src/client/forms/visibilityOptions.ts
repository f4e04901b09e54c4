import * as m from '#messages'
import type { NamedHousehold } from '#shared/contract/namedHousehold.ts'
import { householdVisibilityOption, type VisibilityOption } from '#shared/kitchen/recipeVisibilities.ts'

/** The households that an option may mean. */
export interface HouseholdsOfVisibilityOptions {
  /** The household of the person who chooses, its name null while it is unknown; null for a visitor. */
  current: { id: string; name: string | null } | null
  /** The household that can see the recipe already. */
  shownTo?: NamedHousehold | null
}

/** The name of an option; a household has its own name. */
export function visibilityOptionName(
  option: VisibilityOption,
  { current, shownTo }: HouseholdsOfVisibilityOptions,
): string {
  if (option === 'everyone') return m.visibility_everyone()
  if (option === 'creator') return m.visibility_creator()
  if (current && option === householdVisibilityOption(current.id) && current.name !== null)
    return m.visibility_household_named({ household: current.name })
  if (shownTo && option === householdVisibilityOption(shownTo.id))
    return m.visibility_household_other({ household: shownTo.name })
  return m.visibility_household()
}
