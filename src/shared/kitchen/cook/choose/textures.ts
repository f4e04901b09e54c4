import { addLineWithStep } from '../addLine.ts'
import { hasSauce, isSweet } from '../extras.ts'
import { type Food, foodNamed } from '../food.ts'
import type { FilledDish, PlateItem } from '../plate.ts'
import type { Texture } from '../wishes/wish.ts'

const textureFoods: Readonly<Record<Texture, readonly string[]>> = {
  creamy: ['heavy cream', 'coconut cream', 'oat cream', 'sour cream', 'unsweetened coconut yogurt'],
  crunchy: ['almonds', 'roasted peanuts', 'pumpkin seeds', 'sunflower seeds'],
  cheesy: ['sharp cheddar', 'feta', 'nutritional yeast'],
  light: [],
}

/** Dishes that no spoonful of cream belongs on. */
const isTossed = /\b(?:noodles|stir-fry|rice|sandwich|toast|dumplings|crispy|fried)\b/

export const isCreamyFood = ({ food: { name } }: PlateItem) =>
  /yogurt|\bcream\b|coconut milk|mayonnaise|labneh|tahini|peanut butter|mascarpone|ricotta/.test(name)

/** Makes a plate creamier, crunchier or cheesier; unless asked for again, not one that already is. */
export function addTexture(plate: FilledDish, texture: Texture, isAskedAgain: boolean): boolean {
  const already = new RegExp(`\\b${texture === 'crunchy' ? 'cr(?:isp|unch)y' : texture}\\b`)
  if (texture === 'cheesy' && isSweet(plate)) return false
  if (texture === 'light' || (!isAskedAgain && already.test(plate.dish.style ?? ''))) return true
  if (texture === 'creamy' && !isAskedAgain && plate.items.some(isCreamyFood)) return true
  if (texture === 'crunchy' && plate.items.some(({ food }) => food.kind === 'nut' && !/ /.test(food.short)))
    return true
  if (texture === 'creamy' && isTossed.test(plate.dish.style ?? '')) return false
  const { kitchen } = plate.orders
  const own = texture === 'creamy' ? kitchen.cream : texture === 'cheesy' ? kitchen.cheese : ''
  const isThick = (name: string) => /yogurt|sour cream|crème fraîche|labneh/.test(name)
  const mustBeThick = texture === 'creamy' && !hasSauce(plate) && !isSweet(plate)
  for (const name of [...own.split(/ [>/] /).filter(Boolean), ...textureFoods[texture]]) {
    if (mustBeThick && !isThick(name)) continue
    const food = foodNamed(name)
    if (plate.orders.allows(food) && addLineWithStep(plate, ...textureLine(texture, food, plate))) return true
  }
  return false
}

function textureLine(
  texture: Texture,
  food: Food,
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
  const step = isSweet(plate)
    ? '// Spoon the {x} over.'
    : hasSauce(plate)
      ? 'Lower the heat, stir in the {x} and warm through without boiling {~1}.'
      : 'Season the {x} with a pinch of salt. // Spoon the {x} over.'
  return [`100 ${unit} ${food.name}`, 1, step]
}
