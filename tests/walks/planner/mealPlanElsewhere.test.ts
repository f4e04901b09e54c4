import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { chip, networkIsAway, removeMember } from '../../support/browser/groceryPages.ts'
import {
  addNote,
  cellOf,
  mealOf,
  monday,
  openPlanOfTwo,
  shownMeals,
} from '../../support/browser/plannerPages.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser({ isCold: true })
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })
const expected = new RegExp(`${networkIsAway.source}|status of 404`)

const openSharedPlan = () => openPlanOfTwo(open, larder, expected)

test('a removed member is offered the meals that were added offline, and told that other changes were dropped', async () => {
  const { anna, page } = await openSharedPlan()
  // The files of the dialogs are here before the network is away.
  await addNote(page, 1, 'lunch', 'Salad')
  await mealOf(page, 'Salad').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await chip(page, 'Saved').waitFor()
  await page.context().setOffline(true)
  await chip(page, 'Offline').waitFor()
  await addNote(page, 2, 'lunch', 'Pancakes')
  await addNote(page, 3, 'dinner', 'Stew')
  await mealOf(page, 'Soup').click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Comment' }).fill('With bread')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await chip(page, 'Offline, 3 changes waiting').waitFor()
  await removeMember(anna.page, larder.url, 'Mia')
  await page.context().setOffline(false)

  await page.getByText('You are no longer in that household. This is the plan of your own.').waitFor()
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'These entries were for a household that you are no longer in' })
  await notice.waitFor()
  expect(await notice.innerText()).toContain(': Pancakes, Stew.')
  expect(await notice.innerText()).toContain('1 other change')
  expect(await notice.innerText()).not.toContain('Soup')
  expect(await shownMeals(page)).toEqual([])
  await expectAccessible(page, 'unsent meals')
  await page.getByRole('button', { name: 'Put them on this plan' }).press('Enter')
  await page.getByRole('status').getByText('2 entries are on the plan.').waitFor()
  await cellOf(page, 2, 'lunch').getByText('Pancakes').waitFor()
  await cellOf(page, 3, 'dinner').getByText('Stew').waitFor()
  await chip(page, 'Saved').waitFor()
  await visit(page, `${larder.url}/meal-planner?date=${monday}`)
  await expect.poll(() => shownMeals(page)).toHaveLength(2)
  expect(await notice.count()).toBe(0)
})

test('the dialog of a meal that somebody else deletes stays open, says so, and puts the meal back with the typed comment', async () => {
  const { anna, page } = await openSharedPlan()
  await mealOf(page, 'Soup').click()
  const dialog = page.getByRole('dialog', { name: 'Soup' })
  const comment = dialog.getByRole('textbox', { name: 'Comment' })
  await comment.pressSequentially('Grandma brings bre')
  await mealOf(anna.page, 'Soup').click()
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.getByRole('alert').getByText('Soup was deleted meanwhile.', { exact: false }).waitFor()
  // The typing goes on where it was.
  await page.keyboard.type('ad')
  expect(await comment.inputValue()).toBe('Grandma brings bread')
  expect(await dialog.getByRole('button', { name: 'Delete', exact: true }).count()).toBe(0)
  await expectAccessible(page, 'deleted meal')
  await dialog.getByRole('button', { name: 'Put it back' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('status').getByText('Soup is planned', { exact: false }).waitFor()
  await cellOf(anna.page, 0, 'dinner').getByText('Soup').waitFor()
  await mealOf(anna.page, 'Soup').click()
  await expect
    .poll(() => anna.page.getByRole('dialog').getByRole('textbox', { name: 'Comment' }).inputValue())
    .toBe('Grandma brings bread')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => shownMeals(page)).toEqual([])
})

test('the dialog of a meal that somebody else deletes can be closed without putting the meal back', async () => {
  const { anna, page } = await openSharedPlan()
  await mealOf(page, 'Soup').click()
  const dialog = page.getByRole('dialog', { name: 'Soup' })
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('With bread')
  await mealOf(anna.page, 'Soup').click()
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.getByRole('alert').waitFor()
  // The meal comes back while the dialog is open: it is an ordinary meal again.
  await anna.page.getByRole('button', { name: 'Undo', exact: true }).click()
  await dialog.getByRole('alert').waitFor({ state: 'detached' })
  await mealOf(anna.page, 'Soup').click()
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.getByRole('alert').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await shownMeals(page)).toEqual([])
  await chip(page, 'Saved').waitFor()
  expect(await shownMeals(anna.page)).toEqual([])
})

