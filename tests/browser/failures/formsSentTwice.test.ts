import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { feedbackTable } from '#server/features/feedback/table.ts'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { prepareBrowser } from '../../support/browser/browserTest.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000', FEEDBACKS_PER_VISITOR: '1000' })

const senders = ['a visitor', 'a member']
async function openAs(who: string, options: Parameters<typeof open>[0]): Promise<Page> {
  const page = await open(options, /ERR_FAILED/)
  if (who === 'a member') await page.context().addCookies([(await signedInAt(larder)).cookie])
  return page
}

const forms = [
  {
    path: '/feedback',
    field: 'Description',
    send: 'Submit Feedback',
    thanks: 'Thank you for your feedback!',
  },
  {
    path: '/contact',
    field: 'Your message',
    send: 'Send message',
    thanks: 'Your message has been sent.',
  },
]

describe.each(forms)('the form at $path', ({ path, field, send, thanks }) => {
  const fill = async (page: Page, words: string) => {
    if (path === '/contact') await page.getByRole('textbox', { name: 'Your email' }).fill('ada@example.com')
    await page.getByRole('textbox', { name: field }).fill(words)
  }
  const press = (page: Page) => page.getByRole('button', { name: send }).click()
  const thanked = (page: Page) => page.getByText(thanks).waitFor()
  async function kept(words: string): Promise<number> {
    const rows = await larder.db.select().from(feedbackTable)
    return rows.filter(({ description }) => description === words).length
  }

  test('a form without scripts stores one entry after a double click', async () => {
    const words = `Twice ${path}`
    const page = await open({ javaScriptEnabled: false })
    await page.goto(larder.at(path))
    await fill(page, words)
    await page.getByRole('button', { name: send }).dblclick()
    await thanked(page)
    expect(await kept(words)).toBe(1)
  })

  test.each(senders)(
    'a form without scripts stores one entry when %s goes back and sends it again',
    async (who) => {
      const words = `Back ${path} ${who}`
      const page = await openAs(who, { javaScriptEnabled: false })
      await page.goto(larder.at(path))
      await fill(page, words)
      await press(page)
      await thanked(page)
      await page.goBack()
      await fill(page, words)
      await press(page)
      await thanked(page)
      expect(await kept(words)).toBe(1)
    },
  )

  test('a form without scripts stores one entry when it is sent again after a lost answer', async () => {
    const words = `Lost ${path}`
    const page = await open({ javaScriptEnabled: false })
    await page.goto(larder.at(path))
    await fill(page, words)
    const lost = Promise.withResolvers<void>()
    await page.route(larder.at(path), async (route) => {
      await route.fetch({ maxRedirects: 0 })
      // The page stays as it is, as in a browser that stops loading.
      await route.fulfill({ status: 204 })
      lost.resolve()
    })
    await page.getByRole('button', { name: send }).click({ noWaitAfter: true })
    await lost.promise
    await page.unroute(larder.at(path))
    await press(page)
    await thanked(page)
    expect(await kept(words)).toBe(1)
  })

  test.each(senders)(
    'a form stores one entry when %s sends it before its scripts are loaded, and again after',
    async (who) => {
      const words = `Early ${path} ${who}`
      const page = await openAs(who, {})
      await page.route('**/*.js', (route) => route.abort())
      await page.goto(larder.at(path))
      await fill(page, words)
      await press(page)
      await thanked(page)
      await page.unroute('**/*.js')
      await page.goBack()
      await page.locator('html[data-hydrated]').waitFor()
      await fill(page, words)
      await press(page)
      await thanked(page)
      expect(await kept(words)).toBe(1)
    },
  )
})
