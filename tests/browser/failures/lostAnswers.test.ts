import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inspectEverywhere, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { joinByLink, prepareCooks, press, told } from '../../support/browser/householdPages.ts'
import { answerIsLost, loseAnswers } from '../../support/browser/loseAnswers.ts'
import { routeFirst } from '../../support/browser/routeFirst.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })
const cookOf = prepareCooks(open, larder)
const openCook = (name: string) => cookOf(name, {}, answerIsLost)

/** The first try and the three retries of the browser. */
const tries = 4
const households = '**/rpc/*households.current*'

async function openGuestDialog(page: Page) {
  await press(page, 'Add somebody without an account')
  const dialog = page.getByRole('dialog')
  return {
    dialog,
    name: dialog.getByRole('textbox', { name: 'Name' }),
    add: dialog.getByRole('button', { name: 'Add', exact: true }),
    save: dialog.getByRole('button', { name: 'Save', exact: true }),
    unreached: dialog.getByRole('alert').getByText('We could not reach Larder.', { exact: false }),
  }
}

test('a guest whose answers are lost is added once after two presses', async () => {
  const { page } = await openCook('Ada')
  const { dialog, name, add, unreached } = await openGuestDialog(page)
  await name.fill('Tim')
  await page.route(households, (route) => route.abort('connectionreset'))
  await loseAnswers(page, 'households.addGuest', tries)
  await add.click()
  await unreached.waitFor()
  await page.unroute(households)
  await add.click()
  await dialog.waitFor({ state: 'detached' })
  expect(await page.getByRole('heading', { name: 'Tim', exact: true }).count()).toBe(1)
})

test('a guest who is added or edited is shown as saved when only the answer is lost', async () => {
  const { page } = await openCook('Ada')
  const { dialog, name, add, save } = await openGuestDialog(page)
  await name.fill('Tim')
  await loseAnswers(page, 'households.addGuest', tries)
  await add.click()
  await dialog.waitFor({ state: 'detached' })
  await press(page, 'Edit Tim')
  await name.fill('Tom')
  await loseAnswers(page, 'households.saveGuest', tries)
  await save.click()
  await dialog.waitFor({ state: 'detached' })
  expect(await page.getByRole('heading', { name: 'Tom', exact: true }).count()).toBe(1)
})

test('a guest changed twice without an answer shows the saved version, and the next press saves', async () => {
  const { page } = await openCook('Ada')
  const { dialog, name, add, save, unreached } = await openGuestDialog(page)
  await page.route(households, (route) => route.abort('connectionreset'))
  for (const typed of ['Tim', 'Tom']) {
    await name.fill(typed)
    await loseAnswers(page, 'households.addGuest', tries)
    await add.click()
    // The error of the press before.
    await unreached.waitFor({ state: 'detached' })
    await unreached.waitFor()
  }
  await page.unroute(households)
  await name.fill('Kim')
  await add.click()
  await dialog.getByRole('alert').getByText('Somebody else saved this meanwhile', { exact: false }).waitFor()
  await dialog.getByText('Tom', { exact: true }).waitFor()
  await save.click()
  await dialog.waitFor({ state: 'detached' })
  expect(await page.getByRole('heading', { name: 'Kim', exact: true }).count()).toBe(1)
})

test('a join by link whose answer is lost leads into the household, and the link says so later', async () => {
  const [ada, ben] = [await openCook('Ada'), await openCook('Ben')]
  await press(ada.page, 'Make a link')
  const link = await ada.page.getByRole('textbox', { name: 'Invitation link' }).inputValue()
  await visit(ben.page, link)
  await loseAnswers(ben.page, 'households.joinByLink')
  await ben.page.getByRole('button', { name: /^Join / }).click()
  await ben.page.getByRole('heading', { name: 'Your household', level: 1 }).waitFor()
  await visit(ben.page, link)
  await ben.page.getByText("You belong to Ada's kitchen already.").waitFor()
  await inspectEverywhere(ben.page, 'join-already-in')
})

