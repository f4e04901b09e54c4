/** What is said to whoever signs out while changes of their lists wait. */

export const title = 'Sign out now?'
/** `count` null: nobody can tell how many. */
export const notSaved = (count: number | null) =>
  count === 1
    ? '1 change to your grocery list is not saved yet: Larder could not be reached.'
    : `${count ?? 'Some'} changes to your grocery list are not saved yet: Larder could not be reached.`
export const question = 'Signing out takes what is not saved out of this browser for good.'
export const stay = 'Stay signed in'
export const leave = 'Sign out anyway'
