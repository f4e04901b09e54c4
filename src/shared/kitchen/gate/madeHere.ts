import { isDescribingWord, isJoiningWord } from '../foods/describingWords.ts'
import {
  contentsOfFood,
  contentsOfFoodWithout,
  type FoodContents,
  pathToContainedFood,
} from '../foods/foodContents.ts'
import { type Food, getFoodByName } from '../foods/foods.ts'
import { splitFoodNameIntoWords } from '../foods/foodWords.ts'
import { isMentionedPastryUnlisted } from './foods/boughtDoughs.ts'
import {
  condimentsAlwaysBought,
  isMentionedReadyDishUnlisted,
  isMentionedSweetOrSnackUnlisted,
  isSweetOnlyMadeInFactories,
} from './foods/boughtFoods.ts'
import { findFoodKindName } from './foods/kindsOfFood.ts'
import { isReadyFoodOfOtherSort } from './foods/otherSorts.ts'
import { type SaidFood, wordsBeforeFood } from './foods/saidFoods.ts'
import {
  isCookedDish,
  isFoodMentionedForFirstTime,
  isFoodMentionedForFirstTimeInEnglish,
  isFoodNamedAmong,
  isFoodWithDefiniteArticle,
  kindWordsOfAnyContent,
  type ListedIngredients,
  sauceNamesOfAnyContent,
  wordsForThingsMadeInKitchen,
} from './madeWords.ts'

/** Of those, what no kitchen makes unless the list has what it comes from. */
const pouredFoodWords = new Set(splitFoodNameIntoWords('stock broth'))
const pouring = /\b(?:add|pour|stir|whisk|deglaze)\w*\s+(?:\w+\s+){0,4}$/
const boughtWhenAdded = new Set(
  splitFoodNameIntoWords('cream cheese pasta noodle oil butter bean sausage paste jam tea coffee'),
)
/** Of those, what is bought wherever it is not called as one that is here: "with whipped cream". */
const wordsOfFoodsBoughtUnlessListed = new Set(splitFoodNameIntoWords('cream cheese butter pasta noodle'))
const adding =
  /\b(?:add|pour|stir|mix|whisk|fold|beat|blend|drizzle|splash|sprinkle|scatter|toss|melt|heat|spread|cover|top|combine|season|brush|rub|dot|crumble|boil|cook|dollop)\w*\s+(?:\w+\s+){0,4}$/

const categoriesOftenHomemade = new Set([
  'Sauces',
  'Condiments',
  'Spices',
  'Snacks',
  'Frozen Foods',
  'Grains',
])

/** "Make the pesto", and not "make a dressing with mustard", which puts mustard in. */
const toMake =
  /(?:^| )(?:for|make|assemble) (?:the |a )?(?:(?!(?:with|of|from|using|in|on|whisk|mix|stir|combine|blend|beat|add|toss) )\w+ ){0,2}$/

/** "For the salsa verde, stir …", "make the pesto". */
export function isFoodToBeMadeByStep(said: SaidFood): boolean {
  const isMade = toMake.test(wordsBeforeFood(said))
  return (
    isMade &&
    (wordsForThingsMadeInKitchen.has(said.words[0]!) ||
      wordsForThingsMadeInKitchen.has(said.words.at(-1)!) ||
      categoriesOftenHomemade.has(said.food.category) ||
      said.food.of.length > 1)
  )
}

/** Sauces that no kitchen makes on the way; any other may be the dish's own. */
const boughtSauces = new Set(
  splitFoodNameIntoWords(
    'ketchup sriracha gochujang tabasco worcestershire hoisin miso tamari doubanjiang tahini mustard mirin',
  ),
)

const isMadeSauce = ({ food, words }: SaidFood) => food.category === 'Sauces' && !boughtSauces.has(words[0]!)

/** Half of what it is made of stands on the list: buttercream of butter and sugar. */
function isMadeOfListed({ of }: Food, listed: readonly Food[]): boolean {
  const here = of.filter((part) => isFoodNamedAmong(part, listed))
  return of.length > 1 && here.length * 2 >= of.length
}

/** Whether the words before a food put it in: "stir the", "pour in the hot". */
export function isFoodAddedByStep(said: SaidFood): boolean {
  if (said.foreign) return said.foreign.asksAction
  return (pouredFoodWords.has(said.words.at(-1)!) ? pouring : adding).test(wordsBeforeFood(said))
}

/** One word for a thing that is made of the listed foods: "the relish", "the meatballs". */
export function isMadeOfListedFoods(said: SaidFood, listed: ListedIngredients): boolean {
  const { words, food } = said
  const { foods } = listed
  const last = words.at(-1)!
  if (
    condimentsAlwaysBought.has(food.name) ||
    isMentionedPastryUnlisted(said, listed) ||
    isReadyFoodOfOtherSort(said, listed)
  )
    return false
  if (
    (isFoodMentionedForFirstTime(said) || isSweetOnlyMadeInFactories(food)) &&
    isMentionedSweetOrSnackUnlisted(said, listed)
  )
    return false
  if (isCookedDish(food) && isMentionedReadyDishUnlisted(said, listed)) return false
  // "You will know your mac and cheese is done" means the dish.
  if (words.some(isJoiningWord) && pathToContainedFood(food, 'ready dish') && isFoodWithDefiniteArticle(said))
    return true
  if (words.length === 1 && (isCookedDish(food) || isMadeSauce(said) || isMadeOfListed(food, foods)))
    return true
  if (!wordsForThingsMadeInKitchen.has(last)) return false
  if (
    words.length > 1 &&
    !words
      .slice(0, -1)
      .every(
        (word) =>
          isDescribingWord(word) || wordsForThingsMadeInKitchen.has(word) || findFoodKindName(word) !== null,
      )
  )
    return false
  return !(
    (boughtWhenAdded.has(last) || pouredFoodWords.has(last)) &&
    (isFoodAddedByStep(said) ||
      (wordsOfFoodsBoughtUnlessListed.has(last) && isFoodMentionedForFirstTimeInEnglish(said))) &&
    !food.of.some((part) => foods.some((one) => one.name === part))
  )
}

