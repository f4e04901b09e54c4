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
export const stateCount = 13
export const nameState = 6
export const labelOfState = Uint8Array.of(0, 1, 2, 4, 5, 6, 3, 0, 1, 2, 4, 5, 6)
export const stateOfLabel = {
  beforeName: Uint8Array.of(0, 1, 2, 6, 3, 4, 5),
  afterName: Uint8Array.of(7, 8, 9, 6, 10, 11, 12),
} as const

/** States that share the weights of their words: only preparations and comments differ before and after the name. */
export const weightClasses = 9
export const weightClassOfState = Uint8Array.of(0, 1, 2, 4, 5, 6, 3, 0, 1, 2, 7, 8, 6)

const follows = (from: number, to: number) =>
  from === nameState || to === nameState ? to >= nameState : from < nameState === to < nameState

/** The steps the tagger may take, as pairs of states. */
export const steps: readonly { from: number; to: number }[] = Array.from(
  { length: stateCount ** 2 },
  (_, pair) => ({
    from: Math.floor(pair / stateCount),
    to: pair % stateCount,
  }),
).filter(({ from, to }) => follows(from, to))
