import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fillIn, prepareLarderWithMail } from '../../support/accounts/accounts.ts'
import { prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { startRefusingProxy } from '../../support/browser/refusingProxy.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser()
const { addMember, at, cookieOf, visitAs } = prepareLarderWithMail()

/** Past the 15 seconds of a call. */
const tooLongMs = 16_000
const unreachable = 'We could not reach Larder. Please check your connection and try again.'

/** Leaves all calls of these addresses without an answer; resolves once the page has made one. */
async function leaveUnanswered(page: Page, addresses: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    page.route(addresses, () => resolve()).catch(reject)
  })
}

test('a form whose call is never answered says so, and keeps what was typed', async () => {
  const page = await open({}, /ERR_ABORTED|Failed to load/)
  await page.clock.install()
  await visitAs(page, '/account', await addMember())
  const asked = leaveUnanswered(page, '**/rpc/auth.changeName*')
  await fillIn(page, { Name: 'Ada B.' }, 'Save name')
  await asked
  await page.clock.fastForward(tooLongMs)
  await expect.poll(() => page.getByRole('alert').allTextContents()).toEqual([unreachable])
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ada B.')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Save name' }).click()
  await page.getByText('Your name is saved.').waitFor()
})

test('a page whose calls are never answered offers to try again', async () => {
  const page = await open({}, /ERR_ABORTED|Failed to load/)
  await page.clock.install()
  await visit(page, at('/faq'))
  const asked = leaveUnanswered(page, '**/rpc/recipes.*')
  await page.getByRole('link', { name: 'Recipes', exact: true }).first().click()
  await asked
  await page.clock.fastForward(tooLongMs)
  const again = page.getByRole('link', { name: 'Try again' })
  await again.waitFor()
  await page.unrouteAll()
  await again.click()
  await page.locator('main a[href^="/recipe/"]').first().waitFor()
  expect(await again.count()).toBe(0)
})

test.each([
  ['a rating', 'ratings.rate', '4 stars'],
  ['a tried status', 'ratings.markTried', 'Submit Tried Status'],
])(
  '%s that is never answered is reported within three seconds after the timeout',
  async (_what, procedure, button) => {
    const page = await open({}, /ERR_ABORTED|Failed to load/)
    await page.clock.install()
    const member = await addMember()
    const recipeId = await addRecipeAt({ url: at('') }, { cookie: await cookieOf(member) } as never)
    await visitAs(page, `/recipe/${recipeId}`, member)
    const asked = leaveUnanswered(page, `**/rpc/${procedure}*`)
    await page.route('**/rpc/ratings.mine*', () => {})
    await page.getByRole('button', { name: button }).click()
    await asked
    await page.clock.fastForward(tooLongMs)
    await page.clock.runFor(3_000)
    await expect.poll(() => page.getByRole('alert').allTextContents()).toEqual([unreachable])
  },
)

test('a form whose answer begins and then pauses is sent once, and says that Larder was not reached', async () => {
  const proxy = await startRefusingProxy(at(''))
  const page = await open({ serviceWorkers: 'block' }, /ERR_ABORTED|Failed to load|registration blocked/)
  await page.clock.install()
  await visit(page, `${proxy.url}/feedback`)
  await page.getByRole('radio', { name: 'Bug Report' }).check()
  await page.getByRole('textbox', { name: 'Description' }).fill('The lid sticks.')
  const paused = proxy.pauseAnswers(/feedback\.submit/)
  const answered = page.waitForResponse('**/rpc/feedback.submit*')
  await page.getByRole('button', { name: 'Submit Feedback' }).click()
  await answered
  await page.clock.fastForward(tooLongMs)
  await expect.poll(() => page.getByRole('alert').allTextContents()).not.toEqual([])
  await page.clock.fastForward(tooLongMs)
  expect(paused()).toBe(1)
})
