import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { feedbackTable } from '#server/features/feedback/table.ts'
import { signedInAt } from '../support/accounts/signedIn.ts'
import { desk, inspect, phone, prepareBrowser, visit } from '../support/browser/browserTest.ts'
import { prepareLarder } from '../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder()

const description = (page: Page) => page.getByRole('textbox', { name: 'Description' })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Feedback' })
const thanks = (page: Page) =>
  page.getByRole('status').getByText('Thank you for your feedback! We truly appreciate your input.')

/** The type of the stored feedback with these words, and whether a member sent it; one entry for each row. */
async function kept(words: string) {
  const rows = await larder.db.select().from(feedbackTable)
  return rows
    .filter((row) => row.description === words)
    .map(({ type, userId }) => ({ type, isKnown: userId !== null }))
}

describe.each([
  ['phone', phone],
  ['desk', desk],
])('on a %s', (device, viewport) => {
  test('a visitor without an account sends feedback', async () => {
    const words = `The aisles are in a strange order, ${device}.`
    const page = await open({ viewport })
    await visit(page, `${larder.url}/feedback`)
    expect(await submit(page).isDisabled()).toBe(true)
    await page.getByRole('radio', { name: 'Bug Report' }).check()
    await description(page).fill('   ')
    expect(await submit(page).isDisabled()).toBe(true)
    await description(page).fill(words)
    await submit(page).click()
    await thanks(page).waitFor()
    expect(await description(page).inputValue()).toBe('')
    await inspect(page, 'feedback')
    expect(await kept(words)).toEqual([{ type: 'bug', isKnown: false }])
  })
})

test('the button says Submitting... while feedback is sent, and the thanks appear once', async () => {
  const words = 'Sent by a slow network.'
  const page = await open({})
  await visit(page, `${larder.url}/feedback`)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/rpc/feedback.submit*', async (route) => {
    await held
    await route.continue()
  })
  await description(page).fill(words)
  await submit(page).click()
  const busy = page.getByRole('button', { name: 'Submitting...' })
  await busy.waitFor()
  expect([await busy.isDisabled(), await thanks(page).count()]).toEqual([true, 0])
  await busy.click({ force: true })
  letGo()
  await thanks(page).waitFor()
  expect(await description(page).inputValue()).toBe('')
  expect(await kept(words)).toHaveLength(1)
})

test('a member reaches the form from the footer, sends it by keyboard, and is stored as the sender', async () => {
  const page = await open({})
  await page.context().addCookies([(await signedInAt(larder)).cookie])
  await visit(page, `${larder.url}/household`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Share Feedback' }).press('Enter')
  await page.getByRole('heading', { name: 'Share Feedback' }).waitFor()
  await page.getByRole('radio', { name: 'New Feature' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.type('More soups.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await thanks(page).waitFor()
  expect(await kept('More soups.')).toEqual([{ type: 'improvement', isKnown: true }])
})

test('feedback that could not be sent stays in the form, and a second try stores it once', async () => {
  const words = 'Written in a tunnel.'
  const page = await open({}, /Failed to load resource/)
  await visit(page, `${larder.url}/feedback`)
  await description(page).fill(words)
  // The feedback arrives, but its answer is lost.
  await page.route('**/rpc/feedback.submit*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await submit(page).click()
  const alert = page.getByRole('alert')
  await alert
    .getByText('There was an error submitting your feedback. Please try again.', { exact: true })
    .waitFor()
  await expect.poll(() => description(page).inputValue()).toBe(words)
  await page.unroute('**/rpc/feedback.submit*')
  await submit(page).click()
  await thanks(page).waitFor()
  expect(await kept(words)).toEqual([{ type: 'feature', isKnown: false }])
})
