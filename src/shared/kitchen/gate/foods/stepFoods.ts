import type { Finding } from '../findings.ts'
import type { ReadRecipe } from '../readRecipe.ts'
import { unusedLines } from '../unusedLines.ts'
import { unlistedFoods } from './unlistedFoods.ts'

/** Lines that no step names, and foods that a step names and no line lists. */
export function stepFindings({ lines, said, mentionOf }: ReadRecipe, steps: readonly string[]): Finding[] {
  if (steps.length === 0) return []
  return [...unusedLines(lines, steps, said), ...unlistedFoods(said, mentionOf)]
}
