import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { recipeNotesTable } from '#server/features/notes/table.ts'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { prepareBrowser, revisit, visit } from '../../support/browser/browserTest.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

const box = (page: Page, name: string) => page.getByRole('textbox', { name })
const said = (page: Page, sentence: string) => page.getByRole('status').getByText(sentence).waitFor()
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()

async function openAs(path: string, expected?: RegExp): Promise<Page> {
  const page = await open({}, expected)
  await page.context().addCookies([(await signedInAt(larder)).cookie])
  await visit(page, larder.at(path))
  return page
}

const forms = [
  {
    form: 'feedback',
    path: '/feedback',
    field: 'Description',
    send: 'Submit Feedback',
    procedure: 'feedback.submit',
    thanks: 'Thank you for your feedback!',
  },
  {
    form: 'contact',
    path: '/contact',
    field: 'Your message',
    send: 'Send message',
    procedure: 'feedback.sendMessage',
    thanks: 'Your message has been sent.',
  },
  {
    form: 'note',
    path: '/forum?recipe=demo-3',
    field: 'Your note',
    send: 'Post note',
    procedure: 'notes.write',
    thanks: 'Your note is posted.',
  },
]

describe.each(forms)('the $form form', ({ path, field, send, procedure, thanks }) => {
  test('a form keeps its text after a visited link, a reload and a cancelled sign-out, until the form is sent', async () => {
    const page = await openAs(path)
    await box(page, field).fill('The lid sticks.')
    await follow(page, 'FAQ')
    await page.waitForURL('**/faq')
    await page.goBack()
    await expect.poll(() => box(page, field).inputValue()).toBe('The lid sticks.')
    await revisit(page)
    await expect.poll(() => box(page, field).inputValue()).toBe('The lid sticks.')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByText('words that you typed, are not saved yet', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Stay signed in' }).click()
    await page.getByRole('button', { name: send }).click()
    await said(page, thanks)
    expect(await box(page, field).inputValue()).toBe('')
    await revisit(page)
    expect(await box(page, field).inputValue()).toBe('')
  })

  test('a form keeps text that is typed while an earlier text is being sent', async () => {
    const page = await openAs(path)
    const released = Promise.withResolvers<void>()
    await page.route(`**/rpc/${procedure}*`, async (route) => {
      await released.promise
      await route.continue()
    })
    await box(page, field).fill('The lid sticks.')
    const sent = page.waitForRequest(`**/rpc/${procedure}*`)
    await page.getByRole('button', { name: send }).click()
    await sent
    await box(page, field).fill('The drawer does, too.')
    released.resolve()
    await said(page, thanks)
    await expect.poll(() => box(page, field).inputValue()).toBe('The drawer does, too.')
    await revisit(page)
    await expect.poll(() => box(page, field).inputValue()).toBe('The drawer does, too.')
  })
})

test('a note whose answer was lost is stored once when it is sent again after a link', async () => {
  const page = await openAs('/forum?recipe=demo-4', /Failed to load resource/)
  await page.route('**/rpc/notes.write*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await box(page, 'Your note').fill('Written in a tunnel.')
  await page.getByRole('button', { name: 'Post note' }).click()
  await page.getByRole('alert').waitFor()
  await page.unroute('**/rpc/notes.write*')
  await follow(page, 'FAQ')
  await page.waitForURL('**/faq')
  await page.goBack()
  await expect.poll(() => box(page, 'Your note').inputValue()).toBe('Written in a tunnel.')
  await page.getByRole('button', { name: 'Post note' }).click()
  await said(page, 'Your note is posted.')
  const kept = await larder.db.select().from(recipeNotesTable)
  expect(kept.filter(({ text }) => text === 'Written in a tunnel.')).toHaveLength(1)
})

test('a typed name of the household survives a link and a reload until it is saved', async () => {
  const page = await openAs('/household')
  const name = box(page, 'Name of the household')
  const before = await name.inputValue()
  await name.fill('The house by the')
  await follow(page, 'FAQ')
  await page.waitForURL('**/faq')
  await page.goBack()
  await expect.poll(() => name.inputValue()).toBe('The house by the')
  await revisit(page)
  await expect.poll(() => name.inputValue()).toBe('The house by the')
  await name.fill(before)
  await revisit(page)
  expect(await name.inputValue()).toBe(before)
  await name.fill('The house by the lake')
  await page.getByRole('button', { name: 'Rename' }).click()
  await said(page, 'The household has a new name.')
  await name.fill('')
  await revisit(page)
  expect(await name.inputValue()).toBe('The house by the lake')
})
