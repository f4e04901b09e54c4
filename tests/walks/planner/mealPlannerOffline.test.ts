import { describe, expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { chip, joinHousehold, networkIsAway } from '../../support/browser/groceryPages.ts'
import {
  addNote,
  cellOf,
  dayOfPlan,
  mealOf,
  monday,
  openPlanner,
  shownMeals,
} from '../../support/browser/plannerPages.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser({ isCold: true })
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

const planner = () => openPlanner(open, larder, {}, networkIsAway)

describe('with others and without a network', () => {
  test('a meal that one member plans appears for the other, and their changes of one meal are both kept', async () => {
    const ada = await planner()
    const ben = await signedInAt(larder, 'Ben')
    await joinHousehold(larder.databaseUrl, ada, ben)
    const there = await open({}, networkIsAway)
    await there.context().addCookies([ben.cookie])
    await visit(there, `${larder.url}/meal-planner?date=${monday}`)
    await addNote(ada.page, 0, 'dinner', 'Stew')
    await mealOf(there, 'Stew').waitFor()
    await ada.page.context().setOffline(true)
    await chip(ada.page, 'Offline').waitFor()
    await mealOf(ada.page, 'Stew').focus()
    await ada.page.keyboard.press('Alt+ArrowRight')
    await mealOf(there, 'Stew').click()
    await there.getByRole('textbox', { name: 'Comment' }).fill('Hot')
    await there.getByRole('button', { name: 'Save', exact: true }).click()
    await ada.page.context().setOffline(false)
    for (const page of [ada.page, there]) {
      await cellOf(page, 1, 'dinner').getByText('Stew').waitFor()
      await mealOf(page, 'Hot').waitFor()
    }
  })

  test('the plan opens and can be changed, over a reload, and is sent once there is a network, whichever page is open', async () => {
    const { page, cookie } = await planner()
    const there = await open({}, networkIsAway)
    await there.context().addCookies([cookie])
    await visit(there, `${larder.url}/meal-planner?date=${monday}`)
    await addNote(there, 0, 'dinner', 'Stew')
    await mealOf(page, 'Stew').waitFor()
    // No dialog was opened on this page before.
    const isKept = () =>
      page.evaluate(async () => {
        if (!(await navigator.serviceWorker.getRegistration())?.active) return false
        const kept = await (await caches.open('larder-meal-planner')).keys()
        const paths = kept.map(({ url }) => new URL(url).pathname)
        return paths.includes('/meal-planner') && paths.some((path) => path.includes('MealDialog'))
      })
    await expect.poll(isKept, { timeout: 15_000 }).toBe(true)
    await page.context().setOffline(true)
    await chip(page, 'Offline').waitFor()
    await page.goto(`${larder.url}/meal-planner?date=${monday}`)
    await page.locator('html[data-hydrated]').waitFor()
    await cellOf(page, 1, 'dinner').getByRole('button', { name: 'Add a meal' }).click()
    await page.getByText('Failed to load recipes.').waitFor()
    expect(await page.getByText('Looking for recipes').count()).toBe(0)
    await page.keyboard.press('Escape')
    await addNote(page, 1, 'dinner', 'Pie')
    await mealOf(page, 'Stew').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await chip(page, 'Offline, 2 changes waiting').waitFor()
    await page.reload()
    await page.locator('html[data-hydrated]').waitFor()
    await expect.poll(() => shownMeals(page)).toEqual([`${dayOfPlan(1)} dinner: Pie`])
    await page.context().setOffline(false)
    await chip(page, 'Saved').waitFor()
    await visit(page, `${larder.url}/meal-planner?date=${monday}`)
    await expect.poll(() => shownMeals(page)).toEqual([`${dayOfPlan(1)} dinner: Pie`])
  })
})
