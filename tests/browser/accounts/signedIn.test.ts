import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { fillIn, password, prepareLarderWithMail, signIn } from '../../support/accounts/accounts.ts'
import { expectAccessible, lookAt, phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { summaryPath } from '../../support/browser/wizard.ts'

const { open } = prepareBrowser()
const { addMember, at, cookieOf, execute, visitAs } = prepareLarderWithMail({
  GENERATIONS_PER_MINUTE: '1000',
})

const pathOf = (page: Page) => page.url().replace(at(''), '')
/** Without the links that only phones show. */
const menuOf = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .locator('a:not(.md\\:hidden a, .sm\\:hidden a), li button')
    .allTextContents()
const visitorsMenu = ['Generate', 'Recipes', 'Planner', 'Groceries', 'Share Feedback', 'Log In']
const membersMenu = [
  'Generate',
  'Recipes',
  'Planner',
  'Groceries',
  'Share Feedback',
  'My settings',
  'Household',
  'Account',
  'Sign Out',
]

test('a sign-in whose session check fails shows an error, and the next press signs in', async () => {
  const page = await open({}, /status of 500/)
  const email = await addMember()
  await visit(page, at('/login'))
  const isEntrance = (url: URL) => url.pathname.startsWith('/rpc/') && url.pathname.includes('auth.entrance')
  await page.route(isEntrance, (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }))
  await fillIn(page, { Email: email, Password: password }, 'Sign In')
  await page.getByRole('alert').getByText('We could not reach Larder.').waitFor()
  expect(pathOf(page)).toBe('/login')
  await page.unroute(isEntrance)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(at('/'))
  await expect.poll(() => menuOf(page)).toEqual(membersMenu)
})

describe('a page for members', () => {
  test('a page for members sends a visitor to sign in, and back to the page they asked for', async () => {
    const page = await open({})
    const email = await addMember()
    await signIn(page, at('/account?from=mail'), email)
    await page.getByRole('heading', { name: 'Your account' }).waitFor()
    expect(pathOf(page)).toBe('/account?from=mail')
    await visit(page, at('/login?next=/generate'))
    expect(pathOf(page)).toBe('/generate')
    await visit(page, at('/signup'))
    expect(pathOf(page)).toBe('/')
  })

  test('a page for members sends a member whose session has ended to sign in', async () => {
    const page = await open({}, /status of 401/)
    const email = await addMember()
    await visitAs(page, '/', email)
    await execute(`delete from sessions where user_id = (select id from users where email = '${email}')`)
    await page.getByRole('link', { name: 'Account' }).click()
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    expect(pathOf(page)).toBe('/login?next=%2Faccount&done=session')
    await page.getByText('Your session has ended. Please sign in again.').waitFor()
    await visit(page, at('/'))
    expect(await menuOf(page)).toEqual(visitorsMenu)
  })
})

