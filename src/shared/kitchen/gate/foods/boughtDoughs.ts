import { pathToContainedFood } from '../../foods/foodContents.ts'
import type { Food } from '../../foods/foods.ts'
import { splitFoodNameIntoWords } from '../../foods/foodWords.ts'
import type { ListedIngredients } from '../madeWords.ts'
import { type SaidFood, wordsBeforeFood } from './saidFoods.ts'

/** Words of a list by which what it bakes, or crushes, is its own. */
const ofDough = ['bread', 'flour', 'dough', 'pastry', 'biscuit', 'cookie', 'cracker', 'wafer']

export const doughKinds = [
  'flour kind',
  'dough kind',
  'bread kind',
  'pastry kind',
  'biscuit kind',
  'cracker kind',
]

/** Whether the list has what a baked food is made of, or the food itself by one of its words; cream of an ice cream too. */
export function hasDough(food: Food, { foods, words }: ListedIngredients): boolean {
  return (
    [...ofDough, ...splitFoodNameIntoWords(food.name)].some((word) => words.has(word)) ||
    foods.some((one) => isOfKind(one, doughKinds))
  )
}

/** Doughs of wheat that hardly any kitchen rolls itself. */
const soldPastries: ReadonlySet<string> = new Set(['filo pastry', 'puff pastry', 'brick pastry', 'kataifi'])

/** Whether a step takes such a dough, and the list has nothing that one could be made of. */
export const isMentionedPastryUnlisted = (said: SaidFood, listed: ListedIngredients): boolean =>
  soldPastries.has(said.food.name) && isMentionedBreadUnlisted(said, listed)

/** Dishes and sweets that are sold ready to be put into others. */
export const soldReady = new Set(
  splitFoodNameIntoWords(
    'meringue coleslaw slaw satay nougat snickers praline ravioli empanada croquette tortellini gnocchi gyoza fudge brownie churro marzipan macaron ladyfinger madeleine',
  ),
)

/** What is made of whatever dough there is. */
const ofAnyDough = new Set(splitFoodNameIntoWords('dough pastry crust batter pie tart case base'))

/** Whether a step takes bread or pastry where the list has neither bread nor flour of any kind; to toast is a action. */
export function isMentionedBreadUnlisted(said: SaidFood, listed: ListedIngredients): boolean {
  const { food, words } = said
  const isBaked = baked.some((kind) => pathToContainedFood(food, kind)?.isItself)
  const isBread = isBaked && !isToastingAction(said) && !words.every((word) => ofAnyDough.has(word))
  // The garlic of a list is no garlic bread.
  const named = splitFoodNameIntoWords(food.name).filter(
    (word) => !listed.foods.some(({ name }) => name === word),
  )
  return isBread && !['bread', 'flour', 'dough', 'pastry', ...named].some((word) => listed.words.has(word))
}

const baked = ['bread kind', 'pastry kind', 'breadcrumb kind']

/** "Add some toast", "eat with hot toast", "a slice of toast"; but "lightly toast". */
const isToastNoun = (said: SaidFood): boolean =>
  /(?:^| )(?:add|some|the|a|an|your|this|that|of|more|extra|two|each|dry|hot|warm|fresh|cold|crisp|thin|thick|plain|brown|white|wholemeal|sourdough|rye|buttered|buttery|with|serve|arrange|place|cut|break|tear|eat|make|have) $/.test(
    wordsBeforeFood(said),
  )

/** "Lightly toast". */
export const isToastingAction = (said: SaidFood): boolean =>
  said.words[0] === 'toast' &&
  said.foreign === undefined &&
  !isFoodServedUnderDish(said) &&
  !isToastNoun(said)

/** "Sardines on toast": what a dish is served on or with. */
export const isFoodServedUnderDish = (said: SaidFood): boolean =>
  /(?:^| )(?:on|onto|with|over|in|into) (?:\w+ )?(?:\w+ of )?(?:\w+ )?$/.test(wordsBeforeFood(said))

export const isOfKind = (food: Food, kinds: readonly string[]) =>
  kinds.some((kind) => pathToContainedFood(food, kind)?.isItself)
