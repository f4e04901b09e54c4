import type { DietId } from '../diets.ts'
import type { FoodContents, PathToFoodFact } from './foodContents.ts'
import type { FoodFact } from './foodFacts.ts'
import type { Food } from './foods.ts'

/** The diets that ask what a food is; low-carb asks how much of it stands in a serving. */
export type FoodBasedDiet = Exclude<DietId, 'low-carb'>

interface Rule {
  out: readonly FoodFact[]
  open: readonly FoodFact[]
}

const animals: readonly FoodFact[] = [
  'meat',
  'poultry',
  'fish',
  'crustacean',
  'mollusc',
  'sea animal',
  'slaughter',
  'insect',
]
const notPaleo: readonly FoodFact[] = ['grain', 'gluten', 'oats', 'pseudograin', 'pulse', 'soy', 'peanut']

const rules: Readonly<Record<Exclude<FoodBasedDiet, 'keto'>, Rule>> = {
  vegetarian: { out: animals, open: ['rennet', 'isinglass'] },
  vegan: { out: [...animals, 'dairy', 'ghee', 'egg', 'honey'], open: ['sugar', 'isinglass'] },
  pescatarian: { out: ['meat', 'poultry', 'slaughter', 'insect'], open: [] },
  'gluten-free': { out: ['gluten'], open: ['oats'] },
  'dairy-free': { out: ['dairy', 'ghee'], open: [] },
  paleo: { out: [...notPaleo, 'dairy', 'sugar', 'lupin'], open: ['potato', 'pod', 'sweetener'] },
}

/** What keto leaves out wherever the food is one; where it is only made of one, its own carbohydrate decides. */
const carbohydrates: readonly FoodFact[] = [
  'sugar',
  'syrup',
  'honey',
  'grain',
  'gluten',
  'oats',
  'pseudograin',
  'potato',
  'starch',
  'sweetfruit',
]
/**
 * Net carbohydrate in 100 g from which a food made of sugar, flour and the like is excluded from a keto diet, and from which the
 * verdict is uncertain.
 */
const ketoExcludedGrams = 8
const ketoUncertainGrams = 4
/** The same for drinks. */
const ketoDrinkExcludedGrams = 3
/** Pulses that bring more protein and fat than starch. */
const leanPulses: readonly FoodFact[] = ['soy', 'lupin', 'peanut']

/** Grams of carbohydrate in 100 g without fibre; null for a kind. */
export function netCarbohydrateOfFood({ figures }: Food): number | null {
  return figures ? Math.max(0, figures.carbohydrateGrams - (figures.fibreGrams ?? 0)) : null
}

/**
 * What a food's contents mean for each diet: certainly out (`isCertain`) or open, with the way that shows why.
 * A diet that is not in the map has nothing against the food. Low-carb is not among them: it goes by the serving.
 */
export function dietsForbiddingFood(food: Food, contents: FoodContents): Map<FoodBasedDiet, PathToFoodFact> {
  const found = new Map<FoodBasedDiet, PathToFoodFact>()
  const add = (diet: FoodBasedDiet, trace: PathToFoodFact) => {
    if (!found.has(diet) || (trace.isCertain && !found.get(diet)!.isCertain)) found.set(diet, trace)
  }
  for (const [diet, rule] of Object.entries(rules) as [FoodBasedDiet, Rule][]) {
    for (const fact of rule.out) {
      const trace = contents.get(fact)
      if (!trace || (diet === 'paleo' && fact === 'dairy' && contents.get('ghee')?.isItself)) continue
      add(diet, trace)
    }
    for (const fact of rule.open) {
      const trace = contents.get(fact)
      if (trace) add(diet, { ...trace, isCertain: false })
    }
  }
  for (const fact of [...carbohydrates, 'pulse'] as const) {
    const trace = contents.get(fact)
    const verdict = trace && ketoVerdict(food, fact, trace, contents)
    if (trace && verdict) add('keto', { ...trace, isCertain: verdict === 'out' })
  }
  return found
}

/** Sugar is out by itself; what is made of it, and every pulse, by the carbohydrate it brings. */
function ketoVerdict(
  food: Food,
  fact: FoodFact,
  { isCertain, isItself }: PathToFoodFact,
  contents: FoodContents,
): 'out' | 'open' | null {
  const out = isCertain ? 'out' : 'open'
  const isPulse = fact === 'pulse'
  if (isItself && !isPulse) return out
  const net = netCarbohydrateOfFood(food)
  if (net === null || (isPulse && leanPulses.some((lean) => contents.has(lean)))) return 'open'
  if (net >= (food.category === 'Beverages' ? ketoDrinkExcludedGrams : isPulse ? 10 : ketoExcludedGrams))
    return out
  return net >= ketoUncertainGrams ? 'open' : null
}
