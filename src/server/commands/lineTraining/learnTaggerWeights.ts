import {
  featuresOfToken,
  prepareTaggerContext,
  stateEdgeColumns,
  steeringClassCount,
  tokenGapClassCount,
} from '#shared/kitchen/lines/features.ts'
import type { LineTaggerWeights } from '#shared/kitchen/lines/lineTaggerWeights.ts'
import { createLineTokens, tokenizeLine } from '#shared/kitchen/lines/tokens.ts'
import type { ChainModel, ChainTrainingSettings, LineForTraining } from './chainLine.ts'
import { trainChainModel } from './chainModel.ts'
import type { LabelledTrainingLine } from './labelledLines.ts'
import { packTaggerWeights, type WeightPackingSettings } from './packTaggerWeights.ts'

export interface LearningSettings extends ChainTrainingSettings, WeightPackingSettings {
  /** A feature that occurs less often is not learned. */
  leastUses: number
  /** The number of models that are averaged, each from another seed. */
  seeds: number
}

/** Learns the tagger's weights from labelled lines and packs them. */
export function learnTaggerWeights(
  lines: LabelledTrainingLine[],
  foods: ReadonlySet<number>,
  settings: LearningSettings,
  calibration: LineTaggerWeights['calibration'],
): string {
  const known = lines.filter((line) => line.states !== null).map((line) => readFeatures(line, foods))
  const hashes = commonHashes(known, settings.leastUses)
  const places = new Map(Array.from(hashes, (hash, place) => [hash, place]))
  const chains = known.map((line) => chainLine(line, places))
  const edgeCount = tokenGapClassCount + 2 * steeringClassCount
  const models = Array.from({ length: settings.seeds }, (_, place) =>
    trainChainModel(chains, hashes.length, edgeCount, { ...settings, seed: settings.seed + place }),
  )
  return packTaggerWeights({ model: meanModel(models), hashes, foods, calibration }, settings)
}

interface FeatureLine {
  states: Uint8Array
  /** Hashes by token. */
  hashes: Int32Array[]
  edges: Int32Array
}

const tokens = createLineTokens()

function readFeatures({ line, states }: LabelledTrainingLine, foods: ReadonlySet<number>): FeatureLine {
  tokenizeLine(line, tokens)
  prepareTaggerContext(tokens, foods)
  const hashes = Array.from({ length: tokens.count }, (_, at) => {
    const { keys, count } = featuresOfToken(tokens, at)
    return keys.slice(0, count)
  })
  const edgeFeatures = Array.from({ length: tokens.count }, (_, at) => [
    stateEdgeColumns.gap[at]!,
    tokenGapClassCount + stateEdgeColumns.here[at]!,
    tokenGapClassCount + steeringClassCount + stateEdgeColumns.before[at]!,
  ])
  return { states: states!, hashes, edges: Int32Array.from(edgeFeatures.flat()) }
}

function commonHashes(lines: FeatureLine[], leastUses: number): Int32Array {
  const uses = new Map<number, number>()
  for (const { hashes } of lines)
    for (const ofToken of hashes) for (const hash of ofToken) uses.set(hash, (uses.get(hash) ?? 0) + 1)
  return Int32Array.from([...uses].filter(([, count]) => count >= leastUses).map(([hash]) => hash))
}

function chainLine(
  { states, hashes, edges: edgeFeatures }: FeatureLine,
  places: Map<number, number>,
): LineForTraining {
  const features: number[] = []
  const offsets = [0]
  for (const ofToken of hashes) {
    for (const hash of ofToken) {
      const place = places.get(hash)
      if (place !== undefined) features.push(place)
    }
    offsets.push(features.length)
  }
  return {
    count: states.length,
    features: Int32Array.from(features),
    offsets: Int32Array.from(offsets),
    edges: edgeFeatures,
    states,
  }
}

function meanModel(models: ChainModel[]): ChainModel {
  const mean = (part: keyof ChainModel) =>
    models[0]![part].map((_, at) => models.reduce((sum, model) => sum + model[part][at]!, 0) / models.length)
  return { features: mean('features'), edges: mean('edges'), starts: mean('starts') }
}
