import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { storeNewDigitsOfCode } from '#server/features/codes/service.ts'
import { outboxMailsTable } from '#server/features/mail/table.ts'
import {
  desk,
  expectAccessible,
  inspectEverywhere,
  lookAt,
  phone,
  prepareBrowser,
  visit,
} from '../support/browser/browserTest.ts'
import { addMia, joinByLink, prepareCooks, press, told } from '../support/browser/householdPages.ts'
import { prepareLarder } from '../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })
const openAs = prepareCooks(open, larder)

describe('a household', () => {
  test('a household shows its eaters on a phone and at a desk', async () => {
    const { page } = await openAs('Ada', { viewport: phone })
    await page.getByRole('heading', { name: 'Ada', exact: true }).waitFor()
    await page.getByText('Eats everything, as far as we know.').waitFor()
    await addMia(page)
    await press(page, 'Make a link')
    await page.getByRole('heading', { name: 'Open invitations' }).waitFor()
    await inspectEverywhere(page, 'household')
    await press(page, 'Edit Mia')
    await page.getByRole('dialog').waitFor()
    await inspectEverywhere(page, 'guest', { fullPage: false })
    for (const viewport of [phone, desk]) {
      await page.setViewportSize(viewport)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    }
  })

  test('a household adds a guest once even if Enter is pressed several times while the form’s script loads', async () => {
    const { page } = await openAs('Ada')
    await press(page, 'Add somebody without an account')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Mia')
    const { promise: isPressed, resolve: letCome } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await isPressed
      await route.continue()
    })
    for (const _ of [1, 2, 3]) await dialog.getByRole('textbox', { name: 'Name' }).press('Enter')
    letCome()
    await dialog.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('heading', { name: 'Mia', exact: true }).waitFor()
    expect(await page.getByRole('heading', { name: 'Mia', exact: true }).count()).toBe(1)
  })

  test('a household says in the dialog why a guest could not be added, and shows no error in the next dialog', async () => {
    const { page } = await openAs('Ada', {}, /Failed to load resource/)
    const add = () => press(page, 'Add somebody without an account')
    const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' })
    await page.route('**/rpc/households.addGuest**', (route) =>
      route.fulfill({ status: 502, body: 'Bad Gateway' }),
    )
    await add()
    await name.fill('Mia')
    await name.press('Enter')
    await page.getByRole('dialog').getByRole('alert').waitFor()
    await page.keyboard.press('Escape')
    await press(page, 'Leave without saving')
    await name.waitFor({ state: 'detached' })
    expect(await page.getByRole('alert').count()).toBe(0)
    await add()
    await name.waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  test('somebody without an account can be added to a household and removed by keyboard alone', async () => {
    const { page } = await openAs('Ada')
    const add = page.getByRole('button', { name: 'Add somebody without an account' })
    await add.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('Please say who it is.').waitFor()
    await page.keyboard.type('Grandpa')
    await page.keyboard.press('Enter')
    await told(page, 'Grandpa eats with you now.')
    expect(await add.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Remove Grandpa' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Remove Grandpa' }).focus()
    await page.keyboard.press('Enter')
    await told(page, 'Grandpa was removed.')
    const focused = page.getByRole('heading', { name: 'Who eats here' })
    await page.waitForFunction((title) => document.activeElement === title, await focused.elementHandle())
  })

  test('a household can be renamed', async () => {
    const { page } = await openAs('Ada')
    await page.getByRole('textbox', { name: 'Name of the household' }).fill('  ')
    await press(page, 'Rename')
    await page.getByRole('alert').getByText('Please give the household a name.').waitFor()
    await page.getByRole('textbox', { name: 'Name of the household' }).fill('The old mill')
    await press(page, 'Rename')
    await told(page, 'The household has a new name.')
    await page.reload()
    expect(await page.getByRole('textbox', { name: 'Name of the household' }).inputValue()).toBe(
      'The old mill',
    )
  })

  test('a household refuses the later of two simultaneous edits of a guest, and shows the saved one beside it', async () => {
    const ada = await openAs('Ada', {}, /409/)
    await addMia(ada.page)
    const other = await ada.page.context().newPage()
    await visit(other, `${larder.url}/household`)
    for (const page of [other, ada.page]) await press(page, 'Edit Mia')
    for (const [page, food] of [
      [other, 'Milk'],
      [ada.page, 'Fish'],
    ] as const) {
      await page.getByRole('dialog').getByRole('checkbox', { name: food }).check()
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      if (page === other) await told(other, 'What Mia eats is saved.')
    }
    const dialog = ada.page.getByRole('dialog')
    await dialog
      .getByRole('alert')
      .getByText('Somebody else saved this meanwhile', { exact: false })
      .waitFor()
    await dialog.getByText('Allergic to peanuts, milk, kiwi').waitFor()
    expect(await dialog.getByRole('checkbox', { name: 'Fish' }).isChecked()).toBe(true)
    await lookAt(ada.page, 'guest-conflict', { fullPage: false })
    await dialog.getByRole('checkbox', { name: 'Milk' }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await ada.page.getByText('Allergic to fish, peanuts, milk, kiwi').waitFor()
  })
})

