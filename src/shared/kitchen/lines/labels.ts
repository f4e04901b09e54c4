/** What a word of a line can be; a marker ("1." before a line) is nothing, and no tagger finds it. */
export const tokenLabels = {
  quantity: 0,
  unit: 1,
  size: 2,
  name: 3,
  preparation: 4,
  comment: 5,
  purpose: 6,
  marker: 7,
} as const

/**
 * The tagger's states: a label, and whether the name has been met yet. A preparation before the name ("chopped
 * parsley") and one after it ("parsley, chopped") are different things, and once left the name seldom comes back.
 */
export const taggerStateCount = 13
export const taggerNameState = 6
export const labelByTaggerState = Uint8Array.of(0, 1, 2, 4, 5, 6, 3, 0, 1, 2, 4, 5, 6)
export const taggerStateByLabel = {
  beforeName: Uint8Array.of(0, 1, 2, 6, 3, 4, 5),
  afterName: Uint8Array.of(7, 8, 9, 6, 10, 11, 12),
} as const

/** States that share the weights of their words: only preparations and comments differ before and after the name. */
export const taggerWeightClassCount = 9
export const weightClassByTaggerState = Uint8Array.of(0, 1, 2, 4, 5, 6, 3, 0, 1, 2, 7, 8, 6)

const follows = (from: number, to: number) =>
  from === taggerNameState || to === taggerNameState
    ? to >= taggerNameState
    : from < taggerNameState === to < taggerNameState

/** The steps the tagger may take, as pairs of states. */
export const taggerTransitions: readonly { from: number; to: number }[] = Array.from(
  { length: taggerStateCount ** 2 },
  (_, pair) => ({
    from: Math.floor(pair / taggerStateCount),
    to: pair % taggerStateCount,
  }),
).filter(({ from, to }) => follows(from, to))
