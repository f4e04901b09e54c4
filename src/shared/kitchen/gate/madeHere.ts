import { allergensIn, type Contents, contentsOf, contentsWithout, wayTo } from '../foods/contents.ts'
import { isDescribing, isJoining } from '../foods/describingWords.ts'
import { type Food, foodNamed } from '../foods/foods.ts'
import { foodWords } from '../foods/foodWords.ts'
import { kindCalled } from './kindsOfFood.ts'
import { beforeOf, type SaidFood } from './saidFoods.ts'

/** What a kitchen makes on the way; named alone, it is made here and not bought. */
export const madeHere = new Set(
  foodWords(`sauce salsa relish chutney raita pesto dressing vinaigrette mayonnaise mayo aioli guacamole tzatziki
  chimichurri harissa tapenade hummus custard caramel ganache syrup frosting icing crumb crumble streusel pastry dough
  batter crust stock broth gravy soup stew curry chili salad slaw coleslaw omelette omelet frittata porridge dumpling pie tart
  cake cookie biscuit bread loaf bun roll pancake crepe waffle pudding jam jelly gel brine roux meringue cream
  meatball meatloaf patty burger kebab kebob kofta falafel fritter wrap sandwich taco burrito toast pizza roux bechamel
  hollandaise pickle compote coulis puree mash marinade rub paste glaze filling stuffing topping spread dip sprinkle
  fluff chip crisp crouton stripe ribbon popsicle sorbet granita smoothie shake drink cocktail tea coffee punch lemonade
  pilaf risotto paella noodle pasta ravioli gnocchi casserole gratin quiche flan caviar steak dal dhal sambal mole
  satay crackling brittle praline nougat fudge truffle muffin scone brownie bar bite snack cracker keema poori festival crackling flatbread tortilla
  naan roti chapati pita bagel donut churro parfait trifle mousse cheesecake fondue confit tempura schnitzel hash
  tortellini agnolotti wonton gyoza pierogi starter phyllo filo
  sausage tartare carpaccio ceviche sushi bone fat dripping lard oil butter candy cheese bean`),
)
/** Of those, what no kitchen makes unless the list has what it comes from. */
const poured = new Set(foodWords('stock broth'))
const pouring = /\b(?:add|pour|stir|whisk|deglaze)\w*\s+(?:\w+\s+){0,4}$/
const boughtWhenAdded = new Set(
  foodWords('cream cheese pasta noodle oil butter bean sausage paste jam tea coffee'),
)
/** Of those, what is bought wherever it is not called as one that is here: "with whipped cream". */
const boughtWhenNew = new Set(foodWords('cream cheese butter pasta noodle'))
const adding =
  /\b(?:add|pour|stir|mix|whisk|fold|beat|blend|drizzle|splash|sprinkle|scatter|toss|melt|heat|spread|cover|top|combine|season|brush|rub|dot|crumble|boil|cook|dollop)\w*\s+(?:\w+\s+){0,4}$/

const oftenMade = new Set(['Sauces', 'Condiments', 'Spices', 'Snacks', 'Frozen Foods', 'Grains'])

/** "For the salsa verde, stir …", "make the pesto". */
export function isToBeMade(said: SaidFood): boolean {
  const isMade = /(?:^| )(?:for|make|assemble) (?:the |a )?(?:\w+ ){0,2}$/.test(beforeOf(said))
  return (
    isMade &&
    (madeHere.has(said.words[0]!) ||
      madeHere.has(said.words.at(-1)!) ||
      oftenMade.has(said.food.category) ||
      said.food.of.length > 1)
  )
}

const dishKinds = [
  'ready dish',
  'pasta sauce kind',
  'dip kind',
  'salsa kind',
  'cake kind',
  'bread kind',
  'pastry kind',
  'pudding kind',
  'fresh chutney kind',
  'breaded chicken kind',
]

/** Whether a food certainly is what somebody may be allergic to, and not only made of it. */
export function isAllergenItself(food: Food): boolean {
  return [...allergensIn(contentsOf(food)).values()].some(({ isCertain, isItself }) => isCertain && isItself)
}

