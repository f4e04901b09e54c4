/** The fourteen of regulation (EU) No 1169/2011, annex II, in its order. */
export const allergenIds = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const
export type AllergenId = (typeof allergenIds)[number]
