import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { issueDigits } from '#server/features/codes/service.ts'
import { outbox } from '#server/features/mail/table.ts'
import {
  desk,
  expectAccessible,
  inspect,
  lookAt,
  phone,
  prepareBrowser,
  revisit,
  visit,
} from '../support/browserTest.ts'
import { prepareLarder } from '../support/prepareLarder.ts'
import { type SignedIn, signedInAt } from '../support/signedIn.ts'
import { goToSummary } from '../support/wizard.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

interface Cook extends SignedIn {
  page: Page
}

async function openAs(
  name: string,
  options: Parameters<typeof open>[0] = {},
  expected?: RegExp,
): Promise<Cook> {
  const cook = await signedInAt(larder, name)
  const page = await open(options, expected)
  await page.context().addCookies([cook.cookie])
  await visit(page, `${larder.url}/household`)
  return { ...cook, page }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const told = (page: Page, sentence: string) =>
  page.getByRole('status').getByText(sentence, { exact: true }).waitFor()

/** Adds Mia, who is allergic to peanuts and kiwi, as a cook would. */
async function addMia(page: Page): Promise<void> {
  await press(page, 'Add somebody without an account')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Mia')
  await dialog.getByRole('checkbox', { name: 'Peanuts' }).check()
  await dialog.getByRole('textbox', { name: 'Other foods they are allergic to' }).fill('kiwi')
  await dialog.getByRole('textbox', { name: 'Other foods they are allergic to' }).press('Enter')
  await dialog.getByRole('checkbox', { name: /^Is under five/ }).check()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Allergic to peanuts, kiwi').waitFor()
}

/** Lets somebody into a household by a link, as both would. */
async function joinByLink(owner: Cook, guest: Cook): Promise<void> {
  await press(owner.page, 'Make a link')
  const link = await owner.page.getByRole('textbox', { name: 'Invitation link' }).inputValue()
  await visit(guest.page, link)
  await guest.page.getByRole('button', { name: /^Join / }).click()
  await guest.page.getByRole('heading', { name: 'Your household', level: 1 }).waitFor()
}

describe('a household', () => {
  for (const viewport of [phone, desk])
    test(`shows who eats there at ${viewport.width} px, in light and in dark`, async () => {
      const { page } = await openAs('Ada', { viewport })
      await page.getByRole('heading', { name: 'Ada', exact: true }).waitFor()
      await page.getByText('Eats everything, as far as we know.').waitFor()
      await addMia(page)
      await press(page, 'Make a link')
      await page.getByRole('heading', { name: 'Open invitations' }).waitFor()
      await inspect(page, 'household')
      await press(page, 'Edit Mia')
      await page.getByRole('dialog').waitFor()
      await inspect(page, 'guest', { fullPage: false })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    })

  test('adds somebody once, however often Enter is pressed while the form is read', async () => {
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

  test('is looked after without a mouse', async () => {
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

  test('gets another name', async () => {
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

  test('keeps what two change of a guest at once: the later one sees both', async () => {
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

describe('an invitation', () => {
  test('lets somebody in by a link, who is then made owner, and the first one leaves', async () => {
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

  test('lets somebody in by a mailed code', async () => {
    const [ada, ben] = [await openAs('Ada'), await openAs('Ben', {}, /400/)]
    await ada.page.getByRole('textbox', { name: 'Email' }).fill('ben at home')
    await press(ada.page, 'Invite by email')
    await ada.page.getByRole('alert').getByText('Please enter an email address', { exact: false }).waitFor()
    await ada.page.getByRole('textbox', { name: 'Email' }).fill(ben.email)
    await press(ada.page, 'Invite by email')
    await told(ada.page, `A code is on its way to ${ben.email}.`)

    const mail = (await larder.db.select().from(outbox)).find(({ recipient }) => recipient === ben.email)
    const digits = await issueDigits({ deps: { db: larder.db } } as never, mail?.codeId ?? '')
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

  test('is shown to a visitor with the way in, and not once it is taken back', async () => {
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

  test('ends in a removal, after which the removed see their own household again', async () => {
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

describe('a household that the account leaves on another device', () => {
  for (const viewport of [phone, desk])
    test(`takes no guest and no link any more, and the page shows the one that the account is in, at ${viewport.width} px`, async () => {
      const cy = await openAs('Cy', { viewport }, /409/)
      const ben = await openAs('Ben')
      const laptop = await openAs('Ada', { viewport }, /409/)
      await joinByLink(cy, laptop)
      await laptop.page.getByRole('heading', { name: 'Cy', exact: true }).waitFor()
      await press(laptop.page, 'Add somebody without an account')
      const dialog = laptop.page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Kim')
      await dialog.getByRole('checkbox', { name: 'Peanuts' }).check()

      const otherDevice = await open({})
      await otherDevice.context().addCookies([laptop.cookie])
      await joinByLink(ben, { ...laptop, page: otherDevice })
      const sentence = "You are in another household now: Ben's kitchen. Nothing was changed."
      await dialog.getByRole('button', { name: 'Add', exact: true }).click()
      await dialog.getByRole('alert').getByText(sentence).waitFor()
      await inspect(laptop.page, 'household-elsewhere-guest', { fullPage: false })
      await dialog.getByRole('button', { name: 'Add', exact: true }).click()
      await dialog.getByRole('alert').getByText(sentence).waitFor()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await laptop.page.getByRole('heading', { name: 'Ben', exact: true }).waitFor()
      expect(await laptop.page.getByRole('textbox', { name: 'Name of the household' }).inputValue()).toBe(
        "Ben's kitchen",
      )

      await press(otherDevice, "Go to Cy's kitchen")
      await told(otherDevice, "You are in Cy's kitchen now.")
      await press(laptop.page, 'Make a link')
      await laptop.page
        .getByRole('alert')
        .getByText("You are in another household now: Cy's kitchen. Nothing was changed.")
        .waitFor()
      await laptop.page.getByRole('heading', { name: 'Cy', exact: true }).waitFor()
      expect(await laptop.page.getByRole('textbox', { name: 'Invitation link' }).count()).toBe(0)
      expect(await laptop.page.getByText(sentence).count()).toBe(0)
      await inspect(laptop.page, 'household-elsewhere-link')
      for (const { page } of [cy, ben]) {
        await revisit(page)
        expect(await page.getByRole('heading', { name: 'Kim', exact: true }).count()).toBe(0)
      }
    })

  test('is not cooked for: the wizard says where the account is and for whom it cooks now', async () => {
    const ben = await openAs('Ben')
    const laptop = await openAs('Ada', {}, /409/)
    const { page } = laptop
    await addMia(page)
    await visit(page, `${larder.url}/generate`)
    await goToSummary(page)
    await page.getByText('Mia: allergic to peanuts', { exact: false }).waitFor()
    const otherDevice = await open({})
    await otherDevice.context().addCookies([laptop.cookie])
    await joinByLink(ben, { ...laptop, page: otherDevice })
    await page.getByRole('button', { name: 'Generate Recipe' }).click()
    await page.getByRole('alert').getByText("You are in another household now: Ben's kitchen.").waitFor()
    await page.getByText('Ben: no allergies', { exact: false }).waitFor()
    expect(await page.getByText('Mia: allergic').count()).toBe(0)
    await inspect(page, 'wizard-elsewhere')
    await page.getByRole('button', { name: 'Generate Recipe' }).click()
    await page.getByRole('button', { name: 'Save Recipe' }).waitFor()
  })

  test('keeps the sentence in sight where the name was to be changed, and shows the name of the current one', async () => {
    const [cy, ben] = [await openAs('Cy'), await openAs('Ben')]
    const laptop = await openAs('Ada', {}, /409/)
    await joinByLink(cy, laptop)
    const name = laptop.page.getByRole('textbox', { name: 'Name of the household' })
    await name.fill('The old mill')
    const otherDevice = await open({})
    await otherDevice.context().addCookies([laptop.cookie])
    await joinByLink(ben, { ...laptop, page: otherDevice })
    await press(laptop.page, 'Rename')
    await laptop.page
      .getByRole('alert')
      .getByText("You are in another household now: Ben's kitchen.")
      .waitFor()
    expect(await name.inputValue()).toBe("Ben's kitchen")
    await revisit(cy.page)
    const shown = cy.page.getByRole('textbox', { name: 'Name of the household' })
    expect(await shown.inputValue()).toBe("Cy's kitchen")
  })
})
