import { NoDishLeftError } from '#shared/kitchen/cook/choose/createDishChooser.ts'
import { cookRecipe } from '#shared/kitchen/cook/cookRecipe.ts'
import type { Food } from '#shared/kitchen/foods/foods.ts'
import { nutrients } from '#shared/kitchen/nutrition/nutrients.ts'
import { nutritionOfRecipe } from '#shared/kitchen/nutrition/nutrition.ts'
import type { CandidateDish, FoodPack, PlanProblem, SkillGrade } from '#shared/kitchen/planner/planProblem.ts'
import { createRandom } from '#shared/kitchen/planner/randomNumbers.ts'
import { smallestPackOfFood } from '#shared/kitchen/planning/packOfFood.ts'
import {
  type CookingTime,
  cookingTimes,
  cuisines,
  dietTypes,
  isMeatQuestionAsked,
  meatPreferences,
  skillLevels,
} from '#shared/kitchen/questionnaire.ts'

const meals = ['Breakfast', 'Lunch', 'Dinner'] as const
const eaters = ['Ada', 'Ben', 'Chloe', 'Dan']
/** Words of a recipe's steps that tell its technique, the most telling first. */
const techniques = ['bake', 'roast', 'grill', 'fry', 'steam', 'simmer', 'boil', 'whisk', 'toss']
const proteins = ['Meat', 'Seafood', 'Lentils and Pulses', 'Dairy', 'Nuts and Seeds']

const candidatesByCount = new Map<number, { candidates: CandidateDish[]; packs: FoodPack[] }>()

/**
 * A week of three meals for four, with dishes of the built-in cook: foods in grams and nutrients as the kitchen reads
 * them from their lines, packs and shelf life from the catalogue. What the kitchen does not know of a household
 * (ratings, what is at hand) is drawn by the seed.
 */
export function createWeekProblem(seed: number, count = 500): PlanProblem {
  const random = createRandom(seed)
  const { candidates, packs } = cookCandidates(count)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  const target = (
    nutrient: string,
    perDay: number,
    kind: 'at least' | 'at most' | 'about',
    weight: number,
  ) => ({
    nutrient,
    perDay,
    kind,
    weight,
  })
  const spoiling = packs.filter(({ shelfLifeDays }) => shelfLifeDays <= 7)
  return {
    slots: Array.from({ length: 7 }, (_, day) =>
      meals.map((meal) => ({
        id: `${day} ${meal}`,
        day,
        meal,
        eaters,
        servings: 4,
        maxMinutes: meal === 'Dinner' ? pick([30, 45, 60]) : day >= 5 ? 45 : 30,
        mayBeLeftOvers: meal === 'Lunch',
      })),
    ).flat(),
    eaters: eaters.map((id, at) => ({
      id,
      targets: [
        target('kcal', [1900, 2300, 1700, 2500][at]!, 'about', 1),
        target('proteinGrams', [60, 75, 55, 80][at]!, 'at least', 1),
        target('fibreGrams', 28, 'at least', 1),
        target('saturatedFatGrams', 24, 'at most', 0.5),
        target('sodiumMg', 2_300, 'at most', 0.5),
      ],
      dislikes: [pick(packs).food, pick(packs).food],
    })),
    candidates: candidates.map((candidate) => ({
      ...candidate,
      preference: Object.fromEntries(eaters.map((id) => [id, Math.round(random() * 8 - 3) / 5])),
    })),
    packs,
    foodsToUseUp: Array.from(
      new Map(Array.from({ length: 3 }, () => [pick(spoiling).food, 0])).keys(),
      (food) => ({
        food,
        grams: 150,
        byDay: 2,
      }),
    ),
    pinned: [],
    minDaysBetweenSameDish: 7,
    maxBatchFactor: 2,
    maxSkill: 3,
    equipment: [],
    maxCost: null,
    recentCuisines: ['Italian', 'German'],
    weights: { waste: 1, nutrition: 1, variety: 1, preference: 1, effort: 1, cost: 1 },
    seed,
    limits: { maxSeconds: 10, maxIterations: 1_000_000, relativeGap: 0.01 },
  }
}

function cookCandidates(count: number) {
  const known = candidatesByCount.get(count)
  if (known) return known
  const packs = new Map<string, FoodPack>()
  const byName = new Map<string, CandidateDish>()
  for (let seed = 0; byName.size < count; seed += 1) {
    const candidate = cookCandidate(seed, packs)
    if (candidate && !byName.has(candidate.id)) byName.set(candidate.id, candidate)
  }
  const candidates = [...byName.values()]
  const used = new Set(candidates.flatMap(({ foods }) => foods.map(({ food }) => food)))
  const cooked = { candidates, packs: [...packs.values()].filter(({ food }) => used.has(food)) }
  candidatesByCount.set(count, cooked)
  return cooked
}

function cookCandidate(seed: number, packs: Map<string, FoodPack>): CandidateDish | null {
  const random = createRandom(seed)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  const dietType = pick(dietTypes.slice(0, 4))
  const mealType = pick(meals)
  const cuisine = pick(cuisines.slice(0, 20))
  const skillLevel = pick(skillLevels)
  const answers = {
    dietType,
    meatPreference: isMeatQuestionAsked(dietType) ? pick(meatPreferences) : null,
    mealType,
    cookingTime: pick(cookingTimes) as CookingTime,
    skillLevel,
    cuisine,
    description: '',
  }
  const recipe = cookOrNull({ answers, change: null, eaters: [], servings: 4 }, seed)
  if (!recipe) return null
  const { perServing, lines } = nutritionOfRecipe(recipe)
  if (!perServing) return null
  const foods = new Map<Food, number>()
  for (const { food, grams } of lines)
    if (food && grams && grams.typical > 0.5)
      foods.set(food, (foods.get(food) ?? 0) + grams.typical / recipe.servings)
  for (const food of foods.keys()) {
    const pack = smallestPackOfFood(food)
    if (pack) packs.set(food.name, pack)
  }
  const byWeight = [...foods].sort((a, b) => b[1] - a[1]).map(([food]) => food)
  const steps = recipe.instructions.join(' ').toLowerCase()
  return {
    id: recipe.name,
    meals: mealType === 'Breakfast' ? ['Breakfast'] : ['Lunch', 'Dinner'],
    minutes: recipe.totalTimeMinutes,
    skill: (skillLevels.indexOf(skillLevel) + 1) as SkillGrade,
    equipment: [],
    maxServings: null,
    foods: Array.from(foods, ([food, grams]) => ({ food: food.name, grams: Math.round(grams * 10) / 10 })),
    nutrients: Object.fromEntries(
      nutrients.map((nutrient) => [nutrient, Math.round(perServing[nutrient].typical * 10) / 10]),
    ),
    cuisine: mealType === 'Breakfast' ? null : cuisine,
    mainFood: byWeight[0]?.name ?? null,
    technique: mealType === 'Breakfast' ? null : (techniques.find((word) => steps.includes(word)) ?? null),
    protein: byWeight.find(({ category }) => proteins.includes(category))?.category ?? null,
    forbiddenFor: byWeight.some(({ category }) => category === 'Seafood') && random() < 0.5 ? ['Chloe'] : [],
    preference: {},
    keepsDays: mealType === 'Breakfast' || byWeight.some(({ category }) => category === 'Seafood') ? 0 : 2,
    costPerServing: null,
  }
}

function cookOrNull(...brief: Parameters<typeof cookRecipe>) {
  try {
    return cookRecipe(...brief)
  } catch (error) {
    if (!(error instanceof NoDishLeftError)) throw error
    return null
  }
}
