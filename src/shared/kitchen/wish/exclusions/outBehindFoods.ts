import { buildPhraseTree, type CompiledLanguage } from '../compileLanguage.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import { usualRoleOfFoodInDish } from '../foods/partsOfDish.ts'
import { readFormsOfWishWord } from '../foods/wordForms.ts'
import { wishOutBehindWords } from '../languages/outBehindWords.ts'
import { exclusionPhraseFields } from '../phraseRoles.ts'
import { findLongestPhrase, type PhraseNode } from '../phraseTree.ts'
import type { WishItem } from '../wishItems.ts'
import type { WishLanguage } from '../wishLanguage.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../wishTokens.ts'

const known = new Map<WishLanguage, PhraseNode<true>>()

/**
 * Items in which "out" leaves out the foods before it, where nothing follows: "queso fuera". If the clause has other words than
 * foods ("pollo con arroz queso fuera"), a question is asked, unless a verb shows another meaning: "cenamos pizza fuera" (we eat
 * pizza out).
 */
export function leaveOutFoodsBeforeWordOut(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  compiled: CompiledLanguage,
): readonly WishItem[] {
  const { language } = compiled
  const tree = known.get(language) ?? buildPhraseTree(wishOutBehindWords[language.id], language)
  known.set(language, tree)
  const formsAt = (index: number, isFirst: boolean) =>
    tokens[index] && (isFirst || isNameContinuedAcrossGap(tokens[index]))
      ? readFormsOfWishWord(tokens[index], compiled)
      : []
  let read: WishItem[] | null = null
  for (let at = items.length - 1; at > 0; at--) {
    const item = items[at]!
    const food = items[at - 1]!
    if (!isFoodItem(food) || isFoodItem(item) || !isOfFood(item)) continue
    const length = findLongestPhrase(tree, item.from, formsAt)?.length ?? 0
    const to = item.from + length
    if (length === 0 || item.to > to || isRead(item)) continue
    let end = at + 1
    while (end < items.length && items[end]!.from < to) end++
    if (items[end - 1]!.to > to || !isClosed(items, end)) continue
    const role = roleOf(items, at, usualRoleOfFoodInDish(food.food) !== 'dish')
    if (role === null) continue
    read ??= [...items]
    read.splice(at, end - at, { ...item, role, food: null, condition: null, qualifies: null, to })
  }
  return read ?? items
}

/** "Queso fuera", "queso, fuera", "queso: fuera". */
const isOfFood = ({ gap }: WishItem) =>
  isNameContinuedAcrossGap({ gap }) || ['comma', 'colon', 'dash', 'equals'].includes(gap)

const isRead = ({ role }: WishItem) => role !== 'noneNext' && exclusionPhraseFields.has(role as never)

/** Whether nothing stands behind a place in its clause but idle words such as "please". */
function isClosed(items: readonly WishItem[], from: number): boolean {
  let next = from
  while (items[next]?.role === 'idle' && isNameContinuedAcrossGap(items[next]!)) next++
  return items[next] === undefined || !isNameContinuedAcrossGap(items[next]!) || items[next]!.role === 'ends'
}

const besideFoods: readonly WishItem['role'][] = ['idle', 'joins', 'ends', 'unknown']

/** Whether "out" leaves out the foods of its clause or asks about them; null where a verb says what is done with them. */
function roleOf(items: readonly WishItem[], at: number, isIngredient: boolean): WishItem['role'] | null {
  let first = at - 1
  while (first > 0 && isNameContinuedAcrossGap(items[first]!)) first--
  const clause = items.slice(first, at)
  if (clause.some(({ role }) => role === 'uses')) return null
  // "Barbacoa con salchichas fuera": where it is eaten.
  let before = at - 2
  while (items[before]?.role === 'idle' && before > first) before--
  if (items[before]?.role === 'wishesNext') return null
  const isBare = clause.every(
    (item) => isFoodItem(item) || (besideFoods.includes(item.role) && item.role !== 'unknown'),
  )
  if (isBare && isIngredient) return 'leavesOutPrevious'
  return isIngredient ? 'doubtPrevious' : null
}
