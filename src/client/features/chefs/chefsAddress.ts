import type { ChefListInput } from '#shared/contract/chefs.ts'
import { wholeId } from '#shared/contract/ids.ts'
import { placeMaxLength } from '#shared/contract/limits.ts'
import { establishmentTypes } from '#shared/kitchen/establishments.ts'
import { cuisines } from '#shared/kitchen/questionnaire.ts'
import { textFromAddress } from '../../forms/textFromAddress.ts'

export const chefsPath = '/localflavors'
/** The names of what the directory's address says. */
export const fields = { place: 'place', cuisine: 'cuisine', establishmentType: 'type' } as const

/** Which chefs an address asks for. Values that no link of ours contains are ignored. */
export function readChefs(search: URLSearchParams): ChefListInput {
  return {
    cuisine: cuisines.find((each) => each === search.get(fields.cuisine)) ?? null,
    establishmentType:
      establishmentTypes.find((each) => each === search.get(fields.establishmentType)) ?? null,
    place: textFromAddress(search.get(fields.place), placeMaxLength),
  }
}

/** The chef an address opens; null when it shows the list. */
export function readChef(search: URLSearchParams): string | null {
  const chef = search.get('chef')
  if (chef === null) return null
  // What cannot be anybody is nobody.
  return wholeId.test(chef) ? chef : 'nobody'
}

/** The address that asks for these chefs, and opens one of them. */
export function chefsAddress({ place, cuisine, establishmentType }: ChefListInput, chefId?: string): string {
  const query = new URLSearchParams()
  if (place) query.set(fields.place, place)
  if (cuisine) query.set(fields.cuisine, cuisine)
  if (establishmentType) query.set(fields.establishmentType, establishmentType)
  if (chefId) query.set('chef', chefId)
  return query.size > 0 ? `${chefsPath}?${query}` : chefsPath
}
