import { expect, test } from 'vitest'
import { createMealPlanOperations } from '#shared/mealPlan/operations.ts'
import { HybridClock } from '#shared/replication/clock.ts'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { chip } from '../../support/browser/groceryPages.ts'
import { monday, shownMeals } from '../../support/browser/plannerPages.ts'
import { note } from '../../support/planner/mealPlans.ts'
import { callAt } from '../../support/process/callAt.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder()

test('the weeks of a long plan are shown one after the other without another call', async () => {
  const ada = await signedInAt(larder, 'Ada')
  const make = createMealPlanOperations(new HybridClock('test'), Date.now)
  // Twenty weeks with a meal each, too long to be sent whole with the page.
  const operations = Array.from({ length: 20 }, (_, week) =>
    Array.from({ length: 5 }, () =>
      make.addMeal({ ...note(`Meal of week ${week}`, week * 7), comment: 'x'.repeat(500) }),
    ),
  ).flat()
  await callAt(larder, ada, 'mealPlanner.sync', { householdId: ada.householdId, operations })
  const page = await open({})
  await page.context().addCookies([ada.cookie])
  await visit(page, `${larder.url}/meal-planner?date=${monday}`)
  await chip(page, 'Saved').waitFor()
  await page.evaluate(() => performance.clearResourceTimings())
  const mealsOfWeek = async () => (await shownMeals(page)).map((meal) => meal.split(': ')[1])
  for (let week = 0; week < 4; week += 1) {
    await expect.poll(mealsOfWeek).toEqual(Array(5).fill(`Meal of week ${week}`))
    await page.getByRole('button', { name: 'Later', exact: true }).click()
  }
  const calls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/rpc/')),
  )
  expect(calls).toEqual([])
})
