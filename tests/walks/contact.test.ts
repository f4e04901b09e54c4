import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { feedbackTable } from '#server/features/feedback/table.ts'
import { signedInAt } from '../support/accounts/signedIn.ts'
import { expectAccessible, prepareBrowser, visit } from '../support/browser/browserTest.ts'
import { prepareLarder } from '../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ OUTBOX_PAGE: 'true' })

const email = (page: Page) => page.getByRole('textbox', { name: 'Your email' })
const message = (page: Page) => page.getByRole('textbox', { name: 'Your message' })
const send = (page: Page) => page.getByRole('button', { name: 'Send message' })
const thanks = (page: Page) => page.getByRole('status').getByText('Thank you. Your message has been sent.')

async function kept(words: string) {
  const rows = await larder.db.select().from(feedbackTable)
  return rows
    .filter((row) => row.description === words)
    .map(({ replyTo, userId }) => [replyTo, userId !== null])
}

test('a visitor writes by keyboard alone, sees which fields are missing, and the message is mailed', async () => {
  const page = await open({})
  await visit(page, `${larder.url}/contact`)
  await email(page).focus()
  await page.keyboard.type('nobody')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('alert').count()).toBe(2)
  await expect.poll(() => email(page).evaluate((each) => each === document.activeElement)).toBe(true)
  expect(await email(page).getAttribute('aria-invalid')).toBe('true')
  await expectAccessible(page)
  await email(page).fill('ada@example.com')
  await message(page).fill('Where is the soup?')
  await message(page).press('Tab')
  await page.keyboard.press('Enter')
  await thanks(page).waitFor()
  expect(await message(page).inputValue()).toBe('')
  expect(await kept('Where is the soup?')).toEqual([['ada@example.com', false]])
  await visit(page, `${larder.url}/dev/outbox`)
  await page.getByText('A message from the contact page of Larder').first().waitFor()
})

test('the contact form works without scripts, and keeps what was typed when a field is wrong', async () => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto(`${larder.url}/contact`)
  await email(page).fill('nobody')
  await message(page).fill('Is there bread?')
  await send(page).click()
  expect(await page.getByRole('alert').count()).toBe(1)
  await expect.poll(() => message(page).inputValue()).toBe('Is there bread?')
  await email(page).fill('bo@example.com')
  await send(page).click()
  expect(await thanks(page).isVisible()).toBe(true)
  expect(await kept('Is there bread?')).toEqual([['bo@example.com', false]])
})

test('the feedback form works without scripts', async () => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto(`${larder.url}/feedback`)
  await page.getByRole('radio', { name: 'Bug Report' }).check()
  await page.getByRole('textbox', { name: 'Description' }).fill('The lid sticks.')
  await page.getByRole('button', { name: 'Submit Feedback' }).click()
  await page.getByText('Thank you for your feedback! We truly appreciate your input.').waitFor()
  expect(await kept('The lid sticks.')).toEqual([[null, false]])
})

test('the contact form is filled with a member’s own email', async () => {
  const page = await open({})
  const member = await signedInAt(larder)
  await page.context().addCookies([member.cookie])
  await visit(page, `${larder.url}/contact`)
  await expect.poll(() => email(page).inputValue()).toBe(member.email)
})

test('a message that could not be sent stays in the form, and a second try stores it once', async () => {
  const page = await open({}, /Failed to load resource/)
  await visit(page, `${larder.url}/contact`)
  await email(page).fill('ada@example.com')
  await message(page).fill('Written in a tunnel.')
  // The message arrives, but its answer is lost.
  await page.route('**/rpc/feedback.sendMessage*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await send(page).click()
  await page.getByRole('alert').getByText('Your message could not be sent. Please try again.').waitFor()
  await page.unroute('**/rpc/feedback.sendMessage*')
  await send(page).click()
  await thanks(page).waitFor()
  expect(await kept('Written in a tunnel.')).toHaveLength(1)
})
