import { fillComponentName, hasAllTemplateFoods } from './componentNames.ts'
import { amountOfYeastFlakesForCheese, scaleCookAmount } from './cookAmounts.ts'
import { type DishLineFood, parseDishLines } from './dishLineSpec.ts'
import { type DishComponent, type DishTemplate, isSkillSufficient, parseDishStep } from './dishTemplate.ts'
import { isMadeAsWritten, isSharpSauce } from './dishTraits.ts'
import type { CookingOrders, FilledDish, FilledDishItem } from './filledDish.ts'
import type { LarderFood } from './larderFood.ts'
import { getSauceById } from './parts/parts.ts'
import { resolveLine } from './resolveDishLine.ts'
import { addSaltAndTimesToDish } from './saltAndTimes.ts'
import { isForbiddenFoodNamed } from './tell/allowedTexts.ts'
import { sauceOfPreviousVersion } from './wishes/previousVersion.ts'

const usualServings = { Breakfast: 2, Lunch: 4, Dinner: 4, Snack: 4 } as const

/** Fills every slot of a dish, side aside; null when something it cannot do without is not to be had. */
export function fillDishSlots(dish: DishTemplate, orders: CookingOrders): FilledDish | null {
  orders.countWork('filling')
  const servings =
    orders.servings ??
    ((dish.serves === undefined || dish.serves === 4) && !isMadeAsWritten(dish)
      ? usualServings[orders.answers.mealType]
      : (dish.serves ?? 4))
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
    orders.answers.mealType === 'Snack' &&
    !isMadeAsWritten(dish) &&
    dish.meals.some((meal) => meal === 'Lunch' || meal === 'Dinner')
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
        items.push(toPlateItem(plate, slot, option, insteadOf, base === 'pool' ? 4 : serves))
      }
    }
    plate.slots.set(slot, items)
    plate.items.push(...items)
  }
  return true
}

/** Whether a chili cooks along whole, so that no part of one will do. */
const isWholeChili = ({ amount, food, preparation }: DishLineFood) =>
  amount.unit === 'piece' &&
  amount.quantity >= 1 &&
  food.tags.has('chili') &&
  /^(?:$|left whole|slit|pricked|bruised|split)/.test(preparation)

/** How much more or less it is than written; steaks, slices of bread and the like, one or more for each person, stay so many for each. */
function factorForTable(
  { share, servings, orders }: FilledDish,
  { amount, food }: DishLineFood,
  serves: number,
): number {
  const factor = (share * servings) / serves
  const isBread = (amount.unit === 'slice' || amount.unit === 'piece') && food.kind === 'grain'
  if (isBread && amount.quantity % serves === 0) {
    const each = amount.quantity / serves
    return (Math.max(1, Math.round(each * share)) / each) * (servings / serves)
  }
  const isForEach = amount.unit === 'piece' && food.kind === 'meat' && amount.quantity % serves === 0
  if (!isForEach || orders.portion === 1 || share !== orders.portion) return factor
  const written = amount.quantity / serves
  return (Math.max(1, Math.round(written * share - 0.1)) / written) * (servings / serves)
}

function toPlateItem(
  plate: FilledDish,
  slot: string,
  option: DishLineFood,
  insteadOf: LarderFood | null,
  serves: number,
): FilledDishItem {
  const { orders } = plate
  const factor = factorForTable(plate, option, serves)
  const { food } = option
  const isSeed = / seeds$/.test(food.name)
  const isHot = food.tags.has('chili')
  const heat = !isHot || orders.heat === 0 ? 1 : orders.heat > 0 ? 2 : 0.5
  const scaled = scaleCookAmount(option.amount, factor * heat * orders.factorOf(food), food)
  const amount = isWholeChili(option)
    ? { ...scaled, quantity: Math.max(1, Math.round(scaled.quantity)) }
    : scaled
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
