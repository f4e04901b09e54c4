import { isFoodItem } from '../foods/isFoodItem.ts'
import { usualRoleOfFoodInDish } from '../foods/partsOfDish.ts'
import type { WishItem } from '../wishItems.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../wishTokens.ts'

const putting = /^(?:put|puts|putting|add|adding|stick|chuck|throw)$/

/**
 * Items in which "in" ends the list of "don't put … in": a dish behind its comma is the one wished for, "don't put coriander in, dal". Other
 * foods there may be more of the list.
 */
export function endListBehindPutIn(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
): readonly WishItem[] {
  if (!tokens.some(({ word }) => word === 'in')) return items
  let read: WishItem[] | null = null
  for (const [at, { role, to }] of items.entries()) {
    if (role !== 'leavesOutNext' || !putting.test(tokens[to - 1]!.word)) continue
    let next = at + 1
    while (items[next] && items[next]!.gap !== 'end' && isListed(items[next]!, tokens)) next++
    const [within, dish] = [items[next], items[next + 1]]
    if (!within || !isFoodItem(items[next - 1]) || !isNameContinuedAcrossGap(within)) continue
    if (tokens[within.from]!.word !== 'in' || dish?.gap !== 'comma' || !isDish(dish)) continue
    read ??= [...items]
    read[next + 1] = { ...dish, gap: 'end' }
  }
  return read ?? items
}

const isListed = (item: WishItem, tokens: readonly WishToken[]) =>
  isFoodItem(item) ||
  item.role === 'joins' ||
  (['idle', 'pronouns'].includes(item.role) && tokens[item.from]!.word !== 'in')

const isDish = (item: WishItem) =>
  isFoodItem(item) && (item.isDishName === true || usualRoleOfFoodInDish(item.food) === 'dish')
