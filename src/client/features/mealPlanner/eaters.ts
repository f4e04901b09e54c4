import type { Household } from '#shared/contract/households.ts'

/** Somebody who eats with the household, with or without an account. */
export interface HouseholdEater {
  id: string
  name: string
}

export const listEatersOfHousehold = ({
  members,
  guests,
}: Pick<Household, 'members' | 'guests'>): HouseholdEater[] => [
  ...members.map(({ userId, name }) => ({ id: userId, name })),
  ...guests.map(({ id, name }) => ({ id, name })),
]
