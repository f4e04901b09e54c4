import { and, eq } from 'drizzle-orm'
import { StartWeekPlanInput, type WeekPlanDemands } from '#shared/contract/planner/weekPlanDemands.ts'
import type { WeekPlan, WeekPlanResult } from '#shared/contract/planner/weekPlans.ts'
import type { ProvenPlan } from '#shared/kitchen/planner/planAnswer.ts'
import type { PlanProblem } from '#shared/kitchen/planner/planProblem.ts'
import { recordBuiltInDishes } from '../generation/service.ts'
import {
  findHouseholdOfMember,
  identifiedEatersOfHousehold,
  readDailyTargets,
} from '../households/service.ts'
import { JobEndedUndoneError } from '../jobs/service.ts'
import type { PlannableDish } from './dishes.ts'
import { findGroupsWithTooFewDishes } from './findGroupsWithTooFewDishes.ts'
import { gatherWeekPlanningData, type WeekPlanningData } from './gatherWeek.ts'
import type { WeekPlanningContext, WeekPlanRun } from './port.ts'
import { readWeekPlanOfMember } from './stored.ts'
import { weekPlansTable } from './table.ts'
import { resultOfAnswer, resultOfProgress, type WeekResultSources } from './weekResult.ts'
import { writeDishesWithBuiltInCook } from './writtenDishes.ts'

const relativeGap = 0.01
/** Milliseconds between two plans that are stored while it is planned: more often, others would wait for their pages. */
const storeEveryMs = 2_000
/** Percent of the progress that gathering and writing dishes are shown as. */
const percentBeforeSolving = 25

/** Plans a week for a member, and stores what it finds on the way. */
export async function planWeek(ctx: WeekPlanningContext, run: WeekPlanRun): Promise<void> {
  const { weekPlanId } = run.input
  const { userId } = run
  const [row] = await ctx.deps.db.select().from(weekPlansTable).where(eq(weekPlansTable.id, weekPlanId))
  if (!row || userId === null) throw new JobEndedUndoneError('withdrawn', 'The plan was deleted.')
  const request = StartWeekPlanInput.parse(row.request)
  const planCtx = { ...ctx, member: { userId } }
  const householdId = await findHouseholdOfMember(ctx, { userId, householdId: request.householdId })
  if (!householdId) throw new JobEndedUndoneError('withdrawn', 'The member has left the household.')
  const household = await identifiedEatersOfHousehold(ctx, householdId)
  const earlier = request.keeps && (await readWeekPlanOfMember(ctx, userId, request.keeps.weekPlanId))
  const targets = await readDailyTargets(ctx, householdId)
  const week = await gatherWeekPlanningData(planCtx, request, { household, earlier, targets })
  const stored = new StoredPlan(ctx, run)
  await run.reportProgress(5)

  const { demands } = request
  const groups = demands.mayWriteRecipes ? findGroupsWithTooFewDishes(week, demands) : []
  if (groups.some(({ missing }) => missing > 0)) {
    const before = await createProblem(week, demands, ctx.deps.planSeconds)
    await stored.storeGreedyPlan(before.problem, contentOf(week, before))
    const written = await writeDishesWithBuiltInCook(ctx, {
      groups,
      demands,
      eaters: week.eaters,
      needs: week.needs,
      wishes: week.wishes,
      known: new Set(week.dishes.map(({ shown }) => shown.name)),
      signal: run.signal,
    })
    week.dishes.push(...written)
  }
  await run.reportProgress(percentBeforeSolving)

  const created = await createProblem(week, demands, ctx.deps.planSeconds)
  const { problem } = created
  const content = contentOf(week, created)
  const startedAt = performance.now()
  const maxMs = ctx.deps.planSeconds * 1_000
  const answer = await ctx.deps.solvePlan(problem, {
    signal: run.signal,
    onProgress: (progress) => {
      const share = Math.min(1, (performance.now() - startedAt) / maxMs)
      stored.storeInBackground(
        resultOfProgress(progress, content),
        percentBeforeSolving + (99 - percentBeforeSolving) * share,
      )
    },
  })
  await stored.whenIdle()
  const result = await addFoodNames(resultOfAnswer(answer, content))
  await recordWrittenDishes(ctx, { userId, householdId }, week, result)
  const state = { planned: 'planned', infeasible: 'impossible', unknown: 'unfinished' } as const
  await stored.store(result, state[answer.status])
}

const contentOf = (
  { firstDay, dishes, costs }: WeekPlanningData,
  { unknownFoods, pricing }: Awaited<ReturnType<typeof createProblem>>,
): WeekResultSources => ({
  firstDay,
  dishes,
  unknownFoods,
  pricing: costs && pricing && { ...pricing, currency: costs.currency },
})

/** The weight of each position of a slider. */
const weightOfStep = [0, 0.5, 1, 2, 4] as const