test('leaving a household whose answer is lost is reported as done', async () => {
  const [ada, ben] = [await openCook('Ada'), await openCook('Ben')]
  await joinByLink(ada, ben)
  await visit(ben.page, larder.at('/household'))
  await press(ben.page, 'Leave this household')
  await loseAnswers(ben.page, 'households.leave')
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Leave this household' }).click()
  await told(ben.page, "You have left Ada's kitchen.")
  expect(await ben.page.getByRole('alert').count()).toBe(0)
})

test('a recipe edit and settings whose answers are lost are saved by a second press, without a conflict', async () => {
  const ada = await openCook('Ada')
  const { page } = ada
  const recipeId = await addRecipeAt(larder, ada)
  await visit(page, larder.at(`/edit-blog-recipe/${recipeId}`))
  await page.getByLabel('Title').fill('Mint soup')
  for (const [procedure, saved] of [
    ['recipes.edit', 'Saved.'],
    ['preferences.save', 'Your settings are saved.'],
  ] as const) {
    if (procedure === 'preferences.save') {
      await visit(page, larder.at('/user-settings'))
      await page.getByLabel('Female').check()
    }
    await loseAnswers(page, procedure)
    const save = page.getByRole('button', { name: 'Save', exact: true })
    const lost = page.waitForEvent('requestfailed')
    await save.click()
    await lost
    await page.getByRole('alert').first().waitFor()
    await save.click()
    await page.getByText(saved, { exact: false }).first().waitFor()
    expect(await page.getByText('Two versions').count()).toBe(0)
  }
})

test('a recipe deletion whose answer is lost is reported as done', async () => {
  const ada = await openCook('Ada')
  const { page } = ada
  const recipeId = await addRecipeAt(larder, ada)
  await visit(page, larder.at(`/edit-blog-recipe/${recipeId}`))
  await loseAnswers(page, 'recipes.remove')
  await press(page, 'Delete this recipe')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click()
  await page.waitForURL(larder.at('/'))
  await page.getByText('“Pea soup” is deleted.').first().waitFor()
})

test('an account is not reported as deleted when the call was lost and another device ended the session', async () => {
  const { page, email, userId } = await openCook('Ada')
  await visit(page, larder.at('/account'))
  await press(page, 'Delete my account')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Type your email to confirm').fill(email)
  // The call never reaches Larder, and another device ends the session meanwhile.
  await routeFirst(page, '**/rpc/auth.deleteAccount*', (route) => route.abort('connectionreset'))
  await larder.execute(`delete from sessions where user_id = '${userId}'`)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await dialog.getByRole('alert').getByText('We could not reach Larder.', { exact: false }).waitFor()
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await page.waitForURL(larder.at('/login?next=%2Faccount&done=session'))
  expect(await page.getByText('Your account is deleted.').count()).toBe(0)
  expect(await larder.execute(`select from users where id = '${userId}'`)).toHaveLength(1)
})

test('an account deletion whose answer is lost is reported as done, and leaves nothing in the browser', async () => {
  const { page, email } = await openCook('Ada')
  await visit(page, larder.at('/grocery'))
  await page.getByRole('combobox', { name: 'Item' }).fill('Milk')
  await page.getByRole('button', { name: 'Add', exact: true }).first().click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await visit(page, larder.at('/account'))
  await press(page, 'Delete my account')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Type your email to confirm').fill(email)
  await loseAnswers(page, 'auth.deleteAccount')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('status').getByText('Your account is deleted.').waitFor()
  await inspectEverywhere(page, 'account-deleted')
  const left = await page.evaluate(async () => ({
    keys: Object.keys(localStorage).filter((key) => key === 'userid' || key.startsWith('larder.')),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }))
  expect(left).toEqual({ keys: [], databases: [] })
})
