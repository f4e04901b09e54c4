import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { fillIn, password, prepareLarderWithMail, signIn } from '../support/accounts/accounts.ts'
import { expectAccessible, lookAt, phone, prepareBrowser, visit } from '../support/browser/browserTest.ts'

const { open } = prepareBrowser()
const { addMember, at, execute } = prepareLarderWithMail()

const star = (page: Page, stars: number) =>
  page.getByRole('button', { name: stars === 1 ? '1 star' : `${stars} stars`, exact: true })
const filled = (page: Page) => page.locator('[data-filled="true"]').count()
const meanOf = (page: Page) => page.locator('dt:text-is("Rating") + dd').innerText()
const tried = (page: Page) => page.getByRole('checkbox', { name: 'Have you tried this recipe?' })
const question = 'You need to be logged in to perform this action. Would you like to log in now?'

describe('a visitor', () => {
  test('a visitor who rates is asked to log in, and comes back to the recipe', async () => {
    const page = await open({})
    const email = await addMember()
    await visit(page, at('/recipe/demo-2'))
    await star(page, 4).click()
    const dialog = page.getByRole('dialog', { name: 'Log in?' })
    await dialog.getByText(question, { exact: true }).waitFor()
    await expectAccessible(page)
    await lookAt(page, 'recipe-log-in')
    await dialog.getByRole('button', { name: 'Not now' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await star(page, 4).evaluate((button) => button === document.activeElement)).toBe(true)
    expect([await filled(page), await meanOf(page)]).toEqual([0, '★ N/A (0)'])
    await star(page, 4).click()
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    await fillIn(page, { Email: email, Password: password }, 'Sign In')
    await page.waitForURL(at('/recipe/demo-2'))
    await star(page, 4).click()
    await expect.poll(() => meanOf(page)).toBe('★ 4.00 (1)')
  })

  test.each(['the checkbox', 'the button'])(
    'a visitor is asked to log in by %s for the tried status',
    async (by) => {
      const page = await open({ viewport: phone })
      await visit(page, at('/recipe/demo-2'))
      await (by === 'the checkbox'
        ? tried(page)
        : page.getByRole('button', { name: 'Submit Tried Status' })
      ).click()
      await page.getByText(question, { exact: true }).waitFor()
      await page.keyboard.press('Escape')
      expect(await tried(page).isChecked()).toBe(false)
    },
  )
})

describe('on a recipe’s page a member', () => {
  test('on a recipe’s page a member rates it, rates it again, and sees the rating after a reload', async () => {
    const page = await open({})
    await signIn(page, at('/login?next=/recipe/demo-3'), await addMember())
    await star(page, 5).click()
    await page.getByText('Thank you. You gave it 5 stars.').waitFor()
    await expect.poll(() => meanOf(page)).toBe('★ 5.00 (1)')
    await star(page, 2).click()
    await page.getByText('Thank you. You gave it 2 stars.').waitFor()
    expect([await filled(page), await meanOf(page)]).toEqual([2, '★ 2.00 (1)'])
    const asked: string[] = []
    // Recipes stored offline may be fetched at any time.
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(request.url())
    })
    await star(page, 2).click()
    expect(asked).toEqual([])
    await visit(page, at('/recipe/demo-3'))
    expect([await filled(page), await meanOf(page)]).toEqual([2, '★ 2.00 (1)'])
    await expectAccessible(page)
    const other = await open({ javaScriptEnabled: false })
    await other.goto(at('/recipe/demo-3'))
    expect([await filled(other), await meanOf(other)]).toEqual([0, '★ 2.00 (1)'])
  })

  test('on a recipe’s page a member sees the new rating on the card after going back to the list', async () => {
    const page = await open({})
    await signIn(page, at('/login?next=/recipes'), await addMember())
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Not rated yet' }).last()
    const name = (await card.getByRole('heading').textContent()) ?? ''
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await star(page, 5).click()
    await page.getByText('Thank you. You gave it 5 stars.').waitFor()
    await page.goBack()
    await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByText('★ 5.00 (1)')
      .waitFor()
  })

  test('on a recipe’s page a member sees the earlier rating again, with an error, when a rating could not be saved', async () => {
    const page = await open({}, /status of 500/)
    await signIn(page, at('/login?next=/recipe/demo-4'), await addMember())
    await star(page, 3).click()
    await expect.poll(() => meanOf(page)).toBe('★ 3.00 (1)')
    await execute('alter table ratings rename to ratings_away')
    await star(page, 5).click()
    await page.getByText('Your rating could not be kept. Please try again.').waitFor()
    await execute('alter table ratings_away rename to ratings')
    expect([await filled(page), await meanOf(page)]).toEqual([3, '★ 3.00 (1)'])
    await star(page, 5).click()
    await expect.poll(() => meanOf(page)).toBe('★ 5.00 (1)')
    expect(await page.getByText('could not be kept').count()).toBe(0)
  })

  test('on a recipe’s page a member has five stars and the tried checkbox, and sees both as saved', async () => {
    const page = await open({})
    await signIn(page, at('/login?next=/recipe/demo-6'), await addMember())
    const stars = page.getByRole('group', { name: 'Rate this recipe:' }).getByRole('button')
    expect(await stars.count()).toBe(5)
    await star(page, 4).click()
    await page.getByText('Thank you. You gave it 4 stars.').waitFor()
    await tried(page).check()
    await page.getByRole('button', { name: 'Submit Tried Status' }).click()
    await page.getByText('Noted: you have tried it.').waitFor()
    await visit(page, at('/recipe/demo-6'))
    expect([await filled(page), await tried(page).isChecked()]).toEqual([4, true])
    const visitor = await open({})
    await visit(visitor, at('/recipe/demo-6'))
    expect([await filled(visitor), await tried(visitor).isChecked()]).toEqual([0, false])
  })

  test('on a recipe’s page a member saves the tried status only by submitting it', async () => {
    const page = await open({ viewport: phone })
    await signIn(page, at('/login?next=/recipe/demo-5'), await addMember())
    await tried(page).check()
    await visit(page, at('/recipe/demo-5'))
    expect(await tried(page).isChecked()).toBe(false)
    await tried(page).check()
    await page.getByRole('button', { name: 'Submit Tried Status' }).click()
    await page.getByText('Noted: you have tried it.').waitFor()
    await visit(page, at('/recipe/demo-5'))
    expect(await tried(page).isChecked()).toBe(true)
    await tried(page).uncheck()
    await page.getByRole('button', { name: 'Submit Tried Status' }).click()
    await page.getByText('Noted: you have not tried it yet.').waitFor()
  })
})
