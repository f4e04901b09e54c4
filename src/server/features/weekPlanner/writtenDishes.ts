import type { WeekPlanDemands } from '#shared/contract/planner/weekPlanDemands.ts'
import type { WeekPlanDish } from '#shared/contract/planner/weekPlans.ts'
import type { DishToChoose } from '#shared/kitchen/planning/createPlanProblem.ts'
import {
  type CookingTime,
  cuisines,
  type DietType,
  type QuestionnaireAnswers,
  skillLevels,
} from '#shared/kitchen/questionnaire.ts'

import { DomainError } from '../../errors.ts'
import { KitchenJobFailure } from '../../kitchenThread/jobFailure.ts'
import { runKitchenJobInTurn } from '../../kitchenThread/runKitchenJobInTurn.ts'
import { createGenerationId } from '../generation/service.ts'
import { examineRecipe } from '../recipes/service.ts'
import type { IdentifiedEater, PlannableDish } from './dishes.ts'
import { type DishFacts, type EaterNeeds, findForbiddenEaters } from './forbiddenEaters.ts'
import type { WeekPlanningContext } from './port.ts'
import { isDishSuitable, limitsOfMealsWithoutDish, type MealGroup } from './suitableDishes.ts'
import type { WishOfPlan } from './wishes.ts'

/** What has too few dishes for a choice. */
export interface MealGroupToWriteFor extends MealGroup {
  missing: number
  /** Of the dishes that are there already and would do. */
  minutesOfDishes: readonly number[]
}

interface WritingInput {
  groups: readonly MealGroupToWriteFor[]
  demands: Pick<WeekPlanDemands, 'maxSkill' | 'missingEquipment' | 'seed'>
  eaters: readonly IdentifiedEater[]
  needs: readonly EaterNeeds[]
  wishes: readonly WishOfPlan[]
  /** Names of dishes that are there already. */
  known: ReadonlySet<string>
  signal: AbortSignal
}

/**
 * Milliseconds after which no further dish is begun: for a choice, since the first dish, before which the cook is loaded; and
 * while a meal has no dish at all on a slow machine.
 */
const maxWritingMs = { forChoice: 12_000, forMealsWithoutDish: 40_000 }

/** Lets the built-in cook write dishes for meals that have too few, each checked as any recipe is. */
export async function writeDishesWithBuiltInCook(
  ctx: WeekPlanningContext,
  input: WritingInput,
): Promise<PlannableDish[]> {
  const { groups, demands, known, signal } = input
  const names = new Set(known)
  const written: PlannableDish[] = []
  const startedAt = performance.now()
  let firstAt: number | null = null
  const menus = groups.map((group) => ({
    ...group,
    left: group.missing,
    tries: 2 * group.missing,
    minutes: [...group.minutesOfDishes],
  }))
  for (let turn = 0; menus.some(({ left, tries }) => left > 0 && tries > 0); turn += 1) {
    for (const menu of menus) {
      if (menu.left <= 0 || menu.tries <= 0) continue
      signal.throwIfAborted()
      const mealsWithoutDish = limitsOfMealsWithoutDish(menu, menu.minutes)
      const isTimeOver =
        mealsWithoutDish.length > 0
          ? performance.now() - startedAt > maxWritingMs.forMealsWithoutDish
          : performance.now() - (firstAt ?? startedAt) > maxWritingMs.forChoice
      if (isTimeOver) {
        menu.tries = 0
        continue
      }
      menu.tries -= 1
      const seed = (demands.seed + 7_919 * turn + 104_729 * menus.indexOf(menu)) % 2_147_483_647
      const maxMinutes =
        mealsWithoutDish.length > 0 ? mealsWithoutDish[0]! : menu.maxMinutes[turn % menu.maxMinutes.length]!
      const dish = await writeDish(ctx, input, menu, { seed, turn, maxMinutes })
      firstAt ??= performance.now()
      if (!dish || names.has(dish.shown.name)) continue
      names.add(dish.shown.name)
      written.push(dish)
      if (!isDishSuitable(dish.choice, menu, demands)) continue
      menu.minutes.push(dish.choice.minutes)
      menu.left -= 1
    }
  }
  return written
}

