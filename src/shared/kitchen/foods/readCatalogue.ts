import { type GroceryCategory, groceryCategories } from '../groceryCategories.ts'
import { asGrams, asGramsPerMillilitre, type Grams, type GramsPerMillilitre } from '../units/quantities.ts'
import { type FoodFact, foodFacts } from './foodFacts.ts'
import { type NutritionFigures, parseNutritionFigures } from './nutritionFigures.ts'

/** Where a food keeps best, and for how many days from the shop. */
export interface ShelfLife {
  days: number
  place: 'fridge' | 'freezer' | 'cupboard'
}

/** A root fact as typed: certain, or ("fact gluten?") common but not certain. */
export interface CatalogueFact {
  fact: FoodFact
  isCertain: boolean
}

/** One line of the catalogue as it is written: null and [] where the line says nothing and a kind may. */
export interface CatalogueEntry {
  name: string
  /** A kind that is not sold by its name, marked * in the catalogue. */
  isKind: boolean
  aliases: string[]
  /** The food that it is made to take the place of, and may be called by the name of: butter for vegan butter. */
  replaces: string | null
  is: string[]
  of: string[]
  maybe: string[]
  facts: CatalogueFact[]
  no: FoodFact[]
  category: GroceryCategory | null
  /** The row of USDA SR28 that gives the figures; `isNearest` when the row is a near food, not this one. */
  usda: { ndbNo: string; isNearest: boolean } | null
  /** Figures from another public source, where USDA has no near row. */
  figures: { values: NutritionFigures; source: string } | null
  densityGramsPerMl: GramsPerMillilitre | null
  /** Grams of one: each, small, large, clove, slice, bunch … */
  weights: Record<string, Grams>
  edibleShare: number | null
  packs: string[]
  shelfLife: ShelfLife | null
}

/** A US customary cup in millilitres, by which USDA's household weights are told. */
export const usCupMillilitres = 236.588

type Field = (entry: CatalogueEntry, value: string) => void

/** Behind another name that is a frequent word of some language too: it counts only where it is all of a name. */
const wholeMark = / \(whole\)$/

const listOf = (value: string) =>
  value
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

function numberIn(text: string): number {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value) || value < 0) throw new Error(`"${text}" is no number`)
  return value
}

function oneOf<T extends string>(word: string, words: readonly T[]): T {
  const found = words.find((known) => known === word)
  if (!found) throw new Error(`"${word}" is none of ${words.join(', ')}`)
  return found
}

const fields: Readonly<Record<string, Field>> = {
  aka: (entry, value) => entry.aliases.push(...listOf(value).map((name) => name.replace(wholeMark, ''))),
  replaces: (entry, value) => {
    entry.replaces = value
  },
  is: (entry, value) => entry.is.push(...listOf(value)),
  of: (entry, value) => entry.of.push(...listOf(value)),
  maybe: (entry, value) => entry.maybe.push(...listOf(value)),
  no: (entry, value) => entry.no.push(...listOf(value).map((word) => oneOf(word, foodFacts))),
  fact: (entry, value) => {
    for (const word of listOf(value))
      entry.facts.push({ fact: oneOf(word.replace(/\?$/, ''), foodFacts), isCertain: !word.endsWith('?') })
  },
  in: (entry, value) => {
    entry.category = oneOf(value, groceryCategories)
  },
  usda: (entry, value) => {
    const row = /^(~?)(\d{5})$/.exec(value)
    if (!row) throw new Error(`"${value}" is no row of USDA SR28`)
    entry.usda = { ndbNo: row[2]!, isNearest: row[1] === '~' }
  },
  figures: (entry, value) => {
    const parts = /^(.+) by "([^"]+)"$/.exec(value)
    if (!parts) throw new Error('figures name no source')
    entry.figures = { values: parseNutritionFigures(parts[1]!), source: parts[2]! }
  },
  cup: (entry, value) => {
    entry.densityGramsPerMl = asGramsPerMillilitre(numberIn(value) / usCupMillilitres)
  },
  density: (entry, value) => {
    entry.densityGramsPerMl = asGramsPerMillilitre(numberIn(value))
  },
  weighs: (entry, value) => {
    for (const weight of listOf(value)) {
      const at = weight.lastIndexOf(' ')
      entry.weights[weight.slice(0, at)] = asGrams(numberIn(weight.slice(at + 1)))
    }
  },
  edible: (entry, value) => {
    entry.edibleShare = numberIn(value)
  },
  pack: (entry, value) => entry.packs.push(...listOf(value)),
  keeps: (entry, value) => {
    const [days = '', place = ''] = value.split(' ')
    entry.shelfLife = { days: numberIn(days), place: oneOf(place, ['fridge', 'freezer', 'cupboard']) }
  },
}

type Names = Pick<CatalogueEntry, 'name' | 'isKind' | 'aliases'> & {
  /** Those of the other names that count only where they are all of a name. */
  wholeNames: string[]
}

/** The names on a line, without reading the rest of it; null for a comment or a blank. */
export function readNamesOfCatalogueLine(line: string): Names | null {
  if (line === '' || line.startsWith('#') || line.trim() === '') return null
  const end = line.indexOf(' | ')
  const first = (end === -1 ? line : line.slice(0, end)).trim()
  const from = line.indexOf(' | aka ')
  const to = line.indexOf(' | ', from + 3)
  const written = from === -1 ? '' : line.slice(from + 7, to === -1 ? undefined : to)
  const isKind = first.startsWith('*')
  const name = isKind ? first.slice(1) : first
  if (!written.includes(' (whole)')) return { name, isKind, aliases: listOf(written), wholeNames: [] }
  const wholeNames = listOf(written).filter((alias) => wholeMark.test(alias))
  const [aliases, whole] = [listOf(written), wholeNames].map((names) =>
    names.map((alias) => alias.replace(wholeMark, '')),
  )
  return { name, isKind, aliases: aliases!, wholeNames: whole! }
}

/**
 * Reads a section of the catalogue: one food a line, fields between " | ", each but the first a key and its value.
 * Throws an Error that names the food and what is wrong with its line.
 */
export function readCatalogue(text: string): CatalogueEntry[] {
  const entries: CatalogueEntry[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    entries.push(readEntry(line))
  }
  return entries
}

function readEntry(line: string): CatalogueEntry {
  const [first = '', ...rest] = line.split('|').map((field) => field.trim())
  const entry: CatalogueEntry = {
    name: first.replace(/^\*/, ''),
    isKind: first.startsWith('*'),
    aliases: [],
    replaces: null,
    is: [],
    of: [],
    maybe: [],
    facts: [],
    no: [],
    category: null,
    usda: null,
    figures: null,
    densityGramsPerMl: null,
    weights: {},
    edibleShare: null,
    packs: [],
    shelfLife: null,
  }
  try {
    for (const field of rest) {
      const space = field.indexOf(' ')
      const read = fields[field.slice(0, space)]
      if (!read) throw new Error(`"${field}" begins with no key`)
      read(entry, field.slice(space + 1).trim())
    }
  } catch (error) {
    throw new Error(`${first}: ${(error as Error).message}`)
  }
  return entry
}
