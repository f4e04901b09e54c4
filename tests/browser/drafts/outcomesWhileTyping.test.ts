import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { prepareBrowser, revisit, visit } from '../../support/browser/browserTest.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

async function openAt(path: string, expected?: RegExp): Promise<Page> {
  const page = await open({}, expected)
  await page.context().addCookies([(await signedInAt(larder)).cookie])
  await visit(page, larder.at(path))
  return page
}

const fieldOf = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Holds the answers of a call until the returned function is called. */
async function holdCall(page: Page, procedure: string): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route(`**/rpc/${procedure}*`, async (route) => {
    await released.promise
    await route.continue()
  })
  return () => released.resolve()
}

test.each([
  {
    what: 'the name of a household',
    path: '/household',
    field: 'Name of the household',
    typed: 'Our kitchen',
    button: 'Rename',
    told: 'The household has a new name.',
  },
  {
    what: 'an invitation by mail',
    path: '/household',
    field: 'Email',
    typed: 'ben@example.com',
    button: 'Invite by email',
    told: /^A code is on its way to/,
  },
  {
    what: 'a refused invitation code',
    path: '/household',
    field: 'Invitation code',
    typed: '123456',
    button: 'Join',
    told: /^This code does not fit\./,
  },
  {
    what: 'one’s own name',
    path: '/account',
    field: 'Name',
    typed: 'Ada Lovelace',
    button: 'Save name',
    told: 'Your name is saved.',
  },
])(
  'the message about $what disappears when its field is changed',
  async ({ path, field, typed, button, told }) => {
    const page = await openAt(path, /status of 4/)
    await fieldOf(page, field).fill(typed)
    await press(page, button)
    await page.getByText(told).waitFor()
    await fieldOf(page, field).pressSequentially('2')
    await expect.poll(() => page.getByText(told).count()).toBe(0)
  },
)

test('a household name typed while another is being saved stays in its field', async () => {
  const page = await openAt('/household')
  await fieldOf(page, 'Name of the household').fill('Our kitchen')
  const release = await holdCall(page, 'households.rename')
  await page.getByRole('button', { name: 'Rename' }).click()
  await fieldOf(page, 'Name of the household').fill('Our new kitchen')
  release()
  await page.getByText('The household has a new name.').waitFor()
  await expect.poll(() => fieldOf(page, 'Name of the household').inputValue()).toBe('Our new kitchen')
  await revisit(page)
  await expect.poll(() => fieldOf(page, 'Name of the household').inputValue()).toBe('Our new kitchen')
  expect(await page.getByText('This was saved meanwhile').count()).toBe(0)
  await press(page, 'Rename')
  await page.getByText('The household has a new name.').waitFor()
})

test('an email typed while another is being invited stays in its field', async () => {
  const page = await openAt('/household')
  await fieldOf(page, 'Email').fill('dan@example.com')
  const release = await holdCall(page, 'households.inviteByMail')
  await press(page, 'Invite by email')
  await fieldOf(page, 'Email').fill('cy@example.com')
  release()
  await page.getByText(/^A code is on its way to/).waitFor()
  await expect.poll(() => fieldOf(page, 'Email').inputValue()).toBe('cy@example.com')
})
