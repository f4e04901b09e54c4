import { type Faults, faultsOf } from '../faults.ts'
import { SubmitRecipeInput } from './recipeKeeping.ts'
import { linesOf, minutesOf, numberOf, type Submission } from './submissionTerms.ts'

/** What is to be sent of what was typed, or what is wrong with it. Without a time in all, both times make it. */
export function readSubmission(
  typed: Submission,
  draftId: string,
): { input: SubmitRecipeInput } | { faults: Faults } {
  const [prepTimeMinutes, cookTimeMinutes] = [
    minutesOf(typed.prepTimeMinutes),
    minutesOf(typed.cookTimeMinutes),
  ]
  const inAll = typed.totalTimeMinutes.trim()
  const read = SubmitRecipeInput.safeParse({
    ...typed,
    draftId,
    ingredients: linesOf(typed.ingredients),
    instructions: linesOf(typed.instructions),
    servings: numberOf(typed.servings),
    prepTimeMinutes,
    cookTimeMinutes,
    totalTimeMinutes: inAll ? numberOf(inAll) : (prepTimeMinutes || 0) + (cookTimeMinutes || 0),
  })
  return read.success ? { input: read.data } : { faults: faultsOf(read.error) }
}
