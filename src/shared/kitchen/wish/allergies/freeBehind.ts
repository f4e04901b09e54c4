import { allergensInContents, contentsOfFood } from '../../foods/foodContents.ts'
import { matchFoodName } from '../../foods/matchFoodName.ts'
import { type CompiledLanguage, normalizeSpelling } from '../compileLanguage.ts'
import { contentsExcludedByAllergy, isFoodSaidToBeFreeOf } from '../foods/foodMeanings.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import { usualRoleOfFoodInDish } from '../foods/partsOfDish.ts'
import type { WishItem } from '../wishItems.ts'
import type { WishToken } from '../wishTokens.ts'

/**
 * Items in which an ending that says "free" is read so where it is a word of its own and another word too: "egg-less", "egg less cake". "Chicken,
 * less salt" stays less.
 */
export function readWordFreeBehindFood(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  { language }: CompiledLanguage,
): WishItem[] {
  const endings = language.compounds?.free.split(' ') ?? []
  return items.map((item, at) => {
    const before = items[at - 1]
    if (isSafe(item, items[at + 1], before, tokens[item.from]!.word)) return { ...item, role: 'freePrevious' }
    if (item.role !== 'lessNext' || item.to !== item.from + 1 || !isFoodItem(before)) return item
    if (!endings.includes(normalizeSpelling(tokens[item.from]!.word, language))) return item
    const isFree = item.gap === 'hyphen' || (item.gap === 'space' && isFreeOf(before.food, items[at + 1]))
    return isFree ? { ...item, role: 'freePrevious' } : item
  })
}

/** Whether "less" between a food and what follows hardly is about the second: "egg less cake". */
function isFreeOf(food: string, next: WishItem | undefined): boolean {
  if (!isFoodSaidToBeFreeOf(food)) return false
  return (
    next === undefined ||
    next.gap === 'end' ||
    (isFoodItem(next) && (usualRoleOfFoodInDish(next.food) !== 'ingredient' || isMadeOf(next.food, food)))
  )
}

/** "Egg less mayo": who makes it takes what there is to be less of. */
function isMadeOf(made: string, food: string): boolean {
  const known = matchFoodName(made).food
  if (made === food || known === null) return false
  const contents = allergensInContents(contentsOfFood(known))
  return contentsExcludedByAllergy(food).allergens.some((id) => contents.get(id)?.isItself === false)
}

/** "Nut-safe cookies", "peanut safe cake": nobody else says "safe" right behind a food that is not wished for. */
function isSafe(
  item: WishItem,
  next: WishItem | undefined,
  before: WishItem | undefined,
  word: string,
): boolean {
  if (word !== 'safe' || !isFoodItem(before)) return false
  const isOfDish =
    item.gap === 'space' && next?.gap === 'space' && isFoodItem(next) && isFreeOf(before.food, next)
  return item.to === item.from + 1 && (item.gap === 'hyphen' || isOfDish)
}
