import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { prepareBrowser, visit, waitUntilHydrated } from '../../support/browser/browserTest.ts'
import { holdBack } from '../../support/browser/holdBack.ts'
import { fileOf } from '../../support/browser/missingFiles.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser({ isCold: true })
const larder = prepareLarder()

describe('a form whose file is loaded after its page', () => {
  /** A member’s page. All but the form in this file is hydrated. */
  async function openLate(path: string, held: RegExp) {
    const page = await open({}, /Failed to load resource|net::ERR_FAILED/)
    const { cookie } = await signedInAt(larder, 'Ada')
    await page.context().addCookies([cookie])
    const file = await holdBack(page, held)
    await page.goto(larder.url + path)
    await page.locator('html[data-hydrated]').waitFor()
    return { page, file }
  }

  const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Name of the household' })

  test('a form whose file is loaded after its page is sent by an early Enter once it is hydrated', async () => {
    const { page, file } = await openLate('/household', fileOf('householdForms'))
    await nameOf(page).fill('The early kitchen')
    await nameOf(page).press('Enter')
    expect(await page.getByRole('button', { name: 'Rename' }).isDisabled()).toBe(true)
    file.release()
    await page.getByText('The household has a new name.').waitFor()
    await visit(page, `${larder.url}/household`)
    await expect.poll(() => nameOf(page).inputValue()).toBe('The early kitchen')
  })

  test('a form whose file is loaded after its page is sent by an early Enter where its fields keep their own text', async () => {
    const { page, file } = await openLate('/account', fileOf('accountForms'))
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await name.fill('Ada Early')
    await name.press('Enter')
    expect(await page.getByRole('button', { name: 'Save name' }).isDisabled()).toBe(true)
    file.release()
    await page.getByText('Your name is saved.').waitFor()
    await visit(page, `${larder.url}/account`)
    await expect.poll(() => name.inputValue()).toBe('Ada Early')
  })

  test('a form whose file is loaded after its page keeps what is typed after Enter, and is sent by the next Enter', async () => {
    const { page, file } = await openLate('/household', fileOf('householdForms'))
    await nameOf(page).fill('Early')
    await nameOf(page).press('Enter')
    await nameOf(page).press('End')
    await nameOf(page).pressSequentially(' kitchen')
    const sent: (string | null)[] = []
    page.on('request', (request) => {
      if (request.url().includes('households.rename')) sent.push(request.postData())
    })
    file.release()
    await waitUntilHydrated(page)
    await expect.poll(() => nameOf(page).inputValue()).toBe('Early kitchen')
    await nameOf(page).press('Enter')
    await page.getByText('The household has a new name.').waitFor()
    expect(sent).toEqual([expect.stringContaining('"Early kitchen"')])
  })

  test('a form whose file is loaded after its page adds a food by an early Enter in its field, and is not sent', async () => {
    const { page, file } = await openLate('/user-settings', fileOf('PreferencesForm'))
    const foods = page.getByRole('textbox', { name: 'Likes', exact: true })
    await foods.fill('Beetroot')
    await foods.press('Enter')
    file.release()
    await page.getByRole('button', { name: 'Remove Beetroot' }).waitFor()
    expect(await foods.inputValue()).toBe('')
    expect(await page.getByText('Your settings are saved.').count()).toBe(0)
  })

  test('a form whose file is loaded after its page is sent without its script where it has an address', async () => {
    const { page } = await openLate('/forum?recipe=demo-1', fileOf('WriteNoteForm'))
    await page.getByRole('textbox', { name: 'Your note' }).fill('Good with more lemon.')
    await page.getByRole('button', { name: 'Post note' }).click()
    await page.waitForURL(/said=written/)
    await page.getByText('Good with more lemon.').waitFor()
  })

  test('a form whose file is loaded after its page keeps what is typed while its file cannot be fetched', async () => {
    const page = await open({}, /Failed to load resource|net::ERR_FAILED/)
    const { cookie } = await signedInAt(larder, 'Ada')
    await page.context().addCookies([cookie])
    await page.route(fileOf('householdForms'), (route) => route.abort())
    await page.goto(`${larder.url}/household`)
    await nameOf(page).fill('The early kitchen')
    await nameOf(page).press('Enter')
    const failed = page.getByText('This part of the page did not load.').first()
    await failed.waitFor()
    await expect.poll(() => nameOf(page).inputValue()).toBe('The early kitchen')
    await page.unroute(fileOf('householdForms'))
    await page.getByText('The household has a new name.').waitFor()
    expect(await failed.count()).toBe(0)
  })
})
