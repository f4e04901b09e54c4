import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillIn, password } from '../../support/accounts/accounts.ts'
import { desk, inspect, phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { sampleOf } from '../../support/grid.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import {
  environmentOf,
  type IdentityServer,
  startIdentityServer,
} from '../../support/servers/identityServer.ts'
import { somebody } from '../../support/servers/providerSite.ts'

const { open } = prepareBrowser()
let server: IdentityServer
beforeAll(async () => {
  server = await startIdentityServer()
})
afterAll(() => server.close())
const larder = prepareLarder(() => environmentOf(server))

/** Signs in with Google, and goes to the account page if that succeeds. */
async function comeByGoogle(page: Page): Promise<void> {
  await visit(page, `${larder.url}/login?next=/account`)
  await page.getByRole('link', { name: 'Continue with Google' }).click()
}

describe.each(sampleOf([phone, desk], 2, 0))('at $width px', (viewport) => {
  test('a member can remove Google once they have a password, and allow it again', async () => {
    Object.assign(server, { person: somebody(), user: null, denial: null })
    const page = await open({ viewport }, /status of 400/)
    await comeByGoogle(page)
    await page.waitForURL(`${larder.url}/account`)
    const remove = page.getByRole('button', { name: /^Remove Google, linked on/ })
    const dialog = page.getByRole('dialog')
    await remove.click()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await dialog.getByText('This is the only way to sign in to your account.').waitFor()
    await dialog.getByRole('button', { name: 'Leave as it is' }).click()

    await fillIn(page, { 'New password': password }, 'Set password')
    await page.getByText('Your password is set').waitFor()
    await remove.click()
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await inspect(page, 'account-remove-provider')
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await page.getByText('Google no longer opens your account').waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Allow again')
    await inspect(page, 'account-provider-removed')

    const elsewhere = await open({ viewport })
    await comeByGoogle(elsewhere)
    await elsewhere.getByRole('alert').filter({ hasText: 'This Google account was removed' }).waitFor()

    await page.getByRole('button', { name: /^Allow again: Google/ }).click()
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Allow again' }).click()
    await page.getByText('Google opens your account again.').waitFor()
    await comeByGoogle(elsewhere)
    await elsewhere.waitForURL(`${larder.url}/account`)
  })
})
