import type { AllergenId } from '../../allergens.ts'
import { findAllergenByName } from '../../allergens.ts'
import { allergensInContents, contentsOfFood } from '../../foods/foodContents.ts'
import { matchFoodName } from '../../foods/matchFoodName.ts'

/** What foods of a wish are called by here: a food of the catalogue, a group of the gate, or one of these. */
const expansions: Readonly<Record<string, readonly string[]>> = {
  nightshade: ['tomato', 'potato', 'bell pepper', 'eggplant', 'chili', 'paprika'],
  allium: ['allium', 'onion', 'garlic', 'leek', 'shallot', 'spring onion', 'chive'],
  'onion and garlic': ['onion', 'garlic'],
  FODMAP: [
    'allium',
    'onion',
    'garlic',
    'leek',
    'shallot',
    'spring onion',
    'wheat',
    'bean',
    'mushroom',
    'cauliflower',
    'apple',
    'honey',
    'milk',
  ],
  'citrus fruit': ['citrus'],
  curry: ['curry powder', 'curry paste', 'curry leaf'],
  carb: [
    'pasta',
    'rice',
    'bread',
    'potato',
    'noodle',
    'flour',
    'sugar',
    'couscous',
    'bulgur',
    'corn',
    'tortilla',
  ],
  cereal: ['grain', 'gluten'],
  'red meat': ['beef', 'veal', 'pork', 'lamb', 'venison', 'mutton'],
  'processed meat': ['bacon', 'ham', 'sausage', 'salami', 'chorizo', 'cold cuts', 'hot dog', 'pepperoni'],
  caffeine: ['coffee', 'tea', 'cola', 'chocolate', 'caffeine'],
  squash: ['pumpkin', 'butternut squash', 'winter squash', 'courgette'],
  'animal product': ['meat', 'poultry', 'fish', 'seafood', 'egg', 'dairy', 'honey', 'gelatine'],
  steak: ['steak', 'beef'],
  'minced meat': ['minced meat'],
  seafood: ['seafood', 'fish', 'shellfish'],
  shellfish: ['shellfish'],
  'hot pepper': ['chili'],
  lactose: ['dairy'],
  sulphite: ['wine', 'sulphite preservative'],
  cocoa: ['cocoa powder', 'chocolate'],
  pickle: ['pickle', 'gherkin', 'pickled cucumber'],
  sprout: ['sprout', 'bean sprout'],
  'root vegetable': [
    'potato',
    'carrot',
    'onion',
    'garlic',
    'beetroot',
    'radish',
    'turnip',
    'ginger',
    'parsnip',
  ],
}

/** Allergens of words that mean more, or other, than the food of that name. */
const allergensOfWideWords: Readonly<Record<string, readonly AllergenId[]>> = {
  // "Nuts" in a person's own words mostly mean peanuts too.
  nut: ['nuts', 'peanuts'],
  'tree nut': ['nuts'],
  'nut butter': ['nuts', 'peanuts'],
  shellfish: ['crustaceans', 'molluscs'],
  seafood: ['fish', 'crustaceans', 'molluscs'],
  'soy sauce': ['soy', 'gluten'],
  tahini: ['sesame'],
  'fish sauce': ['fish'],
  'sunflower seed': [],
  lactose: ['milk'],
  wine: ['sulphites'],
  bread: ['gluten'],
  flour: ['gluten'],
  'wheat flour': ['gluten'],
  pasta: ['gluten'],
  noodle: ['gluten'],
  breadcrumb: ['gluten'],
  cereal: ['gluten'],
  grain: ['gluten'],
  seitan: ['gluten'],
  casein: ['milk'],
  whey: ['milk'],
  mayonnaise: ['eggs'],
  'animal product': ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'],
}

/** Words for more than one of the fourteen, or for a part of them. */
const wordsOfAllergenGroups = new Set(['nut', 'tree nut', 'shellfish', 'seafood'])

