import { parseDishLines } from '../dishLineSpec.ts'
import type { DishComponent, DishTemplate } from '../dishTemplate.ts'
import { isComponentCookedInOwnPot } from '../dishTraits.ts'
import { addComponentToDish, isMealServedAsSnack, removeComponentFromDish } from '../fillDishSlots.ts'
import type { FilledDish } from '../filledDish.ts'
import type { SideDishKind } from '../kitchens/cuisinePantry.ts'
import { getLarderFood } from '../larderFood.ts'
import { getSideDishById } from '../parts/parts.ts'
import { type WrittenSteps, writeDishSteps } from '../tell/writeDishSteps.ts'
import { wasComponentInPreviousVersion } from '../wishes/previousVersion.ts'
import { isComponentCookedWith } from './equipmentOfDishes.ts'
import { pickRandomChoice } from './seededRandom.ts'

/** Side dishes used for each kind when those of the cuisine take too long or the diet forbids them. */
const fallbackSides: Readonly<Record<SideDishKind, readonly string[]>> = {
  rice: ['cooked-rice', 'cauliflower-rice'],
  bread: [],
  potato: ['sweet-potatoes', 'turnip-mash'],
  noodles: ['rice-noodles', 'zucchini-noodles'],
  grain: ['couscous', 'quinoa', 'cauliflower-rice'],
  salad: ['green-salad', 'cucumber-salad', 'tomato-salad', 'slaw'],
  greens: ['greens', 'broccoli', 'braised-cabbage'],
}

const cookedInstead: Readonly<Record<string, string>> = {
  basmati: 'cooked-basmati',
  'persian-rice': 'cooked-basmati',
  jasmine: 'cooked-jasmine',
  'coconut-rice': 'cooked-jasmine',
  'short-grain': 'cooked-short-grain',
  'long-grain': 'cooked-rice',
  'yellow-rice': 'cooked-rice',
}

const starches = ['cooked rice', 'crusty bread', 'potato']

/** Adds the best side that fits diet, skill and time, and tells the steps; null when not even the dish fits. */
export function addSideDishAndWriteSteps(plate: FilledDish): WrittenSteps | null {
  const alone = needsSide(plate.dish) ? null : rewriteStepsOfFilledDish(plate)
  if (!needsSide(plate.dish) && !alone) return null
  const isSmall = isMealServedAsSnack(plate.dish, plate.orders)
  const isAlone = (isSmall || plate.orders.isSparse) && !needsSide(plate.dish)
  const source = isAlone ? 'none' : (plate.dish.side ?? 'none')
  for (const id of sideCandidates(source, plate)) {
    if (id === 'none') break
    if (plate.orders.isOnePot && isComponentCookedInOwnPot(getSideDishById(id))) continue
    if (!isComponentCookedWith(getSideDishById(id), plate.orders.equipment)) continue
    if (isOvenTakenByBroiler(getSideDishById(id), plate.dish)) continue
    if (
      isFirstFoodOnPlate(getSideDishById(id), plate) ||
      !addComponentToDish(plate, getSideDishById(id), 'side')
    )
      continue
    const told = rewriteStepsOfFilledDish(plate)
    if (told) return told
    removeComponentFromDish(plate, 'side')
  }
  return alone ?? rewriteStepsOfFilledDish(plate)
}

const eatenWithBread = /\b(?:soup|stew|eggs|salad|cold|dip|beans|breakfast)\b/

const isStarchItself = /\b(?:pancakes?|tacos?|quesadillas?|arepas?)\b/

/**
 * Puts the kitchen's rice, bread or the like beside a plate that has none, or a salad or greens where a diet leaves those out; null
 * when it may not or cannot be.
 */
export function addFillingSideDish(plate: FilledDish): WrittenSteps | null {
  if (plate.side !== null) return null
  const { dietType } = plate.orders.answers
  const isLowCarb = dietType === 'Keto' || dietType === 'Paleo'
  const ids = isLowCarb ? lowCarbSideIds(plate) : starchSideIds(plate)
  const { previousFoods } = plate.orders
  const same = previousFoods
    ? ids.filter((id) => wasComponentInPreviousVersion(getSideDishById(id), previousFoods))
    : []
  const items = [...plate.items]
  for (const id of [...same, ...ids]) {
    if (plate.orders.isOnePot && isComponentCookedInOwnPot(getSideDishById(id))) continue
    if (!isComponentCookedWith(getSideDishById(id), plate.orders.equipment)) continue
    if (isOvenTakenByBroiler(getSideDishById(id), plate.dish)) continue
    if (
      isFirstFoodOnPlate(getSideDishById(id), plate) ||
      !addComponentToDish(plate, getSideDishById(id), 'side')
    )
      continue
    const told = rewriteStepsOfFilledDish(plate)
    if (told) return told
    removeComponentFromDish(plate, 'side')
    plate.items = [...items]
  }
  return null
}

function lowCarbSideIds(plate: FilledDish): string[] {
  const isRaw = /\b(?:salad|cold)\b/.test(plate.dish.style ?? '')
  const salads = isRaw ? [] : [...sideIdsOfKind('salad', plate), 'green-salad', 'tomato-salad']
  return [...salads, ...sideIdsOfKind('greens', plate), 'greens']
}

