import { asMinutes } from '../units/quantities.ts'
import { type ChosenFoods, chooseFoodsFromPool } from './choose/pools.ts'
import { isProteinForm } from './choose/proteins.ts'
import { pickRandomChoice } from './choose/seededRandom.ts'
import { vegetableCookingMethodFromPoolName } from './choose/vegetableCutsByMethod.ts'
import { fillComponentName, hasAllTemplateFoods } from './componentNames.ts'
import { amountOfYeastFlakesForCheese, scaleCookAmount } from './cookAmounts.ts'
import { type DishLineFood, type DishLineOption, type DishLineSpec, parseDishLines } from './dishLineSpec.ts'
import { type DishComponent, type DishTemplate, isSkillSufficient, parseDishStep } from './dishTemplate.ts'
import { isSharpSauce } from './dishTraits.ts'
import {
  type CookingOrders,
  type FilledDish,
  type FilledDishItem,
  filterPreferredChoices,
} from './filledDish.ts'
import type { LarderFood } from './larderFood.ts'
import { getSauceById } from './parts/parts.ts'
import { addSaltAndTimesToDish } from './saltAndTimes.ts'
import { isForbiddenFoodNamed } from './tell/allowedTexts.ts'
import {
  isLineNewSincePreviousVersion,
  sauceOfPreviousVersion,
  substitutesOfLarderFood,
  wasFoodInPreviousVersion,
} from './wishes/previousVersion.ts'

const usualServings = { Breakfast: 2, Lunch: 4, Dinner: 4, Snack: 4 } as const

/** Fills every slot of a dish, side aside; null when something it cannot do without is not to be had. */
export function fillDishSlots(dish: DishTemplate, orders: CookingOrders): FilledDish | null {
  orders.countWork('filling')
  const servings =
    orders.servings ??
    (dish.serves === undefined || dish.serves === 4 ? usualServings[orders.answers.mealType] : dish.serves)
  const plate: FilledDish = {
    dish,
    orders,
    servings,
    share: (isMealServedAsSnack(dish, orders) ? 0.6 : 1) * orders.portion,
    items: [],
    slots: new Map(),
    words: new Map(),
    minutes: new Map(),
    side: null,
    sauce: null,
    extraSteps: [],
    missed: [],
    harmful: new Set(),
  }
  if (!fillSlots(plate, dish.lines, dish.serves ?? 4, '')) return null
  if (dish.sauce && !takeSauce(plate, dish.sauce)) return null
  addSaltAndTimesToDish(plate)
  return plate
}

/** Whether a lunch or a dinner is served as a snack: less of it, and nothing filling beside it. */
export function isMealServedAsSnack(dish: DishTemplate, orders: CookingOrders): boolean {
  return (
    orders.answers.mealType === 'Snack' && dish.meals.some((meal) => meal === 'Lunch' || meal === 'Dinner')
  )
}

/** Takes a part in whole, or leaves the plate as it was. */
export function addComponentToDish(plate: FilledDish, part: DishComponent, role: 'side' | 'sauce'): boolean {
  if (!isSkillSufficient(plate.orders.answers.skillLevel, part.skill)) return false
  const items = plate.items.length
  const ok = fillSlots(plate, part.lines, part.serves ?? 4, `${role}.`)
  const isWhole =
    part.steps.length > 0 ||
    Object.keys(part.lines).every((slot) => plate.slots.get(`${role}.${slot}`)?.length)
  const label = fillComponentName(part.label, plate, role)
  const isTold = part.steps.every((step) =>
    hasAllTemplateFoods(plate, parseDishStep(step).template, `${role}.`),
  )
  if (ok && isWhole && isTold && !isForbiddenFoodNamed(label, plate)) {
    plate[role] = part
    plate.words.set(`${role}.label`, label)
    plate.words.set(`${role}.short`, fillComponentName(part.short, plate, role))
    return true
  }
  plate.items.length = items
  for (const slot of plate.slots.keys()) if (slot.startsWith(`${role}.`)) plate.slots.delete(slot)
  return false
}

export function removeComponentFromDish(plate: FilledDish, role: 'side' | 'sauce'): void {
  plate[role] = null
  plate.words.delete(`${role}.label`)
  plate.items = plate.items.filter(({ slot }) => !slot.startsWith(`${role}.`))
  for (const slot of plate.slots.keys()) if (slot.startsWith(`${role}.`)) plate.slots.delete(slot)
}

function takeSauce(plate: FilledDish, source: string): boolean {
  const { kitchen, chance } = plate.orders
  const names = source === '$sauce' ? [...kitchen.sauces] : source.split(' > ')
  const first = source === '$sauce' ? Math.floor(chance('sauce') * names.length) : 0
  const turned = [...names.slice(first), ...names.slice(0, first), 'herb oil']
  const keepsOne = sauceOfPreviousVersion(turned, plate.orders)
  if (plate.orders.isForChildren) turned.sort((a, b) => Number(isSharpSauce(a)) - Number(isSharpSauce(b)))
  return [...(keepsOne ? [keepsOne] : []), ...turned].some((name) =>
    addComponentToDish(plate, getSauceById(name), 'sauce'),
  )
}

function fillSlots(
  plate: FilledDish,
  lines: Readonly<Record<string, string>>,
  serves: number,
  prefix: string,
): boolean {
  for (const [name, source] of Object.entries(lines)) {
    const slot = prefix + name
    const items: FilledDishItem[] = []
    for (const [index, spec] of parseDishLines(source).entries()) {
      const drawn = resolveLine(spec, plate, slot, index)
      if (!drawn && spec.isEssential) return false
      for (const { option, insteadOf, base } of drawn ?? []) {
        if (insteadOf && items.some(({ food }) => food === option.food)) continue
        items.push(
          toPlateItem(
            plate,
            slot,
            option,
            insteadOf,
            (plate.share * plate.servings) / (base === 'pool' ? 4 : serves),
          ),
        )
      }
    }
    plate.slots.set(slot, items)
    plate.items.push(...items)
  }
  return true
}

