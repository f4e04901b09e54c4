import { foodCatalogueSections } from './catalogue/catalogue.ts'
import { type CompactKeyTable, createKeyTable, findNumberByKey, keysOfTable } from './compactKeyTable.ts'
import { foodNameKey } from './foodWords.ts'
import { type CatalogueEntry, readCatalogue, readNamesOfCatalogueLine } from './readCatalogue.ts'

// Reading the whole catalogue would take longer than reading a recipe: only the names of a line are read when it is
// loaded, names are sorted in when one of their first letter is asked for, and the rest when the food is.
const lineByName = new Map<string, string>()
const kindNames: string[] = []
const foodNames: string[] = []
const wholeKeys = new Set<string>()
const entryByName = new Map<string, CatalogueEntry>()

/** The names of one first letter: as they stand in the catalogue until one is asked for, then sorted. */
interface NamesOfLetter {
  /** The texts of names, and beside each its food's place in `foodNames`. */
  waiting: string[]
  foodOf: number[]
  /** The food of each key. */
  foods: CompactKeyTable
  /** By its first word, how many words the longest name has. */
  longestFrom: CompactKeyTable
}

const emptyTable = createKeyTable(new Map())
const namesByLetter = new Map<string, NamesOfLetter>()

function drawerOf(initial: string): NamesOfLetter {
  const known = namesByLetter.get(initial)
  if (known) return known
  const drawer: NamesOfLetter = { waiting: [], foodOf: [], foods: emptyTable, longestFrom: emptyTable }
  namesByLetter.set(initial, drawer)
  return drawer
}

/** The first letter of a name's key, without working out the key where it is plain to see. */
function initialOf(text: string): string {
  const code = text.charCodeAt(0)
  if (code >= 97 && code <= 122) return text[0]!
  return foodNameKey(text)[0] ?? ''
}

for (const section of foodCatalogueSections) {
  for (const line of section.split('\n')) {
    const names = readNamesOfCatalogueLine(line)
    if (!names) continue
    const { name, isKind, aliases, wholeNames } = names
    for (const whole of wholeNames) wholeKeys.add(foodNameKey(whole))
    lineByName.set(name, line)
    if (isKind) {
      kindNames.push(name)
      continue
    }
    const food = foodNames.push(name) - 1
    for (const text of [name, ...aliases]) {
      const { waiting, foodOf } = drawerOf(initialOf(text))
      waiting.push(text)
      foodOf.push(food)
    }
  }
}

/** The drawer of a letter, sorted; a food's own name wins over another's other name. */
function sortedDrawer(initial: string): NamesOfLetter | undefined {
  const drawer = namesByLetter.get(initial)
  if (!drawer || drawer.waiting.length === 0) return drawer
  const { waiting, foodOf } = drawer
  const foods = new Map<string, number>()
  for (const [index, text] of waiting.entries()) {
    const food = foodOf[index]!
    if (text === foodNames[food]) foods.set(foodNameKey(text), food)
  }
  for (const [index, text] of waiting.entries()) {
    const key = foodNameKey(text)
    if (!foods.has(key)) foods.set(key, foodOf[index]!)
  }
  const longestFrom = new Map<string, number>()
  for (const key of foods.keys()) {
    const words = key.split(' ')
    if (words.length > (longestFrom.get(words[0]!) ?? 0)) longestFrom.set(words[0]!, words.length)
  }
  drawer.waiting = []
  drawer.foodOf = []
  drawer.foods = createKeyTable(foods)
  drawer.longestFrom = createKeyTable(longestFrom)
  return drawer
}

/** The name of the food known by a key (see foodNameKey); null when none is. */
export function foodNameOfKey(key: string): string | null {
  const drawer = sortedDrawer(key[0] ?? '')
  return (drawer && foodNames[findNumberByKey(drawer.foods, key)]) ?? null
}

/** Whether a name is a frequent word of some language too, so that it counts only where it is all of a name. */
export const isFoodNameOnlyWhenWhole = (key: string): boolean => wholeKeys.has(key)

/** How many words the longest name has that begins with this word; 0 when none does. */
export function longestNameLengthFromWord(word: string): number {
  const drawer = sortedDrawer(word[0] ?? '')
  return drawer ? Math.max(0, findNumberByKey(drawer.longestFrom, word)) : 0
}

/** Every key under which a food is known. */
export function* allFoodKeys(): Generator<string> {
  for (const initial of namesByLetter.keys()) yield* keysOfTable(sortedDrawer(initial)!.foods)
}

/** The line of that name, or of the food that has it for another name; null when there is none. */
export function findCatalogueEntry(name: string): CatalogueEntry | null {
  const own = lineByName.has(name) ? name : foodNameOfKey(foodNameKey(name))
  if (own === null) return null
  const known = entryByName.get(own)
  if (known) return known
  const entry = readCatalogue(lineByName.get(own)!)[0]!
  entryByName.set(own, entry)
  return entry
}

export const allFoodNames: readonly string[] = foodNames
export const allFoodKindNames: readonly string[] = kindNames
