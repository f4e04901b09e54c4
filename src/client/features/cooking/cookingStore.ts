import { createListInBrowserStorage, createTextInBrowserStorage } from '../../data/browserStore.ts'

/** A timer that was started: for the timer at `place` in the words of a step, counted from 0 as steps are. */
export interface CookingTimer {
  step: number
  place: number
  /** How long it takes, in the step's words. */
  time: string
  /** When it ends, in milliseconds since 1970. */
  endsAt: number
}

/** What a cook is at with one recipe. */
export interface CookingProgressOfRecipe {
  recipeId: string
  /** Ingredients that are at hand, each as its place and its line as it was written. */
  ticked: string[]
  timers: CookingTimer[]
}

/** More are not cooked at once, and a browser's storage is small. */
const maxRecipes = 20

const cooking = createListInBrowserStorage(
  createTextInBrowserStorage('localStorage', 'larder.cooking'),
  parseCookingProgress,
)

/** What this browser's cook is at with every recipe, last changed last: the same array until something changes. */
export const readCookingProgressOfRecipes = cooking.read
export const subscribeToCookingProgress = cooking.onChange

/** Changes what is kept of one recipe. What holds nothing any more is forgotten. */
export function changeCookingProgress(
  recipeId: string,
  change: (before: CookingProgressOfRecipe) => CookingProgressOfRecipe,
): void {
  const before = readCookingProgressOfRecipes().find((each) => each.recipeId === recipeId)
  const after = change(before ?? { recipeId, ticked: [], timers: [] })
  const isEmpty = after.ticked.length === 0 && after.timers.length === 0
  cooking.change((list) => {
    const others = list.filter((each) => Object(each).recipeId !== recipeId)
    return (isEmpty ? others : [...others, after]).slice(-maxRecipes)
  })
}

/** What this browser kept, where it is what a cook can be at. */
function parseCookingProgress(kept: unknown): CookingProgressOfRecipe | undefined {
  const { recipeId, ticked, timers } = Object(kept) as Partial<CookingProgressOfRecipe>
  if (typeof recipeId !== 'string' || !Array.isArray(ticked) || !Array.isArray(timers)) return undefined
  const isValid = ticked.every((line) => typeof line === 'string') && timers.every(isTimer)
  return isValid ? { recipeId, ticked, timers } : undefined
}

function isTimer(kept: unknown): kept is CookingTimer {
  const { step, place, time, endsAt } = Object(kept) as Partial<CookingTimer>
  const isWholeNumber = (at: unknown) => Number.isInteger(at) && Number(at) >= 0
  return isWholeNumber(step) && isWholeNumber(place) && typeof time === 'string' && Number.isFinite(endsAt)
}
