import { scaleAmount } from './amounts.ts'
import { type Food, foodNamed } from './food.ts'
import { readOption } from './lineSpec.ts'
import type { Plate } from './plate.ts'
import { proteinCuts } from './proteins.ts'
import { vegetableCuts } from './vegetableCuts.ts'
import type { Texture } from './wish.ts'
import type { Meaning } from './wishWords.ts'

/** Puts what was wished for on a plate that has no slot for it. False when this cook knows no good way. */
export function addExtra(plate: Plate, wish: Meaning): boolean {
  if (plate.items.some(({ food }) => wish.foods.has(food))) return true
  const foods = [...wish.foods].filter((food) => plate.orders.allows(food))
  for (const food of foods) if (addFood(plate, food)) return true
  return false
}

function addFood(plate: Plate, food: Food): boolean {
  const isCold = /\b(?:cold|no-cook)\b/.test(plate.dish.style ?? '')
  switch (food.kind) {
    case 'vegetable': {
      const raw = vegetableCuts.raw[food.name]?.[0]
      if (raw && (isCold || !vegetableCuts.quick[food.name]))
        return put(plate, raw, 0.5, 'Toss or top the dish with the {x} just before serving.')
      const quick = vegetableCuts.quick[food.name]
      if (!quick || !putFat(plate)) return false
      return put(
        plate,
        quick[0],
        0.6,
        `In a second pan, fry the {x} in the {fat} with a pinch of salt {&${quick[1] + 1}}, until tender, and ${isSaucy(plate) ? 'fold in' : 'serve alongside'}.`,
      )
    }
    case 'meat':
    case 'fish': {
      if (isSweet(plate)) return false
      const cut = [...proteinCuts.ready, ...proteinCuts.strips].find(({ line }) => named(line) === food)
      if (!cut || !putFat(plate)) return false
      return put(
        plate,
        cut.line,
        0.7,
        `In a second pan, cook the {x} in the {fat} with a pinch of salt {&${cut.sear}}, until ${cut.done}; serve on top.`,
      )
    }
    case 'legume': {
      if (isSweet(plate)) return false
      const cut = proteinCuts.ready.find(({ line }) => named(line) === food)
      if (cut)
        return put(plate, cut.line, 0.5, isCold ? 'Fold in the {x}.' : 'Fold in the {x} and heat {~2}.')
      const firm = proteinCuts.strips.find(({ line }) => named(line) === food)
      if (!firm || !putFat(plate)) return false
      return put(
        plate,
        firm.line,
        0.6,
        `In a second pan, fry the {x} in the {fat} with a pinch of salt {&${firm.sear}}, until ${firm.done}; serve on top.`,
      )
    }
    case 'herb':
      return put(plate, `1 handful ${food.name}, chopped`, 1, 'Scatter with the {x}.')
    case 'nut':
      if (/(?:milk|cream|yogurt|butter)$/.test(food.name)) return false
      return put(plate, `40 g ${food.name}`, 1, 'Toast the {x} in a dry pan {~2} and scatter over.')
    case 'dairy':
      if (food.tags.has('egg')) return food.name === 'egg' && putEggs(plate)
      if (food.words.has('cheese'))
        return put(plate, `80 g ${food.name}, crumbled or grated`, 1, 'Scatter the {x} over the top.')
      return (
        /cream|yogurt|labneh/i.test(food.name) && put(plate, `120 g ${food.name}`, 1, 'Spoon over the {x}.')
      )
    case 'fruit':
      if (
        !/^(?:apple|pear|orange|ripe mango|pineapple|mixed berries|strawberries|blueberries|raspberries|raisins|pomegranate seeds|fig|peach|ripe banana)$/.test(
          food.name,
        )
      )
        return false
      return put(plate, fruitLine(food), 1, 'Serve with the {x}.')
    case 'spice':
      return put(plate, `1/2 tsp ${food.name}`, 1, 'Season with the {x}.')
    case 'sauce':
      return put(plate, `1 tbsp ${food.name}`, 1, 'Stir in the {x}.')
    default:
      return false
  }
}

function fruitLine(food: Food): string {
  return food.many ? `2 ${food.name}, diced` : `120 g ${food.name}`
}

function isSweet(plate: Plate): boolean {
  return (
    /\bsweet\b/.test(plate.dish.style ?? '') &&
    !plate.items.some(({ food }) => food.kind === 'meat' || food.kind === 'fish')
  )
}

function named(line: string): Food | null {
  const option = readOption(line)
  return option.kind === 'food' ? option.food : null
}

