import { asMinutes } from '../units/quantities.ts'
import type { ChosenFoods } from './choose/chosenFoods.ts'
import { chooseFoodsFromPool } from './choose/pools.ts'
import { isProteinForm } from './choose/proteins.ts'
import { pickRandomChoice } from './choose/seededRandom.ts'
import { vegetableCookingMethodFromPoolName } from './choose/vegetableCutsByMethod.ts'
import type { DishLineFood, DishLineOption, DishLineSpec } from './dishLineSpec.ts'
import { type CookingOrders, type FilledDish, filterPreferredChoices } from './filledDish.ts'
import type { LarderFood } from './larderFood.ts'
import { isDishOfName } from './wishes/findDishesByName.ts'
import {
  isLineNewSincePreviousVersion,
  substitutesOfLarderFood,
  wasFoodInPreviousVersion,
} from './wishes/previousVersion.ts'

interface ResolvedOption {
  option: DishLineFood
  insteadOf: LarderFood | null
  /** Whether the amount is the pool's own, for 4, or the dish's. */
  base: 'pool' | 'dish'
}

export function resolveLine(
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
  if (orders.isSparse && spec.isOptional && !canBeWished(spec, orders)) return null
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

function canBeWished({ fallbacks }: DishLineSpec, { wants }: CookingOrders): boolean {
  return fallbacks
    .flat()
    .some((option) => option.kind === 'food' && wants.some(({ foods }) => foods.has(option.food)))
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
      isNamedDish(plate),
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

/** Whether a wish names this dish, and no food that it is to be made with. */
function isNamedDish({ dish, orders }: FilledDish): boolean {
  return orders.prefers.size === 0 && isDishOfName(dish, orders.dishNames)
}

function scaleFoodOption(option: DishLineFood, share: number): DishLineFood {
  return { ...option, amount: { ...option.amount, quantity: option.amount.quantity * share } }
}

function findAllowedSubstitute(food: LarderFood, orders: CookingOrders): LarderFood | null {
  return substitutesOfLarderFood(food).find((candidate) => orders.allows(candidate)) ?? null
}

export function storeDrawnWords(plate: FilledDish, slot: string, drawn: ChosenFoods): void {
  for (const [name, word] of Object.entries(drawn.words ?? {})) plate.words.set(`${slot}.${name}`, word)
  for (const [name, time] of Object.entries(drawn.minutes ?? {}))
    plate.minutes.set(`${slot}.${name}`, asMinutes(time))
}
