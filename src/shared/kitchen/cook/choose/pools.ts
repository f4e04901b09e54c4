import { type Food, foodNamed } from '../food.ts'
import type { Kitchen } from '../kitchens/kitchen.ts'
import { type FoodOption, type PoolOption, readOption } from '../lineSpec.ts'
import { type CookingOrders, preferredChoices } from '../plate.ts'
import { pick } from './chance.ts'
import { meatOf } from './dietRules.ts'
import { isOfKitchen, localCuts } from './localCuts.ts'
import { isProteinForm, type ProteinCut, proteinCuts } from './proteins.ts'
import { drawRub } from './rubs.ts'
import { drawStock } from './stock.ts'
import { commonVegetables, type VegetableUse, vegetableCuts, vegetableUseOf } from './vegetableCuts.ts'

/** What a pool gave: lines for 4 people, and what the steps may say of it. */
export interface DrawnFoods {
  options: readonly FoodOption[]
  words?: Readonly<Record<string, string>>
  minutes?: Readonly<Record<string, number>>
}

function asFood(line: string): FoodOption {
  const option = readOption(line)
  if (option.kind !== 'food') throw new Error(`A pool within a pool: "${line}"`)
  return option
}

export function drawFoodsFromPool(
  option: PoolOption,
  orders: CookingOrders,
  slot: string,
  taken: ReadonlySet<Food>,
  isOfEveryKitchen: boolean,
): DrawnFoods | null {
  if (isProteinForm(option.pool)) return drawProtein(option, orders, slot, isOfEveryKitchen)
  const use = vegetableUseOf(option.pool)
  if (use) return drawVegetables(option, use, orders, slot, taken, isOfEveryKitchen)
  return drawFromCupboard(option, orders, slot, taken)
}

/** The chosen meat where there is one; else what the dish likes best and the diet allows. */
function drawProtein(
  option: PoolOption,
  orders: CookingOrders,
  slot: string,
  isOfEveryKitchen: boolean,
): DrawnFoods | null {
  const cuts = proteinCuts[option.pool as keyof typeof proteinCuts]
  const { answers, kitchen } = orders
  const usable = cuts.filter((cut) => orders.allows(asFood(cut.line).food) && isOfKitchen(cut, kitchen))
  const asked = answers.meatPreference === 'No preference' ? null : answers.meatPreference?.toLowerCase()
  const isUnusual = (cut: ProteinCut) =>
    kitchen.unusualMeats?.some((meat) => meat.toLowerCase() === cut.id) ?? false
  const listed = usable.filter(
    (cut) => option.named.includes(cut.id) && !(isUnusual(cut) && asked !== cut.id),
  )
  const local = isOfEveryKitchen ? localCuts(listed, kitchen, asked) : []
  const named = local.length > 0 ? listed.filter((cut) => cut.id === asked || local.includes(cut)) : listed
  const isWished = ({ id, line }: ProteinCut) =>
    orders.wants.some(({ foods }) => foods.has(asFood(line).food)) &&
    asFood(line).food.kind !== 'vegetable' &&
    (!option.isStrict || option.named.includes(id))
  const chosen =
    (asked ? undefined : chooseCut(usable.filter(isWished), orders, slot)) ||
    (asked && (option.isStrict ? named : usable).find((cut) => cut.id === asked)) ||
    chooseCut(named, orders, slot) ||
    (option.isStrict
      ? undefined
      : chooseCut(
          localCuts(
            usable.filter((cut) => !isUnusual(cut)),
            kitchen,
            asked,
          ),
          orders,
          slot,
        ))
  if (!chosen) return null
  return {
    options: [asFood(chosen.line)],
    words: { done: chosen.done, browned: chosen.browned, kind: chosen.isTender ? 'tender' : 'sturdy' },
    minutes: { sear: chosen.sear, cook: chosen.cook },
  }
}

