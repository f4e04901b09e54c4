import { isLikelyAllergyFood } from '../clauses.ts'
import { buildPhraseTree, type CompiledLanguage } from '../compileLanguage.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import { readFormsOfWishWord } from '../foods/wordForms.ts'
import { wishMinusWords } from '../languages/sharedWords.ts'
import { findLongestPhrase, type PhraseNode } from '../phraseTree.ts'
import type { WishItem } from '../wishItems.ts'
import type { WishLanguage } from '../wishLanguage.ts'
import type { WishToken } from '../wishTokens.ts'

const known = new Map<WishLanguage, PhraseNode<true>>()

/**
 * Items in which "less" is a question where it stands right behind a dish or begins a clause, before a food that may harm: "paella menos
 * mejillones" is a paella without mussels, "con menos queso" has less cheese.
 */
export function readLessBeforeFood(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  compiled: CompiledLanguage,
): WishItem[] {
  const { language } = compiled
  const words = wishMinusWords[language.id]
  if (words === undefined) return [...items]
  const tree = known.get(language) ?? buildPhraseTree(words, language)
  known.set(language, tree)
  const formsAt = (at: number) => (tokens[at] ? readFormsOfWishWord(tokens[at], compiled) : [])
  return items.map((item, index): WishItem => {
    if (
      item.role !== 'lessNext' ||
      findLongestPhrase(tree, item.from, formsAt)?.length !== item.to - item.from
    )
      return item
    const before = items[index - 1]
    const isBehindDish = item.gap !== 'space' || isFoodItem(before) || before?.role === 'unknown'
    const next = items[index + 1]
    const isOfFood = isFoodItem(next) && next.gap === 'space' && isLikelyAllergyFood(next.food)
    return isBehindDish && isOfFood ? { ...item, role: 'doubtNext' } : item
  })
}
