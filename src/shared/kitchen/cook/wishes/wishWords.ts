import type { LarderFoodTag } from '../larder/larderFoodEntry.ts'
import { allLarderFoods, type LarderFood, singularWordsOfText } from '../larderFood.ts'

/** What a word of a wish means in the larder. */
export interface WishedFoodMeaning {
  /** As the wish said it. */
  label: string
  foods: ReadonlySet<LarderFood>
}

const hasTag =
  (...tags: readonly LarderFoodTag[]) =>
  (food: LarderFood) =>
    tags.some((tag) => food.tags.has(tag))
const containsAnyWord =
  (...words: readonly string[]) =>
  (food: LarderFood) =>
    words.some((word) => food.words.has(word))
const anyTest =
  (...tests: readonly ((food: LarderFood) => boolean)[]) =>
  (food: LarderFood) =>
    tests.some((test) => test(food))

const landMeat = hasTag('chicken', 'beef', 'pork', 'lamb', 'turkey')
const dairy = hasTag('dairy', 'ghee')
const sweets = hasTag('sugar', 'syrup', 'honey')

const isCookedRice = ({ name }: LarderFood) => /^cooked .*\brice$|^cooked rice$/.test(name)

/** Words that mean more than the foods that carry them. All singular; two words where two are needed. */
const groups: Readonly<Record<string, (food: LarderFood) => boolean>> = {
  dairy,
  milk: dairy,
  lactose: dairy,
  cheese: (food) => food.words.has('cheese'),
  nut: hasTag('nut', 'peanut'),
  'tree nut': hasTag('nut', 'peanut'),
  peanut: hasTag('peanut'),
  gluten: hasTag('gluten', 'oats'),
  wheat: hasTag('gluten'),
  flour: anyTest(hasTag('gluten'), containsAnyWord('flour')),
  grain: hasTag('grain', 'gluten', 'pseudograin'),
  carb: hasTag('grain', 'gluten', 'pseudograin', 'starch', 'sugar', 'syrup'),
  egg: hasTag('egg'),
  seafood: hasTag('fish', 'shellfish'),
  fish: hasTag('fish'),
  shellfish: hasTag('shellfish'),
  crustacean: hasTag('crustacean'),
  mollusc: hasTag('mollusc'),
  sulphite: hasTag('sulphite'),
  sulfite: hasTag('sulphite'),
  lupin: hasTag('lupin'),
  meat: landMeat,
  'red meat': hasTag('beef', 'lamb', 'pork'),
  poultry: hasTag('chicken', 'turkey'),
  chicken: hasTag('chicken'),
  beef: hasTag('beef'),
  pork: hasTag('pork'),
  lamb: hasTag('lamb'),
  mutton: hasTag('lamb'),
  turkey: hasTag('turkey'),
  olive: (food) => food.words.has('olive') && food.kind !== 'fat' && food.kind !== 'fish',
  avocado: (food) => food.words.has('avocado') && food.kind !== 'fat',
  soy: hasTag('soy'),
  soya: hasTag('soy'),
  soybean: hasTag('soy'),
  sesame: hasTag('sesame'),
  mustard: hasTag('mustard'),
  celery: hasTag('celery'),
  sugar: sweets,
  sweetener: sweets,
  alcohol: hasTag('alcohol'),
  booze: hasTag('alcohol'),
  legume: hasTag('legume', 'pod', 'peanut'),
  pulse: hasTag('legume', 'pod', 'peanut'),
  bean: anyTest(containsAnyWord('bean'), (food) => food.kind === 'legume' && food.tags.has('legume')),
  coconut: anyTest(hasTag('coconut'), containsAnyWord('coconut')),
  onion: containsAnyWord('onion', 'shallot', 'scallion'),
  allium: hasTag('allium'),
  chili: hasTag('chili'),
  chile: hasTag('chili'),
  chilli: hasTag('chili'),
  heat: hasTag('chili'),
  spice: hasTag('chili'),
  spiciness: hasTag('chili'),
  coriander: containsAnyWord('coriander', 'cilantro'),
  cilantro: containsAnyWord('coriander', 'cilantro'),
  mushroom: containsAnyWord('mushroom', 'shiitake', 'porcini', 'portobello'),
  prawn: containsAnyWord('shrimp', 'prawn'),
  noodle: containsAnyWord('noodle'),
  pasta: containsAnyWord('pasta', 'orzo', 'macaroni'),
  bread: containsAnyWord('bread', 'baguette', 'pita', 'naan', 'roti', 'flatbread', 'toast', 'roll', 'bun'),
  tortilla: containsAnyWord('tortilla'),
  nightshade: containsAnyWord(
    'tomato',
    'eggplant',
    'pepper',
    'chili',
    'paprika',
    'potato',
    'jalapeno',
    'chile',
  ),
  citrus: containsAnyWord('lemon', 'lime', 'orange'),
  fruit: (food) => food.kind === 'fruit' && !food.words.has('lemon') && !food.words.has('lime'),
  berry: containsAnyWord('berry', 'blueberry', 'raspberry', 'strawberry'),
  vegetable: (food) => food.kind === 'vegetable',
  veggy: (food) => food.kind === 'vegetable',
  herb: (food) => food.kind === 'herb',
  salt: (food) => food.name === 'fine salt' || food.name === 'flaky salt',
  'bell pepper': containsAnyWord('capsicum'),
  pepper: anyTest(
    containsAnyWord('capsicum', 'pepper', 'poblano'),
    (food) => food.kind === 'vegetable' && food.tags.has('chili'),
  ),
  'black pepper': (food) => food.name === 'black pepper',
  'leftover rice': isCookedRice,
  'left over rice': isCookedRice,
  'cooked rice': isCookedRice,
  'day old rice': isCookedRice,
  fat: (food) => food.kind === 'fat' || food.name === 'butter' || food.name === 'ghee',
}

