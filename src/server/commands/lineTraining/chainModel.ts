import {
  taggerNameState,
  taggerStateCount,
  taggerTransitions,
  taggerWeightClassCount,
  weightClassByTaggerState,
} from '#shared/kitchen/lines/labels.ts'
import type { ChainModel, ChainTrainingSettings, LineForTraining } from './chainLine.ts'

const from = Uint8Array.from(taggerTransitions, (step) => step.from)
const to = Uint8Array.from(taggerTransitions, (step) => step.to)
const width = taggerTransitions.length
const maxTokens = 128

export function trainChainModel(
  lines: LineForTraining[],
  featureCount: number,
  edgeCount: number,
  settings: ChainTrainingSettings,
): ChainModel {
  const trainer = new ChainTrainer(lines, featureCount, edgeCount, settings)
  const order = lines.map((_, index) => index)
  for (let round = 0; round < settings.rounds; round += 1) {
    trainer.shuffle(order)
    for (const index of order) trainer.learn(lines[index]!)
    if (round >= settings.warmUp) trainer.addToMean()
  }
  return trainer.mean()
}

/** Gradient ascent on the likelihood of the labels, with a learning rate per weight (AdaGrad), averaged over the last rounds. */
class ChainTrainer {
  private readonly model: ChainModel
  private readonly paces: ChainModel
  private readonly sum: ChainModel
  private rounds = 0
  private readonly uses: Int32Array
  private readonly settings: ChainTrainingSettings
  private readonly lineCount: number
  private random: number
  private readonly emitted = new Float64Array(maxTokens * taggerStateCount)
  private readonly forward = new Float64Array(maxTokens * taggerStateCount)
  private readonly backward = new Float64Array(maxTokens * taggerStateCount)
  private readonly scale = new Float64Array(maxTokens)
  private readonly stepWeights = new Float64Array(maxTokens * width)
  private readonly kept = new Int32Array(maxTokens * 64)
  private readonly keptOffsets = new Int32Array(maxTokens + 1)
  private readonly classSums = new Float64Array(taggerWeightClassCount)

  constructor(
    lines: LineForTraining[],
    featureCount: number,
    edgeCount: number,
    settings: ChainTrainingSettings,
  ) {
    this.model = emptyModel(featureCount, edgeCount)
    this.paces = emptyModel(featureCount, edgeCount)
    this.sum = emptyModel(featureCount, edgeCount)
    this.uses = new Int32Array(featureCount)
    for (const line of lines) for (const feature of line.features) this.uses[feature]! += 1
    this.settings = settings
    this.lineCount = lines.length
    this.random = settings.seed * 7919 + 1
  }

  private nextRandom(): number {
    this.random = (Math.imul(this.random, 1664525) + 1013904223) >>> 0
    return this.random / 2 ** 32
  }

