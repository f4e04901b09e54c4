import type { WishDemand } from './requirement.ts'

/** Words of a wish that ask for something other than a food, with the demand that they make. */
export interface WordsOfDemand {
  words: RegExp
  demand: (groups: readonly string[]) => WishDemand
}
