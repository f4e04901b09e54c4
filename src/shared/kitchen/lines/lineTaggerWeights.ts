import { taggerStateCount, taggerTransitions, taggerWeightClassCount } from './labels.ts'

/** A linear-chain model: what each feature says for each class of states, and what each step costs. */
export interface LineTaggerWeights {
  /** At a key's place or after it, the key's upper bits and the feature's row in `values`; -1 where there is none. */
  places: Int32Array
  /** Rows of `taggerWeightClassCount` values, in units of `valueStep`. */
  values: Int8Array
  valueStep: number
  /** For each edge feature the weight of every step, then what a line may begin with. */
  edges: Float64Array
  starts: Float64Array
  /** Keys of the stems of food words. */
  foods: ReadonlySet<number>
  /** How the model's log odds that a line is read rightly become those that were found. */
  calibration: { shift: number; stretch: number }
}

export const weightsBase64Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
export const edgeWeightStep = 1 / 10
export const featureKeyBits = 26

/** A feature's key as it is kept: its upper bits. */
export function featureKeyOfHash(hash: number): number {
  return hash >>> (32 - featureKeyBits)
}

const placeBits = 16
const placeMask = 2 ** placeBits - 1
const tagOf = (key: number) => (key >>> (featureKeyBits - 31 + placeBits)) << placeBits

/** Log odds of a probability that is kept a millionth away from 0 and 1. */
export function toLogOdds(probability: number): number {
  const within = Math.min(1 - 1e-6, Math.max(1e-6, probability))
  return Math.log(within / (1 - within))
}

/** Reads what `packTaggerWeights` wrote. */
export function unpackLineTaggerWeights(packed: string): LineTaggerWeights {
  const [valueStep = '', edges = '', foods = '', features = '', calibration = ''] = packed.split(' ')
  const [shift = 0, stretch = 1] = calibration.split(',').map(Number)
  const signed = (text: string, at: number) => sixBits[text.charCodeAt(at)]! - 32
  const starts = new Float64Array(taggerStateCount)
  for (let state = 0; state < taggerStateCount; state += 1)
    starts[state] = signed(edges, state) * edgeWeightStep
  const edgeWeights = new Float64Array(edges.length - taggerStateCount)
  for (let at = 0; at < edgeWeights.length; at += 1)
    edgeWeights[at] = signed(edges, at + taggerStateCount) * edgeWeightStep
  return {
    ...readFeatures(features),
    valueStep: Number(valueStep),
    edges: edgeWeights,
    starts,
    foods: readKeys(foods),
    calibration: { shift, stretch },
  }
}

const sixBits = new Uint8Array(128)
for (let at = 0; at < weightsBase64Alphabet.length; at += 1)
  sixBits[weightsBase64Alphabet.charCodeAt(at)] = at

function readKeys(text: string): ReadonlySet<number> {
  const keys = new Set<number>()
  let key = 0
  let step = 0
  for (let at = 0; at < text.length; at += 1) {
    const bits = sixBits[text.charCodeAt(at)]!
    step = step * 32 + (bits & 31)
    if (bits & 32) continue
    key += step
    step = 0
    keys.add(key)
  }
  return keys
}

/** Each feature: the step from the key before it, which classes have a value, and those values. */
function readFeatures(text: string): { places: Int32Array; values: Int8Array } {
  const places = new Int32Array(placeMask + 1).fill(-1)
  const values = new Int8Array(Math.ceil(text.length / 5) * taggerWeightClassCount)
  let key = 0
  let row = 0
  let at = 0
  while (at < text.length) {
    let step = 0
    let bits = 32
    while (bits & 32) {
      bits = sixBits[text.charCodeAt(at)]!
      step = step * 32 + (bits & 31)
      at += 1
    }
    key += step
    const has = sixBits[text.charCodeAt(at)]! * 64 + sixBits[text.charCodeAt(at + 1)]!
    at += 2
    for (let rest = has; rest !== 0; rest &= rest - 1) {
      values[row * taggerWeightClassCount + 31 - Math.clz32(rest & -rest)] =
        sixBits[text.charCodeAt(at)]! - 32
      at += 1
    }
    let place = key & placeMask
    while (places[place] !== -1) place = (place + 1) & placeMask
    places[place] = tagOf(key) | row
    row += 1
  }
  return { places, values: values.subarray(0, row * taggerWeightClassCount) }
}

/** The row of a feature in `values`, or -1. */
export function findFeatureRow(places: Int32Array, hash: number): number {
  const key = hash >>> (32 - featureKeyBits)
  const tag = tagOf(key)
  for (let place = key & placeMask; ; place = (place + 1) & placeMask) {
    const found = places[place]!
    if (found === -1) return -1
    if ((found & ~placeMask) === tag) return found & placeMask
  }
}

export const edgeWeightCount = taggerTransitions.length
