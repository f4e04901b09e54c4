/** A tree of phrases by their words; `anyWords` is what follows a "~", `prefixes` what follows a word with a "*". */
export interface PhraseNode<T> {
  value: T | null
  /** The first word that goes on from here, and the node behind it; null where none does. */
  firstWord: string | null
  firstChild: PhraseNode<T> | null
  /** The words after the first: most nodes have one, and a map takes ten times the memory of a node. */
  moreWords: Map<string, PhraseNode<T>>
  /** By their first letter. */
  prefixes: Map<string, { prefix: string; node: PhraseNode<T> }[]>
  anyWords: PhraseNode<T> | null
}

export interface PhraseFoundInWish<T> {
  value: T
  length: number
}

/** A word as it may stand in the tree: itself, without what a language writes in front of it, with its accents. */
export interface WordFormInPhraseTree {
  text: string
  joins: boolean
}

/** Maximum words that one "~" in a phrase stands for. */
const maxAnyWords = 2

/** What is below the last word of a phrase: 31,000 of 41,000 nodes. */
const nothing = new Map<string, never>()

const newNode = <T>(value: T | null = null): PhraseNode<T> => ({
  value,
  firstWord: null,
  firstChild: null,
  moreWords: nothing,
  prefixes: nothing,
  anyWords: null,
})

/** A tree while it is made: phrases that end alike have one last node, which is theirs alone once one of them goes on. */
export interface GrowingTree<T> {
  root: PhraseNode<T>
  lastNodes: Map<T, PhraseNode<T>>
}

export const newTree = <T>(): GrowingTree<T> => ({ root: newNode<T>(), lastNodes: new Map() })

export function addPhrase<T>({ root, lastNodes }: GrowingTree<T>, words: readonly string[], value: T): void {
  const shared = lastNodes.get(value) ?? newNode(value)
  lastNodes.set(value, shared)
  const own = (node: PhraseNode<T> | undefined, isLast: boolean): PhraseNode<T> => {
    if (!node) return isLast ? shared : newNode<T>()
    const isShared = node.value !== null && lastNodes.get(node.value) === node
    return isShared && !isLast ? newNode(node.value) : node
  }
  let node = root
  for (const [index, word] of words.entries()) {
    const isLast = index === words.length - 1
    if (word === '~') {
      node.anyWords = own(node.anyWords ?? undefined, isLast)
      node = node.anyWords
    } else if (word.endsWith('*')) {
      const prefix = word.slice(0, -1)
      const alike = node.prefixes.get(prefix[0]!) ?? []
      let known = alike.find((each) => each.prefix === prefix)
      if (!known) {
        known = { prefix, node: own(undefined, isLast) }
        if (node.prefixes === nothing) node.prefixes = new Map()
        node.prefixes.set(prefix[0]!, [...alike, known])
      } else known.node = own(known.node, isLast)
      node = known.node
    } else {
      const next = own(childOf(node, word), isLast)
      setChild(node, word, next)
      node = next
    }
  }
  node.value ??= value
}

/** The node behind a word. */
export function childOf<T>(node: PhraseNode<T>, word: string): PhraseNode<T> | undefined {
  return node.firstWord === word ? (node.firstChild ?? undefined) : node.moreWords.get(word)
}

function setChild<T>(node: PhraseNode<T>, word: string, child: PhraseNode<T>): void {
  if (node.firstWord === null || node.firstWord === word) {
    node.firstWord = word
    node.firstChild = child
    return
  }
  if (node.moreWords === nothing) node.moreWords = new Map()
  node.moreWords.set(word, child)
}

/** The words that go on from a node, with the nodes behind them. */
export function* childrenOf<T>({
  firstWord,
  firstChild,
  moreWords,
}: PhraseNode<T>): Iterable<[word: string, child: PhraseNode<T>]> {
  if (firstWord !== null && firstChild) yield [firstWord, firstChild]
  yield* moreWords
}

function begins<T>(node: PhraseNode<T>, { text }: WordFormInPhraseTree): boolean {
  if (childOf(node, text)) return true
  return node.prefixes.get(text[0]!)?.some(({ prefix }) => text.startsWith(prefix)) === true
}

/**
 * The longest phrase that begins at a place. `formsAt` tells a word's forms, none where no phrase may go on; `accepts` whether a phrase may take
 * these words, by their places, for those that its "~" stands for.
 */
export function findLongestPhrase<T>(
  root: PhraseNode<T>,
  at: number,
  formsAt: (index: number, isFirst: boolean) => readonly WordFormInPhraseTree[],
  accepts: (value: T, anyWords: readonly number[]) => boolean = () => true,
): PhraseFoundInWish<T> | null {
  if (!root.anyWords && !formsAt(at, true).some((form) => begins(root, form))) return null
  let best: PhraseFoundInWish<T> | null = null
  const visit = (node: PhraseNode<T>, index: number, any: readonly number[]) => {
    const length = index - at
    if (node.value !== null && length > (best?.length ?? 0) && (any.length === 0 || accepts(node.value, any)))
      best = { value: node.value, length }
    const forms = formsAt(index, index === at)
    if (forms.length === 0) return
    for (const { text } of forms) {
      const next = childOf(node, text)
      if (next) visit(next, index + 1, any)
      for (const { prefix, node: inner } of node.prefixes.get(text[0]!) ?? [])
        if (text.startsWith(prefix)) visit(inner, index + 1, any)
    }
    if (node.anyWords) visitAfterAny(node.anyWords, index, any)
  }
  const visitAfterAny = (node: PhraseNode<T>, index: number, any: readonly number[]) => {
    const skipped = [...any]
    for (let place = index; place <= index + maxAnyWords; place++) {
      if (place > index) {
        if (formsAt(place - 1, false).length === 0) return
        skipped.push(place - 1)
      }
      visit(node, place, [...skipped])
    }
  }
  visit(root, at, [])
  return best
}
