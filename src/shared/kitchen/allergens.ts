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

const otherWords: Readonly<Record<string, AllergenId>> = {
  wheat: 'gluten',
  crustacean: 'crustaceans',
  prawn: 'crustaceans',
  prawns: 'crustaceans',
  shrimp: 'crustaceans',
  shrimps: 'crustaceans',
  crab: 'crustaceans',
  lobster: 'crustaceans',
  egg: 'eggs',
  peanut: 'peanuts',
  soya: 'soy',
  soybean: 'soy',
  soybeans: 'soy',
  dairy: 'milk',
  lactose: 'milk',
  nut: 'nuts',
  'tree nut': 'nuts',
  'tree nuts': 'nuts',
  'sesame seeds': 'sesame',
  sulphite: 'sulphites',
  sulfite: 'sulphites',
  sulfites: 'sulphites',
  mollusc: 'molluscs',
  mollusks: 'molluscs',
}

/** The one of the fourteen that a person's own words name: "soya", "tree nuts". Null when they name none. */
export function findAllergenByName(words: string): AllergenId | null {
  const name = words.trim().toLowerCase()
  return allergenIds.find((id) => id === name) ?? otherWords[name] ?? null
}
