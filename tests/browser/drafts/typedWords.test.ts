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

describe.each([
  { form: 'name of the account', path: '/account', field: 'Name', text: 'Ada Love' },
  { form: 'new address of the account', path: '/account', field: 'New email', text: 'ada@exam' },
  { form: 'invitation', path: '/household', field: 'Email', text: 'mia@exam' },
  { form: 'code of a household', path: '/household', field: 'Invitation code', text: '1234' },
  {
    form: 'new meal of the day',
    path: '/meal-planner',
    open: 'Meals of the day',
    field: 'Another meal of the day',
    text: 'Tea',
  },
])('the field of the $form', ({ path, open: opens, field, text }) => {
  test('a half-typed text stays after a link and a reload, until it is deleted', async () => {
    const page = await openAs(path)
    const dialog = async () => {
      if (opens) await page.getByRole('button', { name: opens, exact: true }).click()
    }
    await dialog()
    const typed = page.getByRole('textbox', { name: field, exact: true })
    const before = await typed.inputValue()
    await typed.fill(text)
    if (opens) await page.keyboard.press('Escape')
    await follow(page, 'FAQ')
    await page.waitForURL('**/faq')
    await page.goBack()
    await dialog()
    await expect.poll(() => typed.inputValue()).toBe(text)
    await revisit(page)
    await dialog()
    await expect.poll(() => typed.inputValue()).toBe(text)
    await typed.fill('')
    await revisit(page)
    await dialog()
    expect(await typed.inputValue()).toBe(before)
  })
})

test('a name of the account that was saved is not shown as a draft, and a meal of the day that was added leaves an empty field', async () => {
  const page = await openAs('/account')
  await box(page, 'Name').fill('Ada Lovelace')
  await page.getByRole('button', { name: 'Save name' }).click()
  await said(page, 'Your name is saved.')
  expect(await page.evaluate(() => JSON.stringify({ ...window.sessionStorage }))).not.toContain('Lovelace')
  await revisit(page)
  expect(await box(page, 'Name').inputValue()).toBe('Ada Lovelace')
  await visit(page, larder.at('/meal-planner'))
  await page.getByRole('button', { name: 'Meals of the day' }).click()
  await box(page, 'Another meal of the day').fill('Tea')
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  expect(await box(page, 'Another meal of the day').inputValue()).toBe('')
  await revisit(page)
  await page.getByRole('button', { name: 'Meals of the day' }).click()
  expect(await box(page, 'Another meal of the day').inputValue()).toBe('')
})
