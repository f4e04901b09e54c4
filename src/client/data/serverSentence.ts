import type { RefusalReason } from '#shared/contract/refusalReasons.ts'
import { appErrorDataOf } from './failure.ts'

/** Reasons for which nothing was saved and trying again does not help; the server's sentence says why. */
const reasonsWithShownSentence = new Set<unknown>([
  'errors_no_room_for_text',
  'feedback_too_many',
  'notes_too_many',
  'recipe_keeping_too_many_recipes',
  'recipe_keeping_too_much_text',
  'recipes_recipe_not_found',
  'visibility_household_changed',
  'visibility_household_not_kept',
] satisfies RefusalReason[])

/** The server's sentence for these reasons and for exceeded limits. Null for every other failure. */
export function serverSentenceOfError(error: unknown): string | null {
  const data = appErrorDataOf(error)
  const isSentenceShown = data?.code === 'TOO_MANY_REQUESTS' || reasonsWithShownSentence.has(data?.reason)
  return error instanceof Error && isSentenceShown ? error.message : null
}
