import { foodStemKey } from '#shared/kitchen/lines/features.ts'
import { taggerNameState } from '#shared/kitchen/lines/labels.ts'
import { createLineTokens, tokenizeLine } from '#shared/kitchen/lines/tokens.ts'
import type { LabelledTrainingLine } from './labelledLines.ts'

const leastUses = 3
const leastShare = 0.7

/** Words that end names in several labelled lines and rarely occur otherwise: foods, as `foodStemKey`s. */
export function foodWordsOfLines(lines: LabelledTrainingLine[]): ReadonlySet<number> {
  const tokens = createLineTokens()
  const uses = new Map<number, { last: number; all: number }>()
  for (const { line, states } of lines) {
    if (!states) continue
    tokenizeLine(line, tokens)
    for (let at = 0; at < tokens.count; at += 1) {
      const key = foodStemKey(tokens.stem[at]!)
      const use = uses.get(key) ?? { last: 0, all: 0 }
      uses.set(key, use)
      use.all += states[at] === taggerNameState && states[at + 1] === taggerNameState ? 0.5 : 1
      if (states[at] === taggerNameState && states[at + 1] !== taggerNameState) use.last += 1
    }
  }
  return new Set(
    [...uses]
      .filter(([, use]) => use.last >= leastUses && use.last >= leastShare * use.all)
      .map(([key]) => key),
  )
}
