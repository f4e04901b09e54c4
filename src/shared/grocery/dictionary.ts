import { foodNameKey } from '../kitchen/foods/foodWords.ts'
import type { GroceryCategory } from '../kitchen/groceryCategories.ts'
import { groceryFoodNamesByCategory } from './foodNames.ts'
import { householdGoodNamesByCategory } from './householdGoods.ts'

/** Something to buy that is known by name. */
export interface KnownGroceryFood {
  name: string
  category: GroceryCategory
}

interface Entry extends KnownGroceryFood {
  key: string
  /** The name as people write it on a grocery list: "eggs". */
  said: string
  /** 2 for what is bought every week, 1 for what is common, 0 for all else. */
  commonness: number
}

let entries: Map<string, Entry> | null = null

function allEntries(): Map<string, Entry> {
  if (entries) return entries
  const read = new Map<string, Entry>()
  const add = (category: string, names: readonly Omit<Entry, 'key' | 'category'>[]) => {
    for (const each of names) {
      const key = foodNameKey(each.name)
      read.set(key, { key, category: category as GroceryCategory, ...each })
    }
  }
  for (const [category, text] of Object.entries(householdGoodNamesByCategory))
    add(
      category,
      text.split('\n').map((name) => ({ name, said: name, commonness: 1 })),
    )
  for (const [category, text] of Object.entries(groceryFoodNamesByCategory))
    add(category, unpackFoodNames(text))
  entries = read
  return read
}

/**
 * Names one a line, the last word first, and in place of each word a name shares with the one before a space: foods
 * are alike at the end. What is common has a plus sign behind it; what is bought every week a star, and what it ends with
 * on a list: "tomato*es".
 */
function unpackFoodNames(text: string): Omit<Entry, 'key' | 'category'>[] {
  let words: string[] = []
  return text.split('\n').map((line) => {
    const [, shared = '', rest = '', mark, ending = ''] = /^( *)([^+*]*)(.?)(.*)$/.exec(line)!
    words = [...words.slice(0, shared.length), ...rest.split(' ')]
    const name = words.toReversed().join(' ')
    const said = `${ending === 'ies' ? name.slice(0, -1) : name}${ending}`
    return { name, said, commonness: mark === '*' ? 2 : Number(mark === '+') }
  })
}

/**
 * The entry for a name: for "organic whole milk" that of the longest known ending. Null when no ending is known. `key` is the
 * same for spellings of the same name, as the kitchen folds them.
 */
export function knownFoodByItemName(name: string): (KnownGroceryFood & { key: string }) | null {
  const all = allEntries()
  for (let key = foodNameKey(name); key !== ''; key = key.slice(key.indexOf(' ') + 1)) {
    const found = all.get(key)
    if (found) return found
    if (!key.includes(' ')) return null
  }
  return null
}

/**
 * Foods that may be meant by what is typed, which begins their name or another word of it. First the one that is called
 * just so; then the more common, where to have it as the first word counts as one step, and to be a kind of what is meant
 * by it, as oat milk is, as half of one; then names that begin with it, and short ones.
 */
export function suggestGroceryFoods(typed: string, most: number): KnownGroceryFood[] {
  const text = typed.trim().toLowerCase()
  if (text === '') return []
  const all = [...allEntries().values()]
  const meant = all.filter(({ name, commonness }) => commonness === 2 && hasWordBeginningWith(name, text))
  return all
    .flatMap(({ name, said, category, commonness }) => {
      const words = [said, name]
        .map((each) => each.toLowerCase())
        .filter((each) => hasWordBeginningWith(each, text))
      const [shown] = words
      if (shown === undefined) return []
      const isFirstWord = words.some((each) => each.startsWith(`${text} `))
      return {
        food: { name: said, category },
        isWhole: words.includes(text),
        weight:
          (commonness || (meant.some((each) => name.endsWith(` ${each.name}`)) ? 0.5 : 0)) +
          Number(isFirstWord),
        isStart: shown.startsWith(text),
      }
    })
    .sort(
      (a, b) =>
        Number(b.isWhole) - Number(a.isWhole) ||
        b.weight - a.weight ||
        Number(b.isStart) - Number(a.isStart) ||
        a.food.name.length - b.food.name.length ||
        (a.food.name < b.food.name ? -1 : 1),
    )
    .slice(0, most)
    .map(({ food }) => food)
}

const hasWordBeginningWith = (name: string, text: string) => ` ${name}`.includes(` ${text}`)
