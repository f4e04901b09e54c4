import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

const inAnotherTab = 'Words that you typed in another tab are not saved yet.'
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' })

/** Two tabs of one member: one on a page with a form, one on the account page. */
async function openTwo(path: string) {
  // A service worker would make idle pages fetch what they store offline, and so notice that the session has ended.
  const typing = await open({ serviceWorkers: 'block' }, /status of 401|Service Worker registration blocked/)
  await typing.context().addCookies([(await signedInAt(larder)).cookie])
  await visit(typing, larder.at(path))
  const beside = await typing.context().newPage()
  await visit(beside, larder.at('/account'))
  await Promise.all([typing, beside].map((page) => page.waitForLoadState('networkidle')))
  return { typing, beside, signOut: () => beside.getByRole('button', { name: 'Sign Out' }).first().click() }
}

test('signing out asks about text typed in another tab, and keeps the text when the member cancels', async () => {
  const { typing, beside, signOut } = await openTwo('/feedback')
  await description(typing).fill('The lid sticks.')
  await signOut()
  await beside.getByText(inAnotherTab).waitFor()
  await beside.getByRole('button', { name: 'Stay signed in' }).click()
  await expect.poll(() => description(typing).inputValue()).toBe('The lid sticks.')
  await signOut()
  await beside.getByRole('button', { name: 'Sign out anyway' }).click()
  await beside.waitForURL('**/login')
  await expect.poll(() => description(typing).inputValue()).toBe('')
})

/** Signs out in one tab. Before the answer arrives, the session has ended and the other tab finds that out. */
async function signOutWhile(beside: Page, signOut: () => Promise<void>, learn: () => Promise<void>) {
  const isOver = Promise.withResolvers<void>()
  const isLearned = Promise.withResolvers<void>()
  await beside.route('**/rpc/auth.signOut*', async (route) => {
    const response = await route.fetch()
    isOver.resolve()
    await isLearned.promise
    await route.fulfill({ response })
  })
  await signOut()
  await beside.getByRole('button', { name: 'Sign out anyway' }).click()
  await isOver.promise
  await learn()
  isLearned.resolve()
  await beside.waitForURL('**/login')
}

const keptDrafts = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((store) => Object.keys(store).filter((key) => key.includes('~'))),
  )

test('a tab that finds itself signed out, before the tab that signs out does, deletes its drafts', async () => {
  const { typing, beside, signOut } = await openTwo('/feedback')
  await description(typing).fill('The lid sticks.')
  await signOutWhile(beside, signOut, async () => {
    // As when the browser restores the page from its back/forward cache.
    await typing.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await typing.getByRole('link', { name: 'Log In' }).first().waitFor()
  })
  expect(await description(typing).inputValue()).toBe('')
  expect(await keptDrafts(typing)).toEqual([])
})

test('settings whose save is refused during a sign-out in another tab are deleted', async () => {
  const { typing, beside, signOut } = await openTwo('/user-settings')
  await typing.getByRole('checkbox', { name: 'Sesame' }).check()
  await signOutWhile(beside, signOut, async () => {
    await typing.getByRole('button', { name: 'Save', exact: true }).click()
    await typing.waitForURL('**/login*')
  })
  expect(await keptDrafts(typing)).toEqual([])
})

test('closing a tab during its sign-out leaves nothing of the member in the browser', async () => {
  const { typing, beside, signOut } = await openTwo('/feedback')
  await description(typing).fill('The lid sticks.')
  const isOver = Promise.withResolvers<void>()
  await beside.route('**/rpc/auth.signOut*', async (route) => {
    await route.fetch()
    isOver.resolve()
  })
  await signOut()
  await beside.getByRole('button', { name: 'Sign out anyway' }).click()
  await isOver.promise
  await beside.close()
  await typing.evaluate(() => {
    const [, userId] = localStorage.getItem('larder.leaving')!.split(' ')
    localStorage.setItem('larder.leaving', `${Date.now() - 60_000} ${userId}`)
  })
  await typing.reload()
  await expect.poll(() => typing.evaluate(() => localStorage.getItem('userid'))).toBeNull()
  expect(await keptDrafts(typing)).toEqual([])
  expect(await description(typing).inputValue()).toBe('')
})

test('signing out asks about settings changed in another tab, and that tab does not ask again', async () => {
  const { typing, beside, signOut } = await openTwo('/user-settings')
  await typing.getByRole('checkbox', { name: 'Sesame' }).check()
  await signOut()
  await beside.getByText(inAnotherTab).waitFor()
  await beside.getByRole('button', { name: 'Sign out anyway' }).click()
  await beside.waitForURL('**/login')
  await typing.waitForURL('**/login*')
})

test('signing out asks nothing while no tab has unsaved words', async () => {
  const { typing, beside, signOut } = await openTwo('/feedback')
  await description(typing).fill('The lid sticks.')
  await description(typing).fill('')
  await signOut()
  await beside.waitForURL('**/login')
})
