import { isDescribingWord } from '../../foods/describingWords.ts'
import { allergensInContents, contentsOfFood, pathToContainedFood } from '../../foods/foodContents.ts'
import { type Food, getFoodByName } from '../../foods/foods.ts'
import { splitFoodNameIntoWords } from '../../foods/foodWords.ts'
import {
  isFoodMentionedForFirstTimeInEnglish,
  isFoodNamedAmong,
  isFoodWithDefiniteArticle,
  kindWordsOfAnyContent,
  type ListedIngredients,
  sauceNamesOfAnyContent,
  wordsForThingsMadeInKitchen,
} from '../madeWords.ts'
import { doughKinds, hasDough, isMentionedPastryUnlisted, isOfKind, soldReady } from './boughtDoughs.ts'
import { type SaidFood, wordsBeforeFood } from './saidFoods.ts'

/** Condiments that no kitchen makes, by their whole names, whose first words are kinds of food. */
export const condimentsAlwaysBought: ReadonlySet<string> = new Set([
  'fish sauce',
  'soy sauce',
  'oyster sauce',
  'shrimp paste',
])

const sauceKinds = ['sauce kind', 'dip kind', 'salsa kind', 'fresh chutney kind', 'pasta sauce kind']

const isSauceLike = (food: Food) =>
  food.category === 'Sauces' ||
  food.category === 'Condiments' ||
  sauceKinds.some((kind) => pathToContainedFood(food, kind)?.isItself)

/**
 * Whether a sauce that a step takes is none of the recipe's own: no line holds the first of its parts, half of them, or what it is
 * called by, as the mango of a "mango salsa". A word for any sauce says nothing of what it is made of.
 */
export function isMentionedSauceUnlisted({ food, words }: SaidFood, listed: ListedIngredients): boolean {
  if (!isSauceLike(food)) return false
  if (condimentsAlwaysBought.has(food.name)) return true
  const isCurryPaste = words.includes('curry') && words.at(-1) === 'paste'
  const isAny = (word: string) =>
    (sauceNamesOfAnyContent.has(word) && word !== 'vinaigrette') || kindWordsOfAnyContent.has(word)
  if (!isCurryPaste && words.every((word) => isAny(word) || isDescribingWord(word))) return false
  const telling = words.filter((word) => !isDescribingWord(word) && !wordsForThingsMadeInKitchen.has(word))
  if (telling.some((word) => listed.words.has(word))) return false
  const parts = food.of.length > 0 ? food.of : food.is.flatMap((kind) => getFoodByName(kind).of)
  const isHere = (part: string) => {
    const named = splitFoodNameIntoWords(part)
    return (
      isFoodNamedAmong(part, listed.foods) ||
      (named.length > 1 && named.every((word) => listed.words.has(word)))
    )
  }
  const isMade = parts.length > 0 && (isHere(parts[0]!) || parts.filter(isHere).length * 2 >= parts.length)
  return !isMade
}

/**
 * Whether a made thing with allergens that a step takes is bought, as "meringue" and "coleslaw" are where the recipe has no line for
 * any part of them. What it forms, or makes of its own lines, is none.
 */
export function isMentionedMadeDishUnlisted(said: SaidFood, listed: ListedIngredients): boolean {
  const { food, words } = said
  if (isMentionedSweetOrSnackUnlisted(said, listed) || isMentionedPastryUnlisted(said, listed)) return true
  const parts = food.of.length > 0 ? food.of : food.maybe
  if (parts.length === 0 || !soldReady.has(words.at(-1)!)) return false
  if (words.some((word) => !wordsForThingsMadeInKitchen.has(word) && listed.words.has(word))) return false
  const isHere = (part: string) => isListedPart(part, listed)
  const isMade = isHere(parts[0]!) || parts.filter(isHere).length * 2 > parts.length
  return !isMade
}

const isListedPart = (part: string, { foods, words }: ListedIngredients): boolean =>
  isFoodNamedAmong(part, foods) || splitFoodNameIntoWords(part).every((word) => words.has(word))

/** Sweets, biscuits and snacks, which a dish takes as a shop sells them. */
const kindsSoldReadyMade = [
  'confection',
  'biscuit kind',
  'cracker kind',
  'sweetmeat',
  'eastern sweet',
  'snack',
  'frozen dessert',
  'breakfast cereal',
]

/** Baked things that a recipe may make itself, so that only one that is new to it is bought. */
const bakedKinds = ['cake kind', 'sweet pastry', 'pudding kind']

/** What stands in factories alone: whatever is made of it is bought ready. */
const factoryIngredients: ReadonlySet<string> = new Set([
  'soy lecithin',
  'cocoa butter',
  'gelatine',
  'barley malt',
])

