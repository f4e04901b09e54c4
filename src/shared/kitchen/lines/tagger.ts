import {
  featuresOfToken,
  prepareTaggerContext,
  stateEdgeColumns,
  steeringClassCount,
  tokenGapClassCount,
} from './features.ts'
import {
  labelByTaggerState,
  taggerNameState,
  taggerStateCount,
  taggerTransitions,
  taggerWeightClassCount,
  tokenLabels,
  weightClassByTaggerState,
} from './labels.ts'
import { edgeWeightCount, findFeatureRow, type LineTaggerWeights } from './lineTaggerWeights.ts'
import { type LineTokens, maxLineTokens } from './tokens.ts'

/** Steps by the state they leave, one after another; where each state's begin. */
const to = Uint8Array.from(taggerTransitions, (step) => step.to)
const firstStep = Uint8Array.from({ length: taggerStateCount + 1 }, (_, state) => {
  const place = taggerTransitions.findIndex((step) => step.from >= state)
  return place < 0 ? taggerTransitions.length : place
})

/** What a label makes of the answer: a word that is no amount and no name is left out, whatever else it is. */
const kindOfState = labelByTaggerState.map((is) =>
  is > tokenLabels.name || is === tokenLabels.size ? tokenLabels.size : is,
)

/** Paths this much less likely than the likeliest up to a word are not followed. */
const negligible = 1e-7

/**
 * Labels the words of a line: fills `labels` and gives the probability, 0 to 1, that amount and name are
 * told rightly from the rest. A linear-chain conditional random field, read by Viterbi's way; the probability
 * is the weight of all paths with the same amounts and names among all paths.
 */
