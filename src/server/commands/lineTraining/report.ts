import type { LineTaggerWeights } from '#shared/kitchen/lines/lineTaggerWeights.ts'
import { calibrateConfidence } from './calibrate.ts'
import type { LineScore } from './scoreLines.ts'

const percent = (scores: readonly LineScore[], isCounted: (score: LineScore) => boolean) =>
  ((100 * scores.filter(isCounted).length) / Math.max(1, scores.length)).toFixed(2).padStart(7)

/** Shares of correctly parsed lines, by source; nyt's labels follow older rules, so the others are also summed separately. */
export function createAccuracyTable(scores: readonly LineScore[]): string[] {
  const sources = [...new Set(scores.map(({ source }) => source))].sort()
  const row = (what: string, rows: readonly LineScore[]) =>
    [
      what.padEnd(14),
      String(rows.length).padStart(6),
      percent(rows, (score) => score.isQuantityRight),
      percent(rows, (score) => score.isUnitRight),
      percent(rows, (score) => score.isNameRight),
      percent(rows, (score) => score.isRight),
    ].join('')
  return [
    `${'source'.padEnd(14)} lines    qty   unit   name   all3`,
    row('all', scores),
    row(
      'without nyt',
      scores.filter(({ source }) => source !== 'nyt'),
    ),
    ...sources.map((source) =>
      row(
        source,
        scores.filter((score) => score.source === source),
      ),
    ),
  ]
}

/** The share of correct lines among those with a confidence. */
export function createCalibrationTable(
  scores: readonly LineScore[],
  calibration: LineTaggerWeights['calibration'],
): string[] {
  const told = scores.map((score) => ({
    ...score,
    confidence: calibrateConfidence(score.confidence, calibration),
  }))
  const edges = [0, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 1.000001]
  const rows = edges.slice(1).map((to, place) => {
    const from = edges[place]!
    const within = told.filter(({ confidence }) => confidence >= from && confidence < to)
    const mean = within.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, within.length)
    return `${from.toFixed(2)} to ${Math.min(1, to).toFixed(2)}  ${String(within.length).padStart(6)}  ${(100 * mean).toFixed(1).padStart(5)}  ${percent(within, (score) => score.isRight)}`
  })
  const confidentScores = told.filter(({ confidence }) => confidence >= 0.9)
  return [
    'confidence     lines   mean    right',
    ...rows,
    `0.90 to 1.00  ${String(confidentScores.length).padStart(6)}         ${percent(confidentScores, (score) => score.isRight)}`,
  ]
}
