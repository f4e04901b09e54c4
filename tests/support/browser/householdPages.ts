import type { Page } from 'playwright-core'
import { type Place, type SignedIn, signedInAt } from '../accounts/signedIn.ts'
import type { prepareBrowser } from './browserTest.ts'
import { visit } from './browserTest.ts'

type Open = ReturnType<typeof prepareBrowser>['open']

export interface Cook extends SignedIn {
  page: Page
}

/** Signs somebody in, in a browser of their own, with their household before them. */
export const prepareCooks =
  (open: Open, larder: Place) =>
  async (name: string, options: Parameters<Open>[0] = {}, expected?: RegExp): Promise<Cook> => {
    const cook = await signedInAt(larder, name)
    const page = await open(options, expected)
    await page.context().addCookies([cook.cookie])
    await visit(page, `${larder.url}/household`)
    return { ...cook, page }
  }

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const told = (page: Page, sentence: string) =>
  page.getByRole('status').getByText(sentence, { exact: true }).waitFor()

/** Adds Mia, who is allergic to peanuts and kiwi, as a cook would. */
export async function addMia(page: Page): Promise<void> {
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
export async function joinByLink(owner: Cook, guest: Cook): Promise<void> {
  await press(owner.page, 'Make a link')
  const link = await owner.page.getByRole('textbox', { name: 'Invitation link' }).inputValue()
  await visit(guest.page, link)
  await guest.page.getByRole('button', { name: /^Join / }).click()
  await guest.page.getByRole('heading', { name: 'Your household', level: 1 }).waitFor()
}
