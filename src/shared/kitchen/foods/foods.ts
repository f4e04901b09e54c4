import type { GroceryCategory } from '../groceryCategories.ts'
import type { Grams, GramsPerMillilitre } from '../units/quantities.ts'
import { allFoodKindNames, allFoodNames, findCatalogueEntry, foodNameOfKey } from './catalogueIndex.ts'
import type { FoodFact } from './foodFacts.ts'
import type { NutritionFigures } from './nutritionFigures.ts'
import type { CatalogueEntry, CatalogueFact, ShelfLife } from './readCatalogue.ts'
import { findUsdaFigures } from './usdaFigures.ts'

/** A food of the catalogue. Whatever its line leaves out is its kind's. */
export interface Food {
  /** Its id too: as a cook says it, unique in the catalogue. */
  name: string
  isKind: boolean
  aliases: readonly string[]
  /** The food that it is made to take the place of, by its name or another name: butter for vegan butter. Null for most foods. */
  replaces: string | null
  /** Names of foods and kinds: what it is, what it certainly is made of, what it commonly but not certainly holds. */
  is: readonly string[]
  of: readonly string[]
  maybe: readonly string[]
  ownFacts: readonly CatalogueFact[]
  struckFacts: readonly FoodFact[]
  category: GroceryCategory
  /** Per 100 g of the edible part; null for a kind that is no food by itself. */
  figures: NutritionFigures | null
  /** The row of USDA SR28 behind the figures, null when `figureSource` names another; see `isNearestRow`. */
  ndbNo: string | null
  /** The figures are a similar food's, so they have a wider range. */
  isNearestRow: boolean
  figureSource: string
  densityGramsPerMl: GramsPerMillilitre
  weights: Readonly<Record<string, Grams>>
  /** Share of what is bought that is eaten, 0 to 1. */
  edibleShare: number
  packs: readonly string[]
  shelfLife: ShelfLife
}

const foodByName = new Map<string, Food>()

function entryNamed(name: string, by: string): CatalogueEntry {
  const entry = findCatalogueEntry(name)
  if (!entry) throw new Error(`${by} speaks of "${name}", which is not in the catalogue`)
  return entry
}

/** The nearest value up the line of kinds, the food's own first. */
function inherited<T>(entry: CatalogueEntry, read: (entry: CatalogueEntry) => T | null): T | null {
  const own = read(entry)
  if (own !== null) return own
  for (const kind of entry.is) {
    const value = inherited(entryNamed(kind, entry.name), read)
    if (value !== null) return value
  }
  return null
}

function toFood(entry: CatalogueEntry): Food {
  const known = foodByName.get(entry.name)
  if (known) return known
  const need = <T>(what: string, value: T | null): T => {
    if (value === null) throw new Error(`${entry.name} has no ${what}`)
    return value
  }
  const figures = entry.figures?.values ?? (entry.usda ? findUsdaFigures(entry.usda.ndbNo) : null)
  const food: Food = {
    name: entry.name,
    isKind: entry.isKind,
    aliases: entry.aliases,
    replaces: entry.replaces === null ? null : entryNamed(entry.replaces, entry.name).name,
    is: entry.is,
    of: entry.of,
    maybe: entry.maybe,
    ownFacts: entry.facts,
    struckFacts: entry.no,
    category: need(
      'category',
      inherited(entry, ({ category }) => category),
    ),
    figures: entry.isKind ? figures : need('figures', figures),
    ndbNo: entry.usda?.ndbNo ?? null,
    isNearestRow: entry.usda?.isNearest ?? false,
    figureSource: entry.figures?.source ?? `USDA SR28 ${entry.usda?.ndbNo ?? ''}`,
    densityGramsPerMl: need(
      'cup or density',
      inherited(entry, ({ densityGramsPerMl }) => densityGramsPerMl),
    ),
    weights: entry.weights,
    edibleShare: entry.edibleShare ?? 1,
    packs: entry.packs,
    shelfLife: need(
      'shelf life',
      inherited(entry, ({ shelfLife }) => shelfLife),
    ),
  }
  foodByName.set(entry.name, food)
  return food
}

/** The food of that name or other name. Throws when the catalogue has none: for names that stand in our own data. */
export function getFoodByName(name: string): Food {
  return toFood(entryNamed(name, 'Someone'))
}

/** The food known by these words (see foodKey), null when none is. */
export function findFoodByKey(key: string): Food | null {
  const name = foodNameOfKey(key)
  return name === null ? null : (foodByName.get(name) ?? getFoodByName(name))
}

/** Every food one can buy, kinds left out. */
export function listAllFoods(): Food[] {
  return allFoodNames.map(getFoodByName)
}

/** Every kind, for who checks the catalogue. */
export function listAllFoodKinds(): Food[] {
  return allFoodKindNames.map(getFoodByName)
}
