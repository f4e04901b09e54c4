import * as z from 'zod/mini'
import { EveningReminderChoice, StopEveningReminderInput } from '#shared/contract/planner/eveningReminders.ts'
import {
  MealPlanChanges,
  MealPlanHouseholdRef,
  MealPlanPageData,
  MealPlanPageInput,
  MealPlanServerDocument,
  MealPlanSyncAnswer,
  MealPlanSyncInput,
  PlannedRecipe,
  PlannedRecipesInput,
} from '#shared/contract/planner/mealPlan.ts'
import {
  MealPlanFeedRef,
  MealPlanFeedSummary,
  MealPlanFeedToken,
} from '#shared/contract/planner/mealPlanFeeds.ts'
import { ReplicationChangesInput } from '#shared/contract/replication.ts'
import { acceptDocumentChanges } from '../../replication/acceptDocumentChanges.ts'
import { createChangesSchemaInTurns } from '../../replication/createChangesSchemaInTurns.ts'
import { followDocumentChanges, readAllDocuments } from '../../replication/readDocuments.ts'
import { documentReadCost } from '../../replication/replicatedKind.ts'
import { createResumableStreamOutput } from '../../rpc/createEventStreamOutput.ts'
import { memberProcedure, publicProcedure, router } from '../../rpc/trpc.ts'
import { addRefusalSentences } from '../../wording/replication.ts'
import { getEveningReminder, setEveningReminder } from './eveningReminders.ts'
import { listMealPlanFeeds, removeMealPlanFeed, renewMealPlanFeed } from './feeds.ts'
import { replicatedMealPlans } from './kind.ts'
import { getMealPlanPage } from './page.ts'
import { listPlannedRecipes } from './plannedRecipes.ts'
import { stopEveningReminder } from './reminderLinks.ts'

const ChangesInTurns = createChangesSchemaInTurns(
  MealPlanServerDocument,
  z.omit(MealPlanChanges, { docs: true }),
)

export const mealPlannerRouter = router({
  get: memberProcedure
    .meta({ cost: documentReadCost })
    .input(MealPlanHouseholdRef)
    .output(ChangesInTurns)
    .query(({ ctx, input }) => readAllDocuments(replicatedMealPlans, ctx, input.householdId)),
  page: memberProcedure
    .meta({ cost: documentReadCost })
    .input(MealPlanPageInput)
    .output(MealPlanPageData)
    .query(({ ctx, input }) => getMealPlanPage(ctx, input)),
  sync: memberProcedure
    .input(MealPlanSyncInput)
    .output(MealPlanSyncAnswer)
    .mutation(async ({ ctx, input }) =>
      addRefusalSentences(await acceptDocumentChanges(replicatedMealPlans, ctx, input)),
    ),
  changes: memberProcedure
    .input(ReplicationChangesInput)
    .output(createResumableStreamOutput(ChangesInTurns))
    .subscription(({ ctx, input, signal }) =>
      followDocumentChanges(replicatedMealPlans, ctx, input, signal ?? ctx.closing),
    ),
  recipes: memberProcedure
    .meta({ cost: 8 })
    .input(PlannedRecipesInput)
    .output(z.array(PlannedRecipe))
    .query(({ ctx, input }) => listPlannedRecipes(ctx, input)),
  eveningReminder: memberProcedure
    .meta({ cost: 1 })
    .output(EveningReminderChoice)
    .query(({ ctx }) => getEveningReminder(ctx)),
  setEveningReminder: memberProcedure
    .input(EveningReminderChoice)
    .mutation(({ ctx, input }) => setEveningReminder(ctx, input)),
  stopEveningReminder: publicProcedure
    .input(StopEveningReminderInput)
    .mutation(({ ctx, input }) => stopEveningReminder(ctx, input)),
  feeds: memberProcedure
    .meta({ cost: 1 })
    .input(MealPlanHouseholdRef)
    .output(z.array(MealPlanFeedSummary))
    .query(({ ctx, input }) => listMealPlanFeeds(ctx, input)),
  renewFeed: memberProcedure
    .input(MealPlanFeedRef)
    .output(MealPlanFeedToken)
    .mutation(({ ctx, input }) => renewMealPlanFeed(ctx, input)),
  removeFeed: memberProcedure
    .input(MealPlanFeedRef)
    .mutation(({ ctx, input }) => removeMealPlanFeed(ctx, input)),
})
