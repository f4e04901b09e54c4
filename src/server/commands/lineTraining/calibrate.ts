import { type LineTaggerWeights, toLogOdds } from '#shared/kitchen/lines/lineTaggerWeights.ts'
import type { LineScore } from './scoreLines.ts'

const rounds = 50

/** The maximum-likelihood shift and stretch of the log odds: logistic regression by Newton's method. */
export function fitConfidenceCalibration(scores: readonly LineScore[]): LineTaggerWeights['calibration'] {
  let shift = 0
  let stretch = 1
  for (let round = 0; round < rounds; round += 1) {
    const sums = { shift: 0, stretch: 0, both: 0, ofShift: 1e-6, ofStretch: 1e-6 }
    for (const { confidence, isRight } of scores) {
      const odds = toLogOdds(confidence)
      const share = 1 / (1 + Math.exp(-shift - stretch * odds))
      const slope = (isRight ? 1 : 0) - share
      const secondDerivative = share * (1 - share)
      sums.shift += slope
      sums.stretch += slope * odds
      sums.ofShift += secondDerivative
      sums.both += secondDerivative * odds
      sums.ofStretch += secondDerivative * odds * odds
    }
    const area = sums.ofShift * sums.ofStretch - sums.both * sums.both
    shift += (sums.shift * sums.ofStretch - sums.stretch * sums.both) / area
    stretch += (sums.stretch * sums.ofShift - sums.shift * sums.both) / area
  }
  return { shift: Number(shift.toFixed(4)), stretch: Number(stretch.toFixed(4)) }
}

/** The calibrated confidence of a line, from the model's own `confidence`. */
export function calibrateConfidence(
  confidence: number,
  { shift, stretch }: LineTaggerWeights['calibration'],
): number {
  return 1 / (1 + Math.exp(-shift - stretch * toLogOdds(confidence)))
}
