import { useSyncExternalStore } from 'react'
import {
  type CookingProgressOfRecipe,
  type CookingTimer,
  changeCookingProgress,
  readCookingProgressOfRecipes,
  subscribeToCookingProgress,
} from './cookingStore.ts'

const none: CookingProgressOfRecipe[] = []

/** What this browser's cook is at with a recipe; nothing on the server and until the page is hydrated. */
export function useCookingProgress(recipeId: string, lines: readonly string[]) {
  const all = useSyncExternalStore(subscribeToCookingProgress, readCookingProgressOfRecipes, () => none)
  const { ticked = [], timers = [] } = all.find((each) => each.recipeId === recipeId) ?? {}
  const nameOf = (index: number) => `${index} ${lines[index]}`
  return {
    timers,
    isTicked: (index: number) => ticked.includes(nameOf(index)),
    tick: (index: number, isTicked: boolean) =>
      changeCookingProgress(recipeId, (cooking) => {
        const others = cooking.ticked.filter((each) => each !== nameOf(index))
        return { ...cooking, ticked: isTicked ? [...others, nameOf(index)] : others }
      }),
    /** The recipe is cooked: its ingredients are not at hand any more. Timers run on. */
    finish: () => changeCookingProgress(recipeId, (cooking) => ({ ...cooking, ticked: [] })),
    startTimer: (timer: CookingTimer) =>
      changeCookingProgress(recipeId, (cooking) => ({
        ...cooking,
        timers: [...cooking.timers.filter((each) => !isTimerOfSameStepText(each, timer)), timer],
      })),
    endTimer: (timer: CookingTimer) =>
      changeCookingProgress(recipeId, (cooking) => ({
        ...cooking,
        timers: cooking.timers.filter((each) => !isTimerOfSameStepText(each, timer)),
      })),
  }
}

/** Whether both are for the same words of the same step. */
export function isTimerOfSameStepText(
  a: Pick<CookingTimer, 'step' | 'place'>,
  b: Pick<CookingTimer, 'step' | 'place'>,
): boolean {
  return a.step === b.step && a.place === b.place
}
