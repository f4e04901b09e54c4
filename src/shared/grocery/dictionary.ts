import { foodKey } from '../kitchen/foods/foodWords.ts'
import type { GroceryCategory } from '../kitchen/groceryCategories.ts'
import { foodNames } from './foodNames.ts'
import { householdGoods } from './householdGoods.ts'

/** Something to buy that is known by name. */
export interface KnownFood {
  name: string
  category: GroceryCategory
}

interface Entry extends KnownFood {
  key: string
}

let entries: Map<string, Entry> | null = null

function allEntries(): Map<string, Entry> {
  if (entries) return entries
  const read = new Map<string, Entry>()
  const add = (category: string, names: readonly string[]) => {
    for (const name of names) {
      const key = foodKey(name)
      read.set(key, { key, name, category: category as GroceryCategory })
    }
  }
  for (const [category, text] of Object.entries(householdGoods)) add(category, text.split('\n'))
  for (const [category, text] of Object.entries(foodNames)) add(category, unpacked(text))
  entries = read
  return read
}

/**
 * Names one a line, the last word first, and in place of the words a name shares with the one before their number: foods
 * are alike at the end.
 */
function unpacked(text: string): string[] {
  let words: string[] = []
  return text.split('\n').map((line) => {
    const [, shared = '', rest = ''] = /^(\d?)(.*)$/.exec(line)!
    words = [...words.slice(0, Number(shared)), ...rest.split(' ')]
    return words.toReversed().join(' ')
  })
}

/**
 * What a name means: of "organic whole milk" the longest end that is known. Null when none is. `key` is the same for
 * spellings of the same name, as the kitchen folds them.
 */
export function foodOf(name: string): (KnownFood & { key: string }) | null {
  const all = allEntries()
  for (let key = foodKey(name); key !== ''; key = key.slice(key.indexOf(' ') + 1)) {
    const found = all.get(key)
    if (found) return found
    if (!key.includes(' ')) return null
  }
  return null
}

/** Foods whose name begins with what is typed, then those with another word that does; short names first. */
export function suggestFoods(typed: string, most: number): KnownFood[] {
  const text = typed.trim().toLowerCase()
  if (text === '') return []
  const found: { entry: Entry; rank: number }[] = []
  for (const entry of allEntries().values()) {
    const name = entry.name.toLowerCase()
    const rank = name.startsWith(text) ? 0 : name.includes(` ${text}`) ? 1 : null
    if (rank !== null) found.push({ entry, rank })
  }
  return found
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        a.entry.name.length - b.entry.name.length ||
        (a.entry.name < b.entry.name ? -1 : 1),
    )
    .slice(0, most)
    .map(({ entry: { name, category } }) => ({ name, category }))
}
