import { openDatabase } from '#server/db/client.ts'
import { addGeneratedTestRecipes } from '#server/demoData/fillRecipes.ts'
import { maxChangesPerCall } from '#shared/contract/limits.ts'
import { addDays, calendarDateOf } from '#shared/mealPlan/calendarDates.ts'
import type { MealPlanOperation } from '#shared/mealPlan/kind.ts'
import { createMealPlanOperations } from '#shared/mealPlan/operations.ts'
import { standardSlotIds } from '#shared/mealPlan/slots.ts'
import { HybridClock } from '#shared/replication/clock.ts'
import type { LarderProcess } from '../support/process/larderProcess.ts'
import { addHome, type Home } from './grocery.ts'

const recipes = 400
const days = 365
const seed = 17

/** With an id as long as those of browsers: it is part of every timestamp. */
export const planChanges = createMealPlanOperations(new HybridClock('0123456789abcdefghij'), Date.now)

/** A household of four with 400 recipes of its own and a year of meals, four on each day, half of them in the past. */
export async function addHomeWithYearOfMeals(
  larder: LarderProcess,
  databaseUrl: string,
): Promise<Home & { mealIds: string[]; recipeIds: string[] }> {
  await addGeneratedTestRecipes(databaseUrl, { count: recipes, seed })
  const database = openDatabase(databaseUrl, { poolSize: 1 })
  try {
    const home = await addHome(larder, databaseUrl, database)
    const own = await database.sql<{ id: string; name: string }[]>`
      update recipes
      set created_by = ${home.userIds[0]!}, visibility = 'household', household_id = ${home.householdId}, shown_at = now()
      where id like ${`fill-${seed}-%`} returning id, name`
    const firstDay = addDays(calendarDateOf(new Date()), -Math.floor(days / 2))
    const meals = Array.from({ length: days * standardSlotIds.length }, (_, at) => {
      const { id, name } = own[(at * 7) % own.length]!
      return planChanges.addMeal({
        date: addDays(firstDay, Math.floor(at / standardSlotIds.length)),
        slotId: standardSlotIds[at % standardSlotIds.length]!,
        dish: { kind: 'recipe', recipeId: id, name },
        servings: home.userIds.length,
        eaterIds: null,
        comment: '',
      })
    })
    for (let first = 0; first < meals.length; first += maxChangesPerCall)
      await sendMeals(larder.url, home, meals.slice(first, first + maxChangesPerCall))
    return {
      ...home,
      mealIds: meals.map(({ documentId }) => documentId),
      recipeIds: own.map(({ id }) => id),
    }
  } finally {
    await database.close()
  }
}

/** Sends changes of a plan as the first member of a household. */
export async function sendMeals(
  url: string,
  { householdId, cookies }: Home,
  operations: readonly MealPlanOperation[],
): Promise<void> {
  const answer = await fetch(`${url}/rpc/mealPlanner.sync`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookies[0]! },
    body: JSON.stringify({ householdId, operations }),
  })
  const text = await answer.text()
  if (!answer.ok || !text.includes('"refused":[]'))
    throw new Error(`mealPlanner.sync answered ${answer.status}: ${text.slice(0, 1_000)}`)
}
