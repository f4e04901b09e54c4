import type { DayBeforeTask } from '../dayBefore/dayBeforeKinds.ts'
import { findDayBeforeTasks } from '../dayBefore/findDayBeforeTasks.ts'
import type { HazardId } from '../findings/hazardIds.ts'
import type { TranslatedFoodName } from '../foodNames.ts'
import { pathToContainedFood } from '../foods/foodContents.ts'
import type { Food } from '../foods/foods.ts'
import type { RecipeFinding } from '../gate/findings.ts'
import { findHazards } from '../gate/hazards.ts'
import type { ReadRecipe, RecipeWords } from '../gate/readRecipe.ts'
import { listTranslatedFoodNames } from '../gate/texts/translatedFoodNames.ts'
import type { NutrientSums } from '../nutrition/nutrients.ts'
import { nutritionOfLines } from '../nutrition/nutrition.ts'
import type { EquipmentId } from './equipment.ts'
import { freeFoods } from './freeFoods.ts'
import { equipmentOfSteps, type TechniqueId, techniqueOfSteps } from './wordsOfSteps.ts'

/** What is planned with: how much of which food a recipe needs, what it gives, and how it is cooked. */
export interface RecipePlanningFacts {
  /**
   * The typical grams that are bought for one serving of each food, by the catalogue's name. Foods of lines without an
   * amount are not among them.
   */
  foods: readonly { food: string; grams: number }[]
  /** In one serving; null where its servings are unknown. */
  nutrients: NutrientSums | null
  /** Lines that are in no sum and may cost something: without an amount, or of an unknown food. */
  linesNotCounted: number
  /** The food that a person would name it by: its protein, else what weighs most beside stock and drinks; null for none. */
  mainFood: string | null
  /** The heaviest source of protein, as a category of foods; null for none. */
  protein: (typeof proteins)[number] | null
  technique: TechniqueId | null
  equipment: readonly EquipmentId[]
  skill: 1 | 2 | 3
  /** Days after that of cooking on which left-overs can be eaten from the fridge; 0: they are not kept. */
  keepsDays: number
  /** What the gate warns vulnerable eaters of; see `findHazards`. */
  hazards: readonly HazardId[]
  /** The same, each with the food it is about, and whether it concerns vulnerable eaters alone. */
  hazardsByFood: readonly { hazard: HazardId; about: string; isForVulnerable: boolean }[]
  /** Of the foods that `hazardsByFood` names. */
  foodNames: readonly TranslatedFoodName[]
  /** What must be begun the day before. */
  dayBefore: readonly DayBeforeTask[]
  /** Whether only a part of what is risky for vulnerable eaters can be found in its steps; see `ReadRecipe`. */
  isReadInPartForCare: boolean
}

const proteins = ['Meat', 'Seafood', 'Lentils and Pulses', 'Dairy', 'Nuts and Seeds', 'Eggs'] as const

/** Of one serving: less is a seasoning. */
const gramsOfProteinSource = 25

const vulnerable = {
  name: '',
  allergens: [],
  diets: [],
  dislikes: [],
  likes: [],
  isVulnerable: true,
}

