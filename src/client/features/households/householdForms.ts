/** The forms of the household's page, which come in one file after it. */
export { HouseholdName } from './HouseholdName.tsx'
export { InvitePanel } from './InvitePanel.tsx'
export { OtherHouseholds } from './OtherHouseholds.tsx'
