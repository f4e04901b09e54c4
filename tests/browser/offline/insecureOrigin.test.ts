import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { feedbackTable } from '#server/features/feedback/table.ts'
import { recipeNotesTable } from '#server/features/notes/table.ts'
import { type SignedIn, signedInAt } from '../../support/accounts/signedIn.ts'
import { prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { addItem, chip, itemOf } from '../../support/browser/groceryPages.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const host = 'larder.test'
const { open } = prepareBrowser({ args: [`--host-resolver-rules=MAP ${host} 127.0.0.1`] })
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })
/** Chromium logs this for each page over plain http from another host. */
const ignoredHeader = /Cross-Origin-Opener-Policy|Origin-Agent-Cluster/

let ada: SignedIn
beforeAll(async () => {
  ada = await signedInAt(larder)
})

const at = (path: string) => `http://${host}:${new URL(larder.url).port}${path}`
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openSignedIn(path: string): Promise<Page> {
  const page = await open({}, ignoredHeader)
  await page.context().addCookies([{ ...ada.cookie, url: at('/') }])
  await visit(page, at(path))
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
  return page
}

async function keptWords(words: string): Promise<number> {
  return (await larder.db.select().from(feedbackTable).where(eq(feedbackTable.description, words))).length
}

describe('over plain http', () => {
  test('the contact form can be sent', async () => {
    const page = await openSignedIn('/contact')
    await page.getByRole('textbox', { name: 'Your message' }).fill('Where is the soup?')
    await button(page, 'Send message').click()
    await page.getByRole('status').getByText('Thank you. Your message has been sent.').waitFor()
    expect(await keptWords('Where is the soup?')).toBe(1)
  })

  test('the feedback form can be sent', async () => {
    const page = await openSignedIn('/feedback')
    await page.getByRole('textbox', { name: 'Description' }).fill('More soup.')
    await button(page, 'Submit Feedback').click()
    await expect.poll(() => keptWords('More soup.')).toBe(1)
  })

  test('two notes can be posted from one page', async () => {
    const page = await openSignedIn('/forum?recipe=demo-1')
    const field = page.getByRole('textbox', { name: 'Your note' })
    const written = async () =>
      (await larder.db.select().from(recipeNotesTable).where(eq(recipeNotesTable.recipeId, 'demo-1'))).map(
        ({ text }) => text,
      )
    for (const text of ['A little more salt.', 'And less water.']) {
      await field.fill(text)
      await button(page, 'Post note').click()
      await expect.poll(written).toContain(text)
    }
  })

  test('an invitation link that cannot be copied asks to be selected by hand', async () => {
    const page = await openSignedIn('/household')
    await button(page, 'Make a link').click()
    await button(page, 'Copy').click()
    await page.getByRole('status').getByText('select', { exact: false }).waitFor()
  })

  test('without https a grocery list can be changed and saved, and copying it reports a failure', async () => {
    const page = await openSignedIn('/grocery')
    await addItem(page, 'Milk')
    await chip(page, 'Saved').waitFor()
    await button(page, 'Copy List').click()
    await page.getByText('Failed to copy grocery list. Please try again.').waitFor()
    await page.reload()
    await itemOf(page, 'Milk').waitFor()
  })
})