function putEggs(plate: Plate): boolean {
  if (isSweet(plate) || !putFat(plate)) return false
  return put(plate, '4 eggs', 1, 'Fry the {x} in the {fat} {&3}, until the whites are set, and lay on top.')
}

/** A spoonful of the kitchen's fat for the second pan; once is enough. */
function putFat(plate: Plate): boolean {
  if (plate.slots.has('extra.fat')) return true
  const known = plate.items.find(({ food }) => food.kind === 'fat')?.food
  const food =
    known ??
    [foodNamed('olive oil'), foodNamed('avocado oil'), foodNamed('coconut oil')].find((fat) =>
      plate.orders.allows(fat),
    )
  return food !== undefined && place(plate, 'extra.fat', `1 tbsp ${food.name}`, 1)
}

function put(plate: Plate, line: string, share: number, step: string): boolean {
  const slot = `x${plate.extraSteps.length}`
  if (!place(plate, `extra.${slot}`, line, share)) return false
  plate.extraSteps.push(step.replaceAll('{x}', `{${slot}}`))
  return true
}

function place(plate: Plate, slot: string, line: string, share: number): boolean {
  const option = readOption(line)
  if (option.kind !== 'food' || !plate.orders.allows(option.food)) return false
  const item = {
    slot,
    food: option.food,
    amount: scaleAmount(option.amount, (share * plate.servings) / 4, option.food),
    size: option.size,
    preparation: option.preparation,
    insteadOf: null,
  }
  plate.slots.set(slot, [item])
  plate.items.push(item)
  return true
}

const textureFoods: Readonly<Record<Texture, readonly string[]>> = {
  creamy: ['heavy cream', 'coconut cream', 'oat cream'],
  crunchy: ['almonds', 'roasted peanuts', 'pumpkin seeds', 'sunflower seeds'],
  cheesy: ['sharp cheddar', 'feta', 'nutritional yeast'],
  light: [],
}

/** Something hot for a plate that has nothing hot on it. */
export function addHeat(plate: Plate, used: ReadonlySet<Food>): void {
  if ([...used].some((food) => food.tags.has('chili')) || isSweet(plate)) return
  for (const name of ['red pepper flakes', 'cayenne pepper', 'black pepper']) {
    if (plate.orders.allows(foodNamed(name)) && put(plate, `1/2 tsp ${name}`, 1, 'Season with the {x}.'))
      return
  }
}

/** Whether a dish has a sauce, so that something can be stirred into it. */
function isSaucy({ dish }: Plate): boolean {
  const style = dish.style ?? ''
  return (
    /\b(?:stew|soup|curry|sauc\w*|braise|slow|pasta|creamy|mince|skillet|eggs|one-p\w+|comforting)\b/.test(
      style,
    ) && !/\b(?:fried|crispy|salad|sandwich|grilled|no-cook|baked)\b/.test(style)
  )
}

/** Makes a plate creamier, crunchier or cheesier; unless asked for again, not one that already is. */
export function addTexture(plate: Plate, texture: Texture, isAskedAgain: boolean): boolean {
  const already = new RegExp(`\\b${texture === 'crunchy' ? 'cr(?:isp|unch)y' : texture}\\b`)
  if (texture === 'light' || (!isAskedAgain && already.test(plate.dish.style ?? ''))) return true
  const { kitchen } = plate.orders
  const own = texture === 'creamy' ? kitchen.cream : texture === 'cheesy' ? kitchen.cheese : ''
  for (const name of [...own.split(/ [>/] /).filter(Boolean), ...textureFoods[texture]]) {
    const food = foodNamed(name)
    if (plate.orders.allows(food)) return put(plate, ...textureLine(texture, food, plate))
  }
  return false
}

function textureLine(
  texture: Texture,
  food: Food,
  plate: Plate,
): [line: string, share: number, step: string] {
  if (texture === 'crunchy') {
    return [
      `40 g ${food.name}, roughly chopped`,
      1,
      'Toast the {x} in a dry pan {~2} and scatter over for crunch.',
    ]
  }
  if (texture === 'cheesy') {
    const cut = food.kind === 'dairy' ? ', crumbled or grated' : ''
    return [`80 g ${food.name}${cut}`, 1, 'Scatter the {x} over the top while it is hot.']
  }
  const unit = /milk|cream$/.test(food.name) && !/sour/.test(food.name) ? 'ml' : 'g'
  const step = isSaucy(plate)
    ? 'Lower the heat, stir in the {x} and warm through without boiling {~1}.'
    : 'Season the {x} with a pinch of salt and spoon over, for creaminess.'
  return [`100 ${unit} ${food.name}`, 1, step]
}
