import { inPart, inside, predicate } from './donenessParts.ts'

/** Meat and tuna that are cooked no further than pink, told without "still" or "inside". */
export const englishPinkWords = [
  // "Until pink"; prawns and pickled onions turn so when they are done.
  {
    doneness: 'pink',
    of: 'meat',
    said: inPart(
      `(?<!\\b(?:onions?|shallots?|cabbage|rhubarb|radish(?:es)?|shrimps?|prawns?|lobsters?|crabs?|langoustines?|crayfish|salmon|ham|bacon)\\b.{0,60})\\b(?:until|till) (?:just |nicely |a little |slightly )?(?:pink|rosy)${predicate}`,
    ),
  },
  {
    doneness: 'pink',
    of: 'fish',
    said: inPart(
      `\\btuna\\b.{0,80}\\bpink ${inside}|\\bleav\\w+ the (?:middle|cent(?:er|re)) (?:still )?(?:pink|raw|rare)\\b`,
    ),
  },
] as const
