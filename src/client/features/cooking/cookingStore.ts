import { z } from 'zod'
import { listKeptIn } from '../../browserStore.ts'

/** A timer that was started: for the timer at `place` in the words of a step, counted from 0 as steps are. */
const Timer = z.strictObject({
  step: z.number().int().min(0),
  place: z.number().int().min(0),
  /** How long it takes, in the step's words. */
  time: z.string(),
  /** When it is over, in milliseconds since 1970. */
  endsAt: z.number(),
})
export type Timer = z.infer<typeof Timer>

/** What a cook is at with one recipe. */
const Cooking = z.strictObject({
  recipeId: z.string(),
  /** Ingredients that are at hand, each as its place and its line as it was written. */
  ticked: z.array(z.string()),
  timers: z.array(Timer),
})
export type Cooking = z.infer<typeof Cooking>

/** Nobody cooks more at once, and a browser's store is small. */
const mostKept = 20

const cooking = listKeptIn('larder.cooking', (each) => Cooking.safeParse(each).data)

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
    return (isEmpty ? others : [...others, after]).slice(-mostKept)
  })
}
