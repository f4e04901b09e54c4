import type { DishLinePool } from '../dishLineSpec.ts'
import type { CookingOrders } from '../filledDish.ts'
import { getLarderFood, type LarderFood } from '../larderFood.ts'
import { asFood, type ChosenFoods } from './chosenFoods.ts'
import {
  commonVegetablesByMethod,
  type VegetableCookingMethod,
  vegetableCutsByMethod,
} from './vegetableCutsByMethod.ts'

export function drawVegetables(
  option: DishLinePool,
  use: VegetableCookingMethod,
  orders: CookingOrders,
  slot: string,
  taken: ReadonlySet<LarderFood>,
  isOfEveryKitchen: boolean,
): ChosenFoods | null {
  const table = vegetableCutsByMethod[use]
  const own = orders.kitchen.vegetables[use].split(', ')
  const spoken = new Set([...taken].map(({ shortMany }) => shortMany))
  const isUsable = (name: string) =>
    table[name] !== undefined &&
    orders.allows(getLarderFood(name)) &&
    !spoken.has(getLarderFood(name).shortMany)
  const named = option.named.map((name) => name.replace(/_/g, ' ')).filter(isUsable)
  const local = isOfEveryKitchen ? named.filter((name) => own.includes(name)) : []
  const usable = local.length >= option.count ? local : option.named.length > 0 ? named : own.filter(isUsable)
  const otherCommonVegetables = commonVegetablesByMethod[use].filter(
    (name) => isUsable(name) && !usable.includes(name),
  )
  const known = [...new Set([...usable, ...Object.keys(table).filter(isUsable)])]
  const asked = oneVegetablePerWish(known, orders)
  const vegetablesOfPreviousVersion = known.filter(
    (name) => orders.previousFoods?.has(getLarderFood(name)) && !asked.includes(name),
  )
  const wished = [...asked, ...vegetablesOfPreviousVersion]
  const rest = usable.filter((name) => !wished.includes(name))
  const turn = Math.floor(orders.chance(`vegetables:${slot}`) * rest.length)
  const turned = [...rest.slice(turn), ...rest.slice(0, turn)]
  if (orders.isHurried) turned.sort((a, b) => (table[a]?.[1] ?? 0) - (table[b]?.[1] ?? 0))
  const room = Math.max(option.count, Math.min(wished.length, option.count + 1))
  const names = withoutSimilarVegetables([...wished, ...turned, ...otherCommonVegetables], table).slice(
    0,
    room,
  )
  if (names.length === 0) return null
  const share = [1, 1, 0.6, 0.45, 0.35][names.length] ?? 0.3
  const options = names.map((name) => {
    const line = asFood(table[name]?.[0] ?? '')
    const { unit, quantity } = line.amount
    const part = unit === 'can' ? quantity : quantity * share
    return { ...line, amount: { unit, quantity: part } }
  })
  return { options, minutes: { time: Math.max(...names.map((name) => table[name]?.[1] ?? 0)) } }
}

/**
 * One vegetable of each kind, as of red and green peppers. Those that take much longer or shorter to cook than the first one come
 * last.
 */
function withoutSimilarVegetables(
  names: readonly string[],
  table: (typeof vegetableCutsByMethod)[VegetableCookingMethod],
): string[] {
  const first = table[names[0] ?? '']?.[1] ?? 0
  const kindOf = (name: string) => name.split(' ').at(-1)
  const isApart = (name: string) => Math.abs((table[name]?.[1] ?? 0) - first) > Math.max(3, first / 2)
  const kinds = names.filter((name, at) => names.findIndex((other) => kindOf(other) === kindOf(name)) === at)
  return [...kinds.filter((name) => !isApart(name)), ...kinds.filter(isApart)]
}

/** One of the requested vegetables for each wish: "with mushrooms" gets one kind of mushrooms. */
function oneVegetablePerWish(names: readonly string[], orders: CookingOrders): string[] {
  const asked = names.filter((name) => orders.prefers.has(getLarderFood(name)))
  const wishes = orders.wants.map(({ foods }) => asked.find((name) => foods.has(getLarderFood(name))))
  const isWished = (name: string) => orders.wants.some(({ foods }) => foods.has(getLarderFood(name)))
  const liked = asked.find((name) => !isWished(name))
  return [...new Set([...wishes, liked].filter((name) => name !== undefined))]
}