async function writeDish(
  ctx: WeekPlanningContext,
  { demands, eaters, wishes, needs }: WritingInput,
  group: MealGroup,
  { seed, turn, maxMinutes }: { seed: number; turn: number; maxMinutes: number | null },
): Promise<PlannableDish | null> {
  const startedAt = performance.now()
  const answers: QuestionnaireAnswers = {
    dietType: 'No restrictions',
    meatPreference: 'No preference',
    mealType: group.mealType,
    cookingTime: cookingTimeWithin(maxMinutes),
    skillLevel: skillLevels[demands.maxSkill - 1]!,
    cuisine: cuisines[(seed + turn) % (cuisines.length - 1)]!,
    description: wishes
      .filter(({ number }) => group.wishes.includes(number))
      .map(({ text }) => text)
      .join('. '),
  }
  const table = eaters.filter(({ id }) => group.eaterIds.includes(id)).map(({ eater }) => eater)
  const brief = { answers, change: null, eaters: table, servings: Math.max(1, Math.min(100, table.length)) }
  const recipe = await nullIfKitchenRefuses(async () => {
    const read =
      answers.description === ''
        ? brief
        : (
            await runKitchenJobInTurn(ctx, 'readBrief', {
              brief,
              toRead: { earlierWishes: [], clarifications: [] },
            })
          ).brief
    return await runKitchenJobInTurn(ctx, 'cook', { brief: read, seed })
  })
  if (!recipe) return null
  const content = { recipe, mealType: group.mealType, cuisine: answers.cuisine }
  return await describeWrittenDish(ctx, {
    written: { ...content, generationId: createGenerationId(), dietType: 'No restrictions' },
    needs,
    wishes,
    made: { seed, durationMs: Math.round(performance.now() - startedAt) },
  })
}

/** Checks a dish of the built-in cook. Null where it could not be checked or counted. */
export async function describeWrittenDish(
  ctx: WeekPlanningContext,
  {
    written,
    needs,
    wishes,
    made,
  }: {
    written: NonNullable<WeekPlanDish['written']>
    needs: readonly EaterNeeds[]
    wishes: readonly WishOfPlan[]
    /** Null for one of an earlier plan, which is recorded. */
    made: { seed: number; durationMs: number } | null
  },
): Promise<PlannableDish | null> {
  const { recipe } = written
  const { facts, found } = await examineRecipe(ctx, {
    ...recipe,
    kind: 'recipe',
    dietType: 'No restrictions',
    id: written.generationId,
    version: 1,
  } as Parameters<typeof examineRecipe>[1])
  const planning = found.planning
  if (!planning?.nutrients) return null
  const words = [
    ...new Set([...needs.flatMap((each) => each.words), ...wishes.flatMap(({ foods }) => foods)]),
  ]
  const held =
    words.length === 0
      ? []
      : await nullIfKitchenRefuses(() =>
          runKitchenJobInTurn(ctx, 'allergiesHeld', { recipes: [facts.foods], allergies: words }),
        )
  if (held === null) return null
  const known: DishFacts = {
    ...facts,
    isReadCompletely: !facts.hasUnknownLines,
    heldWords: [...(held[0]?.certain ?? []), ...(held[0]?.possible ?? [])].map((at) => words[at]!),
    hazards: planning.hazards,
  }
  const id = `new:${written.generationId}`
  const forbiddenFor = findForbiddenEaters(known, needs)
  return {
    choice: {
      id,
      mealType: written.mealType,
      cuisine: written.cuisine,
      minutes: recipe.totalTimeMinutes,
      facts: planning,
      forbiddenFor,
      preference: {},
      breaksWishes: wishes.filter((wish) => wish.isBrokenBy(known)).map(({ number }) => number),
      eatenOnDays: [],
    } satisfies DishToChoose,
    shown: {
      id,
      name: recipe.name,
      minutes: recipe.totalTimeMinutes,
      recipeId: null,
      written: made ? { ...written, dietType: dietOf(facts.breaksDiets) } : written,
    },
    ...(made && { made }),
  }
}

function dietOf(broken: readonly string[]): DietType {
  if (!broken.includes('vegan')) return 'Vegan'
  return broken.includes('vegetarian') ? 'No restrictions' : 'Vegetarian'
}

function cookingTimeWithin(minutes: number | null): CookingTime {
  if (minutes === null || minutes >= 60) return '45 minutes'
  return minutes >= 45 ? '45 minutes' : minutes >= 30 ? '30 minutes' : '15 minutes or less'
}

/** Null where the kitchen has no time for it now, or gave up: one dish fewer to choose from. */
async function nullIfKitchenRefuses<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work()
  } catch (error) {
    const isBusy = error instanceof DomainError && error.code === 'UNAVAILABLE'
    if (isBusy || error instanceof KitchenJobFailure) return null
    throw error
  }
}
