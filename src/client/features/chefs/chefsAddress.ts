import type { ChefListInput } from '#shared/contract/chefs.ts'
import { wholeIdRegex } from '#shared/contract/ids.ts'
import { maxChefPlaceTextLength } from '#shared/contract/limits.ts'
import { establishmentTypes } from '#shared/kitchen/establishments.ts'
import { cuisines } from '#shared/kitchen/questionnaire.ts'
import { readTextFromAddressPart } from '../../forms/readTextOfAddress.ts'

export const chefListPath = '/localflavors'
/** The names of what the directory's address says. */
export const chefListAddressFields = {
  place: 'place',
  cuisine: 'cuisine',
  establishmentType: 'type',
} as const

/** Which chefs an address asks for. Values that no link of ours contains are ignored. */
export function readChefListAddress(search: URLSearchParams): ChefListInput {
  return {
    cuisine: cuisines.find((each) => each === search.get(chefListAddressFields.cuisine)) ?? null,
    establishmentType:
      establishmentTypes.find((each) => each === search.get(chefListAddressFields.establishmentType)) ?? null,
    place: readTextFromAddressPart(search.get(chefListAddressFields.place), maxChefPlaceTextLength),
  }
}

/** The chef an address opens; null when it shows the list. */
export function readChefIdInAddress(search: URLSearchParams): string | null {
  const chef = search.get('chef')
  if (chef === null) return null
  // What cannot be anybody is nobody.
  return wholeIdRegex.test(chef) ? chef : 'nobody'
}

/** The address that asks for these chefs, and opens one of them. */
export function writeChefListAddress(
  { place, cuisine, establishmentType }: ChefListInput,
  chefId?: string,
): string {
  const query = new URLSearchParams()
  if (place) query.set(chefListAddressFields.place, place)
  if (cuisine) query.set(chefListAddressFields.cuisine, cuisine)
  if (establishmentType) query.set(chefListAddressFields.establishmentType, establishmentType)
  if (chefId) query.set('chef', chefId)
  return query.size > 0 ? `${chefListPath}?${query}` : chefListPath
}
