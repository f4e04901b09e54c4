import { taggerWeightClassCount } from '#shared/kitchen/lines/labels.ts'
import {
  edgeWeightStep,
  featureKeyOfHash,
  type LineTaggerWeights,
  weightsBase64Alphabet,
} from '#shared/kitchen/lines/lineTaggerWeights.ts'
import type { ChainModel } from './chainLine.ts'

interface Learned {
  model: ChainModel
  /** The hash of each feature of the model, in its order. */
  hashes: Int32Array
  foods: ReadonlySet<number>
  calibration: LineTaggerWeights['calibration']
}

export interface WeightPackingSettings {
  /** The unit of stored weights, which are at most 31 units in either direction. */
  valueStep: number
  /** Maximum letters of the features. */
  room: number
}

const letter = (bits: number) => weightsBase64Alphabet[bits]!
const signed = (value: number) => letter(Math.max(-32, Math.min(31, Math.round(value))) + 32)

/** The weights as text that `unpackLineTaggerWeights` reads, with as many of the strongest features as fit. */
export function packTaggerWeights(
  { model, hashes, foods, calibration }: Learned,
  { valueStep, room }: WeightPackingSettings,
): string {
  const edges = [...model.starts, ...model.edges].map((weight) => signed(weight / edgeWeightStep)).join('')
  return [
    String(valueStep),
    edges,
    packSteps([...foods].sort((a, b) => a - b)).join(''),
    packFeatures(model, hashes, valueStep, room),
    `${calibration.shift},${calibration.stretch}`,
  ].join(' ')
}

function packFeatures(model: ChainModel, hashes: Int32Array, valueStep: number, room: number): string {
  const rows = Array.from(hashes, (hash, feature) => {
    const levels = Array.from(
      model.features.subarray(feature * taggerWeightClassCount, (feature + 1) * taggerWeightClassCount),
      (weight) => Math.round(weight / valueStep),
    )
    return {
      key: featureKeyOfHash(hash),
      levels,
      strength: Math.max(...levels.map(Math.abs)),
      size: levels.filter(Boolean).length + 5,
    }
  })
  const kept = new Map<number, number[]>()
  let taken = 0
  for (const { key, levels, strength, size } of rows.sort((a, b) => b.strength - a.strength)) {
    if (taken + size > room || strength === 0) break
    if (kept.has(key)) continue
    kept.set(key, levels)
    taken += size
  }
  const keys = [...kept.keys()].sort((a, b) => a - b)
  const steps = packSteps(keys)
  return keys.map((key, at) => steps[at]! + packLevels(kept.get(key)!)).join('')
}

/** Sorted keys as the differences between them, five bits per letter. */
function packSteps(keys: number[]): string[] {
  return keys.map((key, at) => {
    let step = key - (keys[at - 1] ?? 0)
    let packed = letter(step & 31)
    for (step >>>= 5; step > 0; step >>>= 5) packed = letter((step & 31) | 32) + packed
    return packed
  })
}

function packLevels(levels: number[]): string {
  const has = levels.reduce((bits, level, at) => bits | (level === 0 ? 0 : 1 << at), 0)
  return letter(has >> 6) + letter(has & 63) + levels.filter(Boolean).map(signed).join('')
}
