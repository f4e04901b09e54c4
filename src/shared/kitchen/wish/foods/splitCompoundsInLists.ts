import { findAllergenByName } from '../../allergens.ts'
import type { CompiledLanguage } from '../compileLanguage.ts'
import { exclusionPhraseFields, type PhraseRole } from '../phraseRoles.ts'
import type { WishItem } from '../wishItems.ts'
import type { WishToken } from '../wishTokens.ts'
import { findFoodAtToken } from './findFoodAtToken.ts'
import { isFoodItem } from './isFoodItem.ts'

const exclusions: ReadonlySet<PhraseRole | string> = exclusionPhraseFields

/**
 * Items in which a food of two words that may be two entries of a list without commas is both: "allergic to egg soy milk nuts". The
 * second word has to be an allergen: of "peanut butter jam" no butter is meant. Only in English may two nouns stand so.
 */
export function splitCompoundsInLists(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  language: CompiledLanguage,
): readonly WishItem[] {
  if (language.language.id !== 'en' || !items.some(({ role }) => exclusions.has(role))) return items
  return items.flatMap((item, index) => {
    const { role, from, to, gap } = item
    const next = items[index + 1]
    const isListed =
      (isFoodItem(items[index - 1]) && gap === 'space') || (isFoodItem(next) && next.gap === 'space')
    if (role !== 'food' || to - from !== 2 || !isListed || tokens[from + 1]!.gap !== 'space') return [item]
    if (!isBehindExclusion(items, index)) return [item]
    const [first, second] = [from, from + 1].map((at) => findFoodAtToken([tokens[at]!], 0, language))
    if (!first || !second || findAllergenByName(second.value) === null) return [item]
    return [
      { ...item, to: from + 1, food: first.value },
      { ...item, from: from + 1, gap: 'space' as const, food: second.value, joins: false },
    ]
  })
}

/** Whether only foods, and words that join them, stand between an item and what leaves foods out before it. */
function isBehindExclusion(items: readonly WishItem[], index: number): boolean {
  for (let at = index - 1; at >= 0; at--) {
    if (items[at + 1]!.gap === 'end') return false
    if (exclusions.has(items[at]!.role)) return true
    if (!isFoodItem(items[at]) && items[at]!.role !== 'joins' && items[at]!.role !== 'idle') return false
  }
  return false
}
