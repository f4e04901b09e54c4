import { storedList, storedText } from '../../data/browserStore.ts'

/** A timer that was started: for the timer at `place` in the words of a step, counted from 0 as steps are. */
export interface Timer {
  step: number
  place: number
  /** How long it takes, in the step's words. */
  time: string
  /** When it ends, in milliseconds since 1970. */
  endsAt: number
}

/** What a cook is at with one recipe. */
export interface Cooking {
  recipeId: string
  /** Ingredients that are at hand, each as its place and its line as it was written. */
  ticked: string[]
  timers: Timer[]
}

/** More are not cooked at once, and a browser's storage is small. */
const maxKept = 20

const cooking = storedList(storedText('localStorage', 'larder.cooking'), asCooking)

/** What this browser's cook is at with every recipe, last changed last: the same array until something changes. */
export const readCooking = cooking.read
export const onCookingChange = cooking.onChange

/** Changes what is kept of one recipe. What holds nothing any more is forgotten. */
export function changeCooking(recipeId: string, change: (before: Cooking) => Cooking): void {
  const before = readCooking().find((each) => each.recipeId === recipeId)
  const after = change(before ?? { recipeId, ticked: [], timers: [] })
  const isEmpty = after.ticked.length === 0 && after.timers.length === 0
  cooking.change((list) => {
    const others = list.filter((each) => Object(each).recipeId !== recipeId)
    return (isEmpty ? others : [...others, after]).slice(-maxKept)
  })
}

/** What this browser kept, where it is what a cook can be at. */
function asCooking(kept: unknown): Cooking | undefined {
  const { recipeId, ticked, timers } = Object(kept) as Partial<Cooking>
  if (typeof recipeId !== 'string' || !Array.isArray(ticked) || !Array.isArray(timers)) return undefined
  const isWhole = ticked.every((line) => typeof line === 'string') && timers.every(isTimer)
  return isWhole ? { recipeId, ticked, timers } : undefined
}

function isTimer(kept: unknown): kept is Timer {
  const { step, place, time, endsAt } = Object(kept) as Partial<Timer>
  const isPlace = (at: unknown) => Number.isInteger(at) && Number(at) >= 0
  return isPlace(step) && isPlace(place) && typeof time === 'string' && Number.isFinite(endsAt)
}
