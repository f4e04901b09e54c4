import type { RecipeFinding } from '../findings.ts'
import type { ReadRecipe } from '../readRecipe.ts'
import { findUnusedLines } from '../unusedLines.ts'
import { findUnlistedFoods } from './unlistedFoods.ts'

/** Lines that no step names, and foods that a step names and no line lists. */
export function findUnusedAndUnlistedFoods(
  { lines, said, mentionOf }: ReadRecipe,
  steps: readonly string[],
): RecipeFinding[] {
  if (steps.length === 0) return []
  return [...findUnusedLines(lines, steps, said), ...findUnlistedFoods(said, mentionOf)]
}
