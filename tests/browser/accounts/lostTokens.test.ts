import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { startRefusingProxy } from '../../support/browser/refusingProxy.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder()

const answerIsLost = /ERR_|fetching the script/

/** Makes the only session's times so many minutes older. */
async function letPass(minutes: number): Promise<void> {
  const ago = `interval '${minutes} minutes'`
  await larder.execute(`update session_tokens set issued_at = issued_at - ${ago}, seen_at = seen_at - ${ago},
    replaced_at = replaced_at - ${ago}, successor_at = successor_at - ${ago}`)
}

const tokenIn = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'larder')?.value
const go = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click()

test('a browser stays signed in when the answer with its new session token is lost', async () => {
  const proxy = await startRefusingProxy(larder.url)
  const ada = await signedInAt(larder)
  const page = await open({}, answerIsLost)
  await page.context().addCookies([{ ...ada.cookie, url: proxy.url }])
  await visit(page, `${proxy.url}/generate`)
  const first = await tokenIn(page)
  expect(first).toBe(ada.cookie.value)

  await letPass(51)
  proxy.loseAnswers(/^\/rpc\//)
  await go(page, 'Recipes')
  await expect
    .poll(() => proxy.lostCookies().some((cookie) => cookie.startsWith('larder=')), {
      timeout: 15_000,
    })
    .toBe(true)
  expect(await tokenIn(page)).toBe(first)
  proxy.loseAnswers(null)
  await letPass(2)

  await go(page, 'Groceries')
  await page.waitForURL(`${proxy.url}/grocery`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => tokenIn(page), { timeout: 15_000 }).not.toBe(first)
  expect(await tokenIn(page)).toBeTruthy()
  await letPass(2)
  await visit(page, `${proxy.url}/user-settings`)
  expect(new URL(page.url()).pathname).toBe('/user-settings')
  const [sessions] = [...(await larder.execute('select count(*)::int as count from sessions'))]
  expect(sessions).toEqual({ count: 1 })
})