export function createLineTagger(
  weights: LineTaggerWeights,
): (tokens: LineTokens, labels: Uint8Array) => number {
  const { places, values } = weights
  const edgeFactors = weights.edges.map(Math.exp)
  const startFactors = weights.starts.map(Math.exp)
  const column = () => new Float64Array(maxLineTokens * taggerStateCount)
  const emitted = column()
  const best = column()
  const all = column()
  const back = new Uint8Array(maxLineTokens * taggerStateCount)
  const states = new Uint8Array(maxLineTokens)
  const sums = new Int32Array(taggerWeightClassCount)
  const factors = new Float64Array(taggerWeightClassCount)
  const same = new Float64Array(2 * taggerStateCount)
  const scales = new Float64Array(maxLineTokens)
  let gap = 0
  let word = 0
  let last = 0

  /** The score of each state for a word; the best state has 1. */
  function emit(tokens: LineTokens, at: number): void {
    const { keys, count } = featuresOfToken(tokens, at)
    // Written out class by class: it is here that a line's time goes.
    let [a, b, c, d, e, f, g, h, i] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
    for (let feature = 0; feature < count; feature += 1) {
      const row = findFeatureRow(places, keys[feature]!)
      if (row < 0) continue
      const first = row * taggerWeightClassCount
      a += values[first]!
      b += values[first + 1]!
      c += values[first + 2]!
      d += values[first + 3]!
      e += values[first + 4]!
      f += values[first + 5]!
      g += values[first + 6]!
      h += values[first + 7]!
      i += values[first + 8]!
    }
    sums[0] = a
    sums[1] = b
    sums[2] = c
    sums[3] = d
    sums[4] = e
    sums[5] = f
    sums[6] = g
    sums[7] = h
    sums[8] = i
    let top = sums[0]!
    for (let kind = 1; kind < taggerWeightClassCount; kind += 1) if (sums[kind]! > top) top = sums[kind]!
    for (let kind = 0; kind < taggerWeightClassCount; kind += 1)
      factors[kind] = Math.exp((sums[kind]! - top) * weights.valueStep)
    for (let state = 0; state < taggerStateCount; state += 1)
      emitted[at * taggerStateCount + state] = factors[weightClassByTaggerState[state]!]!
  }

  function begin(): void {
    for (let state = 0; state < taggerStateCount; state += 1) {
      all[state] = state > taggerNameState ? 0 : startFactors[state]! * emitted[state]!
      best[state] = all[state]!
    }
    scales[0] = 1
  }

  function aimEdges(at: number): void {
    gap = stateEdgeColumns.gap[at]! * edgeWeightCount
    word = (tokenGapClassCount + stateEdgeColumns.here[at]!) * edgeWeightCount
    last = (tokenGapClassCount + steeringClassCount + stateEdgeColumns.before[at]!) * edgeWeightCount
  }

  /** Carries the likeliest path and the sum of all paths one word on; the sum is then brought to 1. */
  function advance(at: number): void {
    const here = at * taggerStateCount
    const before = here - taggerStateCount
    aimEdges(at)
    best.fill(0, here, here + taggerStateCount)
    all.fill(0, here, here + taggerStateCount)
    for (let state = 0; state < taggerStateCount; state += 1) {
      const sum = all[before + state]!
      if (sum < negligible) continue
      for (let step = firstStep[state]!; step < firstStep[state + 1]!; step += 1) {
        const through = here + to[step]!
        const factor =
          edgeFactors[gap + step]! * edgeFactors[word + step]! * edgeFactors[last + step]! * emitted[through]!
        all[through]! += sum * factor
        const likely = best[before + state]! * factor
        if (likely > best[through]!) {
          best[through] = likely
          back[through] = state
        }
      }
    }
    let total = 0
    for (let place = here; place < here + taggerStateCount; place += 1) total += all[place]!
    for (let place = here; place < here + taggerStateCount; place += 1) {
      all[place]! /= total
      best[place]! /= total
    }
    scales[at] = total
  }

  function findStates(count: number): void {
    const last = (count - 1) * taggerStateCount
    let state = 0
    for (let other = 1; other < taggerStateCount; other += 1)
      if (best[last + other]! > best[last + state]!) state = other
    for (let at = count - 1; at >= 0; at -= 1) {
      states[at] = state
      state = back[at * taggerStateCount + state]!
    }
  }

  /** The share, among all paths, of those that tell amounts and names as the likeliest does. */
  function shareOfSame(count: number): number {
    let total = 0
    for (let state = 0; state < taggerStateCount; state += 1) {
      same[state] = kindOfState[state] === kindOfState[states[0]!] ? all[state]! : 0
      total += all[(count - 1) * taggerStateCount + state]!
    }
    for (let at = 1; at < count; at += 1) carrySame(at, (at & 1) * taggerStateCount)
    const end = ((count - 1) & 1) * taggerStateCount
    let share = 0
    for (let state = end; state < end + taggerStateCount; state += 1) share += same[state]!
    return Math.min(1, share / total)
  }

  function carrySame(at: number, now: number): void {
    const then = taggerStateCount - now
    const kind = kindOfState[states[at]!]
    aimEdges(at)
    same.fill(0, now, now + taggerStateCount)
    for (let state = 0; state < taggerStateCount; state += 1) {
      const sum = same[then + state]! / scales[at]!
      if (sum < negligible) continue
      for (let step = firstStep[state]!; step < firstStep[state + 1]!; step += 1) {
        const reached = to[step]!
        if (kindOfState[reached] !== kind) continue
        same[now + reached]! +=
          sum *
          edgeFactors[gap + step]! *
          edgeFactors[word + step]! *
          edgeFactors[last + step]! *
          emitted[at * taggerStateCount + reached]!
      }
    }
  }

  return (tokens, labels) => {
    if (tokens.count === 0) return 0
    prepareTaggerContext(tokens, weights.foods)
    for (let at = 0; at < tokens.count; at += 1) {
      emit(tokens, at)
      if (at > 0) advance(at)
      else begin()
    }
    findStates(tokens.count)
    for (let at = 0; at < tokens.count; at += 1) labels[at] = labelByTaggerState[states[at]!]!
    return shareOfSame(tokens.count)
  }
}