/** One of them by chance: what is wished for, else meat before fish before the rest, as the diet reads. */
function chooseCut(cuts: readonly ProteinCut[], orders: CookingOrders, slot: string): ProteinCut | undefined {
  const foodOf = (cut: ProteinCut) => asFood(cut.line).food
  if (orders.isHurried) {
    const least = Math.min(...cuts.map(({ sear, cook }) => sear + cook))
    const quickest = cuts.filter(({ sear, cook }) => sear + cook <= least + 1)
    return pick(preferredChoices(quickest, orders, foodOf), orders.chance, `protein:${slot}`)
  }
  const stayed = cuts.filter((cut) => orders.previousFoods?.has(foodOf(cut)))
  const meaty = stayed.filter((cut) => ['meat', 'fish'].includes(foodOf(cut).kind))
  const known = meaty.length > 0 ? meaty : stayed
  const isReplaced = cuts.some((cut) => orders.prefers.has(foodOf(cut)) && foodOf(cut).kind !== 'vegetable')
  const wished = known.length > 0 && !isReplaced ? known : preferredChoices(cuts, orders, foodOf)
  if (wished.length < cuts.length) return pick(wished, orders.chance, `protein:${slot}`)
  const meats = cuts.filter((cut) => meatOf(asFood(cut.line).food))
  const fish = cuts.filter((cut) => asFood(cut.line).food.kind === 'fish')
  const rank = meats.length > 0 ? (orders.chance(`kind:${slot}`) < 0.8 ? meats : cuts) : fish
  const best = rank.length > 0 && orders.chance(`fish:${slot}`) < 0.75 ? rank : cuts
  return pick(best, orders.chance, `protein:${slot}`)
}

