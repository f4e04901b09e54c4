/** A line for training: features by token, three edge features by token, and the correct states. */
export interface LineForTraining {
  count: number
  features: Int32Array
  /** The index of each token's first feature; one more than tokens. */
  offsets: Int32Array
  edges: Int32Array
  states: Uint8Array
}

export interface ChainModel {
  features: Float64Array
  edges: Float64Array
  starts: Float64Array
}

export interface ChainTrainingSettings {
  rounds: number
  /** Rounds before the averaging of weights begins. */
  warmUp: number
  rate: number
  /** Regularization: how strongly each weight is pulled to zero. */
  shrink: number
  /** Share of features that are dropped at random, so that the model relies on none alone. */
  dropout: number
  /** The additional cost, while training, of confusing a name with something else. */
  nameCost: number
  seed: number
}
