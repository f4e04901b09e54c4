import { addIngredientLineWithStep } from '../addIngredientLine.ts'
import type { FilledDish, FilledDishItem } from '../filledDish.ts'
import { getLarderFood, type LarderFood } from '../larderFood.ts'
import { isDishWithSauce, isSweetDish } from '../plateTraits.ts'
import type { DishTexture } from '../wishes/parseCookWish.ts'

const textureFoods: Readonly<Record<DishTexture, readonly string[]>> = {
  creamy: ['heavy cream', 'coconut cream', 'oat cream', 'sour cream', 'unsweetened coconut yogurt'],
  crunchy: ['almonds', 'roasted peanuts', 'pumpkin seeds', 'sunflower seeds'],
  cheesy: ['sharp cheddar', 'feta', 'nutritional yeast'],
  light: [],
}

/** Dishes that no spoonful of cream belongs on. */
const isTossed = /\b(?:noodles|stir-fry|rice|sandwich|toast|dumplings|crispy|fried)\b/

export const isCreamyFood = ({ food: { name } }: FilledDishItem) =>
  /yogurt|\bcream\b|coconut milk|mayonnaise|labneh|tahini|peanut butter|mascarpone|ricotta/.test(name)

/** Makes a plate creamier, crunchier or cheesier; unless asked for again, not one that already is. */
export function addTextureToDish(plate: FilledDish, texture: DishTexture, isAskedAgain: boolean): boolean {
  const already = new RegExp(`\\b${texture === 'crunchy' ? 'cr(?:isp|unch)y' : texture}\\b`)
  if (texture === 'cheesy' && isSweetDish(plate)) return false
  if (texture === 'light' || (!isAskedAgain && already.test(plate.dish.style ?? ''))) return true
  if (texture === 'creamy' && !isAskedAgain && plate.items.some(isCreamyFood)) return true
  if (texture === 'crunchy' && plate.items.some(({ food }) => food.kind === 'nut' && !/ /.test(food.short)))
    return true
  if (texture === 'creamy' && isTossed.test(plate.dish.style ?? '')) return false
  const { kitchen } = plate.orders
  const own = texture === 'creamy' ? kitchen.cream : texture === 'cheesy' ? kitchen.cheese : ''
  const isThick = (name: string) => /yogurt|sour cream|crème fraîche|labneh/.test(name)
  const mustBeThick = texture === 'creamy' && !isDishWithSauce(plate) && !isSweetDish(plate)
  for (const name of [...own.split(/ [>/] /).filter(Boolean), ...textureFoods[texture]]) {
    if (mustBeThick && !isThick(name)) continue
    const food = getLarderFood(name)
    if (plate.orders.allows(food) && addIngredientLineWithStep(plate, ...textureLine(texture, food, plate)))
      return true
  }
  return false
}

function textureLine(
  texture: DishTexture,
  food: LarderFood,
  plate: FilledDish,
): [line: string, share: number, step: string] {
  if (texture === 'crunchy') {
    return [
      `40 g ${food.name}, roughly chopped`,
      1,
      'Toast the {x} in a dry pan {~2}, until fragrant. // Scatter the {x} over for crunch.',
    ]
  }
  if (texture === 'cheesy') {
    const line =
      food.name === 'nutritional yeast' ? `3 tbsp ${food.name}` : `80 g ${food.name}, crumbled or grated`
    return [line, 1, '// Scatter the {x} over.']
  }
  const unit = /milk|cream$/.test(food.name) && !/sour/.test(food.name) ? 'ml' : 'g'
  const step = isSweetDish(plate)
    ? '// Spoon the {x} over.'
    : isDishWithSauce(plate)
      ? 'Lower the heat, stir in the {x} and warm through without boiling {~1}.'
      : 'Season the {x} with a pinch of salt. // Spoon the {x} over.'
  return [`100 ${unit} ${food.name}`, 1, step]
}
