/**
 * How a food stands in a text: named, beside or in place of another, in it, only what it is for or tastes like, or
 * said not to be there.
 */
export type FoodRelation = 'named' | 'and' | 'or' | 'with' | 'for' | 'like' | 'not'

/** By the word before a food. */
export const relationOfWord: Readonly<Record<string, FoodRelation>> = {
  and: 'and',
  plus: 'and',
  or: 'or',
  of: 'named',
  for: 'for',
  to: 'for',
  on: 'for',
  by: 'for',
}

/** The same in German, French and Spanish, where a claim ends: "beurre végétal et crème". Elsewhere they may be part of a name. */
export const foreignJoiningWords: Readonly<Record<string, FoodRelation>> = {
  ...{ und: 'and', et: 'and', y: 'and', e: 'and', sowie: 'and' },
  ...{ mit: 'with', avec: 'with', con: 'with', oder: 'or', ou: 'or', o: 'or' },
}
