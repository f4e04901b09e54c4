import { findAllergenByName } from '../../../allergens.ts'
import { isFoodItem } from '../../foods/isFoodItem.ts'
import type { WishItem } from '../../wishItems.ts'
import type { WishToken } from '../../wishTokens.ts'

const nutLike: ReadonlySet<string> = new Set([
  ...[
    'coconut',
    'coconut milk',
    'coconut cream',
    'coconut oil',
    'nutmeg',
    'water chestnut',
    'chestnut',
    'pine nut',
    'tiger nut',
  ],
  ...[
    'butternut squash',
    'sunflower seed',
    'pumpkin seed',
    'seed',
    'sesame',
    'peanut',
    'peanut butter',
    'soy',
    'doughnut',
  ],
])

/** By a group that somebody is allergic to, foods that others take to be of it and that are not. */
const beside: Readonly<Record<string, ReadonlySet<string>>> = {
  nut: nutLike,
  'tree nut': nutLike,
  dairy: new Set(['egg', 'coconut milk', 'coconut', 'oat milk', 'soy milk', 'almond milk', 'beef']),
  milk: new Set(['egg', 'coconut milk', 'coconut', 'oat milk', 'soy milk', 'almond milk', 'beef']),
  egg: new Set(['chicken', 'dairy', 'milk']),
  shellfish: new Set(['fish', 'salmon', 'tuna', 'cod', 'fish sauce', 'anchovy']),
  seafood: new Set(['seaweed']),
  fish: new Set(['shellfish', 'prawn', 'shrimp', 'crab', 'lobster', 'mussel', 'squid', 'seaweed', 'seafood']),
  crustacean: new Set(['fish', 'mollusc', 'squid', 'mussel', 'oyster', 'scallop', 'clam']),
  mollusc: new Set(['fish', 'crustacean', 'shrimp', 'prawn', 'crab', 'lobster']),
  gluten: new Set(['oats', 'oat', 'rice', 'corn', 'buckwheat']),
  wheat: new Set(['oats', 'oat', 'rice', 'corn', 'buckwheat', 'rye', 'barley', 'spelt', 'gluten']),
  peanut: new Set([
    'nut',
    'tree nut',
    'almond',
    'walnut',
    'cashew',
    'hazelnut',
    'pistachio',
    'pecan',
    'coconut',
    'legume',
    'lentil',
    'chickpea',
    'soy',
  ]),
}

/** Prepositions by which Spanish, French and Italian "no" and "pas" speak of what somebody is allergic to: "no al coco". */
const prepositions = new Set('a al ala au aux à to contra contre gegen auf'.split(' '))
/** Negations that mean "not", never "no": "not coconut" behind an allergy adds nothing to it. */
const plain = new Set(
  'not nicht pas but mais aber non ne नहीं nahi nahin nhi ليس ليست وليس وليست مش مو لكن بس'.split(' '),
)

const negations: ReadonlySet<WishItem['role']> = new Set(['notNext', 'notEither'])
const passed: ReadonlySet<WishItem['role']> = new Set(['food', 'joins', 'idle', 'pronouns', 'ends'])
const signs: readonly WishItem['gap'][] = ['comma', 'dash']

/**
 * Items in which a negation behind an allergy, with a comma or none, excepts a food that is none of its group: "allergic to tree nuts, not coconut". A food that
 * is an allergen by itself, as the peanuts of "nuts, not peanuts", is asked about; any other stays what is left out.
 */
export function readExceptionsBehindComma(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
): readonly WishItem[] {
  let read = items
  for (const [at, item] of items.entries()) {
    if (!negations.has(item.role)) continue
    const start = startOfPart(items, at)
    const groups = start === null ? [] : groupsOfAllergyBefore(items, start)
    if (groups.length === 0) continue
    const { foods, end } = foodsOfPart(items, start!, at)
    const isNear = foods.every(({ food }) => groups.some((group) => beside[group]?.has(food!)))
    if (foods.length === 0 || !isNear || !isPlain(tokens, items, at)) continue
    const isAsked = foods.some(({ food }) => findAllergenByName(food!) !== null)
    const isBehind = foods.every(({ from }) => from < item.from)
    const role = isAsked
      ? isBehind
        ? 'doubtPrevious'
        : 'doubtNext'
      : isBehind
        ? 'allowsPrevious'
        : 'exceptNext'
    read = read.map((each, index) => {
      if (index === at) return { ...each, role }
      // The allergy word behind it is of the exception: "नारियल से नहीं".
      return index > at && index < end && each.role === 'allergy' ? { ...each, role: 'idle' } : each
    })
  }
  return read
}

/** The first item of the part behind a comma in which a negation stands, or null where words stand before it. */
function startOfPart(items: readonly WishItem[], at: number): number | null {
  if (isRightBehindAllergy(items, at)) return at
  for (let index = at; index > 0; index--) {
    if (signs.includes(items[index]!.gap)) return index
    if (items[index]!.gap === 'end' || !passed.has(items[index - 1]!.role)) return null
  }
  return null
}

/**
 * "Allergic to milk not egg", "milk allergy not egg", "allergic to milk and not eggs": nothing but the food or the word of the allergy stands before
 * "not", with "and" or none.
 */
function isRightBehindAllergy(items: readonly WishItem[], at: number): boolean {
  const before = items[at - 1]?.role === 'joins' && items[at - 1]!.gap === 'space' ? at - 2 : at - 1
  return (
    items[at]!.gap === 'space' &&
    isFoodItem(items.slice(at + 1).find(({ role }) => role !== 'idle')) &&
    (isFoodItem(items[before]) || items[before]?.role === 'allergy')
  )
}

/** The foods that the sentence before a comma says somebody is allergic to, by words of an allergy. */
function groupsOfAllergyBefore(items: readonly WishItem[], start: number): string[] {
  let first = start
  while (first > 0 && items[first]!.gap !== 'end') first--
  const words = items.slice(first, start)
  if (!words.some(({ role }) => role === 'allergy' || role === 'allergyNext')) return []
  return words.filter(isFoodItem).map(({ food }) => food)
}

function foodsOfPart(
  items: readonly WishItem[],
  start: number,
  at: number,
): { foods: WishItem[]; end: number } {
  let end = at + 1
  while (items[end] && !signs.includes(items[end]!.gap) && items[end]!.gap !== 'end') end++
  const part = items.slice(start, end)
  const isOnly = part.every(
    ({ role }, index) => start + index === at || passed.has(role) || role === 'allergy',
  )
  return { foods: isOnly ? part.filter(isFoodItem) : [], end }
}

/** Whether a negation is none of those that mean "no", or "to" stands behind it: Spanish "no coco" leaves coconut out. */
function isPlain(tokens: readonly WishToken[], items: readonly WishItem[], at: number): boolean {
  const { from, to } = items[at]!
  const words = tokens.slice(from, to).map(({ word }) => word)
  return words.some((word) => plain.has(word)) || prepositions.has(tokens[to]?.word ?? '')
}
