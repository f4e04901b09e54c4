import { type DishLineFood, type DishLinePool, parseDishLineOption } from '../dishLineSpec.ts'
import { type CookingOrders, filterPreferredChoices } from '../filledDish.ts'
import type { CuisinePantry } from '../kitchens/cuisinePantry.ts'
import { getLarderFood, type LarderFood } from '../larderFood.ts'
import { landMeatOfFood } from './dietRules.ts'
import { isProteinForm, type ProteinCut, proteinCutsByForm } from './proteins.ts'
import { chooseSpiceRub } from './rubs.ts'
import { pickRandomChoice } from './seededRandom.ts'
import { isProteinUsedByCuisine, selectProteinCutsForCuisine } from './selectProteinCutsForCuisine.ts'
import { chooseBrothFoods } from './stock.ts'
import {
  commonVegetablesByMethod,
  type VegetableCookingMethod,
  vegetableCookingMethodFromPoolName,
  vegetableCutsByMethod,
} from './vegetableCutsByMethod.ts'

/** What a pool gave: lines for 4 people, and what the steps may say of it. */
export interface ChosenFoods {
  options: readonly DishLineFood[]
  words?: Readonly<Record<string, string>>
  minutes?: Readonly<Record<string, number>>
}

function asFood(line: string): DishLineFood {
  const option = parseDishLineOption(line)
  if (option.kind !== 'food') throw new Error(`A pool within a pool: "${line}"`)
  return option
}

export function chooseFoodsFromPool(
  option: DishLinePool,
  orders: CookingOrders,
  slot: string,
  taken: ReadonlySet<LarderFood>,
  isOfEveryKitchen: boolean,
): ChosenFoods | null {
  if (isProteinForm(option.pool)) return drawProtein(option, orders, slot, isOfEveryKitchen)
  const use = vegetableCookingMethodFromPoolName(option.pool)
  if (use) return drawVegetables(option, use, orders, slot, taken, isOfEveryKitchen)
  return drawFromCupboard(option, orders, slot, taken)
}

/** The chosen meat where there is one; else what the dish likes best and the diet allows. */
function drawProtein(
  option: DishLinePool,
  orders: CookingOrders,
  slot: string,
  isOfEveryKitchen: boolean,
): ChosenFoods | null {
  const cuts = proteinCutsByForm[option.pool as keyof typeof proteinCutsByForm]
  const { answers, kitchen } = orders
  const usable = cuts.filter(
    (cut) => orders.allows(asFood(cut.line).food) && isProteinUsedByCuisine(cut, kitchen),
  )
  const asked = answers.meatPreference === 'No preference' ? null : answers.meatPreference?.toLowerCase()
  const isUnusual = (cut: ProteinCut) =>
    kitchen.unusualMeats?.some((meat) => meat.toLowerCase() === cut.id) ?? false
  const listed = usable.filter(
    (cut) => option.named.includes(cut.id) && !(isUnusual(cut) && asked !== cut.id),
  )
  const local = isOfEveryKitchen ? selectProteinCutsForCuisine(listed, kitchen, asked) : []
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
          selectProteinCutsForCuisine(
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
    return pickRandomChoice(
      filterPreferredChoices(quickest, orders, foodOf),
      orders.chance,
      `protein:${slot}`,
    )
  }
  const stayed = cuts.filter((cut) => orders.previousFoods?.has(foodOf(cut)))
  const meaty = stayed.filter((cut) => ['meat', 'fish'].includes(foodOf(cut).kind))
  const known = meaty.length > 0 ? meaty : stayed
  const isReplaced = cuts.some((cut) => orders.prefers.has(foodOf(cut)) && foodOf(cut).kind !== 'vegetable')
  const wished = known.length > 0 && !isReplaced ? known : filterPreferredChoices(cuts, orders, foodOf)
  if (wished.length < cuts.length) return pickRandomChoice(wished, orders.chance, `protein:${slot}`)
  const meats = cuts.filter((cut) => landMeatOfFood(asFood(cut.line).food))
  const fish = cuts.filter((cut) => asFood(cut.line).food.kind === 'fish')
  const rank = meats.length > 0 ? (orders.chance(`kind:${slot}`) < 0.8 ? meats : cuts) : fish
  const best = rank.length > 0 && orders.chance(`fish:${slot}`) < 0.75 ? rank : cuts
  return pickRandomChoice(best, orders.chance, `protein:${slot}`)
}

function drawVegetables(
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
  const spare = commonVegetablesByMethod[use].filter((name) => isUsable(name) && !usable.includes(name))
  const known = [...new Set([...usable, ...Object.keys(table).filter(isUsable)])]
  const asked = onePerWish(known, orders)
  const stays = known.filter(
    (name) => orders.previousFoods?.has(getLarderFood(name)) && !asked.includes(name),
  )
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
  table: (typeof vegetableCutsByMethod)[VegetableCookingMethod],
): string[] {
  const first = table[names[0] ?? '']?.[1] ?? 0
  const kindOf = (name: string) => name.split(' ').at(-1)
  const isApart = (name: string) => Math.abs((table[name]?.[1] ?? 0) - first) > Math.max(3, first / 2)
  const kinds = names.filter((name, at) => names.findIndex((other) => kindOf(other) === kindOf(name)) === at)
  return [...kinds.filter((name) => !isApart(name)), ...kinds.filter(isApart)]
}

/** Of the vegetables that were asked for, one for each wish: "with mushrooms" is one kind of them. */
function onePerWish(names: readonly string[], orders: CookingOrders): string[] {
  const asked = names.filter((name) => orders.prefers.has(getLarderFood(name)))
  const wishes = orders.wants.map(({ foods }) => asked.find((name) => foods.has(getLarderFood(name))))
  const isWished = (name: string) => orders.wants.some(({ foods }) => foods.has(getLarderFood(name)))
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
  option: DishLinePool,
  orders: CookingOrders,
  slot: string,
  taken: ReadonlySet<LarderFood>,
): ChosenFoods | null {
  if (option.pool === 'stock') return chooseBrothFoods(option, orders)
  if (option.pool === 'rub') return chooseSpiceRub(orders, slot)
  const { kitchen, chance } = orders
  const own = cupboardFoods(kitchen, option.pool)
  const isWholeLine = option.pool === 'heat' || option.pool === 'fruit' || option.pool === 'bread'
  const read = (text: string): DishLineFood =>
    isWholeLine
      ? asFood(text)
      : {
          kind: 'food',
          amount: option.amount ?? { quantity: 1, unit: 'piece' },
          food: getLarderFood(text),
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
      const chosen = pickRandomChoice(
        filterPreferredChoices(allowed, orders, (line) => line[0]?.food ?? getLarderFood('water')),
        chance,
        option.pool,
      )
      if (chosen) return { options: chosen.filter(({ food }) => orders.allows(food)) }
      const standIn = lines
        .flat()
        .flatMap((line) => line.food.swaps.map((name) => ({ ...line, food: getLarderFood(name) })))
        .find(({ food }) => orders.allows(food))
      if (standIn) return { options: [standIn] }
    }
  }
  return null
}

function cupboardFoods(kitchen: CuisinePantry, pool: string): string {
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