  shuffle(order: number[]): void {
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = Math.floor(this.nextRandom() * (last + 1))
      const moved = order[last]!
      order[last] = order[other]!
      order[other] = moved
    }
  }

  learn(line: LineForTraining): void {
    this.drop(line)
    this.emit(line)
    this.pass(line)
    this.learnEdges(line)
    this.learnFeatures(line)
  }

  private drop({ count, features, offsets }: LineForTraining): void {
    let kept = 0
    for (let at = 0; at < count; at += 1) {
      for (let place = offsets[at]!; place < offsets[at + 1]!; place += 1)
        if (this.nextRandom() >= this.settings.dropout) {
          this.kept[kept] = features[place]!
          kept += 1
        }
      this.keptOffsets[at + 1] = kept
    }
  }

  private emit({ count, states }: LineForTraining): void {
    const { classSums, emitted, settings } = this
    for (let at = 0; at < count; at += 1) {
      classSums.fill(0)
      for (let place = this.keptOffsets[at]!; place < this.keptOffsets[at + 1]!; place += 1) {
        const first = this.kept[place]! * taggerWeightClassCount
        for (let kind = 0; kind < taggerWeightClassCount; kind += 1)
          classSums[kind]! += this.model.features[first + kind]!
      }
      let top = Number.NEGATIVE_INFINITY
      for (let state = 0; state < taggerStateCount; state += 1) {
        const isMistaken = (state === taggerNameState) !== (states[at] === taggerNameState)
        const value =
          classSums[weightClassByTaggerState[state]!]! / (1 - settings.dropout) +
          (at === 0 ? this.model.starts[state]! : 0) +
          (isMistaken ? settings.nameCost : 0)
        emitted[at * taggerStateCount + state] = value
        top = Math.max(top, value)
      }
      for (let state = at * taggerStateCount; state < (at + 1) * taggerStateCount; state += 1)
        emitted[state] = Math.exp(emitted[state]! - top)
    }
  }

  /** Forward and backward sums over all paths, scaled at each token. */
  private pass({ count, edges }: LineForTraining): void {
    const { emitted, forward, backward, scale, stepWeights, model } = this
    for (let at = 0; at < count; at += 1) {
      const here = at * taggerStateCount
      forward.fill(0, here, here + taggerStateCount)
      if (at === 0) for (let state = 0; state <= taggerNameState; state += 1) forward[state] = emitted[state]!
      else {
        const gap = edges[3 * at]! * width
        const word = edges[3 * at + 1]! * width
        const before = edges[3 * at + 2]! * width
        for (let step = 0; step < width; step += 1) {
          const weight = Math.exp(
            model.edges[gap + step]! + model.edges[word + step]! + model.edges[before + step]!,
          )
          stepWeights[at * width + step] = weight
          forward[here + to[step]!]! +=
            forward[here - taggerStateCount + from[step]!]! * weight * emitted[here + to[step]!]!
        }
      }
      let total = 0
      for (let state = here; state < here + taggerStateCount; state += 1) total += forward[state]!
      for (let state = here; state < here + taggerStateCount; state += 1) forward[state]! /= total
      scale[at] = total
    }
    backward.fill(1, (count - 1) * taggerStateCount, count * taggerStateCount)
    for (let at = count - 2; at >= 0; at -= 1) {
      const next = (at + 1) * taggerStateCount
      backward.fill(0, at * taggerStateCount, next)
      for (let step = 0; step < width; step += 1) {
        const through = next + to[step]!
        backward[at * taggerStateCount + from[step]!]! +=
          (stepWeights[(at + 1) * width + step]! * emitted[through]! * backward[through]!) / scale[at + 1]!
      }
    }
  }

  private learnEdges({ count, edges, states }: LineForTraining): void {
    const { emitted, forward, backward, scale, stepWeights, model } = this
    for (let at = 1; at < count; at += 1) {
      const here = at * taggerStateCount
      for (let step = 0; step < width; step += 1) {
        const through = here + to[step]!
        const isRight = states[at - 1] === from[step] && states[at] === to[step]
        const slope =
          (forward[here - taggerStateCount + from[step]!]! *
            stepWeights[at * width + step]! *
            emitted[through]! *
            backward[through]!) /
            scale[at]! -
          (isRight ? 1 : 0)
        if (Math.abs(slope) < 1e-4) continue
        for (let kind = 0; kind < 3; kind += 1) {
          const place = edges[3 * at + kind]! * width + step
          this.move(model.edges, this.paces.edges, place, slope + model.edges[place]! / this.lineCount)
        }
      }
    }
  }

  private learnFeatures({ count, states }: LineForTraining): void {
    const { classSums, forward, backward, model, paces, settings } = this
    for (let at = 0; at < count; at += 1) {
      classSums.fill(0)
      for (let state = 0; state < taggerStateCount; state += 1) {
        const place = at * taggerStateCount + state
        const slope = forward[place]! * backward[place]! - (states[at] === state ? 1 : 0)
        classSums[weightClassByTaggerState[state]!]! += slope
        if (at === 0) this.move(model.starts, paces.starts, state, slope)
      }
      if (classSums.every((slope) => Math.abs(slope) < 2e-4)) continue
      for (let place = this.keptOffsets[at]!; place < this.keptOffsets[at + 1]!; place += 1) {
        const feature = this.kept[place]!
        const shrink = settings.shrink / this.uses[feature]!
        for (let kind = 0; kind < taggerWeightClassCount; kind += 1) {
          const weight = feature * taggerWeightClassCount + kind
          const slope = classSums[kind]! / (1 - settings.dropout) + shrink * model.features[weight]!
          this.move(model.features, paces.features, weight, slope)
        }
      }
    }
  }

  private move(weights: Float64Array, paces: Float64Array, place: number, slope: number): void {
    const pace = paces[place]! + slope * slope
    paces[place] = pace
    weights[place]! -= (this.settings.rate * slope) / Math.sqrt(pace + 1)
  }

  addToMean(): void {
    this.rounds += 1
    for (const part of ['features', 'edges', 'starts'] as const)
      for (let at = 0; at < this.sum[part].length; at += 1) this.sum[part][at]! += this.model[part][at]!
  }

  mean(): ChainModel {
    for (const part of ['features', 'edges', 'starts'] as const)
      for (let at = 0; at < this.sum[part].length; at += 1) this.sum[part][at]! /= this.rounds
    return this.sum
  }
}

function emptyModel(featureCount: number, edgeCount: number): ChainModel {
  return {
    features: new Float64Array(featureCount * taggerWeightClassCount),
    edges: new Float64Array(edgeCount * width),
    starts: new Float64Array(taggerStateCount),
  }
}