/** Groups that a wish to have something does not ask for whole: "with cheese" is one cheese. */
const groupsTooGeneralForWish = new Set([
  'heat',
  'spice',
  'spiciness',
  'carb',
  'grain',
  'gluten',
  'fat',
  'salt',
  'milk',
  'meat',
])

/** Words of food names that mean nothing by themselves. */
const adjectives = new Set(
  (
    'white black green red brown yellow sweet hot dry dried fine large small fresh whole ground dark light raw new ' +
    'floury waxy plain cooked smoked roasted soft hard sharp thin thick flat leaf leave stick seed powder sauce oil ' +
    'stock water paste extra virgin toasted unsweetened canned frozen chopped sliced finely grated baby mixed other ' +
    'common free long short instant strong juice zest wedge fillet steak slice bone skin boneless skinless pepper ' +
    'leftover vegetable spring first second mild rolled peeled fluid bunch half double kidney king field chinese thai ' +
    'korean sea day time good best great nice easy simple one two and or of from in with the a an to at by sweetened ' +
    'vegan vegetarian cup stew pot flavor flavour old young pepita french bibb string toast'
  ).split(' '),
)

export function isMeaninglessWishWord(word: string): boolean {
  return adjectives.has(word)
}

const phrases = new Map<string, Set<LarderFood>>()
for (const food of allLarderFoods) {
  const names = [food.name, food.many ?? '', food.short, food.shortMany, food.title]
  for (const name of names) addMeaning(singularWordsOfText(name).join(' '), food)
  for (const name of [food.short, food.title]) addMeaning(singularWordsOfText(name).at(-1) ?? '', food)
  for (const word of food.words) addMeaning(word, food)
}

function addMeaning(phrase: string, food: LarderFood): void {
  if (phrase === '' || adjectives.has(phrase)) return
  phrases.set(phrase, (phrases.get(phrase) ?? new Set()).add(food))
}

const foodsByGroup = new Map<string, ReadonlySet<LarderFood>>()

function foodsOfGroup(phrase: string): ReadonlySet<LarderFood> | undefined {
  if (!Object.hasOwn(groups, phrase)) return undefined
  const known = foodsByGroup.get(phrase) ?? new Set(allLarderFoods.filter(groups[phrase]!))
  foodsByGroup.set(phrase, known)
  return known
}

/** The longest meaning at this place among words in the singular; null when the larder knows none. */
export function longestFoodMeaningAt(
  words: readonly string[],
  at: number,
): { meaning: WishedFoodMeaning; length: number } | null {
  for (let length = Math.min(4, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ')
    const foods = foodsOfGroup(phrase) ?? phrases.get(phrase)
    if (foods && foods.size > 0) return { meaning: { label: phrase, foods }, length }
  }
  return null
}

/** What is asked for by a word that means more when it is forbidden: "with peppers" is not black pepper, "with rice" no rice vinegar. */
export function narrowToWantedFoods({ label, foods }: WishedFoodMeaning): WishedFoodMeaning {
  const solid = [...foods].filter(({ kind }) => !['sauce', 'spice', 'fat'].includes(kind))
  if (label !== 'pepper') return { label, foods: solid.length > 0 ? new Set(solid) : foods }
  return { label, foods: new Set(solid.filter((food) => food.words.has('capsicum'))) }
}

/** Whether the word names a kind of food too general to mean all of it. */
export function isTooGeneralFoodWord(label: string): boolean {
  return groupsTooGeneralForWish.has(label)
}

const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  couple: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
}

export const wishNumberRegexSource = `(?:\\d{1,3}|${Object.keys(numberWords).join('|')})`

export function parseWishNumber(text: string): number {
  return numberWords[text] ?? Number(text)
}
