import { addIngredientLineWithoutStep, addIngredientLineWithStep } from './addIngredientLine.ts'
import { proteinCutsByForm } from './choose/proteins.ts'
import { vegetableCutsByMethod } from './choose/vegetableCutsByMethod.ts'
import { parseDishLineOption } from './dishLineSpec.ts'
import type { FilledDish } from './filledDish.ts'
import { getLarderFood, type LarderFood } from './larderFood.ts'
import { isAtHomeInSweets, isDishWithSauce, isFromSkillet, isSweetDish } from './plateTraits.ts'
import type { WishedFoodMeaning } from './wishes/wishWords.ts'

/** Puts what was wished for on a plate that has no slot for it. False when this cook knows no good way. */
export function addWishedFoodToDishWithoutSlot(plate: FilledDish, wish: WishedFoodMeaning): boolean {
  if (plate.items.some(({ food }) => wish.foods.has(food))) return true
  const foods = [...wish.foods].filter((food) => plate.orders.allows(food))
  for (const food of foods) if (addFood(plate, food)) return true
  return false
}

function addFood(plate: FilledDish, food: LarderFood): boolean {
  const isCold = /\b(?:cold|no-cook)\b/.test(plate.dish.style ?? '')
  if (isSweetDish(plate) && !isAtHomeInSweets(food) && !isBaconBesidePancakes(plate, food)) return false
  switch (food.kind) {
    case 'vegetable': {
      const raw = vegetableCutsByMethod.raw[food.name]?.[0]
      if (raw && (isCold || !vegetableCutsByMethod.quick[food.name]))
        return addIngredientLineWithStep(
          plate,
          raw,
          0.5,
          raw.includes('leaves') || /spinach|arugula|watercress/.test(food.name)
            ? '// Serve on the {x}, seasoned with a pinch of salt.'
            : '// Serve the {x} alongside, seasoned with a pinch of salt.',
        )
      const quick = vegetableCutsByMethod.quick[food.name]
      if (!quick) return addBoiled(plate, food)
      if (!putFat(plate)) return false
      return addIngredientLineWithStep(
        plate,
        quick[0],
        0.6,
        `In a second pan, fry the {x} in the {fat} with a pinch of salt {&${quick[1] + 1}}, until tender, ${isDishWithSauce(plate) || isFromSkillet(plate) ? 'and fold in.' : 'and keep warm. // Serve the {x} alongside.'}`,
      )
    }
    case 'meat':
    case 'fish': {
      if (isSweetDish(plate) && !isBaconBesidePancakes(plate, food)) return false
      if (food.name === 'thick-cut bacon')
        return addIngredientLineWithStep(
          plate,
          '8 slices thick-cut bacon',
          1,
          'In a cold second pan, heat the {x} over medium heat and fry {&8}, turning, until crisp; drain on paper. // Serve the {x} alongside.',
        )
      if (food.name === 'mussels' && (isDishWithSauce(plate) || isFromSkillet(plate)))
        return addIngredientLineWithStep(
          plate,
          '500 g mussels, scrubbed',
          1,
          'Tuck in the {x}, cover and steam {~5}, until they have opened; discard any that stay shut.',
        )
      const cut = [...proteinCutsByForm.ready, ...proteinCutsByForm.strips].find(
        ({ line }) => foodOfLine(line) === food,
      )
      if (!cut || !putFat(plate)) return false
      return addIngredientLineWithStep(
        plate,
        cut.line,
        0.7,
        `In a second pan, cook the {x} in the {fat} with a pinch of salt {&${cut.sear}}, until ${cut.done}; keep warm. // Serve the {x} on top.`,
      )
    }
    case 'legume': {
      if (isSweetDish(plate)) return false
      const cut = proteinCutsByForm.ready.find(({ line }) => foodOfLine(line) === food)
      if (cut)
        return addIngredientLineWithStep(
          plate,
          cut.line,
          0.5,
          isCold
            ? 'Fold in the {x}.'
            : isDishWithSauce(plate) || isFromSkillet(plate)
              ? 'Fold in the {x} and heat {~2}.'
              : 'Warm the {x} in a small pan with a splash of water and a pinch of salt {&3}. // Serve the {x} alongside.',
        )
      if (food.canGrams !== null || food.name.startsWith('canned '))
        return addIngredientLineWithStep(
          plate,
          `1 can ${food.name}, drained and rinsed`,
          1,
          isCold
            ? 'Fold in the {x}.'
            : isDishWithSauce(plate) || isFromSkillet(plate)
              ? 'Fold in the {x} and heat {~2}.'
              : 'Warm the {x} in a small pan with a splash of water and a pinch of salt {&3}. // Serve the {x} alongside.',
        )
      const firm = proteinCutsByForm.strips.find(({ line }) => foodOfLine(line) === food)
      if (!firm || !putFat(plate)) return false
      return addIngredientLineWithStep(
        plate,
        firm.line,
        0.6,
        `In a second pan, fry the {x} in the {fat} with a pinch of salt {&${firm.sear}}, until ${firm.done}; keep warm. // Serve the {x} on top.`,
      )
    }
    case 'herb':
      return addIngredientLineWithStep(
        plate,
        `1 handful ${food.name}, chopped`,
        1,
        '// Scatter the {x} over.',
      )
    case 'nut':
      if (/milk$/.test(food.name) && canBeMadeCreamy(plate))
        return addIngredientLineWithStep(plate, `150 ml ${food.name}`, 1, 'Pour in the {x} and simmer {~3}.')
      if (/(?:milk|cream|yogurt|butter)$/.test(food.name)) return false
      return addIngredientLineWithStep(
        plate,
        `40 g ${food.name}`,
        1,
        'Toast the {x} in a dry pan {~2}, until fragrant. // Scatter the {x} over.',
      )
    case 'dairy':
      if (food.tags.has('egg')) return food.name === 'egg' && putEggs(plate)
      if (food.words.has('cheese'))
        return addIngredientLineWithStep(
          plate,
          `80 g ${food.name}, crumbled or grated`,
          1,
          '// Scatter the {x} over.',
        )
      return (
        /cream|yogurt|labneh/i.test(food.name) &&
        addIngredientLineWithStep(plate, `120 g ${food.name}`, 1, '// Spoon the {x} over.')
      )
    case 'fruit':
      if (/wedge$/.test(food.name))
        return addIngredientLineWithStep(
          plate,
          `4 ${food.name}`,
          1,
          '// Serve with the {x} for squeezing over.',
        )
      if (
        !/^(?:apple|pear|orange|ripe mango|pineapple|mixed berries|strawberries|blueberries|raspberries|raisins|pomegranate seeds|fig|peach|ripe banana)$/.test(
          food.name,
        )
      )
        return false
      return addIngredientLineWithStep(plate, fruitLine(food), 1, '// Serve the {x} beside it.')
    case 'grain':
      if (!/^cooked .*rice$/.test(food.name) || isSweetDish(plate) || plate.side || plate.share < 1)
        return false
      return addIngredientLineWithStep(
        plate,
        `500 g ${food.name}`,
        1,
        'Sprinkle the {x} with a little water, cover and heat {&4} in a pan or the microwave, until steaming hot all through. // Serve with the {x}.',
      )
    case 'spice':
      return addIngredientLineWithStep(plate, `1/2 tsp ${food.name}`, 1, seasoningStep(plate))
    case 'sauce':
      return addIngredientLineWithStep(plate, `1 tbsp ${food.name}`, 1, 'Stir in the {x}.')
    default:
      return false
  }
}

