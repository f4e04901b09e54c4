import * as z from 'zod/mini'
import { MealPlanHouseholdRef } from '#shared/contract/planner/mealPlan.ts'
import { StartWeekPlanInput, WeekPlanRef } from '#shared/contract/planner/weekPlanDemands.ts'
import { WeekPlan } from '#shared/contract/planner/weekPlans.ts'
import { createEventStreamOutput } from '../../rpc/createEventStreamOutput.ts'
import { memberProcedure, router } from '../../rpc/trpc.ts'
import { followWeekPlan, getWeekPlan, listNewestWeekPlans, startWeekPlan } from './service.ts'

export const weekPlannerRouter = router({
  start: memberProcedure
    .meta({ isRepeatable: true })
    .input(StartWeekPlanInput)
    .output(z.void())
    .mutation(({ ctx, input }) => startWeekPlan(ctx, input)),
  get: memberProcedure
    .meta({ cost: 4 })
    .input(WeekPlanRef)
    .output(WeekPlan)
    .query(({ ctx, input }) => getWeekPlan(ctx, input)),
  newest: memberProcedure
    .meta({ cost: 6 })
    .input(MealPlanHouseholdRef)
    .output(z.array(WeekPlan))
    .query(({ ctx, input }) => listNewestWeekPlans(ctx, input)),
  follow: memberProcedure
    .input(WeekPlanRef)
    .output(createEventStreamOutput(WeekPlan))
    .subscription(({ ctx, input, signal }) => followWeekPlan(ctx, input, signal ?? ctx.closing)),
})
