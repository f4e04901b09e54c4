import type { DietId } from '../diets.ts'
import type { Contents, Trace } from './contents.ts'
import type { Fact } from './foodFacts.ts'
import type { Food } from './foods.ts'

/** The diets that ask what a food is; low-carb asks how much of it stands in a serving. */
export type FoodDiet = Exclude<DietId, 'low-carb'>

interface Rule {
  out: readonly Fact[]
  open: readonly Fact[]
}

const animals: readonly Fact[] = [
  'meat',
  'poultry',
  'fish',
  'crustacean',
  'mollusc',
  'sea animal',
  'slaughter',
  'insect',
]
const notPaleo: readonly Fact[] = ['grain', 'gluten', 'oats', 'pseudograin', 'pulse', 'soy', 'peanut']

const rules: Readonly<Record<Exclude<FoodDiet, 'keto'>, Rule>> = {
  vegetarian: { out: animals, open: ['rennet', 'isinglass'] },
  vegan: { out: [...animals, 'dairy', 'ghee', 'egg', 'honey'], open: ['sugar', 'isinglass'] },
  pescatarian: { out: ['meat', 'poultry', 'slaughter', 'insect'], open: [] },
  'gluten-free': { out: ['gluten'], open: ['oats'] },
  'dairy-free': { out: ['dairy', 'ghee'], open: [] },
  paleo: { out: [...notPaleo, 'dairy', 'sugar', 'lupin'], open: ['potato', 'pod', 'sweetener'] },
}

/** What keto leaves out wherever the food is one; where it is only made of one, its own carbohydrate decides. */
const carbohydrates: readonly Fact[] = [
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
/** Net carbohydrate in 100 g from which a thing made of sugar, flour and the like is out, and from which it is open. */
const ketoOutGrams = 8
const ketoOpenGrams = 4
/** The same for what is drunk by the glass. */
const ketoDrinkOutGrams = 3
/** Pulses that bring more protein and fat than starch. */
const leanPulses: readonly Fact[] = ['soy', 'lupin', 'peanut']

/** Grams of carbohydrate in 100 g without fibre; null for a kind. */
export function netCarbohydrateOf({ figures }: Food): number | null {
  return figures ? Math.max(0, figures.carbohydrateGrams - (figures.fibreGrams ?? 0)) : null
}

/**
 * What a food's contents mean for each diet: certainly out (`isCertain`) or open, with the way that shows why.
 * A diet that is not in the map has nothing against the food. Low-carb is not among them: it goes by the serving.
 */
export function dietsAgainst(food: Food, contents: Contents): Map<FoodDiet, Trace> {
  const found = new Map<FoodDiet, Trace>()
  const add = (diet: FoodDiet, trace: Trace) => {
    if (!found.has(diet) || (trace.isCertain && !found.get(diet)!.isCertain)) found.set(diet, trace)
  }
  for (const [diet, rule] of Object.entries(rules) as [FoodDiet, Rule][]) {
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
  fact: Fact,
  { isCertain, isItself }: Trace,
  contents: Contents,
): 'out' | 'open' | null {
  const out = isCertain ? 'out' : 'open'
  const isPulse = fact === 'pulse'
  if (isItself && !isPulse) return out
  const net = netCarbohydrateOf(food)
  if (net === null || (isPulse && leanPulses.some((lean) => contents.has(lean)))) return 'open'
  if (net >= (food.category === 'Beverages' ? ketoDrinkOutGrams : isPulse ? 10 : ketoOutGrams)) return out
  return net >= ketoOpenGrams ? 'open' : null
}
