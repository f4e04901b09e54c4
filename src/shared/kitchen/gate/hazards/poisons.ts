import type { LineCheck } from '../checkLine.ts'
import type { Finding } from '../findings.ts'
import { poisonIn } from '../foods/noFoodWords.ts'

/** Lines and steps that name what no one may eat. */
export function poisonFindings(lines: readonly LineCheck[], steps: readonly string[]): Finding[] {
  const told = (text: string, line: number | null, step: number | null): Finding[] => {
    const poison = poisonIn(text, line !== null)
    return poison
      ? [{ kind: 'hazard', hazard: poison.hazard, eater: null, about: poison.word, line, step }]
      : []
  }
  return [
    ...lines.flatMap(({ text }, line) => told(text, line, null)),
    ...steps.flatMap((text, step) => told(text, null, step)),
  ]
}
