import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fillIn, prepareLarderWithMail } from '../../support/accounts/accounts.ts'
import { desk, inspect, phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'

const { open } = prepareBrowser()
const { at } = prepareLarderWithMail()
const newPassword = 'Thyme & 5 limes'
/** The error that Chromium itself logs when a call is refused. */
const refused = /status of 4\d\d/

let people = 0
const newcomer = () => {
  people += 1
  return `newcomer-${people}@example.com`
}
const alertOf = (page: Page) => page.getByRole('alert').textContent()

test.each([
  ['/login', { Password: 'a guess' }, 'Sign In', 'Failed to sign in. Please check your credentials.'],
  [
    '/confirm-email',
    { 'Confirmation code': '000000' },
    'Confirm Email',
    'Failed to confirm email. Please check your code.',
  ],
  [
    '/reset-password',
    { 'Verification code': '000000', 'New password': newPassword },
    'Reset Password',
    'Failed to reset password. Please check your details and try again.',
  ],
])(
  'an account form at %s says that the code or password is wrong when the server refuses it',
  async (path, fields, button, sentence) => {
    const page = await open({}, refused)
    await visit(page, at(path))
    await fillIn(page, { Email: newcomer(), ...fields }, button)
    await expect.poll(() => page.getByRole('alert').allTextContents()).toEqual([sentence])
  },
)

test.each([
  ['/login', { Password: 'a guess' }, 'Sign In'],
  ['/forgot-password', {}, 'Send code'],
  ['/confirm-email', { 'Confirmation code': '000000' }, 'Confirm Email'],
  ['/reset-password', { 'Verification code': '000000', 'New password': newPassword }, 'Reset Password'],
])(
  'an account form at %s says that Larder was not reached after a network error or a proxy’s 502, 403, 404 or 429',
  async (path, fields, button) => {
    const page = await open({}, /ERR_FAILED|Failed to load|status of (?:502|403|404|429)/)
    await visit(page, at(path))
    const unreached = 'We could not reach Larder. Please check your connection and try again.'
    await page.route('**/rpc/**', (route) => route.abort())
    await fillIn(page, { Email: newcomer(), ...fields }, button)
    await expect.poll(() => page.getByRole('alert').allTextContents()).toEqual([unreached])
    for (const status of [502, 403, 404, 429]) {
      await page.unroute('**/rpc/**')
      await page.route('**/rpc/**', (route) =>
        route.fulfill({ status, contentType: 'text/html', body: 'Bad' }),
      )
      const answer = page.waitForResponse((each) => each.status() === status)
      await page.getByRole('button', { name: button, exact: true }).click()
      await answer
      await expect.poll(() => page.getByRole('alert').allTextContents()).toEqual([unreached])
    }
    for (const viewport of [phone, desk]) {
      await page.setViewportSize(viewport)
      await inspect(page, `unreached${path.replace('/', '-')}`)
    }
  },
)

const all = { Password: newPassword, 'Confirm password': newPassword }
const broke = 'The server encountered an error. Please try again later. (r-1)'
const badRequest = 'There was a problem with your request. Please check the details and try again.'
test.each([
  ['/login', 500, { Password: newPassword }, 'Sign In', broke],
  ['/confirm-email', 500, { 'Confirmation code': '000000' }, 'Confirm Email', broke],
  [
    '/reset-password',
    500,
    { 'Verification code': '000000', 'New password': newPassword },
    'Reset Password',
    broke,
  ],
  ['/signup', 500, all, 'Sign Up', broke],
  ['/signup', 400, all, 'Sign Up', 'Failed to sign up. Please check your credentials.'],
  ['/forgot-password', 500, {}, 'Send code', 'Failed to initiate password reset. Please try again.'],
])(
  'an account form at %s says what failed when Larder answers %i',
  async (path, status, fields, button, sentence) => {
    const page = await open({}, /status of (?:500|400)/)
    await visit(page, at(path))
    const code = status === 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_REQUEST'
    const data = { code, httpStatus: status, requestId: 'r-1', reason: null, fields: null }
    const error = { code: -32603, message: status === 500 ? broke : badRequest, data }
    await page.route('**/rpc/auth.*', (route) => route.fulfill({ status, json: { error } }))
    if (path === '/signup') await page.getByRole('checkbox').check()
    await fillIn(page, { Email: newcomer(), ...fields }, button)
    await expect.poll(() => page.getByRole('alert').allTextContents()).toEqual([sentence])
    expect(page.url()).toContain(path)
  },
)

test('an account form refuses the eleventh wrong password and says how long to wait', async () => {
  const page = await open({}, refused)
  const email = newcomer()
  await visit(page, at('/login'))
  const refusals: (string | null)[] = []
  for (let tries = 0; tries < 11; tries += 1) {
    // Changing a field removes the earlier refusal.
    await fillIn(page, { Email: email, Password: 'a guess' }, 'Sign In')
    refusals.push(await alertOf(page))
  }
  expect(refusals.slice(0, 10)).toEqual(Array(10).fill('Failed to sign in. Please check your credentials.'))
  expect(refusals[10]).toBe('Too many tries. Please wait 15 minutes and try again.')
})

test.each([
  ['google-failed', 'Failed to sign in with Google. Please try again.'],
  ['apple-unverified', 'Apple has not verified your email address, so we cannot use it to sign you in.'],
])('an account form shows an error after a failed sign-in by a provider: %s', async (problem, sentence) => {
  const page = await open({})
  await visit(page, at(`/login?problem=${problem}`))
  expect(await alertOf(page)).toBe(sentence)
})