/** Whether a thing is the recipe's own work: the first of its parts is listed, and half of them if it is no dish or dough. */
export function arePartsOfFoodListed({ food, words }: SaidFood, foods: readonly Food[]): boolean {
  const first = food.of[0]
  if (first === undefined || !isFoodNamedAmong(first, foods)) return false
  return isCookedDish(food) || wordsForThingsMadeInKitchen.has(words.at(-1)!) || isMadeOfListed(food, foods)
}

/** What gives its name to a dish and goes into none: a dish, a drink, or "teriyaki"; a "satay sauce" is a part of one. */
export function isFoodNamingDish(said: SaidFood): boolean {
  const { food, words } = said
  if (isCookedDish(food) || (food.of.length > 1 && food.category === 'Beverages')) return true
  return !wordsForThingsMadeInKitchen.has(words.at(-1)!) && (food.of.length > 1 || isMadeSauce(said))
}

/** "Chow mein" over a list with rice noodles: the dish, not the noodles that it is commonly of. */
export function isNoodleDish({ food, words }: SaidFood, listed: readonly Food[]): boolean {
  const isNoodle = (one: Food) => pathToContainedFood(one, 'noodle kind')?.isItself === true
  return !words.includes('noodle') && isNoodle(food) && listed.some(isNoodle)
}

/**
 * The contents of a thing that is made here, as far as no listed food accounts for them: peanut of a satay sauce whose lines
 * have none. Of a thing whose parts stand on the list only the first counts, which gives it its name. Null for a dish or a
 * dough, which may be of anything, unless it is by itself what somebody avoids, such as cream.
 */
export function unlistedContentsOfMadeFood(said: SaidFood, listed: ListedIngredients): FoodContents | null {
  const { food, words } = said
  if (isCookedDish(food)) return null
  const isAny = words.every(
    (word) => sauceNamesOfAnyContent.has(word) || kindWordsOfAnyContent.has(word) || isDescribingWord(word),
  )
  const isSauce =
    food.category === 'Sauces' || ['sauce kind', 'dip kind'].some((kind) => pathToContainedFood(food, kind))
  const isNewPart = food.of.length > 0 && isFoodMentionedForFirstTimeInEnglish(said)
  if ((!isSauce && !isNewPart) || isAny) {
    const itself = [...contentsOfFood(food)].filter(([, trace]) => trace.isCertain && trace.isItself)
    return itself.length > 0 && food.of.length === 0 ? new Map(itself) : null
  }
  const isHere = ({ name }: Food) =>
    splitFoodNameIntoWords(name).every((word) => listed.words.has(word)) ||
    isFoodNamedAmong(name, listed.foods)
  const isMade = isMadeOfListed(food, listed.foods)
  const leftOut = food.of.map(getFoodByName).filter((part, index) => isHere(part) || (isMade && index > 0))
  return contentsOfFoodWithout(food, leftOut)
}

/** "Blend it to a pesto", "make a quick aioli": what its sentence makes. */
const makesInSentencePattern = /(?:^| )(?:to|into|form|make|making|becomes?|becoming|get) an? (?:\w+ ){0,2}$/
/** The same in the other languages of pages, anywhere in the sentence. */
const makesIn =
  /(?<!\p{L})(?:für (?:das|die|den|eine?n?)|zu eine[rm]|zubereiten|herstellen|pour (?:la|le|les|l)|prépare[rz]?|réalise[rz]?|para (?:la|el|hacer)|prepara|prepare|haz|के लिए|बना\p{M}*\p{L}*|لتحضير|لعمل|نحضر|حضري?)(?![\p{L}\p{M}])/iu

/** Whether a text makes a food, so that what goes into it stands elsewhere in the recipe. */
export function isFoodMadeInText(said: SaidFood): boolean {
  if (said.wordAfter === 'ingredient' || isFoodToBeMadeByStep(said)) return true
  return said.foreign ? makesIn.test(said.sentence) : makesInSentencePattern.test(wordsBeforeFood(said))
}

/** Words for what is mixed here and called as the recipe is: a "taco seasoning". */
const mixed = new Set(splitFoodNameIntoWords('seasoning mix blend rub spice'))

/** Whether a thing that the recipe's name names too is the dish itself, and not a food that goes into it. */
export function isFoodDishOfRecipeName({ food, words }: SaidFood): boolean {
  const last = words.at(-1)!
  return (
    isCookedDish(food) ||
    mixed.has(last) ||
    (wordsForThingsMadeInKitchen.has(last) && !boughtWhenAdded.has(last))
  )
}
