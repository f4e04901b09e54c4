import { allergensInContents, contentsOfFood, pathToContainedFood } from '../../foods/foodContents.ts'
import { type Food, findFoodByKey } from '../../foods/foods.ts'
import { splitFoodNameIntoWords } from '../../foods/foodWords.ts'
import type { ListedIngredients } from '../madeWords.ts'
import { isToastingAction } from './boughtDoughs.ts'
import { classifyHowSentenceIntroducesFood, isPutOnPattern } from './boughtFoods.ts'
import { type SaidFood, wordsBeforeFood } from './saidFoods.ts'

/** What is made of a dough or a batter of grain. */
const doughFoodKinds = [
  'bread kind',
  'flatbread kind',
  'noodle kind',
  'pasta kind',
  'cracker kind',
  'wheat wrapper kind',
  'sweet pastry',
  'frozen dumpling kind',
]
const doughFoodNames: ReadonlySet<string> = new Set(['oatcake'])
/** The same where a kitchen also calls so what it bakes of eggs or fruit alone: "egg muffins", "banana cookies". */
const bakedKinds = ['cake kind', 'biscuit kind']

/** Kinds of foods from which a dough or batter is made, and kinds that are a dough or batter. */
const baseKinds = [
  ...doughFoodKinds,
  ...bakedKinds,
  ...['flour kind', 'starch kind', 'dough kind', 'pastry kind', 'breadcrumb kind', 'breakfast cereal'],
  ...['nut kind', 'batter mix'],
]
const baseWords = splitFoodNameIntoWords('flour dough pastry bread batter mix meal')

const isOfKind = (food: Food, kinds: readonly string[]) =>
  kinds.some((kind) => food.name === kind || pathToContainedFood(food, kind)?.isItself)

/** Words by which a step makes such a food of what it has: "fry the pancakes", "spiralise into noodles". */
const makesPattern =
  /(?:^| )(?:fry|cook|bake|flip|turn|griddle|shape|form|roll|cut|slice|spiral\w*|make|making|peel|grate|blanch) (?:\w+ ){0,3}?(?:the |into |your |more |each |a )(?:\w+ )?$/
/** The same for noodles and pasta: to cook or fry them does not make them. */
const makesNoodlesPattern =
  /(?:^| )(?:shape|form|roll|cut|slice|spiral\w*|make|making|peel|grate|shave) (?:\w+ ){0,3}?(?:the |into |your |more |each |a )(?:\w+ )?$/
const noodleKinds = ['noodle kind', 'pasta kind']
/** Words before flatbreads on which something is put, such as "spoon the beans over the": such a step does not make the flatbreads. */
const putOnKnownPattern =
  /(?:^| )(?:pil|spoon|spread|scoop|heap|load|smear|dollop|scatter|crumbl|fill|stuff|stir|toss)\w* (?:\w+ ){0,6}?(?:on|onto|over|into|through) (?:the|your|each) (?:\w+ )?$/

/** Foods that are called so where they are of a vegetable, and those vegetables: "courgette noodles", "lettuce wraps". */
const vegetablesByFood: readonly (readonly [words: ReadonlySet<string>, vegetables: readonly string[]])[] = [
  [
    new Set(splitFoodNameIntoWords('noodle pasta spaghetti tagliatelle ribbon lasagne')),
    ['zucchini', 'squash', 'cucumber', 'sweet potato', 'daikon', 'kohlrabi', 'carrot', 'celeriac'],
  ],
  [
    new Set(splitFoodNameIntoWords('wrap taco tortilla burrito bun')),
    ['lettuce', 'cabbage', 'collard greens', 'chard', 'cauliflower'],
  ],
  [
    new Set(splitFoodNameIntoWords('toast bun pizza crust bread')),
    ['sweet potato', 'eggplant', 'cauliflower'],
  ],
]

/** What is always of bread, whatever a text makes into it. */
const namesOfBreadWithFilling: ReadonlySet<string> = new Set(
  splitFoodNameIntoWords('butty sandwich sarnie toastie'),
)

