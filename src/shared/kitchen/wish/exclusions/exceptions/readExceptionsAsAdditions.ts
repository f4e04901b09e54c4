import { buildPhraseTree, type CompiledLanguage } from '../../compileLanguage.ts'
import { readFormsOfWishWord } from '../../foods/wordForms.ts'
import { type WishExceptionWords, wishExceptionWords } from '../../languages/exceptionWords.ts'
import { findLongestPhrase, type PhraseNode } from '../../phraseTree.ts'
import type { WishItem } from '../../wishItems.ts'
import type { WishLanguage } from '../../wishLanguage.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../../wishTokens.ts'

type Trees = Record<keyof WishExceptionWords, PhraseNode<true>>

const known = new Map<WishLanguage, Trees>()

function treesOf(language: WishLanguage): Trees {
  const before = known.get(language)
  if (before) return before
  const { besides, also, all, exceptPrevious = '', notFromDiet = '' } = wishExceptionWords[language.id]
  const tree = (text: string) => buildPhraseTree(text, language)
  const made = {
    ...{ besides: tree(besides), also: tree(also) },
    ...{ all: tree(all), exceptPrevious: tree(exceptPrevious) },
    notFromDiet: tree(notFromDiet),
  }
  known.set(language, made)
  return made
}

/**
 * Items that except something, with whether they rather add something: "besides onions we also have garlic" leaves nothing out,
 * "everything besides onions" does; where both are said nobody can tell. Those of Hindi, behind their foods, become exceptions.
 */
export function readExceptionsAsAdditions(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  compiled: CompiledLanguage,
): WishItem[] {
  const { besides, also, all, exceptPrevious, notFromDiet } = treesOf(compiled.language)
  const formsAt = (index: number, isFirst: boolean) =>
    tokens[index] && (isFirst || isNameContinuedAcrossGap(tokens[index]))
      ? readFormsOfWishWord(tokens[index], compiled)
      : []
  const lengthAt = (tree: PhraseNode<true>, at: number) => findLongestPhrase(tree, at, formsAt)?.length ?? 0
  return items.map((item): WishItem => {
    if (item.role !== 'exceptNext' && item.role !== 'leavesOutPrevious') return item
    const isWhole = (tree: PhraseNode<true>) => lengthAt(tree, item.from) === item.to - item.from
    const isOpen = isWhole(besides)
    if (isWhole(notFromDiet)) return { ...item, isNotFromDiet: true }
    if (!isOpen && !isWhole(exceptPrevious)) return item
    const role = item.role === 'exceptNext' ? 'exceptNext' : 'exceptPrevious'
    const isOfAll = role === 'exceptPrevious' && lengthAt(all, item.to) > 0
    const excepting: WishItem = isOfAll ? { ...item, role, isNotFromDiet: true } : { ...item, role }
    if (!isOpen || isRightBefore(item.from, tokens, (at) => lengthAt(all, at))) return excepting
    let hasAll = false
    let hasAlso = false
    const end = endOfThought(tokens, item.to)
    for (let at = item.to; at < end; ) {
      const ofAll = lengthAt(all, at)
      const ofAlso = lengthAt(also, at)
      if (ofAll > 0 && ofAll >= ofAlso) hasAll = true
      else if (ofAlso > 0) hasAlso = true
      at += Math.max(1, ofAll, ofAlso)
    }
    const adds = hasAlso ? (hasAll ? 'perhaps' : 'yes') : 'no'
    return { ...excepting, adds }
  })
}

/** "Anything besides": words of one or two. */
const isRightBefore = (at: number, tokens: readonly WishToken[], lengthAt: (at: number) => number): boolean =>
  [1, 2].some((length) => at >= length && tokens[at]!.gap === 'space' && lengthAt(at - length) === length)

/** The end of the sentence, or the second comma: "besides onions, we also have garlic, no milk". */
function endOfThought(tokens: readonly WishToken[], from: number): number {
  let commas = 0
  for (let at = from; at < tokens.length; at++) {
    const { gap } = tokens[at]!
    if (gap === 'end' || (gap === 'comma' && ++commas > 1)) return at
  }
  return tokens.length
}
