import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { desk, inspect, phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { dayOfPlan, openAdding, openPlanner } from '../../support/browser/plannerPages.ts'
import { addGuestAt } from '../../support/households/addGuestAt.ts'
import { demandsFor, mealToPlan } from '../../support/planner/weekPlans.ts'
import { callAt } from '../../support/process/callAt.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser({ isCold: true })
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

test.each([phone, desk])(
  'on $width pixels a recipe for a slot is asked for with those who usually eat then, their servings, and the time of that weekday',
  async (viewport) => {
    const planner = await openPlanner(open, larder, { viewport })
    const { page, householdId, userId } = planner
    await addGuestAt(larder, planner, 'Cilla', { allergens: ['gluten'] })
    await addGuestAt(larder, planner, 'Dan', { allergens: ['fish'] })
    const demands = demandsFor([mealToPlan(1, { eaterIds: [userId], maxMinutes: 40 })], {
      mayUsePublicRecipes: false,
      mayWriteRecipes: false,
    })
    const plan = { weekPlanId: randomUUID(), householdId, demands, keeps: null }
    await callAt(larder, planner, 'weekPlanner.start', plan)
    await visit(page, `${larder.url}/meal-planner?date=${dayOfPlan(1)}`)
    await page.getByRole('button', { name: 'Meals of the day' }).click()
    const usual = page.getByRole('group', { name: 'Who usually eats then: Dinner' })
    await usual.getByRole('checkbox', { name: 'Cilla' }).uncheck()
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()

    await openAdding(page, 1, 'dinner')
    const link = page.getByRole('link', { name: 'Generate a recipe for this meal' })
    await expect.poll(() => link.getAttribute('href')).toContain('cookingTime=30+minutes')
    await link.click()
    await page.waitForURL(/\/generate\?/)
    await page.locator('html[data-hydrated]').waitFor()
    for (const [answer, isGiven] of [
      ['No restrictions', false],
      ['Chicken', false],
      ['Dinner', true],
      ['30 minutes', true],
      ['Beginner', false],
    ] as const) {
      const radio = page.getByRole('radio', { name: answer, exact: true })
      await radio.waitFor()
      expect(await radio.isChecked(), answer).toBe(isGiven)
      await radio.check()
      await page.getByRole('button', { name: 'Next' }).click()
    }
    await page.getByRole('radio', { name: 'Italian', exact: true }).check()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText('Dan: allergic to fish').waitFor()
    const summary = await page.locator('dl').innerText()
    expect(summary).toContain('2 servings')
    expect(summary).not.toContain('Cilla')
    await inspect(page, 'generate-for-slot')

    const asked = page.waitForRequest('**/rpc/generation.generate*')
    await page.getByRole('button', { name: 'Generate Recipe' }).click()
    expect((await asked).postData()).toContain('"servings":2')
    await page.getByRole('button', { name: 'Plan it for Dinner, Tuesday, December 1' }).waitFor()
  },
)