/** A thing that is cooked of others; peanuts stand among the snacks, and are none. */
export const isDish = (food: Food) => isCooked(food) && !isAllergenItself(food)

function isCooked(food: Food): boolean {
  return (
    food.category === 'Snacks' ||
    food.category === 'Frozen Foods' ||
    dishKinds.some((kind) => wayTo(food, kind)?.isItself)
  )
}

/** Sauces that no kitchen makes on the way; any other may be the dish's own. */
const boughtSauces = new Set(
  foodWords(
    'ketchup sriracha gochujang tabasco worcestershire hoisin miso tamari doubanjiang tahini mustard mirin',
  ),
)

/** The same by their whole names, whose first words are kinds of food. */
const boughtFoods: ReadonlySet<string> = new Set(['fish sauce', 'soy sauce', 'oyster sauce', 'shrimp paste'])

const isMadeSauce = ({ food, words }: SaidFood) => food.category === 'Sauces' && !boughtSauces.has(words[0]!)

/** Half of what it is made of stands on the list: buttercream of butter and sugar. */
function isMadeOfListed({ of }: Food, listed: readonly Food[]): boolean {
  const here = of.filter((part) => isAmong(part, listed))
  return of.length > 1 && here.length * 2 >= of.length
}

/** "Blend to a paste", "until you have a cream": what something turns into is made here. */
const becoming =
  /(?:^| )(?:to|into|as|form|make|making|have|get|become|becoming|until|for|like) (?:an? |the )?(?:\w+ ){0,2}$/
const definite =
  /(?:^| )(?:the|this|these|that|those|each|every|both|all|its|their|your|rest of) (?:(?!(?:with|in|on|of|and|or|over|to|into|from|for|then) )\w+ ){0,2}$/

/** Whether the words before a food mean the one of this dish: "the", "rest of the". */
export const isDefinite = (said: SaidFood) => definite.test(beforeOf(said))

/** Whether a food that is not the dish's own is spoken of for the first time: "with whipped cream". */
const isNewHere = (said: SaidFood) => !said.foreign && !isDefinite(said) && !becoming.test(beforeOf(said))

/** Whether the words before a food put it in: "stir the", "pour in the hot". */
export function isAddedIn(said: SaidFood): boolean {
  if (said.foreign) return said.foreign.asksDeed
  return (poured.has(said.words.at(-1)!) ? pouring : adding).test(beforeOf(said))
}

/** One word for a thing that is made of the listed foods: "the relish", "the meatballs". */
export function isMadeHere(said: SaidFood, foods: readonly Food[]): boolean {
  const { words, food } = said
  const last = words.at(-1)!
  if (boughtFoods.has(food.name)) return false
  // "You will know your mac and cheese is done" means the dish.
  if (words.some(isJoining) && wayTo(food, 'ready dish') && isDefinite(said)) return true
  if (words.length === 1 && (isDish(food) || isMadeSauce(said) || isMadeOfListed(food, foods))) return true
  if (!madeHere.has(last)) return false
  if (
    words.length > 1 &&
    !words.slice(0, -1).every((word) => isDescribing(word) || madeHere.has(word) || kindCalled(word) !== null)
  )
    return false
  return !(
    (boughtWhenAdded.has(last) || poured.has(last)) &&
    (isAddedIn(said) || (boughtWhenNew.has(last) && isNewHere(said))) &&
    !food.of.some((part) => foods.some((one) => one.name === part))
  )
}

/** What is listed, as far as it tells what a made thing is made of. */
interface ListedParts {
  foods: readonly Food[]
  words: ReadonlySet<string>
}

/** Sauces that may be of anything. */
const anySauce = new Set(
  foodWords(
    'sauce gravy dressing vinaigrette marinade relish chutney salsa pickle rub paste curry glaze syrup dip sambal',
  ),
)
const anyKind = new Set(foodWords('herb spice house green'))

