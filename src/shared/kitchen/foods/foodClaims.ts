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
  factsDenied: readonly FoodFact[]
  factsPossible: readonly FoodFact[]
  /** "Wheat-free": a food of rye, barley or spelt still contains gluten. */
  isOfWheat?: boolean
  /** Whether such products may hold it all the same: of "non-dairy" the FDA allows casein. */
  mayStillContain?: boolean
}

const fromAnimals: readonly FoodFact[] = [...animals, 'dairy', 'ghee', 'egg', 'honey', 'raw egg', 'raw milk']

/** What stands in for a thing of animals holds none of them. */
export const plantBasedClaim: Claim = { words: [], factsDenied: fromAnimals, factsPossible: [] }

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
    factsDenied: fromAnimals,
    factsPossible: ['soy', 'nut', 'gluten'],
  },
  {
    words: ['vegetarian', 'veggie', 'veggy', 'meatless', 'meat free', 'mock'],
    factsDenied: animals,
    factsPossible: ['soy', 'gluten', 'egg'],
  },
  {
    words: [
      ...['dairy free', 'milk free', 'dairyfree', 'cow milk free', 'casein free', 'whey free'],
      ...['milchfrei', 'milchfreie', 'milchfreier', 'milchfreies', 'milchfreien'],
    ],
    factsDenied: ['dairy', 'ghee', 'raw milk', 'rennet'],
    factsPossible: ['soy', 'nut'],
  },
  {
    words: ['non dairy', 'nondairy'],
    factsDenied: ['dairy', 'ghee', 'raw milk', 'rennet'],
    factsPossible: ['soy', 'nut'],
    mayStillContain: true,
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
    factsDenied: ['gluten', 'oats'],
    factsPossible: [],
  },
  // Bread, pasta and flour without wheat are often of spelt, rye or barley.
  {
    words: ['wheat free', 'wheatfree'],
    factsDenied: ['gluten'],
    factsPossible: [],
    isOfWheat: true,
    mayStillContain: true,
  },
  { words: ['flour free'], factsDenied: ['gluten'], factsPossible: [], isOfWheat: true },
  // Milk without its sugar is milk.
  { words: ['lactose free', 'lactosefree', 'low lactose', 'no lactose'], factsDenied: [], factsPossible: [] },
  { words: ['egg free', 'eggless', 'eggfree'], factsDenied: ['egg', 'raw egg'], factsPossible: [] },
  { words: ['nut free', 'nutfree'], factsDenied: ['nut', 'peanut'], factsPossible: [] },
  { words: ['peanut free'], factsDenied: ['peanut'], factsPossible: [] },
  { words: ['tree nut free'], factsDenied: ['nut'], factsPossible: [] },
  { words: ['soy free', 'soya free', 'soybean free'], factsDenied: ['soy'], factsPossible: [] },
  { words: ['sesame free'], factsDenied: ['sesame'], factsPossible: [] },
  { words: ['mustard free'], factsDenied: ['mustard'], factsPossible: [] },
  { words: ['celery free'], factsDenied: ['celery'], factsPossible: [] },
  { words: ['fish free', 'fishless'], factsDenied: ['fish'], factsPossible: ['soy'] },
  { words: ['crustacean free'], factsDenied: ['crustacean'], factsPossible: [] },
  { words: ['mollusc free', 'mollusk free'], factsDenied: ['mollusc'], factsPossible: [] },
  { words: ['lupin free'], factsDenied: ['lupin'], factsPossible: [] },
  { words: ['honey free'], factsDenied: ['honey'], factsPossible: [] },
  { words: ['shellfish free'], factsDenied: ['crustacean', 'mollusc'], factsPossible: [] },
  {
    words: ['sulphite free', 'sulfite free', 'unsulphured', 'unsulfured', 'unsulphered'],
    factsDenied: ['sulphites'],
    factsPossible: [],
  },
  {
    words: ['sugar free', 'unsweetened', 'no sugar', 'no added sugar', 'without sugar', 'sugarless'],
    factsDenied: ['sugar', 'syrup'],
    factsPossible: ['sweetener'],
  },
  { words: ['alcohol free', 'non alcoholic', 'nonalcoholic'], factsDenied: ['alcohol'], factsPossible: [] },
  { words: ['grain free'], factsDenied: ['grain', 'gluten', 'oats'], factsPossible: [] },
]

/** By their words as names of foods are compared: "glutenfreies" is taken for several. */
const claimByWords = new Map(
  claims.flatMap((claim) =>
    claim.words.flatMap((words) => [[words, claim] as const, [foodNameKey(words), claim] as const]),
  ),
)
/** Words of the longest claim: "no added sugar". */
const maxClaimWords = 3

/** A claim that begins at this word, and how many words it takes; null when none does. */
export function findFoodClaimAt(
  words: readonly string[],
  index: number,
): { claim: Claim; length: number } | null {
  for (let length = maxClaimWords; length > 0; length--) {
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
    const isOats =
      claim.factsDenied.includes('oats') && (contents.get('oats')?.isItself || /\boats?/i.test(name))
    for (const fact of isOats ? (['oats'] as const) : []) {
      const trace = left.get(fact)
      if (trace) left.set(fact, { ...trace, isCertain: false })
    }
    const deniedFacts = claim.factsDenied.filter(
      (fact) =>
        !(fact === 'oats' && isOats) && !(claim.isOfWheat && isOfOtherCereal(name, contents.get(fact)?.path)),
    )
    const isAnyFactRemoved = deniedFacts.some((fact) => left.has(fact))
    for (const fact of deniedFacts) {
      const trace = left.get(fact)
      if (trace && (claim.mayStillContain || isClaimImpossible(claim, fact, contents.get(fact), name)))
        left.set(fact, { ...trace, isCertain: false })
      else left.delete(fact)
    }
    if (!isAnyFactRemoved) continue
    for (const fact of claim.factsPossible)
      if (!left.has(fact) && !said.some(({ factsDenied }) => factsDenied.includes(fact)))
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
