/** What the page of somebody's own account says. */

export const title = 'Your account'
export const lead = (email: string) => `You are signed in as ${email}.`

export const sessionsTitle = 'Where you are signed in'
export const thisDevice = 'This device'
export const endSession = 'Sign out'
export const endSessionOf = (device: string) => `Sign out ${device}`
export const endOthers = 'Sign out everywhere else'
export const sessionEnded = (device: string) => `${device} is signed out.`
export const othersEnded = 'All other devices are signed out.'
export const noOthers = 'You are signed in nowhere else.'
export const endFailed = 'Failed to sign the device out. Please try again.'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** When a browser was last used, from the milliseconds since. It is noted every five minutes. */
export const lastUsed = (sinceMs: number) => `Last used ${ago(sinceMs)}`
function ago(sinceMs: number): string {
  if (sinceMs < 6 * minuteMs) return 'just now'
  if (sinceMs < hourMs) return `${Math.floor(sinceMs / minuteMs)} minutes ago`
  if (sinceMs < 2 * hourMs) return 'an hour ago'
  if (sinceMs < dayMs) return `${Math.floor(sinceMs / hourMs)} hours ago`
  if (sinceMs < 2 * dayMs) return 'a day ago'
  return `${Math.floor(sinceMs / dayMs)} days ago`
}

export const passwordTitle = 'Password'
export const setPasswordTitle = 'Set a password'
export const noPasswordYet =
  'You have none yet, since you come by another account. With one you can also sign in by your email.'
export const currentPassword = 'Current password'
export const changePassword = 'Change password'
export const setPassword = 'Set password'
export const changingPassword = 'Saving...'
export const passwordChanged = 'Your password is set, and all other devices are signed out.'
export const changeFailed = 'Failed to change your password. Please try again.'

export const dataTitle = 'Your data'
export const dataLead =
  'Everything that is kept of you, in one JSON file: your account, your sessions, what you told of how you eat, your households, the recipes you saved with their earlier versions, your ratings and notes, your grocery lists, and what you wrote to us.'
export const download = 'Download my data'
export const downloading = 'Gathering...'
export const downloaded = 'Your data is in your downloads.'
export const downloadFailed = 'Failed to gather your data. Please try again.'
export const fileName = 'larder-my-data.json'

export const deleteTitle = 'Delete my account'
export const deleteLead = 'Your account and all that is yours alone go at once and for good.'
export const deleteAccount = 'Delete my account'
export const deleting = 'Deleting...'
export const cancel = 'Keep my account'
export const whatHappens = 'This is what will happen:'
export const lookingUp = 'Looking up what it would mean…'
export const planFailed = 'Failed to find out what it would mean. Please try again.'
export const accountGoes = 'Your account, your preferences, your ratings, your notes and every session end.'
export const householdEnds = (name: string) =>
  `“${name}” ends with everything in it, since nobody else is there.`
export const householdPasses = (name: string, newOwner: string) =>
  `“${name}” stays and passes to ${newOwner}.`
export const householdStays = (name: string) => `“${name}” stays; you are no longer in it.`
export const recipesGo =
  'Recipes you saved stay for everybody to read, without your name; delete them first if they shall not. Recipes that wait in this browser and are not saved are removed from it.'
export const noWayBack = 'There is no way back. Download your data first if you want to keep it.'
export const typeEmail = 'Type your email to confirm'
export const deleteFailed = 'Failed to delete your account. Please try again.'
