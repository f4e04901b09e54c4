import type { OpenVerdict } from '../verdicts.ts'
import type { ReadRecipe } from './readRecipe.ts'
import { unlistedFoods } from './unlistedFoods.ts'

/** What of a recipe leaves open whether it holds what was not found, the gravest; null where all of it was read. */
export function openVerdictOf({ lines, said, mentionOf, unreadTexts }: ReadRecipe): OpenVerdict | null {
  if (lines.length === 0 || lines.some(({ isUnknown }) => isUnknown)) return 'unknown line'
  if (unreadTexts) return 'unread text'
  return unlistedFoods(said, mentionOf).length > 0 ? 'unlisted food' : null
}
