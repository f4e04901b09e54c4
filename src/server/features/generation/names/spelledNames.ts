import {
  inflectedNameForms,
  namesWithoutArabicPrefixes,
  nameWithEndings,
} from '#shared/kitchen/wish/people/nameForms.ts'
import {
  addNameToTree,
  chooseLongerFoundName,
  createEaterNameTreeNode,
  type EaterNameTreeNode,
  type FoundEaterName,
  type NumberedEaterName,
} from './nameTree.ts'

/**
 * Finds the longest name that begins at a word of a text, with any ending of its last word. It looks up words only, so
 * the number of names does not matter.
 */
export function createNameBySpellingFinder(
  names: readonly NumberedEaterName[],
): (folded: readonly string[], at: number) => FoundEaterName | null {
  const root = createEaterNameTreeNode()
  const afterPrefix = createEaterNameTreeNode()
  for (const name of names) {
    const { words } = name
    addNameToTree(root, name, words, inflectedNameForms(words.at(-1)!))
    if (words.length === 1) addNameToTree(afterPrefix, name, words, nameWithEndings(words[0]!))
  }
  return (folded, at) => {
    const word = folded[at]!
    return namesWithoutArabicPrefixes(word).reduce(
      (best, rest) => longestFrom({ ends: afterPrefix.ends, next: root.next }, rest, folded, at, best),
      longestFrom(root, word, folded, at, null),
    )
  }
}

function longestFrom(
  root: EaterNameTreeNode,
  first: string,
  folded: readonly string[],
  at: number,
  other: FoundEaterName | null,
): FoundEaterName | null {
  let best = other
  let node: EaterNameTreeNode | undefined = root
  let word: string | undefined = first
  for (let length = 1; node && word !== undefined; length += 1) {
    best = chooseLongerFoundName(best, node.ends.get(word), length)
    node = node.next.get(word)
    word = folded[at + length]
  }
  return best
}
