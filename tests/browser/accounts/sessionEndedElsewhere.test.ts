import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fillIn, password, prepareLarderWithMail, signIn } from '../../support/accounts/accounts.ts'
import { prepareBrowser, revisit, visit } from '../../support/browser/browserTest.ts'

const { open } = prepareBrowser()
const { addMember, at, execute } = prepareLarderWithMail()

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
const endSessionOf = (email: string) =>
  execute(`delete from sessions where user_id = (select id from users where email = '${email}')`)

const wishStep =
  '/generate?at=additionalInfo&dietType=No+restrictions&meatPreference=No+preference&mealType=Dinner&cookingTime=30+minutes&skillLevel=Beginner&cuisine=Italian'

/** A member types a recipe, and their session is ended from another device. */
async function draftLeftBehind(): Promise<{ page: Page; email: string }> {
  const page = await open({}, /status of 401/)
  const email = await addMember()
  await signIn(page, at('/login?next=/submit-recipe'), email)
  await title(page).fill('Half a recipe')
  await endSessionOf(email)
  await visit(page, at('/'))
  await page.getByRole('link', { name: 'Log In' }).first().waitFor()
  return { page, email }
}

test('a member whose session was ended on another device finds their draft after signing in again', async () => {
  const { page, email } = await draftLeftBehind()
  await signIn(page, at('/login?next=/submit-recipe'), email)
  await expect.poll(() => title(page).inputValue()).toBe('Half a recipe')
  await revisit(page)
  await expect.poll(() => title(page).inputValue()).toBe('Half a recipe')
})

test('settings saved after the session ended lead to the sign-in, and are restored after it', async () => {
  const page = await open({}, /status of 401/)
  const email = await addMember()
  await signIn(page, at('/login?next=/user-settings'), email)
  const peanuts = page.getByRole('checkbox', { name: 'Peanuts' })
  await peanuts.check()
  await endSessionOf(email)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(at('/login?next=%2Fuser-settings&done=session'))
  await page.getByRole('status').getByText('Your session has ended. Please sign in again.').waitFor()
  await fillIn(page, { Email: email, Password: password }, 'Sign In')
  await page.getByText('Here is what you had changed and not yet saved.').waitFor()
  expect(await peanuts.isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Your settings are saved.').waitFor()
  await revisit(page)
  expect(await peanuts.isChecked()).toBe(true)
})

test('pages stored offline are deleted once the session has ended, and not shown offline', async () => {
  const page = await open({}, /status of (401|503)|ERR_INTERNET_DISCONNECTED/)
  const email = await addMember()
  await signIn(page, at('/login?next=/grocery'), email)
  const isKept = () =>
    page.evaluate(
      async () =>
        (await window.caches.match('/grocery-owner', { cacheName: 'larder-grocery' })) !== undefined,
    )
  await expect.poll(isKept, { timeout: 15_000 }).toBe(true)
  await endSessionOf(email)
  await visit(page, at('/'))
  await expect.poll(isKept, { timeout: 15_000 }).toBe(false)
  await page.context().setOffline(true)
  await page.goto(at('/grocery'))
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
})

test('a draft of an ended session is deleted when another member signs in', async () => {
  const { page } = await draftLeftBehind()
  const stored = () =>
    page.evaluate(() => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]))
  await signIn(page, at('/login?next=/submit-recipe'), await addMember())
  await title(page).waitFor()
  expect(await title(page).inputValue()).toBe('')
  expect(await stored()).not.toContain('Half a recipe')
})

test('a wish being typed in another tab is cleared when the session ends, and stays cleared for the next member', async () => {
  const page = await open({}, /status of 401/)
  const email = await addMember()
  await signIn(page, at('/login?next=/'), email)
  await visit(page, at(wishStep))
  const wish = page.getByRole('textbox', { name: 'Your wish' })
  await wish.fill('Something for my secret date')
  await endSessionOf(email)
  const beside = await page.context().newPage()
  await visit(beside, at('/'))
  await expect.poll(() => wish.inputValue()).toContain('Surprise me')
  await signIn(beside, at('/login?next=/'), await addMember({ name: 'Bob' }))
  await page.getByRole('link', { name: 'Account' }).waitFor()
  await expect.poll(() => wish.inputValue()).toContain('Surprise me')
})

test('a tab that learns late of its ended session keeps the draft of the member who signed in meanwhile', async () => {
  const late = await open({}, /status of 401/)
  const email = await addMember()
  await signIn(late, at('/login?next=/'), email)
  await endSessionOf(email)
  const goOn = Promise.withResolvers<void>()
  let isHeld = false
  await late.route('**/rpc/**', async (route) => {
    isHeld = true
    await goOn.promise
    await route.continue()
  })
  const page = await late.context().newPage()
  await signIn(page, at('/login?next=/submit-recipe'), await addMember({ name: 'Bob' }))
  await title(page).fill('A recipe of Bob')
  await expect.poll(() => isHeld).toBe(true)
  const hasLoadedAnew = late.waitForEvent('load')
  goOn.resolve()
  await hasLoadedAnew
  const another = await late.context().newPage()
  await visit(another, at('/submit-recipe'))
  await expect.poll(() => title(another).inputValue()).toBe('A recipe of Bob')
})
