import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { providerNames } from '#shared/messages/auth.ts'
import { expectAccessible, lookAt, phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { goToSummary } from '../../support/browser/wizard.ts'
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
const larder = prepareLarder(() => ({ ...environmentOf(server) }))
beforeEach(() => {
  Object.assign(server, { person: somebody(), user: null, denial: null })
})

const arrived = (page: Page) =>
  page.getByRole('link', { name: 'Account', includeHidden: true }).waitFor({ state: 'attached' })

describe.each(['google', 'apple'] as const)('%s', (provider) => {
  const name = providerNames()[provider]
  const door = (page: Page) => page.getByRole('link', { name: `Continue with ${name}` })

  test('a sign-in with a provider opens the same account in two browsers, and returns to the requested page', async () => {
    for (const options of [{}, { viewport: phone }]) {
      const page = await open(options)
      await visit(page, `${larder.url}/login?next=/generate`)
      await door(page).click()
      await page.waitForURL(`${larder.url}/generate`)
      await arrived(page)
      await visit(page, `${larder.url}/account`)
      await page.getByText(String(server.person.email)).first().waitFor()
    }
  })

  test('a sign-in with a provider can be cancelled there, and tried again from the page that says so', async () => {
    const page = await open({})
    await visit(page, `${larder.url}/login?next=/generate`)
    server.denial = 'access_denied'
    await door(page).click()
    await page
      .getByRole('alert')
      .filter({ hasText: `You did not sign in with ${name}.` })
      .waitFor()
    await page.locator('html[data-hydrated]').waitFor()
    await expectAccessible(page)
    await lookAt(page, `login-${provider}-cancelled`)
    server.denial = null
    await door(page).click()
    await page.waitForURL(`${larder.url}/generate`)
    await arrived(page)
  })

  test('a sign-in with a provider is refused with a message for an e-mail that the provider has not verified', async () => {
    server.person = somebody({ email_verified: false })
    const page = await open({})
    await visit(page, `${larder.url}/signup`)
    await door(page).click()
    await page
      .getByRole('alert')
      .filter({ hasText: `${name} has not verified your email address, so we cannot use it to sign you in.` })
      .waitFor()
    expect(await page.getByRole('link', { name: 'Account', includeHidden: true }).count()).toBe(0)
  })
})

test('a visitor who saves a generated recipe can sign in with Google or Apple', async () => {
  const page = await open({})
  await visit(page, `${larder.url}/generate`)
  await goToSummary(page)
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await page.getByRole('button', { name: 'Save Recipe' }).click()
  const inline = page.getByRole('region', { name: 'Please sign in to save your recipe' })
  await inline.getByRole('link', { name: 'Continue with Apple' }).waitFor()
  await inline.getByRole('link', { name: 'Continue with Google' }).click()
  await page.waitForURL(/\/recipe\/[\w-]+$/)
  await arrived(page)
})

test('signing in with Google works without scripts', async () => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto(`${larder.url}/login?next=/generate`)
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.waitForURL(`${larder.url}/generate`)
  await arrived(page)
})