function starchSideIds(plate: FilledDish): string[] {
  const { answers, kitchen } = plate.orders
  if (plate.items.some(({ food }) => food.kind === 'grain' || food.words.has('potato'))) return []
  if (isStarchItself.test(`${plate.dish.id} ${plate.dish.style ?? ''}`)) return []
  const isBread = answers.mealType === 'Breakfast' || eatenWithBread.test(plate.dish.style ?? '')
  const kinds: SideDishKind[] = isBread
    ? ['bread', 'rice', 'potato', 'grain']
    : ['rice', 'grain', 'potato', 'noodles', 'bread']
  return kinds
    .filter((kind) => kitchen.sides[kind])
    .flatMap((kind) => {
      const own = sideIdsOfKind(kind, plate)
      return [...own, ...own.flatMap((id) => cookedInstead[id] ?? [])]
    })
}

function needsSide(dish: DishTemplate): boolean {
  return dish.steps.some((step) => step.includes('{side}'))
}

/** Whether a side needs the oven in which the dish is broiled. */
function isOvenTakenByBroiler(side: DishComponent, dish: DishTemplate): boolean {
  return (
    dish.steps.some((step) => /\bbroil(?:er)?\b/i.test(step)) &&
    side.steps.some((step) => /\boven\b/i.test(step) && !/\bor\b[^.]*\boven\b/i.test(step))
  )
}

/** Whether the first food of a side is on the plate already: no sweet potatoes beside sweet potatoes. */
function isFirstFoodOnPlate(part: DishComponent, { items }: FilledDish): boolean {
  const first = parseDishLines(Object.values(part.lines)[0] ?? '')[0]?.fallbacks[0]?.[0]
  return (
    first?.kind === 'food' &&
    items.some(
      ({ food }) =>
        food === first.food ||
        food.short === first.food.short ||
        (food.words.has('potato') && first.food.words.has('potato')),
    )
  )
}

/** Rewrites the steps of a filled dish to which something was added; null if it no longer fits the orders. */
export function rewriteStepsOfFilledDish(plate: FilledDish): WrittenSteps | null {
  const told = writeDishSteps(plate)
  return told && fitsTimeAndSkill(told, plate) ? told : null
}

function fitsTimeAndSkill(told: WrittenSteps, plate: FilledDish): boolean {
  const { limitMinutes } = plate.orders
  return limitMinutes === null || told.prepMinutes + told.cookMinutes <= limitMinutes
}

function sideCandidates(source: string, plate: FilledDish): string[] {
  const { kitchen, chance, answers, previousFoods, allows } = plate.orders
  const isStarchless = !starches.some((name) => allows(getLarderFood(name)))
  const ids = source.split(' > ').flatMap((group) => {
    const kinds = group
      .split('/')
      .filter((kind) => !isSideKind(kind) || kitchen.sides[kind] || kind === 'salad')
    if (previousFoods)
      return kinds.flatMap((kind) =>
        isSideKind(kind) ? [...sideIdsOfKind(kind, plate), ...fallbackSides[kind]] : [],
      )
    const isMorning = answers.mealType === 'Breakfast' && kinds.includes('bread')
    const first = isMorning ? 'bread' : pickRandomChoice(kinds, chance, `side:${plate.dish.id}`)
    if (first === undefined) return []
    const rest = first === 'none' ? [] : kinds.filter((kind) => kind !== first && kind !== 'none')
    return [first, ...rest].flatMap((kind) => {
      if (!isSideKind(kind)) return [kind]
      const own = sideIdsOfKind(kind, plate)
      const turn = Math.floor(chance(`side kind:${kind}`) * own.length)
      const rotatedSides = [...own.slice(turn), ...own.slice(0, turn)]
      return [
        ...rotatedSides,
        ...rotatedSides.flatMap((id) => cookedInstead[id] ?? []),
        ...fallbackSides[kind],
      ]
    })
  })
  const after = isStarchless
    ? sideCandidatesOfKinds(['greens', 'salad'], plate)
    : sideCandidatesOfKinds(['salad'], plate)
  const all = [...new Set([...ids, ...(ids.includes('none') ? [] : after)])]
  const { prefers } = plate.orders
  const wished = all.filter(
    (id) => id !== 'none' && prefers.size > 0 && wasComponentInPreviousVersion(getSideDishById(id), prefers),
  )
  if (wished.length > 0) return [...wished, ...all]
  if (!previousFoods) return all
  const same = all.filter(
    (id) => id !== 'none' && wasComponentInPreviousVersion(getSideDishById(id), previousFoods),
  )
  return same.length > 0 ? [...same, ...all] : ['none']
}

function sideCandidatesOfKinds(kinds: readonly SideDishKind[], plate: FilledDish): string[] {
  return kinds.flatMap((kind) => [...sideIdsOfKind(kind, plate), ...fallbackSides[kind]])
}

function isSideKind(kind: string): kind is SideDishKind {
  return kind in fallbackSides
}

function sideIdsOfKind(kind: SideDishKind, plate: FilledDish): string[] {
  return (plate.orders.kitchen.sides[kind] ?? '').split(', ').filter(Boolean)
}