interface ResolvedOption {
  option: DishLineFood
  insteadOf: LarderFood | null
  /** Whether the amount is the pool's own, for 4, or the dish's. */
  base: 'pool' | 'dish'
}

function resolveLine(
  spec: DishLineSpec,
  plate: FilledDish,
  slot: string,
  index: number,
): ResolvedOption[] | null {
  const { orders } = plate
  if (orders.previousFoods && isLineNewSincePreviousVersion(spec, orders.previousFoods, orders.prefers))
    return null
  if (
    orders.heat < 0 &&
    spec.isOptional &&
    spec.fallbacks[0]?.some((option) => option.kind === 'food' && option.food.tags.has('chili'))
  )
    return null
  for (const group of wishedFirst(spec, orders)) {
    const found = resolveGroup(group, plate, slot, index)
    if (found) return found
  }
  if (spec.isExact) return null
  for (const option of spec.fallbacks.flat()) {
    const standIn = option.kind === 'food' ? findAllowedSubstitute(option.food, orders) : null
    if (option.kind === 'food' && standIn) {
      return [{ option: { ...option, food: standIn }, insteadOf: option.food, base: 'dish' }]
    }
  }
  return null
}

/** The fallbacks of a line, what was asked for before what would be first, unless that is the meat of the dish. */
function wishedFirst({ fallbacks }: DishLineSpec, orders: CookingOrders): DishLineSpec['fallbacks'] {
  const isMeat = fallbacks[0]?.some(
    (option) => option.kind === 'pool' || ['meat', 'fish'].includes(option.food.kind),
  )
  if (orders.wants.length === 0 || isMeat || fallbacks.length < 2) return fallbacks
  const isWished = (group: readonly DishLineOption[]) =>
    group.some(
      (option) =>
        option.kind === 'food' &&
        orders.allows(option.food) &&
        orders.wants.some(({ foods }) => foods.has(option.food)),
    )
  return [...fallbacks.filter(isWished), ...fallbacks.filter((group) => !isWished(group))]
}

/** One of a group as it is written, or what its pool gives. */
function resolveGroup(
  group: readonly DishLineOption[],
  plate: FilledDish,
  slot: string,
  index: number,
): ResolvedOption[] | null {
  const { orders } = plate
  const allowed = group.filter((option) => option.kind === 'food').filter(({ food }) => orders.allows(food))
  const chosen = pickRandomChoice(
    filterPreferredChoices(allowed, orders, ({ food }) => food),
    orders.chance,
    `${slot}:${index}`,
  )
  if (chosen) return [{ option: chosen, insteadOf: null, base: 'dish' }]
  for (const option of group) {
    if (option.kind !== 'pool') continue
    const taken = new Set(plate.items.map(({ food }) => food))
    const drawn = chooseFoodsFromPool(
      option,
      orders,
      `${slot}:${index}`,
      taken,
      plate.dish.cuisines === 'all',
    )
    if (!drawn) continue
    storeDrawnWords(plate, slot, drawn)
    const share =
      isProteinForm(option.pool) || vegetableCookingMethodFromPoolName(option.pool)
        ? (option.amount?.quantity ?? 1)
        : null
    const base = option.amount === null || share !== null ? 'pool' : 'dish'
    return drawn.options
      .filter(
        ({ food }) =>
          !orders.previousFoods ||
          wasFoodInPreviousVersion(food, option.pool, orders.previousFoods, orders.prefers),
      )
      .map((food) => ({
        option: share === null ? food : scaleFoodOption(food, share),
        insteadOf: null,
        base,
      }))
  }
  return null
}

function scaleFoodOption(option: DishLineFood, share: number): DishLineFood {
  return { ...option, amount: { ...option.amount, quantity: option.amount.quantity * share } }
}

function findAllowedSubstitute(food: LarderFood, orders: CookingOrders): LarderFood | null {
  return substitutesOfLarderFood(food).find((candidate) => orders.allows(candidate)) ?? null
}

function storeDrawnWords(plate: FilledDish, slot: string, drawn: ChosenFoods): void {
  for (const [name, word] of Object.entries(drawn.words ?? {})) plate.words.set(`${slot}.${name}`, word)
  for (const [name, time] of Object.entries(drawn.minutes ?? {}))
    plate.minutes.set(`${slot}.${name}`, asMinutes(time))
}

function toPlateItem(
  plate: FilledDish,
  slot: string,
  option: DishLineFood,
  insteadOf: LarderFood | null,
  factor: number,
): FilledDishItem {
  const { orders } = plate
  const { food } = option
  const isSeed = / seeds$/.test(food.name)
  const isHot = food.tags.has('chili')
  const heat = !isHot || orders.heat === 0 ? 1 : orders.heat > 0 ? 2 : 0.5
  const amount = scaleCookAmount(option.amount, factor * heat * orders.factorOf(food), food)
  if (insteadOf && food.name === 'nutritional yeast')
    return { slot, food, amount: amountOfYeastFlakesForCheese(amount), size: '', preparation: '', insteadOf }
  return {
    slot,
    food,
    amount,
    size: option.size,
    preparation: isSeed
      ? option.preparation.replace(/^(?:roughly |finely )?chopped$/, '')
      : option.preparation,
    insteadOf,
  }
}
