import { describe, expect, test } from 'vitest'
import { foodCatalogueSections } from '#shared/kitchen/foods/catalogue/catalogue.ts'
import { getFoodByName, listAllFoodKinds, listAllFoods } from '#shared/kitchen/foods/foods.ts'
import { foodNameKey } from '#shared/kitchen/foods/foodWords.ts'
import { type NutritionFigures, nutritionFiguresFromRow } from '#shared/kitchen/foods/nutritionFigures.ts'
import { readCatalogue, usCupMillilitres } from '#shared/kitchen/foods/readCatalogue.ts'
import { groceryCategories } from '#shared/kitchen/groceryCategories.ts'
import { usdaRows } from './usda.ts'

const foods = listAllFoods()
const entries = foodCatalogueSections.flatMap(readCatalogue)

test('the catalogue has at least 1,500 foods', () => {
  expect(foods.length).toBeGreaterThanOrEqual(1_500)
})

test('no name in the catalogue belongs to two foods', () => {
  const owner = new Map<string, string>()
  const shared: string[] = []
  for (const entry of entries.filter(({ isKind }) => !isKind)) {
    for (const key of new Set([entry.name, ...entry.aliases].map(foodNameKey))) {
      const other = owner.get(key)
      if (other !== undefined && other !== entry.name) shared.push(`${key}: ${other}, ${entry.name}`)
      owner.set(key, entry.name)
    }
  }
  expect(shared).toEqual([])
})

test('no two lines of the catalogue have the same name', () => {
  const names = entries.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('every food has a grocery category, density, nutrition figures, edible share and shelf life', () => {
  const poor = foods.filter(
    ({ category, densityGramsPerMl, figures, edibleShare, shelfLife }) =>
      !groceryCategories.includes(category) ||
      !(densityGramsPerMl > 0.01 && densityGramsPerMl < 2.5) ||
      figures === null ||
      !(edibleShare > 0.1 && edibleShare <= 1) ||
      !(shelfLife.days > 0),
  )
  expect(poor.map(({ name }) => name)).toEqual([])
})

test('every part and kind of a food is in the catalogue, and no food is a kind of itself', () => {
  const lost: string[] = []
  for (const food of [...foods, ...listAllFoodKinds()]) {
    for (const name of [...food.is, ...food.of, ...food.maybe]) {
      try {
        getFoodByName(name)
      } catch {
        lost.push(`${food.name} -> ${name}`)
      }
    }
    if (isKindOf(food.name, food.name, new Set())) lost.push(`${food.name} is a kind of itself`)
  }
  expect(lost).toEqual([])
})

function isKindOf(name: string, kind: string, seen: Set<string>): boolean {
  if (seen.has(name)) return false
  seen.add(name)
  return getFoodByName(name).is.some((parent) => {
    const parentName = getFoodByName(parent).name
    return parentName === kind || isKindOf(parentName, kind, seen)
  })
}

describe('beside the rows of USDA SR28', () => {
  test('every nutrition figure is within 2 % of its USDA row', () => {
    const off: string[] = []
    for (const { name, ndbNo, figures } of foods) {
      if (ndbNo === null) continue
      const row = usdaRows.get(ndbNo)
      if (!row || !figures) {
        off.push(`${name}: no row ${ndbNo}`)
        continue
      }
      const expected = nutritionFiguresFromRow(row.figures)
      for (const key of Object.keys(expected) as (keyof NutritionFigures)[]) {
        const [ours, theirs] = [figures[key], expected[key]]
        const isOff =
          ours === null || theirs === null
            ? ours !== theirs
            : Math.abs(ours - theirs) > 0.02 * Math.abs(theirs)
        if (isOff) off.push(`${name}: ${key} ${ours}, row ${ndbNo} has ${theirs}`)
      }
    }
    expect(off).toEqual([])
  })

  test('the weight of a cup is that of its USDA row, if the row has one', () => {
    const off = foods.flatMap(({ name, ndbNo, isNearestRow, densityGramsPerMl }) => {
      const cups = isNearestRow || ndbNo === null ? [] : cupsOf(usdaRows.get(ndbNo)!.weights)
      const cup = densityGramsPerMl * usCupMillilitres
      const isOff = cups.length > 0 && (cup < Math.min(...cups) * 0.75 || cup > Math.max(...cups) * 1.25)
      return isOff ? [`${name}: ${cup.toFixed(0)} g, row ${ndbNo}: ${cups.join(', ')}`] : []
    })
    expect(off).toEqual([])
  })

  test('nutrition figures of another source name it, and add up to 100 g at most', () => {
    const off = foods.filter(
      ({ ndbNo, figureSource, figures }) =>
        ndbNo === null &&
        (figureSource.length < 4 ||
          figures!.proteinGrams + figures!.fatGrams + figures!.carbohydrateGrams > 103 ||
          figures!.kcal > 902),
    )
    expect(off.map(({ name }) => name)).toEqual([])
  })
})

const cupsIn: Readonly<Record<string, number>> = { cup: 1, tbsp: 16, tsp: 48 }

/** Grams of one cup by every measure of the row that tells it: "1 tbsp" is a sixteenth. */
function cupsOf(weights: ReadonlyMap<string, number>): number[] {
  return [...weights].flatMap(([words, grams]) => {
    const unit = /^1(?:\.0*)? (cup|tbsp|tsp)\b/.exec(words)?.[1]
    return unit ? [grams * cupsIn[unit]!] : []
  })
}
