import type { AddGuestInput, HouseholdGuest } from '#shared/contract/households.ts'

/** What the form for a guest, who eats with the household and has no account, holds. */
export type GuestFields = Omit<AddGuestInput, 'householdId' | 'draftId'>

export const emptyGuestFields: GuestFields = {
  name: '',
  allergens: [],
  otherAllergies: [],
  diets: [],
  likes: [],
  dislikes: [],
  isVulnerable: false,
}

export function toGuestFields({ id: _, version: __, ...fields }: HouseholdGuest): GuestFields {
  return fields
}

/** Whether a guest is kept as they were told. */
export function isGuestSavedWithFields(guest: HouseholdGuest, told: GuestFields): boolean {
  const textOf = (fields: GuestFields) =>
    (Object.keys(emptyGuestFields) as (keyof GuestFields)[])
      .map((field) => JSON.stringify(fields[field]))
      .join()
  return textOf(guest) === textOf(told)
}