/** Whether a sweet or a snack is of what only factories have. */
export const isSweetOnlyMadeInFactories = ({ of }: Food): boolean =>
  of.some((part) => factoryIngredients.has(part))

/** Ends of names of two words that any kitchen makes: "ice cream", "cookie dough". */
const homemadeLastWords = new Set(
  splitFoodNameIntoWords(
    'cream dough batter mixture sauce base filling topping crust stuffing soup stew curry salad',
  ),
)

/** A word for whatever a kitchen bakes or cooks: "cookies", "ice cream"; sausage rolls are a dish of their own. */
function isAnyDish(words: readonly string[], food: Food): boolean {
  if (words.length > 1 && food.name === words.join(' ') && !homemadeLastWords.has(words.at(-1)!)) return false
  return words.every(
    (word) => isDescribingWord(word) || wordsForThingsMadeInKitchen.has(word) || word === 'ice',
  )
}

/** Words before a made thing by which it goes into another: "scatter with", "fold in a few". */
const addingWordsPattern =
  /(?:^| )(?:add|stir|mix|fold|blend|beat|whisk|process|pulse|top|sprinkle|scatter|cover|layer|line|decorat|garnish|finish|stud|dip|dunk|roll|coat|press|push|stick|place|put|lay|arrang|spread|pour|drizzl|dust|melt|chop|break|tear|throw|toss|us|serv|alternat|with)\w*\s+(?:\w+\s+){0,3}$/

/** The same of one with an article: "add the ice cream". */
const addsThePattern = /(?:^| )(?:add|stir|mix|fold|blend|top)\w* (?:in |with )?(?:the|your) (?:\w+ )?$/

/** What goes before a further food of a list that a step puts in: "stir in the marshmallows, digestives". */
const puttingInList =
  /(?:^|\s)(?:add|stir|mix|fold|blend|beat|process|pulse|top|sprinkle|scatter|layer|decorate|garnish|finish|toss|combine|use)(?:\s+(?:in|with|through|together))?\s+(?:(?:[^\s,.;:!?]+\s+){0,4}[^\s,.;:!?]+,\s*){1,8}(?:and\s+|or\s+)?(?:[^\s,.;:!?]+\s+){0,1}$/i

/** Whether a food is a further one of a list that its sentence puts in. */
function isInListPutIn({ words, before, wordAfter, sentence }: SaidFood): boolean {
  if (before.length > 2 || !(wordAfter === null || wordAfter === 'and' || wordAfter === 'or')) return false
  const stem = words[0]!.slice(0, 4)
  const at = sentence.toLowerCase().lastIndexOf(` ${stem}`)
  return at > 0 && puttingInList.test(sentence.slice(0, at + 1))
}

/** What breaks up a made thing, in English before it and in other languages anywhere in the sentence. */
const crushingPattern = /(?:^| )(?:crush|crumbl|bash|blitz|crunch|smash)\w* (?:\w+ ){0,3}$/

const crushingElsewhere =
  /(?<!\p{L})(?:écras|émiett|concass|tritur|machac|desmenuz|desmig|zerbrösel|zerkrümel|zerbröckel|zerstoß|zerdrück|zerkleiner|sbriciol|tritat|tritare|esfarel|verkruimel)\p{L}*/iu

/**
 * How a sentence speaks of a made thing: it breaks it up as one does what is bought, puts in one that was not spoken of, or means
 * one of this recipe; null where it only tells of it.
 */
export function classifyHowSentenceIntroducesFood(said: SaidFood): 'crushed' | 'new' | 'known' | null {
  if (said.foreign) {
    const { isNew, asksAction, isBeside } = said.foreign
    if (crushingElsewhere.test(said.sentence)) return 'crushed'
    return asksAction || isBeside ? (isNew ? 'new' : 'known') : null
  }
  const before = wordsBeforeFood(said)
  if (crushingPattern.test(before)) return 'crushed'
  if (isFoodWithDefiniteArticle(said)) return 'known'
  if (!isFoodMentionedForFirstTimeInEnglish(said)) return null
  return addingWordsPattern.test(before) || isInListPutIn(said) ? 'new' : null
}

export const isFoodKindSoldReadyMade = (food: Food): boolean =>
  isOfKind(food, [...bakedKinds, ...kindsSoldReadyMade])

/** "Pile onto crackers", "spread on warm oatcakes": what the dish is put on was not made for it. */
export const isPutOnPattern =
  /\b(?:pil|spoon|spread|scoop|heap|load|smear|slather|dollop|ladl|plac|put|lay|serv|squash|mash|crumbl|grat|scatter|drizzl|pour)\w* (?:\w+ ){0,6}?(?:on(?:to)?|over) (?:(?!the )\w+ ){0,2}$/

