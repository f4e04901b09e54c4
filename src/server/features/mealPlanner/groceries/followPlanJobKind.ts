import { eq, sql } from 'drizzle-orm'
import { groupLinesIntoSharesByFood } from '#shared/grocery/addRecipe.ts'
import { calendarDateOf } from '#shared/mealPlan/calendarDates.ts'
import { type MealPlan, readMealPlan } from '#shared/mealPlan/meals.ts'
import type { DocumentsByKey } from '#shared/replication/documents.ts'
import type { ServerContext } from '../../../context.ts'
import type { DbContext } from '../../../db/dbContext.ts'
import { runInTransaction } from '../../../db/transaction.ts'
import { DocumentDrafts, type StoredDocument } from '../../../replication/drafts.ts'
import {
  openChangeByServer,
  readDocumentsInBatches,
  saveDocumentDrafts,
} from '../../../replication/householdChange.ts'
import { hasDatabaseRoomForText } from '../../../textRoom.ts'
import { changeGroceryListsByServer, followMealPlanJob } from '../../grocery/service.ts'
import { householdsTable } from '../../households/table.ts'
import { defineJobKind, JobEndedUndoneError, type JobRun } from '../../jobs/service.ts'
import { replicatedMealPlans } from '../kind.ts'
import { mealPlanHouseholdsTable } from '../table.ts'
import { type FoodKnowledge, planGroceryChanges } from './planGroceries.ts'
import {
  type FoodsReadForPlan,
  findRecipesToShop,
  foodAtHandKey,
  readFoodsOfPlan,
  recipeToShopKey,
} from './recipesToShop.ts'

/** A round that offers food is followed by one that takes it off the lists; one more is for each change of the plan meanwhile. */
const maxRounds = 8

/** Makes the grocery lists and the food at hand of a household follow its meal plan: see shared/mealPlan/README.md. */
export const followPlanJobKind = defineJobKind<{ householdId: string }>({
  ...followMealPlanJob,
  maxAtOnce: 2,
  leaseSeconds: 60,
  giveUpAfterMs: 24 * 60 * 60_000,
  perform: followPlanOfHousehold,
})

async function followPlanOfHousehold(
  ctx: ServerContext,
  { input: { householdId }, userId, signal }: JobRun<{ householdId: string }>,
): Promise<void> {
  if (userId === null) throw new JobEndedUndoneError('never', 'It has no member.')
  if (!(await hasDatabaseRoomForText(ctx))) throw new JobEndedUndoneError('later', 'The disk is nearly full.')
  const kitchen = await loadKitchen()
  const read: FoodsReadForPlan = { recipes: new Map(), atHand: new Map() }
  for (let rounds = 0; rounds < maxRounds; rounds += 1) {
    signal.throwIfAborted()
    const plan = readMealPlan(documentsOf(await readPlan(ctx, householdId)))
    // The kitchen reads before the lists are locked, since it may have to wait.
    await readFoodsOfPlan(ctx, { userId, householdId }, plan, read)
    const round = await runInTransaction(ctx, (tx) => writeGroceries(tx, householdId, read, kitchen))
    if (round === 'same') return
  }
  throw new JobEndedUndoneError('later', 'The plan changed while it was read.')
}

/** `unread`: nothing was written, since the plan has recipes or food that were not read. `same`: there was nothing to write. */
async function writeGroceries(
  tx: ServerContext,
  householdId: string,
  read: FoodsReadForPlan,
  kitchen: Kitchen,
): Promise<'unread' | 'written' | 'same'> {
  const { householdId: id } = mealPlanHouseholdsTable
  await tx.deps.db.select({ id }).from(mealPlanHouseholdsTable).where(eq(id, householdId)).for('update')
  const kept = await readPlan(tx, householdId)
  const planDocs = documentsOf(kept)
  if (!areFoodsOfPlanRead(readMealPlan(planDocs), read)) return 'unread'
  let made: ReturnType<typeof planGroceryChanges> = { groceries: [], plan: [] }
  const hasRoom = await changeGroceryListsByServer(tx, householdId, ({ docs, staples }) => {
    const now = new Date()
    made = planGroceryChanges({
      planDocs,
      groceryDocs: docs,
      knowledge: knowledgeOf(read, staples, kitchen),
      today: calendarDateOf(now),
      nowMs: now.getTime(),
    })
    return made.groceries
  })
  if (!hasRoom) throw new JobEndedUndoneError('never', 'The lists have no room.')
  await writePlan(tx, householdId, kept, made.plan)
  return made.groceries.length + made.plan.length === 0 ? 'same' : 'written'
}

async function writePlan(
  tx: ServerContext,
  householdId: string,
  kept: ReadonlyMap<string, StoredDocument>,
  operations: ReturnType<typeof planGroceryChanges>['plan'],
): Promise<void> {
  if (operations.length === 0) return
  const firstRow = sql`select ${householdsTable.id}, 1, 0, 0 from ${householdsTable} where ${householdsTable.id} = ${householdId}`
  const change = await openChangeByServer(replicatedMealPlans, tx, householdId, firstRow)
  if (!change) return
  const drafts = new DocumentDrafts(replicatedMealPlans, kept, change.room)
  // A food that does not fit is not offered; the lists are what matters.
  for (const operation of operations) drafts.take(operation)
  await saveDocumentDrafts(replicatedMealPlans, tx, householdId, change, drafts)
}

const readPlan = (ctx: DbContext, householdId: string) =>
  readDocumentsInBatches(replicatedMealPlans, ctx, householdId, sql`true`)

const documentsOf = (kept: ReadonlyMap<string, StoredDocument>): DocumentsByKey =>
  new Map([...kept].map(([key, { doc }]) => [key, doc]))

const areFoodsOfPlanRead = (plan: MealPlan, read: FoodsReadForPlan): boolean =>
  [...findRecipesToShop(plan).keys()].every((key) => read.recipes.has(key)) &&
  plan.foodsAtHand.every((food) => read.atHand.has(foodAtHandKey(food)))

/** The catalogue of foods takes a while to load, so a server listens before it does. */
async function loadKitchen() {
  const { groceryKeyOfFood, isGroceryStaple } = await import('#shared/kitchen/groceryLines.ts')
  const { daysThatOpenedFoodKeeps } = await import('#shared/kitchen/openedFood.ts')
  return { groceryKeyOfFood, isGroceryStaple, daysThatOpenedFoodKeeps }
}
type Kitchen = Awaited<ReturnType<typeof loadKitchen>>

function knowledgeOf(read: FoodsReadForPlan, staples: readonly string[], kitchen: Kitchen): FoodKnowledge {
  return {
    needsOf(recipeId, servings, plannedName) {
      const recipe = read.recipes.get(recipeToShopKey(recipeId, servings))
      if (!recipe) return null
      const { lines } = recipe
      const name = recipe.name ?? plannedName
      const stapleLines = lines.filter((line) => kitchen.isGroceryStaple(line, staples))
      const youHave = [...new Set(stapleLines.map((line) => line.name))]
      const needs = groupLinesIntoSharesByFood(lines.filter((line) => !stapleLines.includes(line)))
      return { recipe: { recipeId, name, servings, youHave }, needs }
    },
    atHandOf: (food) => read.atHand.get(foodAtHandKey(food)) ?? null,
    keyOfFood: kitchen.groceryKeyOfFood,
    shelfLifeOf: kitchen.daysThatOpenedFoodKeeps,
  }
}
