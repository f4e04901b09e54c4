import { useSyncExternalStore } from 'react'
import { type Cooking, changeCooking, onCookingChange, readCooking, type Timer } from './cookingStore.ts'

const none: Cooking[] = []

/** What this browser's cook is at with a recipe; nothing on the server and until the page is hydrated. */
export function useCooking(recipeId: string, lines: readonly string[]) {
  const all = useSyncExternalStore(onCookingChange, readCooking, () => none)
  const { ticked = [], timers = [] } = all.find((each) => each.recipeId === recipeId) ?? {}
  const nameOf = (index: number) => `${index} ${lines[index]}`
  return {
    timers,
    isTicked: (index: number) => ticked.includes(nameOf(index)),
    tick: (index: number, isTicked: boolean) =>
      changeCooking(recipeId, (cooking) => {
        const others = cooking.ticked.filter((each) => each !== nameOf(index))
        return { ...cooking, ticked: isTicked ? [...others, nameOf(index)] : others }
      }),
    /** The recipe is cooked: its ingredients are not at hand any more. Timers run on. */
    finish: () => changeCooking(recipeId, (cooking) => ({ ...cooking, ticked: [] })),
    startTimer: (timer: Timer) =>
      changeCooking(recipeId, (cooking) => ({
        ...cooking,
        timers: [...cooking.timers.filter((each) => !isSameTimer(each, timer)), timer],
      })),
    endTimer: (timer: Timer) =>
      changeCooking(recipeId, (cooking) => ({
        ...cooking,
        timers: cooking.timers.filter((each) => !isSameTimer(each, timer)),
      })),
  }
}

/** Whether both are for the same words of the same step. */
export function isSameTimer(a: Pick<Timer, 'step' | 'place'>, b: Pick<Timer, 'step' | 'place'>): boolean {
  return a.step === b.step && a.place === b.place
}
