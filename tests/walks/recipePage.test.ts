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

  test('on a recipe’s page a member sees amounts in the units of their settings, and can choose others', async () => {
    const page = await open({})
    const email = await addMember()
    await execute(
      `update recipes set servings = 4, ingredients = '{"2 cups flour","500 g chicken thighs"}' where id = 'demo-6'`,
    )
    await signIn(page, at('/login?next=/recipe/demo-6'), email)
    await page.getByText('250 g flour').waitFor()
    await page.getByRole('button', { name: 'US', exact: true }).click()
    await page.getByText('1 lb 2 oz chicken thighs').waitFor()
    await page.getByRole('button', { name: 'As written' }).click()
    await page.getByRole('article').getByText('2 cups flour').waitFor()
  })
})

test('a recipe is scaled for more and fewer servings, which the address contains', async () => {
  const page = await open({ viewport: phone })
  await execute(`update recipes set servings = 4, ingredients = '{"200 g rice","2 eggs","Salt, to taste"}',
    instructions = '{"Fold the 2 eggs in and bake 20 minutes at 180 °C."}' where id = 'demo-7'`)
  await visit(page, at('/recipe/demo-7'))
  await page.getByRole('button', { name: 'More: for 5' }).click()
  await page.getByRole('button', { name: 'More: for 6' }).dblclick()
  await page.getByRole('button', { name: 'More: for 8' }).click()
  await page.getByText('400 g rice').waitFor()
  await page.getByText('Fold the 4 eggs in and bake 20 minutes at 180 °C.').waitFor()
  await page.getByText('Written for 4', { exact: false }).waitFor()
  expect(page.url()).toBe(at('/recipe/demo-7?servings=8'))
  await lookAt(page, 'recipe-scaled-390')
  await page.reload()
  await page.getByText('400 g rice').waitFor()
  await page.locator('html[data-hydrated]').waitFor()
  for (let servings = 7; servings >= 4; servings -= 1)
    await page.getByRole('button', { name: `Fewer: for ${servings}` }).click()
  await page.getByRole('article').getByText('200 g rice').waitFor()
  await page.goBack()
  expect(page.url()).not.toContain('/recipe/')
})

test('without scripts a recipe is scaled by plain forms', async () => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto(at('/recipe/demo-7?units=us'))
  await page.getByRole('button', { name: 'Fewer: for 3' }).click()
  expect(page.url()).toBe(at('/recipe/demo-7?units=us&servings=3'))
  await page.getByText('350 °F').waitFor()
})

describe('sharing a recipe', () => {
  test('sharing a recipe passes title, description and address to the device if it can share', async () => {
    const page = await open({})
    await page.addInitScript(() => {
      Object.assign(navigator, { share: async (what: unknown) => Object.assign(window, { shared: what }) })
    })
    await visit(page, at('/recipe/demo-8'))
    await page.getByRole('button', { name: 'Share' }).click()
    const shared = () => page.evaluate(() => (window as { shared?: Record<string, string> }).shared)
    await expect.poll(shared).toMatchObject({ url: at('/recipe/demo-8') })
    expect((await shared())?.title).toBe(await page.getByRole('heading', { level: 1 }).innerText())
    const [recipe] = await execute("select description from recipes where id = 'demo-8'")
    expect((await shared())?.text).toBe(recipe?.description)
    expect(await page.getByText('Link copied to clipboard!').count()).toBe(0)
  })

  test('sharing a recipe copies the address if the device cannot share, and says so', async () => {
    const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share')
    })
    await visit(page, at('/recipe/demo-8?servings=6'))
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByText('Link copied to clipboard!', { exact: true }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(at('/recipe/demo-8?servings=6'))
  })

  test('sharing a recipe copies the address if the device refuses to share, and does nothing if the visitor cancels', async () => {
    const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
    await page.addInitScript(() => {
      const refuse = (name: string) => () => Promise.reject(new DOMException('', name))
      Object.assign(window, {
        refuseShare: (name: string) => Object.assign(navigator, { share: refuse(name) }),
      })
    })
    await visit(page, at('/recipe/demo-8'))
    const share = page.getByRole('button', { name: 'Share' })
    const refuseBy = (reason: string) =>
      page.evaluate(
        (name) => (window as unknown as { refuseShare(name: string): void }).refuseShare(name),
        reason,
      )
    await refuseBy('AbortError')
    await share.click()
    await expect.poll(() => share.isEnabled()).toBe(true)
    expect(await page.getByText('Link copied to clipboard!').count()).toBe(0)
    await refuseBy('NotAllowedError')
    await share.click()
    await page.getByText('Link copied to clipboard!', { exact: true }).waitFor()
  })

  test('sharing a recipe shows the address if it cannot be copied', async () => {
    const page = await open({})
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share')
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await visit(page, at('/recipe/demo-8'))
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByText(`Please copy the address by hand: ${at('/recipe/demo-8')}`).waitFor()
  })
})

test('a slow recipe page shows a spinner, and an unknown recipe is reported as not found', async () => {
  const page = await open({}, /status of 404/)
  await visit(page, at('/'))
  const held = Promise.withResolvers<void>()
  await page.route('**/rpc/**', async (route) => {
    await held.promise
    await route.continue()
  })
  const card = page.getByRole('main').getByRole('listitem').getByRole('link').first()
  const name = await card.innerText()
  await card.click()
  await page.locator('main[aria-busy="true"] svg.animate-spin').waitFor()
  held.resolve()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.locator('main[aria-busy="false"]').waitFor()
  await page.goto(at('/recipe/nowhere'))
  await page.getByRole('heading', { name: 'Recipe not found' }).waitFor()
})

test('a printed recipe has no controls, and is dark on white', async () => {
  const page = await open({ colorScheme: 'dark', viewport: { width: 794, height: 1123 } })
  await visit(page, at('/recipe/demo-9'))
  const printed = page.evaluate(
    () => new Promise((resolve) => Object.assign(window, { print: () => resolve('printed') })),
  )
  await page.getByRole('button', { name: 'Print' }).click()
  expect(await printed).toBe('printed')
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Share', 'Print', 'Submit Tried Status'])
    expect(await page.getByRole('button', { name }).isVisible()).toBe(false)
  expect(await page.getByRole('banner').isVisible()).toBe(false)
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
  await page.getByRole('heading', { name: 'Ingredients' }).waitFor()
  const ink = await page.evaluate(() => [
    getComputedStyle(document.documentElement).color,
    getComputedStyle(document.documentElement).backgroundColor,
  ])
  expect(ink).toEqual(['rgb(42, 32, 25)', 'rgb(255, 255, 255)'])
  await lookAt(page, 'recipe-print')
})
