import { checkPlan } from '#shared/kitchen/planner/checkPlan.ts'
import { indexProblem } from '#shared/kitchen/planner/indexProblem.ts'
import {
  type Plan,
  type PlanObjective,
  type PlanProblem,
  planObjectives,
  type SkillGrade,
} from '#shared/kitchen/planner/planProblem.ts'
import { mayEatFrom } from '#shared/kitchen/planner/planRules.ts'
import { noCandidate, PlanState } from '#shared/kitchen/planner/planState.ts'
import { createRandom } from '#shared/kitchen/planner/randomNumbers.ts'
import { toPlan } from '#shared/kitchen/planner/toPlan.ts'

/** A small problem with all that a problem can have. `strictness` from 0 to 1: how likely demands cannot be met. */
export function createRandomPlanProblem(
  seed: number,
  strictness = 0.2,
  maxSlots = 6,
  maxCandidates = 8,
): PlanProblem {
  const random = createRandom(seed)
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const chance = (share: number) => random() < share
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  const orNull = <T>(value: T) => (chance(0.2) ? null : value)
  const eaters = ['Ada', 'Ben', 'Chloe'].slice(0, whole(1, 3))
  const foods = ['spinach', 'cream', 'carrot', 'tofu', 'basil']
  const slots = Array.from({ length: whole(2, maxSlots) }, (_, at) => {
    const present = eaters.filter(() => chance(0.8))
    return {
      id: `slot ${at}`,
      day: Math.floor(at / 2) + (chance(0.3) ? 1 : 0),
      meal: pick(['Lunch', 'Dinner']),
      eaters: present,
      servings: Math.max(1, present.length) + whole(0, 1),
      maxMinutes: chance(strictness) ? whole(10, 40) : null,
      mayBeLeftOvers: chance(0.6),
    }
  })
  const candidates = Array.from({ length: whole(2, maxCandidates) }, (_, at) => ({
    id: `dish ${at}`,
    meals: chance(strictness) ? [pick(['Lunch', 'Dinner'])] : [],
    minutes: whole(5, 60),
    skill: (chance(strictness) ? 3 : 1) as SkillGrade,
    equipment: chance(strictness / 2) ? ['oven'] : [],
    maxServings: chance(0.2) ? whole(2, 8) : null,
    foods: foods.filter(() => chance(0.4)).map((food) => ({ food, grams: whole(10, 150) })),
    nutrients: { kcal: whole(200, 900), ironMg: whole(0, 60) / 10 },
    cuisine: orNull(pick(['Thai', 'Italian'])),
    mainFood: orNull(pick(foods)),
    technique: orNull(pick(['fry', 'bake'])),
    protein: orNull(pick(['tofu', 'egg'])),
    forbiddenFor: eaters.filter(() => chance(strictness / 2)),
    preference: Object.fromEntries(eaters.map((id) => [id, whole(-10, 10) / 10])),
    keepsDays: whole(0, 2),
    costPerServing: orNull(whole(1, 40) / 10),
    ...(at % 3 === 2 && { costToWeigh: at }),
  }))
  return {
    slots,
    eaters: eaters.map((id) => ({
      id,
      targets: [
        { nutrient: 'kcal', perDay: whole(800, 2_000), kind: 'about' as const, weight: 1 },
        {
          nutrient: 'ironMg',
          perDay: whole(3, 10),
          kind: pick(['at least', 'at most'] as const),
          weight: 0.5,
        },
      ],
      dislikes: chance(0.3) ? [pick(foods)] : [],
    })),
    candidates,
    packs: foods.slice(0, 4).map((food) => ({ food, grams: whole(50, 400), shelfLifeDays: whole(0, 9) })),
    foodsToUseUp: ['cream', 'basil']
      .filter(() => chance(0.4))
      .map((food) => ({ food, grams: whole(20, 300), byDay: whole(0, 3) })),
    pinned: chance(0.3) ? [{ slot: slots[0]!.id, candidate: pick(candidates).id, leftOversOf: null }] : [],
    minDaysBetweenSameDish: whole(0, 3),
    maxBatchFactor: pick([1, 2, 3]),
    maxSkill: 2,
    equipment: [],
    maxCost: chance(strictness) ? whole(10, 60) : null,
    recentCuisines: [],
    weights: Object.fromEntries(
      planObjectives.map((each) => [each, chance(0.2) ? 0 : whole(1, 30) / 10]),
    ) as Record<PlanObjective, number>,
    seed,
    limits: { maxSeconds: 60, maxIterations: 10_000_000, relativeGap: 0 },
  }
}

/** The best plan by trying all; null when no plan meets all demands. */
export function findBestPlanByTryingAll(problem: PlanProblem): Plan | null {
  const index = indexProblem(problem)
  const state = new PlanState(index)
  let best: Plan | null = null
  const fill = (place: number) => {
    if (place === index.order.length) {
      if (best && state.total >= best.value.total) return
      const plan = toPlan(state)
      if (checkPlan(problem, plan.entries).length === 0) best = plan
      return
    }
    const slot = index.order[place]!
    for (const candidate of index.cookable[slot]!) {
      state.put(slot, candidate)
      fill(place + 1)
      state.clear(slot)
    }
    for (const source of index.order.slice(0, place)) {
      if (
        state.sourceOf[source] !== noCandidate ||
        !mayEatFrom(index, slot, source, state.candidateOf[source]!)
      )
        continue
      state.put(slot, state.candidateOf[source]!, source)
      fill(place + 1)
      state.clear(slot)
    }
  }
  fill(0)
  return best
}
