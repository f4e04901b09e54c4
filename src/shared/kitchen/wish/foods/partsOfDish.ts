import { matchFoodName } from '../../foods/matchFoodName.ts'
import { wordsInKindNamesOfFood } from '../../gate/foods/kindsOfFood.ts'
import type { WishLanguageId } from '../wishLanguage.ts'

/** What a food mostly is in a wish: a dish or what carries one, the main part of one, something sweet, or an ingredient. */
export type RoleInDish = 'dish' | 'main' | 'treat' | 'ingredient'

const dishes = new Set(
  `pasta, noodle, rice, curry, pizza, cake, lasagna, lasagne, risotto, pancake, omelette, couscous, dumpling, ramen, burger, taco, burrito, sushi, pie, gnocchi, quinoa,
  porridge, waffle, muffin, brownie, soup, salad, stew, sandwich, paella, bulgur, polenta, potato, bolognese sauce, carbonara sauce, Alfredo sauce, granola, muesli, empanada, quiche,
  samosa, kebab, biryani, korma, satay, pad thai, laksa, falafel, moussaka, casserole, gratin, frittata, tortilla, pierogi, spring roll, pilaf, chaat, dosa, idli, shakshuka, tagine,
  goulash, schnitzel, milkshake, canned ful medames, enchilada, quesadilla, fajita, meatball, toast, wrap, smoothie bowl, stir fry, dal, khichdi, hummus, mole sauce`
    .split(',')
    .map((name) => name.trim()),
)
/** Words of dishes that make a dish of what stands before them, too: "fruit salad", "mushroom soup". */
const dishWords = new Set(
  'salad soup stew curry pie casserole gratin sandwich burger pizza risotto omelette quiche tart'.split(' '),
)
const dishKinds = ['pasta', 'noodle', 'rice', 'cake', 'dish', 'soup']
const mainKinds = [
  'bread',
  'meat',
  'poultry',
  'chicken',
  'beef',
  'pork',
  'lamb',
  'fish',
  'crustacean',
  'mollusc',
]

const treatKinds = ['biscuit', 'pastry', 'dessert', 'pudding', 'confection', 'sweetmeat']
const treats = new Set([
  'crêpe',
  'ice cream',
  'cookie',
  'dessert',
  'tart',
  'mousse',
  'jam',
  'smoothie',
  'laddu',
  'gulab jamun',
  'barfi',
  'halwa',
  'jalebi',
  'rasgulla',
])

const parts = new Map<string, RoleInDish>()

const dishesByNameOfIngredient = new Set(['chili', 'sauerkraut', 'oats'])

const dal = /^(?:dals?|daals?|dahls?|dhals?)$/

/** Whether a word that the catalogue has for a food is rather a dish of it: "dal" of lentils. */
export const isNameOfDish = (word: string): boolean => dal.test(word)

/** What is a dish by its Hindi name, "दाल" and "सब्जी". */
const hindiDishes = new Set(['legume', 'vegetable'])

/** Whether an ingredient's name is that of a dish as well: "no meat, chili", "no milk, oatmeal", in Hindi "बिना प्याज, दाल", in Spanish "sin apio, caldo". */
export const isIngredientNameAlsoDish = (food: string, language: WishLanguageId | undefined): boolean =>
  dishesByNameOfIngredient.has(food) ||
  (language === 'hi' && hindiDishes.has(food)) ||
  (language === 'es' && food === 'stock')

/** What a food of that name mostly is in a wish. */
export function usualRoleOfFoodInDish(food: string): RoleInDish {
  const known = parts.get(food)
  if (known) return known
  const found = matchFoodName(food).food
  const words = new Set([food, ...(found ? [found.name, ...wordsInKindNamesOfFood(found)] : [])])
  const is = (kinds: readonly string[]) => kinds.some((kind) => words.has(kind))
  const isTreat = treats.has(food) || is(treatKinds)
  const isDish = dishes.has(food) || dishWords.has(food.split(' ').at(-1)!) || is(dishKinds)
  const part = isDish ? 'dish' : isTreat ? 'treat' : is(mainKinds) ? 'main' : 'ingredient'
  parts.set(food, part)
  return part
}