function drawVegetables(
  option: PoolOption,
  use: VegetableUse,
  orders: CookingOrders,
  slot: string,
  taken: ReadonlySet<Food>,
  isOfEveryKitchen: boolean,
): DrawnFoods | null {
  const table = vegetableCuts[use]
  const own = orders.kitchen.vegetables[use].split(', ')
  const spoken = new Set([...taken].map(({ shortMany }) => shortMany))
  const isUsable = (name: string) =>
    table[name] !== undefined && orders.allows(foodNamed(name)) && !spoken.has(foodNamed(name).shortMany)
  const named = option.named.map((name) => name.replace(/_/g, ' ')).filter(isUsable)
  const local = isOfEveryKitchen ? named.filter((name) => own.includes(name)) : []
  const usable = local.length >= option.count ? local : option.named.length > 0 ? named : own.filter(isUsable)
  const spare = commonVegetables[use].filter((name) => isUsable(name) && !usable.includes(name))
  const known = [...new Set([...usable, ...Object.keys(table).filter(isUsable)])]
  const asked = onePerWish(known, orders)
  const stays = known.filter((name) => orders.previousFoods?.has(foodNamed(name)) && !asked.includes(name))
  const wished = [...asked, ...stays]
  const rest = usable.filter((name) => !wished.includes(name))
  const turn = Math.floor(orders.chance(`vegetables:${slot}`) * rest.length)
  const turned = [...rest.slice(turn), ...rest.slice(0, turn)]
  if (orders.isHurried) turned.sort((a, b) => (table[a]?.[1] ?? 0) - (table[b]?.[1] ?? 0))
  const room = Math.max(option.count, Math.min(wished.length, option.count + 1))
  const names = withoutSimilarVegetables([...wished, ...turned, ...spare], table).slice(0, room)
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

/** No two of a kind (red and green peppers), and tender leaves only beside what is done as soon. */
function withoutSimilarVegetables(
  names: readonly string[],
  table: (typeof vegetableCuts)[VegetableUse],
): string[] {
  const first = table[names[0] ?? '']?.[1] ?? 0
  const kindOf = (name: string) => name.split(' ').at(-1)
  const isApart = (name: string) => Math.abs((table[name]?.[1] ?? 0) - first) > Math.max(3, first / 2)
  const kinds = names.filter((name, at) => names.findIndex((other) => kindOf(other) === kindOf(name)) === at)
  return [...kinds.filter((name) => !isApart(name)), ...kinds.filter(isApart)]
}

/** Of the vegetables that were asked for, one for each wish: "with mushrooms" is one kind of them. */
function onePerWish(names: readonly string[], orders: CookingOrders): string[] {
  const asked = names.filter((name) => orders.prefers.has(foodNamed(name)))
  const wishes = orders.wants.map(({ foods }) => asked.find((name) => foods.has(foodNamed(name))))
  const isWished = (name: string) => orders.wants.some(({ foods }) => foods.has(foodNamed(name)))
  const liked = asked.find((name) => !isWished(name))
  return [...new Set([...wishes, liked].filter((name) => name !== undefined))]
}

const fallbacks: Readonly<Record<string, string>> = {
  fat: 'olive oil > avocado oil > coconut oil',
  dressingOil: 'olive oil > avocado oil',
  acid: 'lemon juice > lime juice > apple cider vinegar',
  herb: 'flat-leaf parsley > chives > dill > cilantro > mint',
  nut: 'almonds > sunflower seeds > pumpkin seeds',
  cream: 'coconut milk > oat cream',
  sweet: 'honey > maple syrup',
  warmSpice: 'ground cinnamon > ground ginger',
  fruit: '300 g mixed berries > 300 g strawberries, hulled and halved > 300 g raspberries',
  heat: '1/2 tsp red pepper flakes > 1/2 tsp black pepper',
}

/** A food of the kitchen's cupboard: "$fat", "$heat"; its own choice first, then what every kitchen has. */
function drawFromCupboard(
  option: PoolOption,
  orders: CookingOrders,
  slot: string,
  taken: ReadonlySet<Food>,
): DrawnFoods | null {
  if (option.pool === 'stock') return drawStock(option, orders)
  if (option.pool === 'rub') return drawRub(orders, slot)
  const { kitchen, chance } = orders
  const own = cupboardFoods(kitchen, option.pool)
  const isWholeLine = option.pool === 'heat' || option.pool === 'fruit' || option.pool === 'bread'
  const read = (text: string): FoodOption =>
    isWholeLine
      ? asFood(text)
      : {
          kind: 'food',
          amount: option.amount ?? { quantity: 1, unit: 'piece' },
          food: foodNamed(text),
          size: '',
          preparation: option.preparation,
        }
  const spoken = new Set([...taken].map(({ shortMany }) => shortMany))
  for (const source of [own, fallbacks[option.pool]]) {
    if (!source) continue
    for (const group of source.split(' > ')) {
      const lines = group
        .split(' / ')
        .map((text) => text.split('; ').map((line) => read(line.replace(/^\?/, ''))))
      const possible = lines.filter(
        (line) => line.length > 0 && line[0] !== undefined && orders.allows(line[0].food),
      )
      const others = possible.filter((line) => !line[0] || !spoken.has(line[0].food.shortMany))
      const allowed = option.pool === 'fruit' && others.length > 0 ? others : possible
      const chosen = pick(
        preferredChoices(allowed, orders, (line) => line[0]?.food ?? foodNamed('water')),
        chance,
        option.pool,
      )
      if (chosen) return { options: chosen.filter(({ food }) => orders.allows(food)) }
      const standIn = lines
        .flat()
        .flatMap((line) => line.food.swaps.map((name) => ({ ...line, food: foodNamed(name) })))
        .find(({ food }) => orders.allows(food))
      if (standIn) return { options: [standIn] }
    }
  }
  return null
}

function cupboardFoods(kitchen: Kitchen, pool: string): string {
  switch (pool) {
    case 'fat':
    case 'dressingOil':
    case 'acid':
    case 'herb':
    case 'cream':
    case 'cheese':
    case 'bean':
    case 'nut':
    case 'sweet':
    case 'warmSpice':
    case 'heat':
    case 'fruit':
    case 'bread':
      return kitchen[pool]
    default:
      throw new Error(`No pool named "${pool}".`)
  }
}
