import { normalizeWishWord } from '#shared/kitchen/wish/foods/normalizeWishWord.ts'
import type { NumberedEaterName } from './nameTree.ts'
import { table } from './shortNamesTable.ts'

let fullNamesByShortName: Map<string, Set<string>> | null = null

const keyOf = (words: readonly string[]) => words.join(' ')

function readTable(): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>()
  for (const line of table.trim().split('\n')) {
    const [full, short] = line.split(':') as [string, string]
    const fulls = full.split(' ').map((name) => keyOf(name.split('_').map(normalizeWishWord)))
    for (const each of short.trim().split(' ').map(normalizeWishWord))
      names.set(each, new Set([...(names.get(each) ?? []), ...fulls]))
  }
  return names
}

/** The name of an eater of which a word is a customary short form; only with a capital letter: "bill" is to be paid. */
export type FindNameOfShortForm = (typed: string) => NumberedEaterName | null

/** Finds customary short forms of names. `names`: folded. */
export function createNameOfShortFormFinder(names: readonly NumberedEaterName[]): FindNameOfShortForm {
  fullNamesByShortName ??= readTable()
  const byKey = new Map<string, NumberedEaterName>()
  for (const name of names) if (!byKey.has(keyOf(name.words))) byKey.set(keyOf(name.words), name)
  return (typed) => {
    if (/^\p{Ll}/u.test(typed)) return null
    for (const full of fullNamesByShortName!.get(normalizeWishWord(typed)) ?? []) {
      const name = byKey.get(full)
      if (name) return name
    }
    return null
  }
}
