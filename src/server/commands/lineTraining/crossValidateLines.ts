import { createLineParser } from '#shared/kitchen/lines/lineParser.ts'
import { unpackLineTaggerWeights } from '#shared/kitchen/lines/lineTaggerWeights.ts'
import type { LineParts } from '#shared/kitchen/lines/splitLineIntoParts.ts'
import { foodWordsOfLines } from './foodsIn.ts'
import { crossValidationFolds, type LabelledTrainingLine } from './labelledLines.ts'
import { type LearningSettings, learnTaggerWeights } from './learnTaggerWeights.ts'
import { type LineScore, scoreParsedLine } from './scoreLines.ts'

const noCalibration = { shift: 0, stretch: 1 }

export interface ScoredTrainingLine extends LineScore {
  line: LabelledTrainingLine
  read: LineParts
}

/** Every line, parsed by the product's own parser with weights that were trained without the lines of its fold. */
export function crossValidateLines(
  lines: LabelledTrainingLine[],
  settings: LearningSettings,
): ScoredTrainingLine[] {
  return Array.from({ length: crossValidationFolds }, (_, fold) => {
    const others = lines.filter((line) => line.fold !== fold)
    const parse = createLineParser(
      unpackLineTaggerWeights(learnTaggerWeights(others, foodWordsOfLines(others), settings, noCalibration)),
    )
    return lines
      .filter((line) => line.fold === fold)
      .map((line) => {
        const read = parse(line.line)
        return { ...scoreParsedLine(line, read), line, read }
      })
  }).flat()
}
