/** An eater's number with a name of theirs; of two names that match as many words, the one of lower `rank` is used. */
export interface NumberedEaterName {
  /** Folded: in lower case, without accents. */
  words: readonly string[]
  number: string
  rank: number
}

/** A name found in a text: how many words it covers, and whose it is. */
export interface FoundEaterName {
  length: number
  number: string
  rank: number
}

/** A tree of names by words: `ends` holds the names that end here, `next` the nodes by the following word. */
export interface EaterNameTreeNode {
  ends: Map<string, NumberedEaterName>
  next: Map<string, EaterNameTreeNode>
}

export const createEaterNameTreeNode = (): EaterNameTreeNode => ({ ends: new Map(), next: new Map() })

/** Adds a name; its last word may occur in several forms. Names are added in the order of their ranks. */
export function addNameToTree(
  root: EaterNameTreeNode,
  name: NumberedEaterName,
  words: readonly string[],
  formsOfLast: readonly string[],
): void {
  let node = root
  for (const word of words.slice(0, -1)) {
    const next = node.next.get(word) ?? createEaterNameTreeNode()
    node.next.set(word, next)
    node = next
  }
  for (const form of formsOfLast) if (!node.ends.has(form)) node.ends.set(form, name)
}

/** The longer of two names, or the one of lower rank. */
export function chooseLongerFoundName(
  one: FoundEaterName | null,
  name: NumberedEaterName | undefined,
  length: number,
): FoundEaterName | null {
  if (!name) return one
  const isBetter = !one || length > one.length || (length === one.length && name.rank < one.rank)
  return isBetter ? { length, number: name.number, rank: name.rank } : one
}