/** `read` is the recipe as it was read. Loads the catalogue of foods. */
export function readPlanningFacts(
  recipe: RecipeWords & { servings: number | null },
  read: ReadRecipe,
): RecipePlanningFacts {
  const { perServing, lines } = nutritionOfLines(read.counted, recipe.servings)
  const grams = new Map<Food, number>()
  for (const line of read.counted) {
    if (!line?.food || !line.grams) continue
    const bought = line.grams.typical / line.food.edibleShare / Math.max(1, recipe.servings ?? 1)
    grams.set(line.food, (grams.get(line.food) ?? 0) + bought)
  }
  const byWeight = [...grams].sort((a, b) => b[1] - a[1]).map(([food]) => food)
  const source = byWeight.find((food) => proteinOf(food) !== null && grams.get(food)! >= gramsOfProteinSource)
  const found = findHazards(read.lines, read.named, recipe, [vulnerable])
  const hazardsByFood = hazardsByFoodOf(found)
  const hazards = [...new Set(hazardsByFood.map(({ hazard }) => hazard))]
  return {
    foods: Array.from(grams, ([food, bought]) => ({
      food: food.name,
      grams: Math.round(bought * 10) / 10,
    })).filter((each) => each.grams > 0),
    nutrients: perServing,
    linesNotCounted: lines.filter(({ grams: mass, food }) => mass === null && !isFree(food)).length,
    mainFood:
      (source ?? byWeight.find((food) => !isKindOf(food, 'stock kind') && food.category !== 'Beverages'))
        ?.name ?? null,
    protein: source ? proteinOf(source) : null,
    technique: techniqueOfSteps(recipe.instructions),
    equipment: equipmentOfSteps(recipe.instructions),
    skill: skillOf(recipe),
    keepsDays: recipe.isProse ? 0 : daysKept(read, hazards),
    hazards,
    hazardsByFood,
    foodNames: listTranslatedFoodNames(hazardsByFood.map(({ about }) => about)),
    dayBefore: findDayBeforeTasks(recipe.ingredients, recipe.instructions),
    isReadInPartForCare: read.isReadInPartForCare,
  }
}

/** Each hazard and food once. */
function hazardsByFoodOf(findings: readonly RecipeFinding[]): RecipePlanningFacts['hazardsByFood'] {
  const found = new Map<string, RecipePlanningFacts['hazardsByFood'][number]>()
  for (const finding of findings) {
    if (finding.kind !== 'hazard') continue
    const { hazard, about, eater } = finding
    const isForVulnerable = eater !== null
    found.set(JSON.stringify([hazard, about, isForVulnerable]), { hazard, about, isForVulnerable })
  }
  return [...found.values()]
}

const isFree = (food: Food | null) => food !== null && freeFoods.has(food.name)

function proteinOf(food: Food): RecipePlanningFacts['protein'] {
  if (isKindOf(food, 'egg kind')) return 'Eggs'
  if (isKindOf(food, 'nut kind')) return 'Nuts and Seeds'
  return proteins.find((protein) => (protein as string) === food.category) ?? null
}

const isKindOf = (food: Food, kind: string) => pathToContainedFood(food, kind)?.isItself === true

/** Each line and half step is a thing to do: a recipe with more of them is for those who have cooked before. */
function skillOf({ ingredients, instructions }: RecipeWords): 1 | 2 | 3 {
  const things = ingredients.length + 2 * instructions.length
  return things <= 22 ? 1 : things <= 36 ? 2 : 3
}

/** What must be eaten on the day: a dish with these is kept for none of its eaters. */
const isEatenAtOnce: ReadonlySet<HazardId> = new Set([
  'raw egg',
  'runny egg',
  'raw fish',
  'raw meat',
  'raw sprouts',
  'raw milk',
  'rice kept warm',
  'left out',
  'cold smoked fish or pâté',
  'poultry underdone',
  'minced meat underdone',
  'pork underdone',
  'poisonous raw',
  'poisonous plant',
])

/**
 * Cooked dishes are kept for three days, of the three to four that the USDA's Food Safety and Inspection Service gives
 * left-overs; those with rice for one, as the UK's Food Standards Agency advises; with fish, seafood or lines that were not
 * read for one as well. Dishes that are not cooked are not kept.
 */
function daysKept(read: ReadRecipe, hazards: readonly HazardId[]): number {
  if (hazards.some((hazard) => isEatenAtOnce.has(hazard)) || read.unreadTexts !== null) return 0
  const checks = [...read.lines, ...read.named.map(({ check }) => check)]
  const foods = checks.flatMap((check) => check.foods)
  const isUnknown = checks.some((check) => check.isUnknown)
  const isDelicate = foods.some(
    (food) => food.category === 'Rice' || food.category === 'Seafood' || isKindOf(food, 'rice kind'),
  )
  return isDelicate || isUnknown ? 1 : 3
}
