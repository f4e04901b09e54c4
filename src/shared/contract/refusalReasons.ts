/** Refusals that a caller can do something about by its own; others are told by their code and sentence alone. */
export const refusalReasons = [
  /** A wish may leave something out and nobody said yet whether it does: see `generation.readWish`. */
  'wish unclear',
] as const
export type RefusalReason = (typeof refusalReasons)[number]