/** Foods of which an allergen is not all that somebody may mean who is allergic to them. */
const isNotAll = new Set([
  'wine',
  'mayonnaise',
  'soy sauce',
  'beer',
  'bread',
  'pasta',
  'noodle',
  'cereal',
  'grain',
  // Without gluten they are still what somebody is allergic to.
  'wheat',
  'oats',
  'oat',
  'oatmeal',
  'rye',
  'barley',
  'spelt',
])

/** Foods that say an allergy where they are only left out: nobody says "no gluten" for the taste. */
const alwaysAllergens = new Set(['gluten', 'lactose', 'casein', 'whey', 'sulphite', 'lupin'])

/** What a food of an allergy or of an exclusion stands for: of the fourteen, and by names that the gate knows. */
export interface UnwantedContents {
  allergens: readonly AllergenId[]
  names: readonly string[]
}

/** What somebody who is allergic to a food must not have: the whole allergen that it is of, and the food itself. */
export function contentsExcludedByAllergy(food: string): UnwantedContents {
  const allergens = allergensOf(food)
  return { allergens, names: allergens.length > 0 && !isNotAll.has(food) ? [] : namesOf(food) }
}

/** What somebody who wants a food left out must not have. */
export function contentsExcludedByWish(food: string): UnwantedContents {
  if (alwaysAllergens.has(food)) return { allergens: allergensOf(food), names: [] }
  return { allergens: [], names: namesOf(food) }
}

/** What "…-free" promises. */
export function contentsExcludedByFreeFrom(food: string): UnwantedContents {
  const isAllergen =
    findAllergenByName(food) !== null || food === 'shellfish' || food === 'seafood' || food === 'nut'
  return isAllergen ? { allergens: allergensOf(food), names: [] } : contentsExcludedByWish(food)
}

function namesOf(food: string): readonly string[] {
  return Object.hasOwn(expansions, food) ? expansions[food]! : [food]
}

/** Of the fourteen, those that a food is by itself, not by what it is made of: prawns are crustaceans. */
function allergensOf(food: string): readonly AllergenId[] {
  const wide = Object.hasOwn(allergensOfWideWords, food) ? allergensOfWideWords[food] : undefined
  if (wide) return wide
  const called = findAllergenByName(food)
  if (called) return [called]
  const known = matchFoodName(food).food
  if (!known) return []
  return [...allergensInContents(contentsOfFood(known))].flatMap(([id, { isCertain, isItself }]) =>
    isCertain && isItself ? [id] : [],
  )
}

/** Groups of foods that a word means whatever the catalogue calls so. */
const groups = new Set(
  `alcohol,nightshade,allium,citrus fruit,legume,pulse,grain,cereal,meat,red meat,poultry,processed meat,offal,
  animal product,MSG,caffeine`.split(/,\s*/),
)

/** Whether a food is an allergen or a group, no single thing that a shop sells. */
export function isAllergenOrGroup(food: string): boolean {
  return (
    groups.has(food) ||
    findAllergenByName(food) !== null ||
    alwaysAllergens.has(food) ||
    wordsOfAllergenGroups.has(food)
  )
}

const neverWished = new Set(
  `gluten,lactose,dairy,casein,whey,sulphite,lupin,soy,wheat,allium,nightshade,MSG,histamine,fructose,additive,palm oil,
  food coloring`.split(/,\s*/),
)

/** Whether nobody asks for a food of that name: where it stands beside an allergy it is part of it. */
export function isNeverWishedFood(food: string): boolean {
  return neverWished.has(food)
}

const freeOf = new Set(
  'sugar,grain,meat,onion,garlic,coconut,corn,yeast,alcohol,oil,salt,pork,caffeine,cereal'.split(','),
)

/** Whether "…-free" is said of a food, so that it is so of one before "and" as well: "gluten and dairy free". */
export function isFoodSaidToBeFreeOf(food: string): boolean {
  return (
    isNeverWishedFood(food) ||
    freeOf.has(food) ||
    findAllergenByName(food) !== null ||
    allergensOf(food).length > 0
  )
}