describe('the dialog for a guest', () => {
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add somebody without an account' })
  const nameIn = (page: Page) => dialogOf(page).getByRole('textbox', { name: 'Name' })
  const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })

  test('the dialog for a guest asks before Escape discards what was typed, on a phone and at a desk', async () => {
    const { page } = await openAs('Ada', { viewport: phone })
    await press(page, 'Add somebody without an account')
    await nameIn(page).waitFor()
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'detached' })
    await press(page, 'Add somebody without an account')
    await dialogOf(page).getByRole('checkbox', { name: 'Peanuts' }).check()
    await dialogOf(page).getByRole('textbox', { name: 'Other foods they are allergic to' }).fill('kiwi')
    await page.keyboard.press('Escape')
    await question(page).waitFor()
    await inspectEverywhere(page, 'guest-unsaved', { fullPage: false })
    await page.keyboard.press('Escape')
    await question(page).waitFor({ state: 'detached' })
    expect(await dialogOf(page).getByRole('checkbox', { name: 'Peanuts' }).isChecked()).toBe(true)
    await dialogOf(page).getByText('kiwi', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await press(page, 'Leave without saving')
    await dialogOf(page).waitFor({ state: 'detached' })
    const add = page.getByRole('button', { name: 'Add somebody without an account' })
    expect(await add.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  test('the dialog for a guest asks before a step in the history discards what was typed', async () => {
    const { page } = await openAs('Ada')
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click()
    await page.waitForURL('**/faq')
    await page.goBack()
    await press(page, 'Add somebody without an account')
    await nameIn(page).fill('Mia')
    await page.evaluate(() => window.history.forward())
    await press(page, 'Keep editing')
    await expect.poll(() => nameIn(page).inputValue()).toBe('Mia')
    await page.evaluate(() => window.history.forward())
    await press(page, 'Leave without saving')
    await page.waitForURL('**/faq')
  })
})

describe('an invitation to a household', () => {
  test('an invitation to a household lets a member join by link, who can then become owner, so that the first owner may leave', async () => {
    const [ada, ben] = [await openAs('Ada'), await openAs('Ben')]
    await press(ada.page, 'Make a link')
    const link = await ada.page.getByRole('textbox', { name: 'Invitation link' }).inputValue()
    await visit(ben.page, link)
    await ben.page.getByText("Ada invites you to Ada's kitchen.").waitFor()
    await expectAccessible(ben.page)
    await lookAt(ben.page, 'join')
    await press(ben.page, "Join Ada's kitchen")
    await ben.page.getByRole('heading', { name: 'Ada', exact: true }).waitFor()
    await ben.page.getByText('Your other households').waitFor()

    await ada.page.reload()
    await ada.page.getByText('Make somebody else the owner first', { exact: false }).waitFor()
    await press(ada.page, 'Make Ben the owner')
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Make Ben the owner' }).click()
    await told(ada.page, 'Ben is the owner now.')
    await press(ada.page, 'Leave this household')
    await lookAt(ada.page, 'household-leave')
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Leave this household' }).click()
    await told(ada.page, "You have left Ada's kitchen.")
    expect(await ada.page.getByRole('heading', { name: 'Ben', exact: true }).count()).toBe(0)
  })

  test('an invitation to a household lets a member join by a mailed code', async () => {
    const [ada, ben] = [await openAs('Ada'), await openAs('Ben', {}, /400/)]
    await ada.page.getByRole('textbox', { name: 'Email' }).fill('ben at home')
    await press(ada.page, 'Invite by email')
    await ada.page.getByRole('alert').getByText('Please enter an email address', { exact: false }).waitFor()
    await ada.page.getByRole('textbox', { name: 'Email' }).fill(ben.email)
    await press(ada.page, 'Invite by email')
    await told(ada.page, `A code is on its way to ${ben.email}.`)

    const mail = (await larder.db.select().from(outboxMailsTable)).find(
      ({ recipient }) => recipient === ben.email,
    )
    const digits = await storeNewDigitsOfCode({ deps: { db: larder.db } } as never, mail?.codeId ?? '')
    const code = ben.page.getByRole('textbox', { name: 'Invitation code' })
    await code.fill(digits === '000000' ? '111111' : '000000')
    await press(ben.page, 'Join')
    await ben.page.getByRole('alert').getByText('This code does not fit.', { exact: false }).waitFor()
    await code.fill(digits ?? '')
    await press(ben.page, 'Join')
    await told(ben.page, 'Welcome. You are in the household that invited you.')
    await ben.page.getByRole('heading', { name: 'Ada', exact: true }).waitFor()
    await press(ben.page, "Go to Ben's kitchen")
    await told(ben.page, "You are in Ben's kitchen now.")
  })

  test('an invitation to a household is shown to a visitor with a link to sign in, and as closed once it is withdrawn', async () => {
    const ada = await openAs('Ada')
    await press(ada.page, 'Make a link')
    const link = await ada.page.getByRole('textbox', { name: 'Invitation link' }).inputValue()
    const page = await open({ viewport: phone }, /404/)
    await visit(page, link)
    await page.getByText("Ada invites you to Ada's kitchen.").waitFor()
    const signIn = page.getByRole('link', { name: 'Sign In' }).last()
    expect(await signIn.getAttribute('href')).toBe(
      `/login?next=${encodeURIComponent(new URL(link).pathname)}`,
    )
    await ada.page.getByRole('button', { name: /^Take back/ }).click()
    await told(ada.page, 'The invitation is taken back.')
    await visit(page, link)
    await page.getByRole('heading', { name: 'This door is closed' }).waitFor()
    await expectAccessible(page)
    await lookAt(page, 'join-closed')
  })

  test('an invitation to a household can be followed by a removal: the removed member sees their own household again', async () => {
    const [ada, ben] = [await openAs('Ada'), await openAs('Ben')]
    await joinByLink(ada, ben)
    await ada.page.reload()
    await press(ada.page, 'Remove Ben')
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Remove Ben' }).click()
    await told(ada.page, 'Ben was removed.')
    await ben.page.reload()
    await ben.page.getByText('You are the only one here with an account', { exact: false }).waitFor()
    expect(await ben.page.getByRole('heading', { name: 'Ada', exact: true }).count()).toBe(0)
  })
})