/** Whether a thing is the recipe's own work: the first of its parts is listed, and half of them if it is no dish or dough. */
export function isOwnWork({ food, words }: SaidFood, foods: readonly Food[]): boolean {
  const first = food.of[0]
  if (first === undefined || !isAmong(first, foods)) return false
  return isDish(food) || madeHere.has(words.at(-1)!) || isMadeOfListed(food, foods)
}

/** What gives its name to a dish and goes into none: a dish, a drink, or "teriyaki"; a "satay sauce" is a part of one. */
export function isCalledDish(said: SaidFood): boolean {
  const { food, words } = said
  if (isDish(food) || (food.of.length > 1 && food.category === 'Beverages')) return true
  return !madeHere.has(words.at(-1)!) && (food.of.length > 1 || isMadeSauce(said))
}

/** "Chow mein" over a list with rice noodles: the dish, not the noodles that it is commonly of. */
export function isNoodleDish({ food, words }: SaidFood, listed: readonly Food[]): boolean {
  const isNoodle = (one: Food) => wayTo(one, 'noodle kind')?.isItself === true
  return !words.includes('noodle') && isNoodle(food) && listed.some(isNoodle)
}

/**
 * The contents of a thing that is made here, as far as no listed food accounts for them: peanut of a satay sauce whose lines
 * have none. Of a thing whose parts stand on the list only the first counts, which gives it its name. Null for a dish or a
 * dough, which may be of anything, unless it is by itself what somebody avoids, such as cream.
 */
export function leftOfMade(said: SaidFood, listed: ListedParts): Contents | null {
  const { food, words } = said
  if (isDish(food)) return null
  const isAny = words.every((word) => anySauce.has(word) || anyKind.has(word) || isDescribing(word))
  const isSauce = food.category === 'Sauces' || ['sauce kind', 'dip kind'].some((kind) => wayTo(food, kind))
  const isNewPart = food.of.length > 0 && isNewHere(said)
  if ((!isSauce && !isNewPart) || isAny) {
    const itself = [...contentsOf(food)].filter(([, trace]) => trace.isCertain && trace.isItself)
    return itself.length > 0 && food.of.length === 0 ? new Map(itself) : null
  }
  const isHere = ({ name }: Food) =>
    foodWords(name).every((word) => listed.words.has(word)) || isAmong(name, listed.foods)
  const isMade = isMadeOfListed(food, listed.foods)
  const leftOut = food.of.map(foodNamed).filter((part, index) => isHere(part) || (isMade && index > 0))
  return contentsWithout(food, leftOut)
}

const sauceKinds = ['sauce kind', 'dip kind', 'salsa kind', 'fresh chutney kind', 'pasta sauce kind']

const isSauceLike = (food: Food) =>
  food.category === 'Sauces' ||
  food.category === 'Condiments' ||
  sauceKinds.some((kind) => wayTo(food, kind)?.isItself)

/** "Blend it to a pesto", "make a quick aioli": what its sentence makes. */
const becomesIn = /(?:^| )(?:to|into|form|make|making|becomes?|becoming|get) an? (?:\w+ ){0,2}$/
/** The same in the other languages of pages, anywhere in the sentence. */
const makesIn =
  /(?<!\p{L})(?:für (?:das|die|den|eine?n?)|zu eine[rm]|zubereiten|herstellen|pour (?:la|le|les|l)|prépare[rz]?|réalise[rz]?|para (?:la|el|hacer)|prepara|prepare|haz|के लिए|बना\p{M}*\p{L}*|لتحضير|لعمل|نحضر|حضري?)(?![\p{L}\p{M}])/iu

/** Whether a text makes a food, so that what goes into it stands elsewhere in the recipe. */
export function isMadeInText(said: SaidFood): boolean {
  if (said.wordAfter === 'ingredient' || isToBeMade(said)) return true
  return said.foreign ? makesIn.test(said.sentence) : becomesIn.test(beforeOf(said))
}

/**
 * Whether a sauce that a step takes is none of the recipe's own: no line holds the first of its parts, half of them, or what it is
 * called by, as the mango of a "mango salsa". A word for any sauce says nothing of what it is made of.
 */
