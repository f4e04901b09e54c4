import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type SignedIn, signedInAt } from '../../support/accounts/signedIn.ts'
import { inspectEverywhere, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { addItem, chip } from '../../support/browser/groceryPages.ts'
import { callAt } from '../../support/process/callAt.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { keepRecipes } from '../../support/recipes/keptRecipes.ts'

const { open } = prepareBrowser({ isCold: true })
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000', SMS_WEBHOOK_URL: 'http://127.0.0.1:3/send' })

const main = (page: Page) => page.getByRole('main')
const tryAgain = (page: Page) => main(page).getByRole('button', { name: 'Try again' })

async function openSignedIn(who: SignedIn): Promise<Page> {
  const page = await open({}, /Failed to load resource|net::ERR_FAILED/)
  await page.context().addCookies([who.cookie])
  return page
}

/** Answers every call of a procedure with 503 from now on. */
async function failing(page: Page, procedure: string) {
  const isCall = (url: URL) =>
    url.pathname.startsWith('/rpc/') && url.pathname.slice(5).split(',').includes(procedure)
  await page.route(isCall, (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }))
  return { repair: () => page.unroute(isCall) }
}

/** Opens the list. Returns the id of its first recipe, and a function that opens it while its rating cannot be loaded. */
async function openList(who: SignedIn) {
  const page = await openSignedIn(who)
  await visit(page, larder.at('/recipes'))
  const link = main(page).locator('a[href^="/recipe/"]').first()
  const recipeId = ((await link.getAttribute('href')) ?? '').replace('/recipe/', '')
  async function openWithoutRating() {
    const call = await failing(page, 'ratings.mine')
    await link.click()
    await main(page).getByText('Your rating could not be read.').waitFor()
    return call
  }
  return { page, recipeId, openWithoutRating }
}

describe('the member’s own rating that cannot be loaded', () => {
  test('the member’s own rating that cannot be loaded is shown as unknown, locks the tried status, and can be tried again', async () => {
    const ada = await signedInAt(larder)
    const { page, recipeId, openWithoutRating } = await openList(ada)
    await callAt(larder, ada, 'ratings.rate', { recipeId, stars: 4 })
    await callAt(larder, ada, 'ratings.markTried', { recipeId, hasTried: true })
    const call = await openWithoutRating()
    const submit = page.getByRole('button', { name: 'Submit Tried Status' })
    expect(await submit.isDisabled()).toBe(true)
    await inspectEverywhere(page, 'rating-unknown')
    await call.repair()
    await tryAgain(page).click()
    await expect.poll(() => page.getByRole('checkbox', { name: 'Have you tried' }).isChecked()).toBe(true)
    expect(await page.locator('svg[data-filled=true]').count()).toBe(4)
    expect(await submit.isDisabled()).toBe(false)
  })

  test('the member’s own rating that cannot be loaded shows the stars that are given meanwhile', async () => {
    const { page, openWithoutRating } = await openList(await signedInAt(larder))
    await openWithoutRating()
    await page.getByRole('button', { name: '3 stars' }).click()
    await page.getByText('Thank you. You gave it 3 stars.').waitFor()
    expect(await page.locator('svg[data-filled=true]').count()).toBe(3)
  })
})

describe('a phone number', () => {
  test('a phone number that cannot be loaded is not shown as missing, and can be tried again', async () => {
    const ada = await signedInAt(larder)
    await larder.execute(
      `insert into phones (user_id, phone_number) values ('${ada.userId}', '+447700900199')`,
    )
    const page = await openSignedIn(ada)
    await visit(page, larder.at('/grocery'))
    await addItem(page, 'Milk')
    await chip(page, 'Saved').waitFor()
    await visit(page, larder.at('/faq'))
    const call = await failing(page, 'sms.phone')
    await page.locator('header a[href="/grocery"]').first().click()
    const send = page.getByRole('button', { name: 'Send To Store' })
    await send.waitFor()
    await main(page).getByText('Your phone number could not be read.').waitFor()
    expect(await page.getByText('Please enter and confirm a phone number first.').count()).toBe(0)
    expect(await page.getByRole('textbox', { name: 'Phone number' }).count()).toBe(0)
    expect(await send.isDisabled()).toBe(true)
    await inspectEverywhere(page, 'sms-number-unknown')
    await call.repair()
    await tryAgain(page).click()
    await main(page).getByText('+447700900199', { exact: false }).waitFor()
    await expect.poll(() => send.isDisabled()).toBe(false)
  })
})

describe('an invitation', () => {
  test('an invitation that cannot be loaded is not shown as closed, and can be tried again', async () => {
    const ada = await signedInAt(larder, 'Ada')
    const ben = await signedInAt(larder, 'Ben')
    const owner = await openSignedIn(ada)
    await visit(owner, larder.at('/household'))
    await owner.getByRole('button', { name: 'Make a link' }).click()
    const link = await owner.getByRole('textbox', { name: 'Invitation link' }).inputValue()
    const page = await openSignedIn(ben)
    const call = await failing(page, 'households.invitation')
    await visit(page, larder.at('/faq'))
    await page.evaluate((path) => {
      window.history.pushState({}, '', path)
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, new URL(link).pathname)
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
    expect(await page.getByText('This door is closed').count()).toBe(0)
    await inspectEverywhere(page, 'join-failed')
    await call.repair()
    await main(page).getByRole('link', { name: 'Try again' }).click()
    await main(page).getByText("Ada invites you to Ada's kitchen.").waitFor()
  })
})

describe('the deletion of an account', () => {
  test('the deletion of an account whose consequences cannot be loaded shows no form, and can be tried again', async () => {
    const ada = await signedInAt(larder, 'Ada')
    await keepRecipes(larder.db, { id: 'failed-plan', name: 'Pea soup', createdBy: ada.userId })
    const page = await openSignedIn(ada)
    await visit(page, larder.at('/account'))
    const call = await failing(page, 'auth.planDeletion')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete my account' })
    await dialog.getByRole('alert').waitFor()
    expect(await dialog.getByLabel('Type your email to confirm').count()).toBe(0)
    await inspectEverywhere(page, 'delete-account-failed', { fullPage: false })
    await call.repair()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await dialog.getByRole('group', { name: 'The recipe you saved' }).waitFor()
    await dialog.getByLabel('Type your email to confirm').waitFor()
  })
})