/**
 * Whether a step takes a sweet, a biscuit or a snack that nobody makes for it: the recipe is not called so, and its lines lack
 * some part with an allergen. A word for any cookie or cake counts where it is new and the list has no flour.
 */
export function isMentionedSweetOrSnackUnlisted(said: SaidFood, listed: ListedIngredients): boolean {
  const { food, words } = said
  if (!isFoodKindSoldReadyMade(food) || isFoodInRecipeName(said, listed)) return false
  const way = classifyHowSentenceIntroducesFood(said)
  if (isOfKind(food, bakedKinds) || isAnyDish(words, food)) {
    const before = wordsBeforeFood(said)
    const isAddedReadyMade =
      way === 'new' || way === 'crushed' || addsThePattern.test(before) || isPutOnPattern.test(before)
    return isAddedReadyMade && !hasDough(food, listed)
  }
  if (way === null && !isSweetOnlyMadeInFactories(food)) return false
  return !isMadeOfLines(food, listed)
}

/**
 * Whether a step takes a dish or a baked thing with allergens that is new to the recipe, "pile onto oatcakes", and the lines
 * lack some part with an allergen. Words for any dish, such as "cake", say too little of what it is made of.
 */
export function isMentionedReadyDishUnlisted(said: SaidFood, listed: ListedIngredients): boolean {
  const { food, words } = said
  if (isFoodInRecipeName(said, listed) || isAnyDish(said.foreign?.typed ?? words, food)) return false
  if (said.foreign) {
    if (!said.foreign.isNew || !said.foreign.asksAction || food.category !== 'Snacks') return false
  } else {
    if (!isFoodMentionedForFirstTimeInEnglish(said)) return false
    const before = wordsBeforeFood(said)
    if (!addingWordsPattern.test(before) && !isPutOnPattern.test(before)) return false
  }
  return allergensInContents(contentsOfFood(food)).size > 0 && !isMadeOfLines(food, listed)
}

/** Whether the list has, for each allergen that a made thing certainly holds, a part of it with that; else its first part. */
function isMadeOfLines(food: Food, listed: ListedIngredients): boolean {
  const parts = food.of.length > 0 ? food.of : food.is.flatMap((kind) => getFoodByName(kind).of)
  const here = parts.filter((part) => isListedPart(part, listed))
  const certain = certainAllergens(food)
  if (certain.length === 0) return parts.length > 0 && here.includes(parts[0]!)
  const held = new Set(here.flatMap((part) => certainAllergens(getFoodByName(part))))
  return certain.every((id) => held.has(id))
}

const certainAllergens = (food: Food) =>
  [...allergensInContents(contentsOfFood(food))].flatMap(([id, { isCertain }]) => (isCertain ? [id] : []))

/** Whether the recipe's name calls a food, which is then its own: "Almond halva". */
export function isFoodInRecipeName({ words, foreign }: SaidFood, { titleWords }: ListedIngredients): boolean {
  const typed = (foreign?.typed ?? words).filter((word) => !isDescribingWord(word))
  const isInTitle = (word: string) =>
    titleWords.has(word) ||
    (foreign?.isCompounding === true && titleWords.values().some((one) => one.endsWith(word)))
  return typed.length > 0 && typed.every(isInTitle)
}

/**
 * Whether a step takes a sweet, a biscuit or a cake of which the recipe's name calls only a part of its dish, and that no line could make:
 * the ice cream of an "ice cream sundae".
 */
export function isMentionedPartOfNamedDishUnlisted(said: SaidFood, listed: ListedIngredients): boolean {
  const { food, words } = said
  const last = [...listed.titleWords].at(-1)
  return (
    isFoodKindSoldReadyMade(food) &&
    last !== undefined &&
    !words.includes(last) &&
    classifyHowSentenceIntroducesFood(said) === 'new' &&
    !isMadeOfLines(food, listed)
  )
}

/** Whether a step takes a mix with flour in it, such as a pancake mix, where the list has neither flour nor another grain. */
export const isMentionedFlourMixUnlisted = (
  { food, words, foreign }: SaidFood,
  { foods }: ListedIngredients,
): boolean =>
  !foreign &&
  words.length > 1 &&
  words.at(-1) === 'mix' &&
  allergensInContents(contentsOfFood(food)).get('gluten')?.isCertain === true &&
  !foods.some((one) => one.category === 'Grains' || isOfKind(one, [...doughKinds, 'starch kind', 'nut kind']))