describe('the header', () => {
  test('the header is correct in the server’s HTML for a visitor, a member and an invalid cookie', async () => {
    const member = await open({ javaScriptEnabled: false })
    await member.context().addCookies([await cookieOf(await addMember())])
    const visitor = await open({ javaScriptEnabled: false })
    const stale = await open({ javaScriptEnabled: false })
    const { hostname } = new URL(at('/'))
    await stale.context().addCookies([{ name: 'larder', value: 'x'.repeat(43), domain: hostname, path: '/' }])
    for (const path of ['/', '/generate', '/recipe/demo-1', '/terms'])
      for (const [browser, menu] of [
        [member, membersMenu],
        [visitor, visitorsMenu],
        [stale, visitorsMenu],
      ] as const) {
        await browser.goto(at(path))
        expect(await menuOf(browser)).toEqual(menu)
      }
    expect(await stale.context().cookies()).toEqual([])
    await visitor.goto(at('/login'))
    expect(await visitor.getByRole('button', { name: 'Sign In' }).isDisabled()).toBe(true)
  })

  test('the header shows only the logo on the pages around signing in', async () => {
    const page = await open({})
    for (const path of ['/login', '/signup', '/confirm-email', '/forgot-password', '/reset-password']) {
      await visit(page, at(path))
      expect(await page.getByRole('navigation', { name: 'Main' }).count(), path).toBe(0)
      await page.getByRole('banner').getByRole('link', { name: 'Larder' }).waitFor()
    }
  })

  test('the header links a visitor to the feedback form on a phone too', async () => {
    const page = await open({ viewport: phone })
    await visit(page, at('/'))
    await page.getByRole('banner').getByRole('link', { name: 'Share Feedback' }).click()
    await page.waitForURL(at('/feedback'))
  })

  test('the header has its menu behind a button on a phone, also without scripts', async () => {
    const page = await open({ viewport: phone })
    await visitAs(page, '/', await addMember())
    const button = page.getByRole('button', { name: 'Menu' })
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    await button.press('Enter')
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false')
    await button.click()
    await page.getByRole('link', { name: 'Account' }).click()
    await page.getByRole('heading', { name: 'Your account' }).waitFor()
    expect(await page.getByRole('button', { name: 'Sign Out' }).isVisible()).toBe(false)
    const storageState = await page.context().storageState()
    const still = await open({ viewport: phone, javaScriptEnabled: false, storageState })
    await still.goto(at('/'))
    await still.getByRole('button', { name: 'Menu' }).click()
    await still.getByRole('link', { name: 'Household' }).waitFor()
  })

  test('the header is a visitor’s after signing out, also after going back and in another tab', async () => {
    const page = await open({})
    await visitAs(page, '/terms', await addMember())
    const tab = await page.context().newPage()
    await visit(tab, at('/account'))
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL(at('/login'))
    await tab.getByRole('heading', { name: 'Welcome back' }).waitFor()
    // The page moves on by itself or is loaded again, whichever is sooner.
    expect(pathOf(tab)).toMatch(/^\/login\?next=%2Faccount(?:&done=session)?$/)
    await page.goBack()
    await page.getByRole('heading', { name: 'Terms of Service' }).waitFor()
    expect(await menuOf(page)).toEqual(visitorsMenu)
  })

  test('the header is not the member’s when the browser restores a page after the session has ended', async () => {
    const page = await open({})
    await visitAs(page, '/terms', await addMember())
    // Under Playwright, Chromium keeps no pages in its back/forward cache. This event is what a restored page receives.
    await page.context().clearCookies()
    const reloaded = page.waitForNavigation()
    await page.evaluate(() => {
      localStorage.removeItem('userid')
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await reloaded
    expect(await menuOf(page)).toEqual(visitorsMenu)
  })

  test('the header corrects a stored user id of another member', async () => {
    const page = await open({})
    await visitAs(page, '/', await addMember())
    await page.evaluate(() => localStorage.setItem('userid', 'somebody else'))
    await visit(page, at('/'))
    await expect.poll(() => page.evaluate(() => localStorage.getItem('userid'))).toMatch(/^[\w-]{36}$/)
  })
})

describe('the account page', () => {
  test('the account page ends the session of another browser', async () => {
    const email = await addMember()
    const desk = await open({})
    const away = await open({ userAgent: 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Firefox/128.0' }, /401/)
    await signIn(away, at('/login?next=/account'), email)
    await visitAs(desk, '/account', email)
    await desk.getByRole('button', { name: 'Sign out Firefox on Android' }).click()
    await desk.getByText('Firefox on Android is signed out.').waitFor()
    expect(await desk.evaluate(() => document.activeElement?.id)).toBe('sessions-title')
    await desk.getByText('You are signed in nowhere else.').waitFor()
    await expectAccessible(desk)
    await away.reload()
    await away.getByRole('heading', { name: 'Welcome back' }).waitFor()
    expect(pathOf(away)).toBe('/login?next=%2Faccount')
  })

  test('the account page ends all other sessions when the password is changed', async () => {
    const email = await addMember()
    const [here, there] = [await open({}, /status of 400/), await open({})]
    await visitAs(there, '/', email)
    await visitAs(here, '/account', email)
    const change = (current: string) =>
      fillIn(here, { 'Current password': current, 'New password': 'Thyme & 5 limes' }, 'Change password')
    await change('a guess')
    await expect
      .poll(() => here.getByRole('alert').allTextContents())
      .toEqual(['This is not your current password.'])
    await change(password)
    await here.getByText('Your password is set, and all other devices are signed out.').waitFor()
    expect(await here.getByLabel('Current password', { exact: true }).inputValue()).toBe('')
    await here.getByText('You are signed in nowhere else.').waitFor()
    await visit(there, at('/'))
    expect(await menuOf(there)).toEqual(visitorsMenu)
  })

  test('the account page downloads the member’s data as a file', async () => {
    const email = await addMember()
    const page = await open({ acceptDownloads: true })
    await visitAs(page, '/account', email)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('larder-my-data.json')
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ account: { email } })
  })

  test('the account page says what deleting the account removes, and then deletes it', async () => {
    const email = await addMember({ name: 'Ada' })
    const page = await open({ viewport: phone }, /status of 400/)
    await visitAs(page, '/account', email)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete my account' })
    await dialog
      .getByText("“Ada's kitchen” ends with everything in it, since nobody else is there.")
      .waitFor()
    await expectAccessible(page)
    await lookAt(page, 'delete-account-390')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const send = async (typed: string, secret: string) => {
      await dialog.getByLabel('Type your email to confirm').fill(typed)
      await dialog.getByLabel('Password', { exact: true }).fill(secret)
      await dialog.getByRole('button', { name: 'Delete my account' }).click()
    }
    await send('else@example.com', password)
    await dialog.getByText('This is not the email of your account.').waitFor()
    await send(email, 'a guess')
    const refused = dialog.getByText('This is not your current password.')
    await refused.waitFor()
    await dialog.getByLabel('Password', { exact: true }).press('Backspace')
    await refused.waitFor({ state: 'hidden' })
    await send(email, password)
    await page.waitForURL(at('/'))
    expect(await menuOf(page)).toEqual(visitorsMenu)
    expect(await execute(`select from users where email = '${email}'`)).toHaveLength(0)
  })
})

test('a generated recipe that was not saved is still there after signing in, and still not saved', async () => {
  const page = await open({})
  const email = await addMember()
  await visit(page, at(summaryPath))
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await page.getByRole('button', { name: 'Save Recipe' }).waitFor()
  const name = await page.getByRole('heading', { level: 3 }).first().textContent()
  const { pathname, search } = new URL(page.url())
  await visit(page, at(`/login?next=${encodeURIComponent(pathname + search)}`))
  await fillIn(page, { Email: email, Password: password }, 'Sign In')
  await page.getByRole('button', { name: 'Save Recipe' }).waitFor()
  expect(await page.getByRole('heading', { level: 3 }).first().textContent()).toBe(name)
  expect(await execute('select from recipes where created_by is not null')).toHaveLength(0)
})

test('a visitor can read the terms, the privacy and the cookie policy', async () => {
  const page = await open({})
  for (const path of ['/terms', '/privacy', '/cookies']) {
    await visit(page, at(path))
    await page.getByText('Last updated 8 September 2024').waitFor()
    await expectAccessible(page, path)
    await lookAt(page, path.slice(1))
    for (const link of await page.getByRole('navigation', { name: 'See also' }).getByRole('link').all())
      expect((await fetch(at((await link.getAttribute('href')) ?? ''))).status).toBe(200)
  }
})
