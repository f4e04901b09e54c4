/** What a food is or is made of, as far as it matters for diets, allergies and tastes. */
export type LarderFoodTag =
  | 'chicken'
  | 'beef'
  | 'pork'
  | 'lamb'
  | 'turkey'
  | 'stock'
  | 'gelatine'
  | 'fish'
  | 'shellfish'
  | 'crustacean'
  | 'mollusc'
  | 'egg'
  | 'dairy'
  | 'ghee'
  | 'rennet'
  | 'honey'
  | 'grain'
  | 'gluten'
  | 'oats'
  | 'pseudograin'
  | 'legume'
  | 'pod'
  | 'soy'
  | 'peanut'
  | 'nut'
  | 'coconut'
  | 'sesame'
  | 'mustard'
  | 'celery'
  | 'sugar'
  | 'syrup'
  | 'starch'
  | 'whitepotato'
  | 'root'
  | 'sweetfruit'
  | 'alcohol'
  | 'sulphite'
  | 'lupin'
  | 'allium'
  | 'chili'
  | 'refined'

export const larderFoodKinds = [
  'meat',
  'fish',
  'vegetable',
  'fruit',
  'herb',
  'spice',
  'dairy',
  'legume',
  'grain',
  'nut',
  'fat',
  'sauce',
  'pantry',
] as const
export type LarderFoodKind = (typeof larderFoodKinds)[number]

export interface LarderFoodEntry {
  /** Plural in an ingredient line; absent for what is not counted. */
  many?: string
  /** What the steps call it, one and several, where that differs from the line. */
  as?: string
  asMany?: string
  /** Its word before a dish in a title: "Chickpea". */
  title?: string
  plural?: true
  whole?: true
  tags?: readonly LarderFoodTag[]
  /** Other words for it, and what it hides, for wishes. */
  words?: string
  has?: string
  /** What may stand in for it, best first, between " / ". */
  swap?: string
  work?: number
  /** Drained grams and the label of one can. */
  can?: readonly [number, string]
}

export type LarderFoodTable = Readonly<Record<string, LarderFoodEntry>>
