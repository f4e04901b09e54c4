import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  inspect,
  inspectEverywhere,
  phone,
  prepareBrowser,
  revisit,
  visit,
} from '../../support/browser/browserTest.ts'
import { addMia, joinByLink, prepareCooks, press, told } from '../../support/browser/householdPages.ts'
import { summaryPath } from '../../support/browser/wizard.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })
const openAs = prepareCooks(open, larder)

describe('a household that the account leaves on another device', () => {
  test('a household that the account leaves on another device accepts no guest and no link from the first device, which shows the account’s new household', async () => {
    const cy = await openAs('Cy', { viewport: phone }, /409/)
    const ben = await openAs('Ben')
    const laptop = await openAs('Ada', { viewport: phone }, /409/)
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
    await inspectEverywhere(laptop.page, 'household-elsewhere-guest', { fullPage: false })
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
    await inspectEverywhere(laptop.page, 'household-elsewhere-link')
    for (const { page } of [cy, ben]) {
      await revisit(page)
      expect(await page.getByRole('heading', { name: 'Kim', exact: true }).count()).toBe(0)
    }
  })

  test('a household that the account leaves on another device is no longer cooked for: the wizard names the new household and its eaters', async () => {
    const ben = await openAs('Ben')
    const laptop = await openAs('Ada', {}, /409/)
    const { page } = laptop
    await addMia(page)
    await visit(page, larder.at(summaryPath))
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

  test('a household that the account leaves on another device is not renamed from the first device, which explains that and shows the new household’s name', async () => {
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
    await expect.poll(() => name.inputValue()).toBe("Ben's kitchen")
    await revisit(cy.page)
    const shown = cy.page.getByRole('textbox', { name: 'Name of the household' })
    await expect.poll(() => shown.inputValue()).toBe("Cy's kitchen")
  })
})

test('a name of the household that another member saves while one is typed is shown beside it, and replaced only by choice', async () => {
  const ada = await openAs('Ada', {}, /409/)
  const ben = await openAs('Ben')
  await joinByLink(ada, ben)
  await visit(ada.page, `${larder.url}/household`)
  const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Name of the household' })
  const theirs = ada.page.getByRole('region', { name: 'Saved meanwhile' })
  await nameOf(ada.page).fill('The lake')
  await nameOf(ben.page).fill('The old mill')
  await press(ben.page, 'Rename')
  await told(ben.page, 'The household has a new name.')
  await press(ada.page, 'Rename')
  await theirs.getByText('The old mill').waitFor()
  expect(await nameOf(ada.page).inputValue()).toBe('The lake')
  await inspect(ada.page, 'household-name-conflict')
  await revisit(ben.page)
  expect(await nameOf(ben.page).inputValue()).toBe('The old mill')
  await revisit(ada.page)
  await theirs.getByText('The old mill').waitFor()
  await press(ada.page, 'Take what was saved meanwhile')
  expect(await nameOf(ada.page).inputValue()).toBe('The old mill')

  await nameOf(ada.page).fill('The hill')
  await nameOf(ben.page).fill('The mill')
  await press(ben.page, 'Rename')
  await told(ben.page, 'The household has a new name.')
  await press(ada.page, 'Rename')
  await theirs.getByText('The mill', { exact: true }).waitFor()
  await press(ada.page, 'Save what stands here')
  await told(ada.page, 'The household has a new name.')
  await revisit(ben.page)
  expect(await nameOf(ben.page).inputValue()).toBe('The hill')
})
