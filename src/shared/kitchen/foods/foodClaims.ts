import { isClaimImpossible } from './claims/impossibleClaims.ts'
import type { FoodContents } from './foodContents.ts'
import type { FoodFact } from './foodFacts.ts'
import { foodNameKey } from './foodWords.ts'

const animals: readonly FoodFact[] = [
  'meat',
  'poultry',
  'fish',
  'crustacean',
  'mollusc',
  'sea animal',
  'slaughter',
  'insect',
  'rennet',
  'isinglass',
]

/** What words before a food say it is free of, and what such products commonly hold in its place. */
interface Claim {
  words: readonly string[]
  strikes: readonly FoodFact[]
  mayHold: readonly FoodFact[]
  /** "Wheat-free": a food of rye, barley or spelt still contains gluten. */
  isOfWheat?: boolean
  /** Whether such products may hold it all the same: of "non-dairy" the FDA allows casein. */
  isLoose?: boolean
}

const fromAnimals: readonly FoodFact[] = [...animals, 'dairy', 'ghee', 'egg', 'honey', 'raw egg', 'raw milk']

/** What stands in for a thing of animals holds none of them. */
export const plantBasedClaim: Claim = { words: [], strikes: fromAnimals, mayHold: [] }

const claims: readonly Claim[] = [
  {
    words: [
      'vegan',
      'vegano',
      'vegana',
      'vegane',
      'veganer',
      'veganes',
      'veganen',
      'pflanzliche',
      'pflanzlicher',
      'pflanzliches',
      'pflanzlichen',
      'vegansk',
      'weganski',
      'vegetal',
      'vegetale',
      'vegetaux',
      'violife',
      'daiya',
      'miyoko',
      'tofutti',
      'kite hill',
      'follow your heart',
      'naturli',
      'plant based',
      'plantbased',
      'non animal',
      'animal free',
      'animal product free',
    ],
    strikes: fromAnimals,
    mayHold: ['soy', 'nut', 'gluten'],
  },
  {
    words: ['vegetarian', 'veggie', 'veggy', 'meatless', 'meat free', 'mock'],
    strikes: animals,
    mayHold: ['soy', 'gluten', 'egg'],
  },
  {
    words: [
      ...['dairy free', 'milk free', 'dairyfree', 'cow milk free', 'casein free', 'whey free'],
      ...['milchfrei', 'milchfreie', 'milchfreier', 'milchfreies', 'milchfreien'],
    ],
    strikes: ['dairy', 'ghee', 'raw milk', 'rennet'],
    mayHold: ['soy', 'nut'],
  },
  {
    words: ['non dairy', 'nondairy'],
    strikes: ['dairy', 'ghee', 'raw milk', 'rennet'],
    mayHold: ['soy', 'nut'],
    isLoose: true,
  },
  {
    words: [
      'gluten free',
      'glutenfree',
      'gf',
      'no gluten',
      'sin gluten',
      'sem gluten',
      'senza glutine',
      'glutenfrei',
      'glutenfreie',
      'glutenfreies',
      'glutenfreier',
      'glutenfreien',
      'san gluten',
      'glutenfri',
    ],
    strikes: ['gluten', 'oats'],
    mayHold: [],
  },
  // Bread, pasta and flour without wheat are often of spelt, rye or barley.
  { words: ['wheat free', 'wheatfree'], strikes: ['gluten'], mayHold: [], isOfWheat: true, isLoose: true },
  { words: ['flour free'], strikes: ['gluten'], mayHold: [], isOfWheat: true },
  // Milk without its sugar is milk.
  { words: ['lactose free', 'lactosefree', 'low lactose', 'no lactose'], strikes: [], mayHold: [] },
  { words: ['egg free', 'eggless', 'eggfree'], strikes: ['egg', 'raw egg'], mayHold: [] },
  { words: ['nut free', 'nutfree'], strikes: ['nut', 'peanut'], mayHold: [] },
  { words: ['peanut free'], strikes: ['peanut'], mayHold: [] },
  { words: ['tree nut free'], strikes: ['nut'], mayHold: [] },
  { words: ['soy free', 'soya free', 'soybean free'], strikes: ['soy'], mayHold: [] },
  { words: ['sesame free'], strikes: ['sesame'], mayHold: [] },
  { words: ['mustard free'], strikes: ['mustard'], mayHold: [] },
  { words: ['celery free'], strikes: ['celery'], mayHold: [] },
  { words: ['fish free', 'fishless'], strikes: ['fish'], mayHold: ['soy'] },
  { words: ['crustacean free'], strikes: ['crustacean'], mayHold: [] },
  { words: ['mollusc free', 'mollusk free'], strikes: ['mollusc'], mayHold: [] },
  { words: ['lupin free'], strikes: ['lupin'], mayHold: [] },
  { words: ['honey free'], strikes: ['honey'], mayHold: [] },
  { words: ['shellfish free'], strikes: ['crustacean', 'mollusc'], mayHold: [] },
  {
    words: ['sulphite free', 'sulfite free', 'unsulphured', 'unsulfured', 'unsulphered'],
    strikes: ['sulphites'],
    mayHold: [],
  },
  {
    words: ['sugar free', 'unsweetened', 'no sugar', 'no added sugar', 'without sugar', 'sugarless'],
    strikes: ['sugar', 'syrup'],
    mayHold: ['sweetener'],
  },
  { words: ['alcohol free', 'non alcoholic', 'nonalcoholic'], strikes: ['alcohol'], mayHold: [] },
  { words: ['grain free'], strikes: ['grain', 'gluten', 'oats'], mayHold: [] },
]

