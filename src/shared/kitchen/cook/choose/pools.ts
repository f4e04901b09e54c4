import type { DishLineFood, DishLinePool } from '../dishLineSpec.ts'
import { type CookingOrders, filterPreferredChoices } from '../filledDish.ts'
import type { CuisinePantry } from '../kitchens/cuisinePantry.ts'
import { getLarderFood, type LarderFood } from '../larderFood.ts'
import { asFood, type ChosenFoods } from './chosenFoods.ts'
import { landMeatOfFood } from './dietRules.ts'
import { isProteinForm, type ProteinCut, proteinCutsByForm } from './proteins.ts'
import { chooseSpiceRub } from './rubs.ts'
import { pickRandomChoice } from './seededRandom.ts'
import { isProteinUsedByCuisine, selectProteinCutsForCuisine } from './selectProteinCutsForCuisine.ts'
import { chooseBrothFoods } from './stock.ts'
import { vegetableCookingMethodFromPoolName } from './vegetableCutsByMethod.ts'
import { drawVegetables } from './vegetablesFromPool.ts'

export function chooseFoodsFromPool(
  option: DishLinePool,
  orders: CookingOrders,
  slot: string,
  taken: ReadonlySet<LarderFood>,
  isOfEveryKitchen: boolean,
  isNamedDish: boolean,
): ChosenFoods | null {
  if (isProteinForm(option.pool)) return drawProtein(option, orders, slot, isOfEveryKitchen, isNamedDish)
  const use = vegetableCookingMethodFromPoolName(option.pool)
  if (use) return drawVegetables(option, use, orders, slot, taken, isOfEveryKitchen)
  return drawFromCupboard(option, orders, slot, taken)
}

/** The chosen meat where there is one; for a dish that was asked for by name what it is made with first; else what the dish likes best and the diet allows. */
function drawProtein(
  option: DishLinePool,
  orders: CookingOrders,
  slot: string,
  isOfEveryKitchen: boolean,
  isNamedDish: boolean,
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
  const cutsOfCuisine = isOfEveryKitchen ? selectProteinCutsForCuisine(listed, kitchen, asked) : []
  const named =
    cutsOfCuisine.length > 0
      ? listed.filter((cut) => cut.id === asked || cutsOfCuisine.includes(cut))
      : listed
  const isWished = ({ id, line }: ProteinCut) =>
    orders.wants.some(({ foods }) => foods.has(asFood(line).food)) &&
    asFood(line).food.kind !== 'vegetable' &&
    (!option.isStrict || option.named.includes(id))
  const chosen =
    (asked ? undefined : chooseCut(usable.filter(isWished), orders, slot)) ||
    (asked && (option.isStrict ? named : usable).find((cut) => cut.id === asked)) ||
    (isNamedDish
      ? named.find((cut) => cut.id === option.named.find((id) => named.some((each) => each.id === id)))
      : undefined) ||
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
  const cutsOfPreviousVersion = cuts.filter((cut) => orders.previousFoods?.has(foodOf(cut)))
  const previousMeatAndFish = cutsOfPreviousVersion.filter((cut) =>
    ['meat', 'fish'].includes(foodOf(cut).kind),
  )
  const known = previousMeatAndFish.length > 0 ? previousMeatAndFish : cutsOfPreviousVersion
  const isReplaced = cuts.some((cut) => orders.prefers.has(foodOf(cut)) && foodOf(cut).kind !== 'vegetable')
  const wished = known.length > 0 && !isReplaced ? known : filterPreferredChoices(cuts, orders, foodOf)
  if (wished.length < cuts.length) return pickRandomChoice(wished, orders.chance, `protein:${slot}`)
  const meats = cuts.filter((cut) => landMeatOfFood(asFood(cut.line).food))
  const fish = cuts.filter((cut) => asFood(cut.line).food.kind === 'fish')
  const rank = meats.length > 0 ? (orders.chance(`kind:${slot}`) < 0.8 ? meats : cuts) : fish
  const best = rank.length > 0 && orders.chance(`fish:${slot}`) < 0.75 ? rank : cuts
  return pickRandomChoice(best, orders.chance, `protein:${slot}`)
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
      const substitute = lines
        .flat()
        .flatMap((line) => line.food.swaps.map((name) => ({ ...line, food: getLarderFood(name) })))
        .find(({ food }) => orders.allows(food))
      if (substitute) return { options: [substitute] }
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
