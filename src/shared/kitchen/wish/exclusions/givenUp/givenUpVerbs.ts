import {
  buildPhraseTree,
  type CompiledLanguage,
  normalizeSpelling,
  splitIntoPhrases,
  wordsOfPhrase,
} from '../../compileLanguage.ts'
import { isFoodItem } from '../../foods/isFoodItem.ts'
import { readFormsOfWishWord } from '../../foods/wordForms.ts'
import { wishGivenUpWords } from '../../languages/givenUpWords.ts'
import { findLongestPhrase, type PhraseNode } from '../../phraseTree.ts'
import type { WishItem } from '../../wishItems.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../../wishTokens.ts'

/** What a verb says of its food: `verbs` and `participles` that it is given up, `open` and `kitchen` perhaps; see WishGivenUpWords. */
export type GivenUpVerbKind = 'idioms' | 'verbs' | 'participles' | 'open' | 'kitchen'

/** In the order in which they go where phrases are of the same length. */
const kinds: readonly GivenUpVerbKind[] = ['idioms', 'verbs', 'participles', 'open', 'kitchen']

type Tree = PhraseNode<true>
type Trees = Record<GivenUpVerbKind | 'active' | 'passive' | 'confirms', Tree>

interface SeparableVerbWords {
  opening: readonly string[]
  closing: readonly string[]
  isOpen: boolean
}

/** A verb, and the token behind it. */
export interface GivenUpVerbMatch {
  kind: GivenUpVerbKind
  to: number
}

/** A verb in two parts: the place of the item that closes it, and the token behind it. */
export interface SeparableGivenUpVerb {
  closing: number
  to: number
  isOpen: boolean
}

const known = new Map<CompiledLanguage, { trees: Trees; splits: readonly SeparableVerbWords[] }>()

function wordsOf(compiled: CompiledLanguage): { trees: Trees; splits: readonly SeparableVerbWords[] } {
  const before = known.get(compiled)
  if (before) return before
  const { language } = compiled
  const words = wishGivenUpWords[language.id]
  const tree = (field: keyof Trees) => buildPhraseTree(words[field], language)
  const trees = {
    ...{ idioms: tree('idioms'), verbs: tree('verbs'), participles: tree('participles') },
    ...{ open: tree('open'), kitchen: tree('kitchen') },
    ...{ active: tree('active'), passive: tree('passive'), confirms: tree('confirms') },
  }
  const splitsIn = (text: string, isOpen: boolean): SeparableVerbWords[] =>
    splitIntoPhrases(text).map((phrase) => {
      const [opening = '', closing = ''] = phrase.split('…')
      return { opening: wordsOfPhrase(opening, language), closing: wordsOfPhrase(closing, language), isOpen }
    })
  const made = { trees, splits: [...splitsIn(words.split, false), ...splitsIn(words.openSplit, true)] }
  known.set(compiled, made)
  return made
}

/** The verbs of giving up in the tokens of a wish, read in one language. */
export interface GivenUpVerbsInWish {
  isVerbLast: boolean
  /** The verb that begins with an item. */
  at(item: WishItem): GivenUpVerbMatch | null
  /** The verb whose first part is at a place, with foods between. */
  splitAt(items: readonly WishItem[], at: number): SeparableGivenUpVerb | null
  /** What a word before a participle makes of it; `food` where a food stands right before it. */
  voice(items: readonly WishItem[], at: number): 'active' | 'passive' | 'food' | null
  /** Whether an item is an auxiliary verb. */
  isHelper(item: WishItem): boolean
  /** Whether an item is a helping verb of the passive and its participle: "è vietato". */
  isPassivePhrase(item: WishItem): boolean
  /** Whether a token is of a phrase of `confirms`. */
  isConfirming(token: number): boolean
}

/** Items between the parts of a verb at most, and tokens between a helping verb and its participle. */
const maxBetween = 8
const maxToHelper = 4

const mayStandBetween: readonly WishItem['role'][] = ['idle', 'pronouns', 'joins', 'food']

export function findGivenUpVerbs(
  tokens: readonly WishToken[],
  compiled: CompiledLanguage,
): GivenUpVerbsInWish {
  const { trees, splits } = wordsOf(compiled)
  const formsAt = (index: number, isFirst: boolean) =>
    tokens[index] && (isFirst || isNameContinuedAcrossGap(tokens[index]))
      ? readFormsOfWishWord(tokens[index], compiled)
      : []
  const length = (tree: Tree, token: number) => findLongestPhrase(tree, token, formsAt)?.length ?? 0
  const hasWords = (words: readonly string[], token: number) =>
    words.every((word, place) => {
      const here = tokens[token + place]
      return (
        here &&
        (place === 0 || isNameContinuedAcrossGap(here)) &&
        normalizeSpelling(here.word, compiled.language) === word
      )
    })
  let confirming: ReadonlySet<number> | null = null
  const confirmingTokens = () =>
    new Set(
      tokens.flatMap((_, token) =>
        Array.from({ length: length(trees.confirms, token) }, (_, place) => token + place),
      ),
    )
  return {
    isVerbLast: wishGivenUpWords[compiled.language.id].isVerbLast === true,
    at(item) {
      if (item.role === 'food') return null
      let best: GivenUpVerbMatch | null = null
      for (const kind of kinds) {
        const to = item.from + length(trees[kind], item.from)
        if (to > (best?.to ?? item.from)) best = { kind, to }
      }
      return best && best.to >= item.to ? best : null
    },
    splitAt(items, at) {
      const { from, to } = items[at]!
      for (const { opening, closing, isOpen } of splits) {
        if (to !== from + 1 || opening[0] !== normalizeSpelling(tokens[from]!.word, compiled.language))
          continue
        let hasFood = false
        for (let index = at + 1; index < items.length && index <= at + maxBetween; index++) {
          const item = items[index]!
          if (!isNameContinuedAcrossGap(item)) break
          const isBehind = isFoodItem(items[index - 1]) || items[index - 1]!.role === 'pronouns'
          if (hasFood && isBehind && hasWords(closing, item.from))
            return { closing: index, to: item.from + closing.length, isOpen }
          if (!mayStandBetween.includes(item.role)) break
          if (isFoodItem(item)) hasFood = true
        }
      }
      return null
    },
    voice(items, at) {
      const { from } = items[at]!
      for (let token = from - 1; token >= Math.max(0, from - maxToHelper); token--) {
        if (!isNameContinuedAcrossGap(tokens[token + 1]!)) return null
        if (length(trees.passive, token) > 0) return 'passive'
        if (length(trees.active, token) > 0) return 'active'
        if (items.some((item) => isFoodItem(item) && item.from <= token && token < item.to)) return 'food'
      }
      return null
    },
    isHelper: ({ from, to }) =>
      to === from + 1 && (length(trees.active, from) === 1 || length(trees.passive, from) === 1),
    isPassivePhrase({ from, to }) {
      if (to === from + 1 || length(trees.passive, from) === 0) return false
      for (let token = from + 1; token < to; token++)
        if (token + length(trees.participles, token) === to) return true
      return false
    },
    isConfirming: (token) => {
      confirming ??= confirmingTokens()
      return confirming.has(token)
    },
  }
}
