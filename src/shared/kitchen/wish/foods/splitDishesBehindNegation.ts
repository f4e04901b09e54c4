import type { CompiledLanguage } from '../compileLanguage.ts'
import type { WishItem } from '../wishItems.ts'
import type { WishToken } from '../wishTokens.ts'
import { findFoodAtToken } from './findFoodAtToken.ts'
import { isFoodItem } from './isFoodItem.ts'
import { usualRoleOfFoodInDish } from './partsOfDish.ts'

/** Last words of dishes whose names begin with their foods: "soup" of "pea soup". */
const dishWords = new Set(
  `pizza pizzas cake cakes lasagne lasagna burger burgers cookie cookies brownie brownies muffin muffins pancake pancakes pie pies sandwich
  sandwiches omelette omelet quiche risotto curry soup salad stew casserole gratin tart toastie quesadilla enchiladas tacos burrito`.split(
    /\s+/,
  ),
)

/**
 * Items in which a dish right behind a negation, and nothing else that is wished for, may be the wish: "no cheese pizza" is a pizza
 * without cheese, or none with it. Then what the dish is called by is left out, and the dish is another item.
 */
export function splitDishesBehindNegation(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  language: CompiledLanguage,
): readonly WishItem[] {
  if (language.language.id !== 'en' || items.filter(isFoodItem).length !== 1) return items
  return items.flatMap((item, index) => {
    const isDenied = items[index - 1]?.role === 'leavesOutNext' && item.gap === 'space'
    const last = item.to - 1
    if (!isDenied || !isFoodItem(item) || item.to - item.from < 2 || !dishWords.has(tokens[last]!.word))
      return [item]
    const before = findFoodAtToken(tokens.slice(item.from, last), 0, language)
    if (before?.length !== last - item.from || tokens[last]!.gap !== 'space') return [item]
    const dish = findFoodAtToken(tokens.slice(last, item.to), 0, language)
    const behind = { ...item, from: last, gap: 'space' as const, joins: false, hasColon: false }
    return [
      { ...item, to: last, food: before.value },
      dish && usualRoleOfFoodInDish(dish.value) !== 'ingredient'
        ? { ...behind, food: dish.value }
        : { ...behind, role: 'idle' as const, food: null },
    ]
  })
}
