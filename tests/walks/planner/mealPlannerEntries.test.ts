import { describe, expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import {
  desk,
  expectAccessible,
  lookAt,
  phone,
  prepareBrowser,
  visit,
} from '../../support/browser/browserTest.ts'
import { chip, networkIsAway } from '../../support/browser/groceryPages.ts'
import { cellOf, dayOfPlan, openAdding, openPlanner, shownMeals } from '../../support/browser/plannerPages.ts'
import { goToSummary, summaryPath } from '../../support/browser/wizard.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser({ isCold: true })
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

describe.each([phone, desk])('on a screen of $width pixels', (viewport) => {
  test('a recipe of the list is planned, and taken out again', async () => {
    const page = await open({ viewport }, networkIsAway)
    await page.context().addCookies([(await signedInAt(larder)).cookie])
    await visit(page, `${larder.url}/recipes?query=kimchi`)
    await expectAccessible(page, 'recipes')
    await lookAt(page, `recipes-to-plan-${viewport.width}`)
    await page
      .getByRole('link', { name: /^Add to meal planner Kimchi/ })
      .first()
      .click()
    await page
      .getByRole('status')
      .getByText(/^Choose a day for Kimchi/)
      .waitFor()
    await expectAccessible(page, 'planner')
    await page.getByRole('button', { name: 'Add a meal' }).first().click()
    await page
      .getByRole('status')
      .getByText(/^Kimchi.* is planned/)
      .waitFor()
    expect(await shownMeals(page)).toHaveLength(1)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => shownMeals(page)).toEqual([])
  })

  test('a generated recipe is saved and brought to the planner by one button', async () => {
    const page = await open({ viewport }, networkIsAway)
    await page.context().addCookies([(await signedInAt(larder)).cookie])
    await visit(page, larder.url + summaryPath)
    await page.getByRole('button', { name: 'Generate Recipe' }).click()
    await page.getByRole('button', { name: 'Add to meal planner' }).waitFor()
    await expectAccessible(page, 'generated')
    await lookAt(page, `generated-to-plan-${viewport.width}`)
    await page.getByRole('button', { name: 'Add to meal planner' }).click()
    await page
      .getByRole('status')
      .getByText(/^Choose a day for/)
      .waitFor()
    await page.getByRole('button', { name: 'Add a meal' }).first().click()
    await page.getByRole('status').getByText('is planned').waitFor()
    expect(await shownMeals(page)).toHaveLength(1)
  })

  test('a recipe is generated for a slot of the plan and planned exactly there, once', async () => {
    const { page } = await openPlanner(open, larder, { viewport }, networkIsAway)
    await visit(page, `${larder.url}/meal-planner?date=${dayOfPlan(1)}`)
    await openAdding(page, 1, 'dinner')
    await page.getByRole('link', { name: 'Generate a recipe for this meal' }).click()
    await page.waitForURL(/\/generate\?/)
    expect(new URL(page.url()).searchParams.get('mealType')).toBe('Dinner')
    await page.locator('html[data-hydrated]').waitFor()
    await goToSummary(page)
    await page.getByRole('button', { name: 'Generate Recipe' }).click()
    const plan = page.getByRole('button', { name: 'Plan it for Dinner, Tuesday, December 1' })
    await plan.waitFor()
    await expectAccessible(page, 'generated for a slot')
    await lookAt(page, `generated-for-slot-${viewport.width}`)
    await plan.click()
    await page.getByRole('status').getByText('is planned: Dinner, Tuesday, December 1.').waitFor()
    await cellOf(page, 1, 'dinner').locator('button[id^="meal-"]').waitFor()
    await expectAccessible(page, 'planned')
    await chip(page, 'Saved').waitFor()
    await page.reload()
    await cellOf(page, 1, 'dinner').locator('button[id^="meal-"]').waitFor()
    await chip(page, 'Saved').waitFor()
    expect(await shownMeals(page)).toHaveLength(1)
  })
})

test('a visitor who wants to plan a generated recipe signs in first, and comes to the planner with it', async () => {
  const page = await open({ viewport: phone }, networkIsAway)
  await visit(page, larder.url + summaryPath)
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await page.getByRole('button', { name: 'Add to meal planner' }).click()
  await page.getByRole('heading', { name: /sign in/i }).waitFor()
  await page.context().addCookies([(await signedInAt(larder)).cookie])
  await page.reload()
  await page
    .getByRole('status')
    .getByText(/^Choose a day for/)
    .waitFor()
})