export function isBoughtSauce({ food, words }: SaidFood, listed: ListedParts): boolean {
  if (!isSauceLike(food)) return false
  if (boughtFoods.has(food.name)) return true
  const isCurryPaste = words.includes('curry') && words.at(-1) === 'paste'
  const isAny = (word: string) => (anySauce.has(word) && word !== 'vinaigrette') || anyKind.has(word)
  if (!isCurryPaste && words.every((word) => isAny(word) || isDescribing(word))) return false
  const telling = words.filter((word) => !isDescribing(word) && !madeHere.has(word))
  if (telling.some((word) => listed.words.has(word))) return false
  const parts = food.of.length > 0 ? food.of : food.is.flatMap((kind) => foodNamed(kind).of)
  const isHere = (part: string) => {
    const named = foodWords(part)
    return isAmong(part, listed.foods) || (named.length > 1 && named.every((word) => listed.words.has(word)))
  }
  const isMade = parts.length > 0 && (isHere(parts[0]!) || parts.filter(isHere).length * 2 >= parts.length)
  return !isMade
}

/**
 * Whether a made thing with allergens that a step takes is bought, as "meringue" and "coleslaw" are where the recipe has no line for
 * any part of them. What it forms, or makes of its own lines, is none.
 */
export function isBoughtDish(said: SaidFood, listed: ListedParts): boolean {
  const { food, words } = said
  const parts = food.of.length > 0 ? food.of : food.maybe
  if (parts.length === 0 || !soldReady.has(words.at(-1)!)) return false
  if (words.some((word) => !madeHere.has(word) && listed.words.has(word))) return false
  const isHere = (part: string) =>
    isAmong(part, listed.foods) || foodWords(part).every((word) => listed.words.has(word))
  const isMade = isHere(parts[0]!) || parts.filter(isHere).length * 2 > parts.length
  return !isMade
}

/** Dishes and sweets that are sold ready to be put into others. */
const soldReady = new Set(
  foodWords(
    'meringue coleslaw slaw satay nougat snickers praline ravioli empanada croquette tortellini gnocchi gyoza fudge brownie churro marzipan macaron ladyfinger madeleine',
  ),
)

/** What is made of whatever dough there is. */
const ofAnyDough = new Set(foodWords('dough pastry crust batter pie tart case base'))

/** Whether a step takes bread or pastry where the list has neither bread nor flour of any kind; to toast is a deed. */
export function isBoughtBread(said: SaidFood, listed: ListedParts): boolean {
  const { food, words } = said
  const isBaked = baked.some((kind) => wayTo(food, kind)?.isItself)
  const isBread =
    isBaked && (words[0] !== 'toast' || isServedOn(said)) && !words.every((word) => ofAnyDough.has(word))
  // The garlic of a list is no garlic bread.
  const named = foodWords(food.name).filter((word) => !listed.foods.some(({ name }) => name === word))
  return isBread && !['bread', 'flour', 'dough', 'pastry', ...named].some((word) => listed.words.has(word))
}

const baked = ['bread kind', 'pastry kind', 'breadcrumb kind']

/** "Sardines on toast": what a dish is served on or with. */
export const isServedOn = (said: SaidFood): boolean =>
  /(?:^| )(?:on|with|over|in) (?:\w+ )?(?:\w+ of )?(?:\w+ )?$/.test(beforeOf(said))

/** Words for what is mixed here and called as the recipe is: a "taco seasoning". */
const mixed = new Set(foodWords('seasoning mix blend rub spice'))

/** Whether a thing that the recipe's name names too is the dish itself, and not a food that goes into it. */
export function isNameOfDish({ food, words }: SaidFood): boolean {
  const last = words.at(-1)!
  return isDish(food) || mixed.has(last) || (madeHere.has(last) && !boughtWhenAdded.has(last))
}

const isAmong = (name: string, foods: readonly Food[]) =>
  foods.some((one) => one.name === name || wayTo(one, name)?.isItself)
