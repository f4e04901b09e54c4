import { createLineParser } from '#shared/kitchen/lines/lineParser.ts'
import { unpackLineTaggerWeights } from '#shared/kitchen/lines/lineTaggerWeights.ts'
import type { LineParts } from '#shared/kitchen/lines/splitLineIntoParts.ts'
import { foodWordsOfLines } from './foodsIn.ts'
import { crossValidationFolds, type LabelledLine } from './labelledLines.ts'
import { type LearningSettings, learnWeights } from './learnWeights.ts'
import { type LineScore, scoreLine } from './scoreLines.ts'

const asTheModelSays = { shift: 0, stretch: 1 }

export interface ScoredLine extends LineScore {
  line: LabelledLine
  read: LineParts
}

/** Every line, parsed by the product's own parser with weights that were trained without the lines of its fold. */
export function crossValidate(lines: LabelledLine[], settings: LearningSettings): ScoredLine[] {
  return Array.from({ length: crossValidationFolds }, (_, fold) => {
    const others = lines.filter((line) => line.fold !== fold)
    const parse = createLineParser(
      unpackLineTaggerWeights(learnWeights(others, foodWordsOfLines(others), settings, asTheModelSays)),
    )
    return lines
      .filter((line) => line.fold === fold)
      .map((line) => {
        const read = parse(line.line)
        return { ...scoreLine(line, read), line, read }
      })
  }).flat()
}