/** Saves this comment of the soup. */
async function saveComment(page: Page, text: string): Promise<void> {
  await mealOf(page, 'Soup').click()
  const dialog = page.getByRole('dialog', { name: 'Soup' })
  await dialog.getByRole('textbox', { name: 'Comment' }).fill(text)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

describe('a comment that somebody else saves while the dialog of the meal is open', () => {
  test('a comment that somebody else saves is shown beside the typed one, and is replaced only if the person chooses so', async () => {
    const { anna, page } = await openSharedPlan()
    await mealOf(page, 'Soup').click()
    const dialog = page.getByRole('dialog', { name: 'Soup' })
    const comment = dialog.getByRole('textbox', { name: 'Comment' })
    await comment.fill('With bread')
    await saveComment(anna.page, 'Without salt')
    const theirs = dialog.getByRole('region', { name: 'Saved meanwhile' })
    await theirs.getByText('Without salt').waitFor()
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(() => theirs.evaluate((part) => part === document.activeElement)).toBe(true)
    expect(await comment.inputValue()).toBe('With bread')
    await mealOf(anna.page, 'Without salt').waitFor()
    await expectAccessible(page, 'comment conflict')
    // The typed comment and what it was typed over stay over a reload.
    await visit(page, `${larder.url}/meal-planner?date=${monday}`)
    await mealOf(page, 'Soup').click()
    await theirs.getByText('Without salt').waitFor()
    expect(await comment.inputValue()).toBe('With bread')
    await theirs.getByRole('button', { name: 'Take what was saved meanwhile' }).click()
    await theirs.waitFor({ state: 'detached' })
    expect(await comment.inputValue()).toBe('Without salt')

    await comment.fill('With croutons')
    await saveComment(anna.page, 'Without pepper')
    await theirs.getByRole('button', { name: 'Save what stands here' }).click()
    await dialog.waitFor({ state: 'detached' })
    await mealOf(anna.page, 'With croutons').waitFor()
  })

  test('stays when the dialog saves something else of the meal', async () => {
    const { anna, page } = await openSharedPlan()
    await mealOf(page, 'Soup').click()
    const dialog = page.getByRole('dialog', { name: 'Soup' })
    const comment = dialog.getByRole('textbox', { name: 'Comment' })
    await saveComment(anna.page, 'Without salt')
    await expect.poll(() => comment.inputValue()).toBe('Without salt')
    await dialog.getByRole('button', { name: 'Cooked' }).click()
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await chip(page, 'Saved').waitFor()
    await mealOf(anna.page, 'Without salt').waitFor()
    await mealOf(page, 'Without salt').waitFor()
  })

  test('stays beside a comment that was saved without a network, until somebody chooses', async () => {
    const { anna, page } = await openSharedPlan()
    await saveComment(page, 'Hot')
    await mealOf(anna.page, 'Hot').waitFor()
    await page.context().setOffline(true)
    await chip(page, 'Offline').waitFor()
    await saveComment(page, 'With bread')
    await chip(page, 'Offline, 1 change waiting').waitFor()
    await saveComment(anna.page, 'Without salt')
    await chip(anna.page, 'Saved').waitFor()
    await page.context().setOffline(false)
    await chip(page, 'Saved').waitFor()
    for (const shown of [anna.page, page])
      await mealOf(shown, 'With bread').filter({ hasText: 'Without salt' }).waitFor()

    // What has nothing to do with the comment is saved without a choice, and loses none.
    await mealOf(anna.page, 'Soup').click()
    const hers = anna.page.getByRole('dialog', { name: 'Soup' })
    await hers.getByRole('region', { name: 'Saved meanwhile' }).waitFor()
    await hers.getByRole('button', { name: 'Cooked' }).click()
    await hers.getByRole('button', { name: 'Save', exact: true }).click()
    await mealOf(page, 'Cooked')
      .filter({ hasText: 'Without salt' })
      .filter({ hasText: 'With bread' })
      .waitFor()

    await mealOf(page, 'Soup').click()
    const dialog = page.getByRole('dialog', { name: 'Soup' })
    const comment = dialog.getByRole('textbox', { name: 'Comment' })
    const theirs = dialog.getByRole('region', { name: 'Saved meanwhile' })
    const both = [
      await comment.inputValue(),
      (await theirs.innerText()).includes('With bread') ? 'With bread' : 'Without salt',
    ]
    expect(both.toSorted()).toEqual(['With bread', 'Without salt'])
    await theirs.getByRole('button', { name: 'Take what was saved meanwhile' }).click()
    await theirs.waitFor({ state: 'detached' })
    expect(await comment.inputValue()).toBe(both[1])
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    for (const shown of [anna.page, page])
      await expect.poll(() => mealOf(shown, 'Soup').innerText()).not.toContain(both[0])
    await mealOf(anna.page, both[1]!).waitFor()
  })
})
