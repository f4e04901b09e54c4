import type { AllergenId } from '../allergens.ts'
import { allergensInContents, contentsOfFood } from '../foods/foodContents.ts'
import type { Food } from '../foods/foods.ts'
import { matchFoodName } from '../foods/matchFoodName.ts'
import type { LineCheck } from './checkLine.ts'
import { checkSaid, type UnlistedFoodNamedInText } from './foods/namedFoods.ts'
import { isAllergenItself } from './madeWords.ts'
import { findFoodOrKindByWishName } from './texts/foodByWishName.ts'

/** Dishes that are called by what is in them, in two words or in one: "walnut bread", "Nusskuchen". */
const dishWord =
  /^(?:bread|loaf|pie|tart|cake|cheesecake|soup|bisque|chowder|salad|curry|stew|pasta|noodles?|risotto|bake|biscuits?|cookies?|quiche|gratin|omelette?|casserole|pancakes?|muffins?)$/i
const joinedDish =
  /^(\p{L}{3,20}?)(?:cakes?|kuchen|suppe|pfanne|torte|brot|auflauf|gratin|salat|nudeln|curry|risotto|strudel|plätzchen|kekse|eintopf|pasta|spieße|frikadellen)$/iu
/** A name that says itself that it is made otherwise. */
const otherwise =
  /\b(?:vegan\w*|free|without|no|mock|faux|ohne|sans|sin|vegetari\w*|végét\w*|frei\w*)\b|-free|frei\b/i

/** First parts of German names that are no food of the catalogue. */
const germanParts: Readonly<Record<string, string>> = {
  nuss: 'nut',
  nuß: 'nut',
  fisch: 'fish',
  ei: 'egg',
  eier: 'egg',
  erdnuss: 'peanut',
  milch: 'milk',
}
/** "Milk cake" is a sweet that has other names for what is in it. */
const isDishOfMilk = (food: Food) => food.name === 'milk'

function foodCalled(part: string): Food | null {
  const german = germanParts[part.toLowerCase()]
  return german === undefined ? (matchFoodName(part)?.food ?? null) : findFoodOrKindByWishName(german)
}

/**
 * Foods of one of the fourteen allergens that a dish is called by, "Walnut bread", and that no line holds or may hold: a line may have been
 * lost. None where the name says that it is made otherwise.
 */
export function findFoodsOfDishName(
  name: string,
  lines: readonly LineCheck[],
  named: readonly UnlistedFoodNamedInText[],
): UnlistedFoodNamedInText[] {
  if (otherwise.test(name)) return []
  const held = new Set<AllergenId>(
    [...lines, ...named.map(({ check }) => check)].flatMap(({ allergens }) => [...allergens.keys()]),
  )
  const words = name.match(/[\p{L}\p{M}]+/gu) ?? []
  return words.flatMap((word, at) => {
    const next = words[at + 1]
    const part = next !== undefined && dishWord.test(next) ? word : joinedDish.exec(word)?.[1]
    const food = part === undefined ? null : foodCalled(part)
    if (!food || isDishOfMilk(food) || !isAllergenItself(food)) return []
    const contents = contentsOfFood(food)
    if ([...allergensInContents(contents).keys()].some((id) => held.has(id))) return []
    const check = checkSaid({ food, words: [part!], before: [], claims: [] }, 'called', contents)
    return [{ namedIn: 'name', steps: [], how: 'called', check }]
  })
}
