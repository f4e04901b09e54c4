/** A line for training: features by token, edge features three by token, and the states that are right. */
export interface ChainLine {
  count: number
  features: Int32Array
  /** Where each token's features begin; one more than tokens. */
  offsets: Int32Array
  edges: Int32Array
  states: Uint8Array
}

export interface ChainModel {
  features: Float64Array
  edges: Float64Array
  starts: Float64Array
}

export interface TrainingSettings {
  rounds: number
  /** Rounds before the weights begin to be averaged. */
  warmUp: number
  rate: number
  /** Pull of every weight towards nothing. */
  shrink: number
  /** Share of features that are left out at random, so that none is relied on alone. */
  dropout: number
  /** How much dearer it is, while learning, to mistake a name for something else or the other way. */
  nameCost: number
  seed: number
}
