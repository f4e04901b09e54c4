import { asMinutes, type Minutes } from '../../units/quantities.ts'
import type { FilledDish, FilledDishItem } from '../filledDish.ts'

/**
 * Seconds at the board of a practised home cook for one piece, and for 100 g, of a food that is washed, peeled and cut. There is no public
 * table; the figures are our own, a third above the least that tests/kitchen/cook/rules/prepWork.ts allows.
 */
const secondsOfCutting: readonly { food: RegExp; piece: number; per100g: number }[] = [
  { food: /\bgarlic\b/, piece: 18, per100g: 200 },
  { food: /\bonions?\b|\bshallots?\b|\bleeks?\b/, piece: 60, per100g: 50 },
  {
    food: /\bscallions?\b|\bcelery stalk|\bcelery$|\bchil(?:i|ies)\b|\blemongrass|\bradish/,
    piece: 18,
    per100g: 45,
  },
  {
    food: /\bpotato|\byuca|\bturnip|\bcelery root|\bbeets?\b|\bparsnip|\bplantain|\bkohlrabi|\bdaikon/,
    piece: 50,
    per100g: 27,
  },
  { food: /\bsquash|\bpumpkin/, piece: 300, per100g: 40 },
  { food: /\bcarrots?|\bcucumbers?|\bzucchini|\basparagus|\bgreen beans|\bokra/, piece: 40, per100g: 32 },
  {
    food: /\beggplants?|\bpeppers?\b|\bfennel|\bmango|\bpineapple|\bapples?|\bpears?|\boranges?/,
    piece: 55,
    per100g: 32,
  },
  { food: /\bcabbage|\bcauliflower|\bbroccoli|\blettuce|\bbok choy|\bBrussels/, piece: 110, per100g: 18 },
  { food: /\bmushrooms?/, piece: 10, per100g: 32 },
  { food: /\btomato/, piece: 25, per100g: 18 },
  { food: /\bspinach|\bkale|\bchard|\bgreens/, piece: 60, per100g: 13 },
  {
    food: /\bcheese|\bparmesan|\bcheddar|\bmozzarella|\bgruyère|\bhalloumi|\bpaneer|\bfeta|\btofu/i,
    piece: 40,
    per100g: 30,
  },
]
const meatPer100g = 22
const herbPerHandful = 35
const otherCut = 30
const drained = 18
/** Getting out and measuring a food. */
const perItem = 12
/** As a share of a piece of meat or fish that is sliced or cubed: it is only trimmed, dried or flattened. */
const little = 0.3

const isCut =
  /\b(?:cut|chopped|sliced|diced|minced|grated|shredded|peeled|halved|quartered|crushed|trimmed|florets|cubed|cubes|pieces|chunks|matchsticks|wedges|strips|batons|torn|crumbled|snipped|flaked|stripped|seeded|smashed|pulsed)\b/
const isFine = /\b(?:finely|very thin(?:ly)?|matchsticks|minced|fine)\b/
const isQuick = /\b(?:halved|quartered|torn|trimmed|crumbled|crushed|wedges|smashed|snipped|lengthwise)\b/

/** Minutes at the board before anything is hot, by the number and the weight of what is cut. */
export function minutesAtTheBoard({ items, orders, servings }: FilledDish): Minutes {
  const seconds = items.reduce(
    (sum, item) => sum + perItem + secondsOfItem(item) + item.food.workMinutes * 42,
    0,
  )
  const people = orders.prepFor ?? servings
  // For many people the board, the knife and the first cuts are the same.
  const many = people > 4 ? (people / 4) ** -0.35 : 1
  return asMinutes((seconds * (people / servings) * many) / 60)
}

function secondsOfItem({ food, preparation, amount }: FilledDishItem): number {
  if (!isCut.test(preparation)) return /\b(?:drained|rinsed|beaten|patted)\b/.test(preparation) ? drained : 0
  const pace = (isFine.test(preparation) ? 1.25 : 1) * (isQuick.test(preparation) ? 0.6 : 1)
  const { quantity, unit } = amount
  if (food.kind === 'herb') return pace * herbPerHandful * (unit === 'handful' ? quantity : 0.6)
  if (food.kind === 'meat' || food.kind === 'fish') {
    const grams = unit === 'g' ? quantity : quantity * 150
    const isCooked = /^(?:cooked|roast|smoked|hot-smoked)|\bslices\b/.test(food.name)
    return ((meatPer100g * grams) / 100) * (isCooked ? 0.6 : /\btrimmed\b/.test(preparation) ? little : 1)
  }
  const known = secondsOfCutting.find((each) => each.food.test(food.name))
  if (!known)
    return pace * (unit === 'piece' || unit === 'clove' ? otherCut * Math.max(1, quantity / 2) : otherCut)
  if (unit === 'g') return (pace * known.per100g * quantity) / 100
  if (unit === 'piece' || unit === 'clove' || unit === 'stalk')
    return pace * known.piece * Math.max(0.5, quantity)
  return pace * otherCut
}