/** Bacon beside pancakes or French toast is a breakfast of its own. */
const isBaconBesidePancakes = ({ dish }: FilledDish, { name }: LarderFood): boolean =>
  name === 'thick-cut bacon' && /\bpancakes|\bfrench toast|\bwaffles/i.test(`${dish.id} ${dish.style ?? ''}`)

function addBoiled(plate: FilledDish, food: LarderFood): boolean {
  const boiled = vegetableCutsByMethod.soup[food.name]
  if (!boiled || isSweetDish(plate)) return false
  const step = `Simmer the {x} in salted water {&${boiled[1]}}, until tender; drain and keep warm. // Serve the {x} alongside.`
  return addIngredientLineWithStep(plate, boiled[0], 0.6, step)
}

function fruitLine(food: LarderFood): string {
  return food.many ? `2 ${food.name}, diced` : `120 g ${food.name}`
}

function foodOfLine(line: string): LarderFood | null {
  const option = parseDishLineOption(line)
  return option.kind === 'food' ? option.food : null
}

function putEggs(plate: FilledDish): boolean {
  if (isSweetDish(plate) || !putFat(plate)) return false
  return addIngredientLineWithStep(
    plate,
    '4 eggs',
    1,
    'Fry the {x} in the {fat} {&3}, until the whites are set; keep warm. // Lay the {x} on top.',
  )
}

/** A spoonful of the kitchen's fat for the second pan; once is enough. */
function putFat(plate: FilledDish): boolean {
  if (plate.slots.has('extra.fat')) return true
  const known = plate.items.find(({ food }) => food.kind === 'fat')?.food
  const food =
    known ??
    [getLarderFood('olive oil'), getLarderFood('avocado oil'), getLarderFood('coconut oil')].find((fat) =>
      plate.orders.allows(fat),
    )
  return food !== undefined && addIngredientLineWithoutStep(plate, 'fat', `1 tbsp ${food.name}`, 1)
}

/** Whether a pot may turn creamy at the end without anyone asking why: not a clear broth, nor a stew with wine. */
function canBeMadeCreamy(plate: FilledDish): boolean {
  const isCurry = /\b(?:curry|creamy|coconut)\b/.test(plate.dish.style ?? '')
  return isDishWithSauce(plate) && (isCurry || /coconut/.test(plate.orders.kitchen.cream))
}

/** Some chilies give more color than heat. */
const isHotChili = ({ name, tags }: LarderFood): boolean =>
  tags.has('chili') && !/^(?:Kashmiri|ancho|sweet|mild)\b/.test(name)

/** Something hot for a plate that has nothing hot on it. */
export function addSpicyFoodToDish(plate: FilledDish, used: ReadonlySet<LarderFood>): void {
  if ([...used].some(isHotChili) || isSweetDish(plate)) return
  for (const name of ['red pepper flakes', 'cayenne pepper', 'black pepper']) {
    if (
      plate.orders.allows(getLarderFood(name)) &&
      addIngredientLineWithStep(plate, `1/2 tsp ${name}`, 1, seasoningStep(plate))
    )
      return
  }
}

/** A spice is stirred into what is wet, and dusted over what is not. */
function seasoningStep(plate: FilledDish): string {
  return isDishWithSauce(plate) ? 'Season with the {x}.' : '// Dust with the {x}.'
}
