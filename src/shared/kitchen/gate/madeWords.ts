import { allergensInContents, contentsOfFood, pathToContainedFood } from '../foods/foodContents.ts'
import type { Food } from '../foods/foods.ts'
import { splitFoodNameIntoWords } from '../foods/foodWords.ts'
import { type SaidFood, wordsBeforeFood } from './foods/saidFoods.ts'

/** What a kitchen makes on the way; named alone, it is made here and not bought. */
export const wordsForThingsMadeInKitchen = new Set(
  splitFoodNameIntoWords(`sauce salsa relish chutney raita pesto dressing vinaigrette mayonnaise mayo aioli guacamole tzatziki
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
  return [...allergensInContents(contentsOfFood(food)).values()].some(
    ({ isCertain, isItself }) => isCertain && isItself,
  )
}

/** A thing that is cooked of others; peanuts stand among the snacks, and are none. */
export const isCookedDish = (food: Food) => isCooked(food) && !isAllergenItself(food)

function isCooked(food: Food): boolean {
  return (
    food.category === 'Snacks' ||
    food.category === 'Frozen Foods' ||
    dishKinds.some((kind) => pathToContainedFood(food, kind)?.isItself)
  )
}

/** "Blend to a paste", "until you have a cream": what something turns into is made here. */
const becoming =
  /(?:^| )(?:to|into|as|form|make|making|have|get|become|becoming|until|for|like) (?:an? |the )?(?:\w+ ){0,2}$/
const definite =
  /(?:^| )(?:the|this|these|that|those|each|every|both|all|its|their|your|rest of) (?:(?!(?:with|in|on|of|and|or|over|to|into|from|for|then) )\w+ ){0,2}$/

/** Whether the words before a food mean the one of this dish: "the", "rest of the". */
export const isFoodWithDefiniteArticle = (said: SaidFood) => definite.test(wordsBeforeFood(said))

/** Whether a food that is not the dish's own is spoken of for the first time: "with whipped cream". */
export const isFoodMentionedForFirstTimeInEnglish = (said: SaidFood) =>
  !said.foreign && !isFoodWithDefiniteArticle(said) && !becoming.test(wordsBeforeFood(said))

/** The same in any language. */
export const isFoodMentionedForFirstTime = (said: SaidFood) =>
  said.foreign?.isNew ?? isFoodMentionedForFirstTimeInEnglish(said)

/** What is listed, as far as it tells what a made thing is made of. */
export interface ListedIngredients {
  foods: readonly Food[]
  words: ReadonlySet<string>
  /** Those of the dish in the recipe's name. */
  titleWords: ReadonlySet<string>
}

/** Sauces that may be of anything. */
export const sauceNamesOfAnyContent = new Set(
  splitFoodNameIntoWords(
    'sauce gravy dressing vinaigrette marinade relish chutney salsa pickle rub paste curry glaze syrup dip sambal',
  ),
)
export const kindWordsOfAnyContent = new Set(splitFoodNameIntoWords('herb spice house green'))

export const isFoodNamedAmong = (name: string, foods: readonly Food[]) =>
  foods.some((one) => one.name === name || pathToContainedFood(one, name)?.isItself)
