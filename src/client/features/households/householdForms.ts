/** The forms of the household's page, which come in one file after it. */

export { HouseholdInvitePanel } from './HouseholdInvitePanel.tsx'
export { HouseholdName } from './HouseholdName.tsx'
export { OtherHouseholds } from './OtherHouseholds.tsx'
