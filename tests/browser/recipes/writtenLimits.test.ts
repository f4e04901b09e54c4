import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as m from '#messages'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { inspect, phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({
  MAX_NOTES_PER_MEMBER: '1',
  MAX_FEEDBACKS_PER_MEMBER: '1',
  MAX_RATINGS_PER_MEMBER: '1',
})

async function openAsMember(): Promise<Page> {
  const page = await open({ viewport: phone }, /status of 403/)
  await page.context().addCookies([(await signedInAt(larder)).cookie])
  return page
}
const alert = (page: Page, words: string) => page.getByRole('alert').getByText(words).waitFor()

test('a member with the maximum number of notes is asked to delete one', async () => {
  const page = await openAsMember()
  await visit(page, `${larder.url}/forum?recipe=demo-3`)
  const text = page.getByRole('textbox', { name: 'Your note' })
  const post = page.getByRole('button', { name: 'Post note' })
  await text.fill('More lime.')
  await post.click()
  await page.getByRole('status').getByText('Your note is posted.').waitFor()
  await text.fill('Less salt.')
  await post.click()
  await alert(page, m.notes_too_many({ allowed: 1 }))
  await expect.poll(() => text.inputValue()).toBe('Less salt.')
  await inspect(page, 'notes-too-many')
})

test('a member who sent the maximum number of messages is refused by both forms', async () => {
  const page = await openAsMember()
  await visit(page, `${larder.url}/feedback`)
  const description = page.getByRole('textbox', { name: 'Description' })
  const submit = page.getByRole('button', { name: 'Submit Feedback' })
  await description.fill('More soups.')
  await submit.click()
  await page.getByRole('status').getByText('Thank you for your feedback!').waitFor()
  await description.fill('Less stews.')
  await submit.click()
  await alert(page, m.feedback_too_many({ allowed: 1 }))
  await inspect(page, 'feedback-too-many')
  await visit(page, `${larder.url}/contact`)
  await page.getByRole('textbox', { name: 'Your email' }).fill('cook@example.com')
  await page.getByRole('textbox', { name: 'Your message' }).fill('Hello.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await alert(page, m.feedback_too_many({ allowed: 1 }))
})

test('a member who rated the maximum number of recipes is refused stars and the tried status', async () => {
  const page = await openAsMember()
  await visit(page, `${larder.url}/recipe/demo-1`)
  await page.getByRole('button', { name: '4 stars', exact: true }).click()
  await page.getByText('Thank you. You gave it 4 stars.').waitFor()
  await visit(page, `${larder.url}/recipe/demo-2`)
  await page.getByRole('button', { name: '5 stars', exact: true }).click()
  await alert(page, m.ratings_too_many({ allowed: 1 }))
  const mark = async () => {
    await page.getByRole('checkbox', { name: m.ratings_tried_label() }).check()
    await page.getByRole('button', { name: m.ratings_submit_tried() }).click()
  }
  await mark()
  await page.getByText(m.ratings_kept_tried()).waitFor()
  await visit(page, `${larder.url}/recipe/demo-3`)
  await mark()
  await alert(page, m.ratings_too_many({ allowed: 1 }))
})
