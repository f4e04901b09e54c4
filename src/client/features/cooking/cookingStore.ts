import { z } from 'zod'

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

const storageKey = 'larder.cooking'
/** Nobody cooks more at once, and a browser's store is small. */
const mostKept = 20

let known: { text: string | null; all: Cooking[] } = { text: null, all: [] }
/** What could not be stored because the store is full or forbidden; it lives as long as this page does. */
let unstored: string | null = null
const listeners = new Set<() => void>()

/** What this browser's cook is at with every recipe, last changed last: the same array until something changes. */
export function readCooking(): Cooking[] {
  const text = unstored ?? readText()
  if (text !== known.text) known = { text, all: parse(text) }
  return known.all
}

/** Changes what is kept of one recipe. What holds nothing any more is forgotten. */
export function changeCooking(recipeId: string, change: (cooking: Cooking) => Cooking): void {
  const all = readCooking()
  const before = all.find((each) => each.recipeId === recipeId) ?? { recipeId, ticked: [], timers: [] }
  const after = change(before)
  const others = all.filter((each) => each.recipeId !== recipeId)
  const isEmpty = after.ticked.length === 0 && after.timers.length === 0
  const text = JSON.stringify((isEmpty ? others : [...others, after]).slice(-mostKept))
  try {
    window.localStorage.setItem(storageKey, text)
    unstored = null
  } catch {
    unstored = text
  }
  readCooking()
  for (const listener of listeners) listener()
}

export function onCookingChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function readText(): string | null {
  try {
    return window.localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function parse(text: string | null): Cooking[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.flatMap((each) => Cooking.safeParse(each).data ?? []) : []
  } catch {
    return []
  }
}
