import { catalogue } from './catalogue/catalogue.ts'
import { foodKey } from './foodWords.ts'
import { type FoodEntry, namesIn, readCatalogue } from './readCatalogue.ts'

// Only the names of a line are read when the catalogue is loaded; the rest of it when the food is asked for.
const lineByName = new Map<string, string>()
const kindNames: string[] = []
const foodNames: string[] = []
const entryByName = new Map<string, FoodEntry>()

/** Every key (see foodKey) under which a food is known; a food's own name wins over another's other name. */
export const nameByKey = new Map<string, string>()

const otherNames: { key: string; name: string }[] = []
for (const section of catalogue) {
  for (const line of section.split('\n')) {
    const names = namesIn(line)
    if (!names) continue
    const { name, isKind, aliases } = names
    lineByName.set(name, line)
    ;(isKind ? kindNames : foodNames).push(name)
    if (isKind) continue
    nameByKey.set(foodKey(name), name)
    for (const alias of aliases) otherNames.push({ key: foodKey(alias), name })
  }
}
for (const { key, name } of otherNames) if (!nameByKey.has(key)) nameByKey.set(key, name)

/** The line of that name, or of the food that has it for another name; null when there is none. */
export function findEntry(name: string): FoodEntry | null {
  const own = lineByName.has(name) ? name : nameByKey.get(foodKey(name))
  if (own === undefined) return null
  const known = entryByName.get(own)
  if (known) return known
  const entry = readCatalogue(lineByName.get(own)!)[0]!
  entryByName.set(own, entry)
  return entry
}

export const allFoodNames: readonly string[] = foodNames
export const allKindNames: readonly string[] = kindNames
