import type { Page } from 'playwright-core'
import { addDays } from '#shared/mealPlan/calendarDates.ts'
import { type Place, type SignedIn, signedInAt } from '../accounts/signedIn.ts'
import type { prepareBrowser } from './browserTest.ts'
import { visit } from './browserTest.ts'
import { joinHousehold, networkIsAway } from './groceryPages.ts'

type Open = ReturnType<typeof prepareBrowser>['open']

export interface Planner extends SignedIn {
  page: Page
}

/** A day of a week that no test of other days touches. */
export const monday = '2026-11-30'
export const dayOfPlan = (days: number) => addDays(monday, days)

/** Somebody signed in, with the plan of a week before them. */
export async function openPlanner(
  open: Open,
  larder: Place,
  options: Parameters<Open>[0] & { name?: string } = {},
  expected?: RegExp,
): Promise<Planner> {
  const { name = 'Ada', ...contextOptions } = options
  const planner = await signedInAt(larder, name)
  const page = await open(contextOptions, expected)
  await page.context().addCookies([planner.cookie])
  await visit(page, `${larder.url}/meal-planner?date=${monday}`)
  return { ...planner, page }
}

/** The slot of a day, by their names in the address of the cell. */
export const cellOf = (page: Page, day: number, slotId: string) =>
  page.locator(`[data-place="${dayOfPlan(day)} ${slotId}"]`)

export const mealOf = (page: Page, name: string | RegExp) =>
  page.locator('button[id^="meal-"]').filter({ hasText: name })

/** Opens the dialog that adds a meal to a slot of a day. */
export async function openAdding(page: Page, day: number, slotId: string): Promise<void> {
  await cellOf(page, day, slotId).getByRole('button', { name: 'Add a meal' }).click()
  await page.getByRole('dialog').waitFor()
}

export async function addNote(page: Page, day: number, slotId: string, text: string): Promise<void> {
  await openAdding(page, day, slotId)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Note', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Note' }).fill(text)
  await dialog.getByRole('button', { name: 'Plan it' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Plans the first recipe that is found. */
export async function addRecipe(page: Page, day: number, slotId: string, query: string): Promise<void> {
  await openAdding(page, day, slotId)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(query)
  await dialog
    .getByRole('button', { name: new RegExp(query, 'i') })
    .first()
    .click()
  await dialog.waitFor({ state: 'detached' })
}

/** Every meal that is shown: where it stands, and its first line. */
export async function shownMeals(page: Page): Promise<string[]> {
  return await page.locator('button[id^="meal-"]').evaluateAll((cards) =>
    cards.map((card) => {
      const place = card.closest('[data-place]')?.getAttribute('data-place')
      return `${place}: ${(card as HTMLElement).innerText.split('\n')[0]!.trim()}`
    }),
  )
}

/** Anna with soup on Monday, and Mia, a member of her household, who sees it. `expected`: complaints of Mia's browser. */
export async function openPlanOfTwo(
  open: Open,
  larder: Place & { databaseUrl: string },
  expected: RegExp,
): Promise<{ anna: Planner; page: Page }> {
  const anna = await openPlanner(open, larder, { name: 'Anna' }, networkIsAway)
  const mia = await signedInAt(larder, 'Mia')
  await joinHousehold(larder.databaseUrl, anna, mia)
  await addNote(anna.page, 0, 'dinner', 'Soup')
  const page = await open({}, expected)
  await page.context().addCookies([mia.cookie])
  await visit(page, `${larder.url}/meal-planner?date=${monday}`)
  await mealOf(page, 'Soup').waitFor()
  return { anna, page }
}
