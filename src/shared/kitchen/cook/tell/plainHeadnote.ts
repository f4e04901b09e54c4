import { type FilledDish, type FilledDishItem, shortFoodNameOfItem } from '../filledDish.ts'
import { gramsOfItem } from './bakingDishSizes.ts'
import { capitalize, joinWithAnd } from './grammar.ts'

const mainKinds = ['meat', 'fish', 'legume', 'vegetable', 'fruit', 'dairy']
const aromatic = /onion|garlic|ginger|shallot|scallion|paste|chil(?:i|ies)\b|lemon|lime/
/** Less of a food for one person is no main ingredient. */
const leastGramsEach = 25

/** How a dish of a style is made, in words that are true of each of them; the first that applies. */
const waysByStyle: readonly (readonly [RegExp, string])[] = [
  [/\bsoup\b/, 'in a soup'],
  [/\b(?:curry|stew|braise|slow)\b/, 'simmered gently until tender'],
  [/\bsalad\b/, 'as a salad'],
  [/\b(?:baked|roast|oven|gratin)\b/, 'from the oven'],
  [/\b(?:skillet|stir-fry|seared|fried|hash)\b/, 'from the pan'],
  [/\bgrilled\b/, 'from the grill'],
]

/** The headnote of a version of which no headnote of the dish is true: "Lamb with parsnips and mushrooms, simmered gently until tender." */
export function writePlainHeadnote({ dish, items, servings }: FilledDish): string {
  const main = items
    .filter(
      ({ food, slot }) => !slot.includes('.') && mainKinds.includes(food.kind) && !aromatic.test(food.name),
    )
    .filter((item) => gramsOfItem(item) >= leastGramsEach * servings)
    .sort((a, b) => rankOf(a) - rankOf(b))
  const [first, ...others] = [...new Set(main.map(shortFoodNameOfItem))].slice(0, 3)
  if (first === undefined) return 'A plain dish for every day.'
  const way = waysByStyle.find(([style]) => style.test(dish.style ?? ''))?.[1]
  const foods = others.length === 0 ? first : `${first} with ${joinWithAnd(others)}`
  return `${capitalize(foods)}${way ? `, ${way}` : ''}.`
}

/** Meat, fish and legumes come first. */
const rankOf = ({ food }: FilledDishItem) => Math.min(2, mainKinds.indexOf(food.kind))
