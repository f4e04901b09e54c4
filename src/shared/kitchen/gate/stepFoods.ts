import type { LineCheck } from './checkLine.ts'
import type { Finding } from './findings.ts'
import { readSteps } from './saidFoods.ts'
import { unlistedFoods } from './unlistedFoods.ts'
import { unusedLines } from './unusedLines.ts'

/** Lines that no step names, and foods that a step names and no line lists. */
export function stepFindings(lines: readonly LineCheck[], steps: readonly string[]): Finding[] {
  if (steps.length === 0) return []
  const said = readSteps(steps)
  return [...unusedLines(lines, steps, said), ...unlistedFoods(lines, said)]
}
