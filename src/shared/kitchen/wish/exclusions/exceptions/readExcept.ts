import { listFoodsAfterWithoutDish, listFoodsBeforeWithoutDish } from '../../foods/dishInList.ts'
import { isFoodItem } from '../../foods/isFoodItem.ts'
import { markLimitUnclear, type WishReadingState } from '../../reading.ts'
import type { WishItem } from '../../wishItems.ts'
import { readExclusionAfterFoods } from '../leavesOutBefore.ts'
import { limitsOfDietWithExceptions } from './dietExceptions.ts'
import { isFoodInExemptibleGroup } from './exceptions.ts'
import { excludeUnlessQualified } from './excludeUnlessQualified.ts'

const any = () => true

/**
 * "Nuts, except almonds": exempt from what was left out; where nothing was, "anything except liver" leaves it out. "Besides onions we
 * also have garlic" leaves out nothing, "there is nothing except rice" neither.
 */
export function readExceptionBeforeFoods(reading: WishReadingState, at: number): void {
  const { foods } = listFoodsAfterWithoutDish(reading, at)
  reading.understood.add(at)
  const diet = reading.conditions.findLast((each) => isRightBefore(reading.items, each.at, at))
  const named = foods.map((food) => reading.items[food]!.food!)
  const isOfDiet =
    diet && !reading.items[at]!.isNotFromDiet && limitsOfDietWithExceptions(diet.condition, named) !== null
  if (isOfDiet || leavesOutBefore(reading, at)) for (const food of foods) reading.allowed.add(food)
  else if (isOnly(reading.items, at) || reading.items[at]!.adds === 'yes') return
  else if (reading.items[at]!.adds === 'perhaps' && foods.length > 0) markLimitUnclear(reading, at, [], foods)
  else excludeUnlessQualified(reading, at, foods)
}

/** "प्याज के सिवाय सब कुछ": the same behind its foods. "चिकन के अलावा कोई मांस नहीं" leaves out all meat but chicken. */
export function readExceptionAfterFoods(reading: WishReadingState, at: number): void {
  const { items } = reading
  const { adds } = items[at]!
  const { foods } = listFoodsBeforeWithoutDish(items, at, { maxSkipped: 0, mayJoin: any, isSure: any })
  if (!items[at]!.isNotFromDiet && isFromDiet(items, at, foods)) {
    reading.understood.add(at)
    for (const food of foods) reading.allowed.add(food)
    return
  }
  const denied = deniedBehind(items, at)
  const isExempt = denied.some((index) =>
    foods.every((food) => isFoodInExemptibleGroup(items[food]!.food!, items[index]!.food!)),
  )
  reading.understood.add(at)
  if (foods.length > 0 && isExempt) for (const food of foods) reading.allowed.add(food)
  else if (foods.length > 0 && (denied.length > 0 || adds === 'perhaps'))
    markLimitUnclear(reading, at, [], foods)
  else if (adds !== 'yes') readExclusionAfterFoods(reading, at)
}

const denying: readonly WishItem['role'][] = ['leavesOutPrevious', 'notEither']

/** Foods between an item and a denial in the same clause. */
function deniedBehind(items: readonly WishItem[], at: number): number[] {
  const foods: number[] = []
  for (let index = at + 1; index < items.length; index++) {
    const { gap, role } = items[index]!
    if (gap === 'end' || gap === 'comma') return []
    if (isFoodItem(items[index])) foods.push(index)
    if (denying.includes(role)) return foods
  }
  return []
}

const negations: readonly WishItem['role'][] = ['leavesOutNext', 'notNext', 'notEither']
const passed: readonly WishItem['role'][] = ['idle', 'pronouns', 'uses']

/** "لا يوجد عندي إلا الرز", "nothing except": a negation right before that is about nothing else. */
function isOnly(items: readonly WishItem[], at: number): boolean {
  let index = at
  while (index > 0 && items[index]!.gap === 'space' && passed.includes(items[index - 1]!.role)) index--
  return index > 0 && items[index]!.gap === 'space' && negations.includes(items[index - 1]!.role)
}

const besides: readonly WishItem['gap'][] = ['space', 'bracket']
const behindDiet: readonly WishItem['gap'][] = [...besides, 'comma', 'dash']

/** "Vegan except honey", "vegan, except honey"; "vegan, anything except honey" leaves it out. */
const isRightBefore = (items: readonly WishItem[], from: number, to: number): boolean =>
  from < to &&
  items.slice(from + 1, to).every(({ gap, role }) => role === 'idle' && besides.includes(gap)) &&
  (to === from + 1 ? behindDiet : besides).includes(items[to]!.gap)

/** "वीगन, शहद को छोड़कर", "शहद को छोड़कर वीगन": a diet right before the foods or right behind what excepts them. */
function isFromDiet(items: readonly WishItem[], at: number, foods: readonly number[]): boolean {
  const named = foods.map((food) => items[food]!.food!)
  const first = Math.min(...foods)
  const isDiet = (index: number) => {
    const condition = items[index]?.condition
    return condition != null && limitsOfDietWithExceptions(condition, named) !== null
  }
  if (foods.length === 0) return false
  const isBefore = isDiet(first - 1) && isRightBefore(items, first - 1, first)
  return isBefore || (isDiet(at + 1) && items[at + 1]!.gap === 'space')
}

function leavesOutBefore({ items, unwanted }: WishReadingState, at: number): boolean {
  for (let index = at; index > 0 && items[index]!.gap !== 'end'; index--)
    if (unwanted.has(index - 1)) return true
  return false
}
