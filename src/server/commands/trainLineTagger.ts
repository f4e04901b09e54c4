import { writeFileSync } from 'node:fs'
import { fitConfidenceCalibration } from './lineTraining/calibrate.ts'
import { crossValidateLines } from './lineTraining/crossValidateLines.ts'
import { foodWordsOfLines } from './lineTraining/foodsIn.ts'
import { readLabelledLines } from './lineTraining/labelledLines.ts'
import { type LearningSettings, learnTaggerWeights } from './lineTraining/learnTaggerWeights.ts'
import { createAccuracyTable, createCalibrationTable } from './lineTraining/report.ts'

// node src/server/commands/trainLineTagger.ts FOLDER: learns the weights of the ingredient-line tagger from the
// labelled lines in FOLDER/dev and FOLDER/dev-tokens, and reports how well it reads lines that it was not trained on.
const settings: LearningSettings = {
  rounds: 15,
  warmUp: 6,
  rate: 0.3,
  shrink: 6,
  dropout: 0.4,
  nameCost: 1,
  seed: 1,
  seeds: 3,
  leastUses: 2,
  valueStep: 0.06,
  room: 200_000,
}
const linesFolder = new URL('../../shared/kitchen/lines/', import.meta.url)

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder that holds dev and dev-tokens.')
const lines = readLabelledLines(folder)
const scores = crossValidateLines(lines, settings)
const calibration = fitConfidenceCalibration(scores)
const packed = learnTaggerWeights(lines, foodWordsOfLines(lines), settings, calibration)
const comment = '/** Written by `node src/server/commands/trainLineTagger.ts`; read by `readWeights`. */'
writeFileSync(
  new URL('lineWeights.ts', linesFolder),
  `${comment}\nexport const packedLineTaggerWeights =\n  '${packed}'\n`,
)

const report = [
  'Ingredient lines read rightly, in %, by weights that no line of their fold had a part in (5 folds).',
  'Written by `node src/server/commands/trainLineTagger.ts FOLDER`.',
  '',
  ...createAccuracyTable(scores),
  '',
  ...createCalibrationTable(scores, calibration),
].join('\n')
writeFileSync(new URL('accuracy.txt', linesFolder), `${report}\n`)
console.log(`${report}\n\nweights: ${packed.length} letters`)
