import type { LineCheck } from '../checkLine.ts'
import type { RecipeFinding } from '../findings.ts'
import { findPoisonOrNonFood } from '../foods/noFoodWords.ts'

/** Lines and steps that name what no one may eat. */
export function findPoisons(lines: readonly LineCheck[], steps: readonly string[]): RecipeFinding[] {
  const told = (text: string, line: number | null, step: number | null): RecipeFinding[] => {
    const poison = findPoisonOrNonFood(text, line !== null)
    return poison
      ? [{ kind: 'hazard', hazard: poison.hazard, eater: null, about: poison.word, line, step }]
      : []
  }
  return [
    ...lines.flatMap(({ text }, line) => told(text, line, null)),
    ...steps.flatMap((text, step) => told(text, null, step)),
  ]
}