async function createProblem(
  { week, dishes, costs }: WeekPlanningData,
  demands: WeekPlanDemands,
  maxSeconds: number,
) {
  // A server loads the catalogue of foods after it listens.
  const [{ createPlanProblem }, { priceProblem }] = await Promise.all([
    import('#shared/kitchen/planning/createPlanProblem.ts'),
    import('#shared/kitchen/planning/priceProblem.ts'),
  ])
  const { waste, nutrition, variety, preference, effort, cost } = demands.weights
  const weightOf = (step: number) => weightOfStep[step] ?? 1
  const created = createPlanProblem(
    { ...week, dishes: dishes.map(({ choice }) => choice) },
    {
      maxSkill: demands.maxSkill,
      minDaysBetweenSameDish: demands.minDaysBetweenSameDish,
      weights: {
        waste: weightOf(waste),
        nutrition: weightOf(nutrition),
        variety: weightOf(variety),
        preference: weightOf(preference),
        effort: weightOf(effort),
        cost: costs ? weightOf(cost) : 0,
      },
      seed: demands.seed,
      limits: { maxSeconds, maxIterations: 1_000_000, relativeGap },
    },
  )
  if (!costs) return { ...created, pricing: null }
  const uncountedLines = new Map(dishes.map(({ choice }) => [choice.id, choice.facts.linesNotCounted]))
  return { ...created, ...priceProblem(created.problem, costs, uncountedLines) }
}

async function addFoodNames(result: WeekPlanResult): Promise<WeekPlanResult> {
  const foods = new Set(
    result.entries.flatMap(({ reasons }) =>
      reasons.flatMap((reason) => ('food' in reason ? reason.food : [])),
    ),
  )
  for (const food of result.costs?.unpricedFoods ?? []) foods.add(food)
  const { listTranslatedFoodNames } = await import('#shared/kitchen/gate/texts/translatedFoodNames.ts')
  return { ...result, foodNames: [...listTranslatedFoodNames([...foods])] }
}

/** So that each dish that is shown can be saved. */
async function recordWrittenDishes(
  ctx: WeekPlanningContext,
  owner: { userId: string; householdId: string },
  { dishes }: WeekPlanningData,
  result: WeekPlanResult,
): Promise<void> {
  const shown = new Set(result.dishes.map(({ id }) => id))
  const isShown = ({ choice, made }: PlannableDish) => made !== undefined && shown.has(choice.id)
  await recordBuiltInDishes(
    ctx,
    owner,
    dishes
      .filter(isShown)
      .flatMap(({ shown: { written }, choice, made }) =>
        written && made ? [{ ...written, ...made, findingsLeft: choice.forbiddenFor.length }] : [],
      ),
  )
}

/** Stores the results of one plan in its row, one after the other. */
class StoredPlan {
  readonly #ctx: WeekPlanningContext
  readonly #run: WeekPlanRun
  #writing: Promise<void> = Promise.resolve()
  #isWriting = false
  #storedAt = Number.NEGATIVE_INFINITY

  constructor(ctx: WeekPlanningContext, run: WeekPlanRun) {
    this.#ctx = ctx
    this.#run = run
  }

  /** A plan until dishes are written, which takes some seconds: it stays when the solver finds none. */
  async storeGreedyPlan(problem: PlanProblem, content: WeekResultSources): Promise<void> {
    const [{ indexProblem }, { planGreedily }, { toPlan }] = await Promise.all([
      import('#shared/kitchen/planner/indexProblem.ts'),
      import('#shared/kitchen/planner/planGreedily.ts'),
      import('#shared/kitchen/planner/toPlan.ts'),
    ])
    const state = planGreedily(indexProblem(problem))
    if (!state) return
    const greedy: ProvenPlan = { plan: toPlan(state), bound: null, gap: null }
    await this.store(resultOfProgress(greedy, content))
    await this.#run.reportProgress(10)
  }

  /** Skips what comes while another is written: a better one follows. */
  storeInBackground(result: WeekPlanResult, percent: number): void {
    if (this.#isWriting || performance.now() - this.#storedAt < storeEveryMs) return
    this.#isWriting = true
    this.#storedAt = performance.now()
    this.#writing = this.store(result)
      .then(() => this.#run.reportProgress(percent))
      // The job stops by its signal when its lease is lost; the next write succeeds after an outage.
      .catch(() => {})
      .finally(() => {
        this.#isWriting = false
      })
  }

  async whenIdle(): Promise<void> {
    await this.#writing
  }

  async store(result: WeekPlanResult, state: WeekPlan['state'] = 'planning'): Promise<void> {
    await this.#ctx.deps.db
      .update(weekPlansTable)
      .set({ result, state })
      // One that was cancelled stays so.
      .where(and(eq(weekPlansTable.id, this.#run.input.weekPlanId), eq(weekPlansTable.state, 'planning')))
  }
}