const withToppings = /^(?:with|topped|and)$/
const dishesOfNoodles = /^(?:soup|salad|bake)$/
const withToppingsInOtherLanguages = /\p{L} (?:mit|und|avec|aux?|à l['’]\p{L}+|et|con|y|al) /u

/** Whether a name begins with bread that the rest of it puts something on, "oatcakes with cheese", or that is nothing without a filling. */
export const isBreadUnderToppings = ({ food, words, wordAfter, sentence, foreign }: SaidFood): boolean =>
  !isOfKind(food, bakedKinds) &&
  (namesOfBreadWithFilling.has(words.at(-1)!) ||
    (isOfKind(food, noodleKinds) && dishesOfNoodles.test(wordAfter ?? '')) ||
    (foreign ? withToppingsInOtherLanguages.test(sentence) : withToppings.test(wordAfter ?? '')))

/**
 * Whether a text names bread, noodles, pancakes and the like of which no line holds the dough, so that they are bought, whether
 * or not the recipe's name calls them too: "Salmon bagels" of salmon and rocket.
 */
export function isDoughFoodWithoutLine(
  said: SaidFood,
  listed: ListedIngredients,
  mentions: readonly SaidFood[],
): boolean {
  const { food } = said
  const isBakedOfAny = isOfKind(food, bakedKinds)
  if (!isBakedOfAny && !isOfKind(food, doughFoodKinds) && !doughFoodNames.has(food.name)) return false
  if (food.replaces !== null || isToastingAction(said) || hasBase(said, listed)) return false
  if (allergensInContents(contentsOfFood(food)).size === 0 || isSpanishOmelette(said, listed, mentions))
    return false
  const before = wordsBeforeFood(said)
  if (classifyHowSentenceIntroducesFood(said) === 'new' || isPutOnPattern.test(before)) return true
  if (namesOfBreadWithFilling.has(said.words.at(-1)!)) return true
  const here = mentions.filter((one) => one.food === food)
  const makes = isOfKind(food, noodleKinds) ? makesNoodlesPattern : makesPattern
  return !(
    isBakedOfAny ||
    isOfListedVegetable(said, listed) ||
    here.some((one) => makes.test(wordsBeforeFood(one))) ||
    (isOfListedPlant(said, listed) && !here.some((one) => putOnKnownPattern.test(wordsBeforeFood(one))))
  )
}

const omelettePattern =
  /(?<!\p{L})(?:cuaj\p{L}+|tortillas? (?:de (?:patatas?|papas?|huevos?|cebolla|espinacas|calabacín)|francesas?|españolas?)|d[aá](?:r|le|rle|dle)? la vuelta)(?!\p{L})/iu

/** Whether a Spanish text means the omelette by "tortilla": of eggs of the list, which it sets in the pan or calls so. */
export function isSpanishOmelette(
  { food, foreign }: SaidFood,
  listed: ListedIngredients,
  mentions: readonly SaidFood[],
): boolean {
  if (!foreign || food.name !== 'tortilla') return false
  return (
    listed.foods.some((one) => isOfKind(one, ['egg kind', 'egg'])) &&
    (['patata', 'papa', 'francesa', 'espanola', 'española'].some((word) => listed.titleWords.has(word)) ||
      mentions.some(({ sentence }) => omelettePattern.test(sentence)))
  )
}

/** Whether such a food is made by a text and needs no line of its own: "make into a butty" takes bread. */
export const isDoughFoodMade = ({ food, words }: SaidFood, made: ReadonlySet<Food>): boolean =>
  made.has(food) && !namesOfBreadWithFilling.has(words.at(-1)!)

function hasBase({ food, words }: SaidFood, listed: ListedIngredients): boolean {
  const named = [...splitFoodNameIntoWords(food.name), words.at(-1)!].filter(
    (word) => !listed.foods.some(({ name }) => name === word),
  )
  return (
    listed.foods.some((one) => one.category === 'Grains' || isOfKind(one, baseKinds)) ||
    [...baseWords, ...named].some((word) => listed.words.has(word))
  )
}

/** "The noodles", which may be of wheat, of rice or of a vegetable. */
export const isNoodleOfAnySort = ({ words, foreign }: SaidFood): boolean =>
  !foreign && words.length === 1 && words[0] === 'noodle'

/** The words before a food, in the recipe's name or in its own. */
function wordsTellingOf({ words }: SaidFood, { titleWords }: ListedIngredients): readonly string[] {
  const title = [...titleWords]
  const at = Math.max(0, title.indexOf(words.at(-1)!))
  return [...title.slice(Math.max(0, at - 2), at), ...words.slice(0, -1)]
}

function isOfListedVegetable(said: SaidFood, listed: ListedIngredients): boolean {
  const last = said.words.at(-1)!
  const vegetables = vegetablesByFood.flatMap(([words, names]) => (words.has(last) ? names : []))
  return listed.foods.some((one) => isOfKind(one, vegetables) && isCalledBefore(one, said, listed))
}

/** What is filled with a vegetable, and hardly made of one: "mushroom wraps". */
const filledBreads: ReadonlySet<string> = new Set(
  splitFoodNameIntoWords('wrap taco burrito bagel pitta pita crostini bruschetta croissant sub'),
)

/** "Banana pancakes": of a fruit or vegetable of the list. */
const isOfListedPlant = (said: SaidFood, listed: ListedIngredients): boolean =>
  !filledBreads.has(said.words.at(-1)!) &&
  listed.foods.some(
    (one) =>
      (one.category === 'Vegetables' || one.category === 'Fruits') && isCalledBefore(one, said, listed),
  )

/** Whether a food of the list is called in the words before another: by its name in any words that lines give it. */
function isCalledBefore({ name }: Food, said: SaidFood, listed: ListedIngredients): boolean {
  const before = wordsTellingOf(said, listed)
  return before.some(
    (word) => splitFoodNameIntoWords(name).includes(word) || findFoodByKey(word)?.name === name,
  )
}
