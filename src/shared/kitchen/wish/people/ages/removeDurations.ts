import { buildPhraseTree, type CompiledLanguage } from '../../compileLanguage.ts'
import { readFormsOfWishWord } from '../../foods/wordForms.ts'
import { type WishDurationWords, wishDurationWords } from '../../languages/people/durationWords.ts'
import { findLongestPhrase, type PhraseNode } from '../../phraseTree.ts'
import type { WishItem } from '../../wishItems.ts'
import type { WishLanguage } from '../../wishLanguage.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../../wishTokens.ts'

type Trees = Record<keyof WishDurationWords, PhraseNode<true>>

const known = new Map<WishLanguage, Trees>()

function treesOf(language: WishLanguage): Trees {
  const before = known.get(language)
  if (before) return before
  const words = wishDurationWords[language.id]
  const tree = (text: string) => buildPhraseTree(text, language)
  const made = {
    ...{ units: tree(words.units), before: tree(words.before), after: tree(words.after) },
    ...{ unless: tree(words.unless ?? ''), born: tree(words.born) },
  }
  known.set(language, made)
  return made
}

/** Words before a duration at most, "hace más de", and words of one: "un año", "2 años y medio". */
const maxBefore = 3

/**
 * Removes durations, so that their years and months are not read as the age of an eater: "hace un año", "vor 6 Monaten", "6 mesi
 * fa".
 */
export function removeDurations(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  compiled: CompiledLanguage,
): readonly WishItem[] {
  if (!items.some(({ condition }) => condition?.isVulnerable)) return items
  const trees = treesOf(compiled.language)
  const formsAt = (index: number, isFirst: boolean) =>
    tokens[index] && (isFirst || isNameContinuedAcrossGap(tokens[index]))
      ? readFormsOfWishWord(tokens[index], compiled)
      : []
  const length = (tree: PhraseNode<true>, token: number) =>
    findLongestPhrase(tree, token, formsAt)?.length ?? 0
  const isBehind = (token: number) =>
    Array.from({ length: maxBefore }, (_, place) => token - 1 - place).some(
      (from) =>
        from >= 0 && from + length(trees.before, from) === token && isNameContinuedAcrossGap(tokens[token]!),
    )
  const isBefore = (token: number) => {
    if (!tokens[token] || !isNameContinuedAcrossGap(tokens[token])) return false
    const to = token + length(trees.after, token)
    return to > token && !(tokens[to] && isNameContinuedAcrossGap(tokens[to]) && length(trees.unless, to) > 0)
  }
  const isBirth = tokens.some((_, token) => length(trees.born, token) > 0)
  return items.map((item) => {
    const { from, to, condition } = item
    if (!condition?.isVulnerable || isBirth || length(trees.units, to - 1) !== 1) return item
    return isBehind(from) || isBefore(to) ? { ...item, condition: null, role: 'idle' } : item
  })
}
