/** Somebody's number with a name of theirs; of two names that fit as many words, the one of lower `rank` counts. */
export interface NumberedName {
  /** Folded. */
  words: readonly string[]
  number: string
  rank: number
}

/** A name in a text: how many of its words it takes, and whose it is. */
export interface FoundName {
  length: number
  number: string
  rank: number
}

/** Names by their words: `ends` those whose last word it is, `next` what follows another word. */
export interface NameNode {
  ends: Map<string, NumberedName>
  next: Map<string, NameNode>
}

export const newNameNode = (): NameNode => ({ ends: new Map(), next: new Map() })

/** Adds a name; its last word may be met in several forms. Names are added in the order of their ranks. */
export function addName(
  root: NameNode,
  name: NumberedName,
  words: readonly string[],
  formsOfLast: readonly string[],
): void {
  let node = root
  for (const word of words.slice(0, -1)) {
    const next = node.next.get(word) ?? newNameNode()
    node.next.set(word, next)
    node = next
  }
  for (const form of formsOfLast) if (!node.ends.has(form)) node.ends.set(form, name)
}

/** The longer of two names, or the one of lower rank. */
export function betterOf(
  one: FoundName | null,
  name: NumberedName | undefined,
  length: number,
): FoundName | null {
  if (!name) return one
  const isBetter = !one || length > one.length || (length === one.length && name.rank < one.rank)
  return isBetter ? { length, number: name.number, rank: name.rank } : one
}