/** By their words as names of foods are compared: "glutenfreies" is taken for several. */
const claimByWords = new Map(
  claims.flatMap((claim) =>
    claim.words.flatMap((words) => [[words, claim] as const, [foodNameKey(words), claim] as const]),
  ),
)
/** Words of the longest claim: "no added sugar". */
const longestClaim = 3

/** A claim that begins at this word, and how many words it takes; null when none does. */
export function findFoodClaimAt(
  words: readonly string[],
  index: number,
): { claim: Claim; length: number } | null {
  for (let length = longestClaim; length > 0; length--) {
    const claim = claimByWords.get(words.slice(index, index + length).join(' '))
    if (claim && index + length <= words.length) return { claim, length }
  }
  return null
}

const otherCereals = /spelt|rye|barley|malt|kamut|emmer|einkorn|farro|freekeh|triticale|oat/i

function isOfOtherCereal(name: string, path: readonly string[] = []): boolean {
  return otherCereals.test(name) || path.some((part) => otherCereals.test(part))
}

/** The contents that are left when a product is what its claims say. */
export function applyClaimsToContents(
  contents: FoodContents,
  said: readonly Claim[],
  name: string,
): FoodContents {
  if (said.length === 0) return contents
  const left = new Map(contents)
  for (const claim of said) {
    // Oats are a cereal of annex II themselves, whatever is kept away from them: some coeliacs do not eat them.
    const isOats = claim.strikes.includes('oats') && (contents.get('oats')?.isItself || /\boats?/i.test(name))
    for (const fact of isOats ? (['oats'] as const) : []) {
      const trace = left.get(fact)
      if (trace) left.set(fact, { ...trace, isCertain: false })
    }
    const strikes = claim.strikes.filter(
      (fact) =>
        !(fact === 'oats' && isOats) && !(claim.isOfWheat && isOfOtherCereal(name, contents.get(fact)?.path)),
    )
    const wasStruck = strikes.some((fact) => left.has(fact))
    for (const fact of strikes) {
      const trace = left.get(fact)
      if (trace && (claim.isLoose || isClaimImpossible(claim, fact, contents.get(fact), name)))
        left.set(fact, { ...trace, isCertain: false })
      else left.delete(fact)
    }
    if (!wasStruck) continue
    for (const fact of claim.mayHold)
      if (!left.has(fact) && !said.some(({ strikes }) => strikes.includes(fact)))
        left.set(fact, { isCertain: false, isItself: false, path: [name] })
  }
  return left
}

/** The contents when what is only possible is known to be there. */
export function confirmPossibleContents(
  contents: FoodContents,
  confirmed: readonly FoodFact[],
): FoodContents {
  const open = confirmed.filter((fact) => contents.get(fact)?.isCertain === false)
  if (open.length === 0) return contents
  const known = new Map(contents)
  for (const fact of open) known.set(fact, { ...contents.get(fact)!, isCertain: true })
  return known
}

export type { Claim }
