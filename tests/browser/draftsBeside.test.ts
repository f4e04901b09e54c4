import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { prepareBrowser, visit } from '../support/browserTest.ts'
import { prepareLarder } from '../support/prepareLarder.ts'
import { signedInAt } from '../support/signedIn.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

const inAnotherTab = 'Words that you typed in another tab are not saved yet.'
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' })

/** Two tabs of one member: one on a page with a form, one on the account's. */
async function openTwo(path: string) {
  // A worker would have pages at rest fetch what they keep, and so learn by themselves that the session has ended.
  const typing = await open({ serviceWorkers: 'block' }, /status of 401|Service Worker registration blocked/)
  await typing.context().addCookies([(await signedInAt(larder)).cookie])
  await visit(typing, larder.at(path))
  const beside = await typing.context().newPage()
  await visit(beside, larder.at('/account'))
  await Promise.all([typing, beside].map((page) => page.waitForLoadState('networkidle')))
  return { typing, beside, signOut: () => beside.getByRole('button', { name: 'Sign Out' }).first().click() }
}

test('signing out asks about words that were typed in another tab, and leaves them there for who stays', async () => {
  const { typing, beside, signOut } = await openTwo('/feedback')
  await description(typing).fill('The lid sticks.')
  await signOut()
  await beside.getByText(inAnotherTab).waitFor()
  await beside.getByRole('button', { name: 'Stay signed in' }).click()
  expect(await description(typing).inputValue()).toBe('The lid sticks.')
  await signOut()
  await beside.getByRole('button', { name: 'Sign out anyway' }).click()
  await beside.waitForURL('**/login')
  await expect.poll(() => description(typing).inputValue()).toBe('')
})

/** Signs out in one tab; before it is answered, the session is over and the other learns that. */
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

test('words in a tab that asks who is signed in while another signs out go with them', async () => {
  const { typing, beside, signOut } = await openTwo('/feedback')
  await description(typing).fill('The lid sticks.')
  await signOutWhile(beside, signOut, async () => {
    // As of a page that the browser had kept and brings back.
    await typing.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await typing.getByRole('link', { name: 'Log In' }).first().waitFor()
  })
  expect(await description(typing).inputValue()).toBe('')
  expect(await keptDrafts(typing)).toEqual([])
})

test('settings in a tab whose save is refused while another signs out go with them', async () => {
  const { typing, beside, signOut } = await openTwo('/user-settings')
  await typing.getByRole('checkbox', { name: 'Sesame' }).check()
  await signOutWhile(beside, signOut, async () => {
    await typing.getByRole('button', { name: 'Save', exact: true }).click()
    await typing.waitForURL('**/login*')
  })
  expect(await keptDrafts(typing)).toEqual([])
})

test('a tab that is closed while it signs out leaves nothing of its user in the browser', async () => {
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

test('signing out asks about settings that were changed in another tab, and who leaves is not asked there again', async () => {
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
