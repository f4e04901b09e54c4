import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type SignedIn, signedInAt } from '../../support/accounts/signedIn.ts'
import {
  desk,
  expectAccessible,
  inspectEverywhere,
  lookAt,
  phone,
  prepareBrowser,
  visit,
} from '../../support/browser/browserTest.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

async function openSettings(
  options: Parameters<typeof open>[0] = {},
  expected?: RegExp,
): Promise<{ page: Page; ada: SignedIn }> {
  const ada = await signedInAt(larder)
  const page = await open(options, expected)
  await page.context().addCookies([ada.cookie])
  await visit(page, `${larder.url}/user-settings`)
  // The form is hydrated after the page.
  await expect.poll(() => page.getByRole('button', { name: 'Save', exact: true }).isEnabled()).toBe(true)
  return { page, ada }
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const saved = (page: Page) => page.getByText('Your settings are saved.')
const question = 'You have unsaved changes. Do you want to save them before leaving?'

describe('the settings', () => {
  test('the settings show what the account stores, and its limits', async () => {
    const { page, ada } = await openSettings()
    const kept = page.getByRole('region', { name: 'What you keep' })
    await kept.getByText('Recipes: 0 of 5,000', { exact: true }).waitFor()
    await kept.getByText('Photos: 0 of 2,000', { exact: true }).waitFor()
    await kept.getByText('Text, with earlier versions: 0 of 100 MB', { exact: true }).waitFor()
    await addRecipeAt(larder, ada)
    await page.reload()
    await kept.getByText('Recipes: 1 of 5,000', { exact: true }).waitFor()
    await kept.getByText('Text, with earlier versions: 0.1 of 100 MB', { exact: true }).waitFor()
  })

  test('the settings are saved and shown again, on a phone and at a desk', async () => {
    const { page } = await openSettings({ viewport: phone })
    await page.getByRole('checkbox', { name: 'Tree nuts' }).check()
    await page.getByRole('checkbox', { name: 'Gluten-free' }).check()
    for (const [name, foods] of [
      ['Other foods you are allergic to', ['kiwis', 'xyzzyberries']],
      ['Likes', ['noodles']],
      ['Dislikes', ['olives', 'aubergine']],
    ] as const)
      for (const food of foods) {
        await field(page, name).fill(food)
        await field(page, name).press('Enter')
      }
    await page.getByText('understood as eggplant').waitFor()
    await page.getByText('We know no food of this name.', { exact: false }).waitFor()
    await page.getByRole('radio', { name: 'Female' }).check()
    await page.getByRole('radio', { name: '2 meals a day' }).check()
    await page.getByRole('radio', { name: 'US: cups' }).check()
    await inspectEverywhere(page, 'settings')
    await page.getByRole('button', { name: 'Save' }).click()
    await saved(page).waitFor()
    await page.reload()
    expect(await page.getByRole('checkbox', { name: 'Tree nuts' }).isChecked()).toBe(true)
    expect(await page.getByRole('checkbox', { name: 'Peanuts' }).isChecked()).toBe(false)
    expect(await page.getByRole('checkbox', { name: 'Gluten-free' }).isChecked()).toBe(true)
    for (const name of ['Female', '2 meals a day', 'US: cups'])
      expect(await page.getByRole('radio', { name }).isChecked(), name).toBe(true)
    for (const food of ['kiwis', 'xyzzyberries', 'noodles', 'olives'])
      await page.getByRole('button', { name: `Remove ${food}` }).waitFor()
    await page.getByRole('button', { name: 'Remove aubergine' }).waitFor()
    for (const viewport of [phone, desk]) {
      await page.setViewportSize(viewport)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    }
  })

  test('the settings offer the diets, genders and meal frequencies of the specification, and to give none', async () => {
    const { page } = await openSettings()
    const offered = (group: string, role: 'radio' | 'checkbox') =>
      page
        .getByRole('group', { name: group, exact: true })
        .getByRole(role)
        .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).labels?.[0]?.innerText.trim()))
    expect(await offered('Gender', 'radio')).toEqual(['Male', 'Female', 'Other', 'Rather not say'])
    expect(await offered('Meal frequency', 'radio')).toEqual([
      ...['3 meals a day', '2 meals a day', '1 meal a day'],
      'Rather not say',
    ])
    const diets = await offered('Dietary preferences', 'checkbox')
    expect(diets.slice(0, 4)).toEqual(['Vegetarian', 'Gluten-free', 'Dairy-free', 'Vegan'])
  })

  test('the settings can be filled in by keyboard alone', async () => {
    const { page } = await openSettings()
    await page.getByRole('checkbox', { name: 'Milk' }).focus()
    await page.keyboard.press('Space')
    await field(page, 'Other foods you are allergic to').focus()
    await page.keyboard.type('kiwi,mango')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Remove kiwi' }).focus()
    await page.keyboard.press('Enter')
    expect(
      await field(page, 'Other foods you are allergic to').evaluate(
        (input) => input === document.activeElement,
      ),
    ).toBe(true)
    await page.keyboard.type('plum')
    await page.getByRole('button', { name: 'Save' }).focus()
    await page.keyboard.press('Enter')
    await saved(page).waitFor()
    await page.reload()
    const removers = page.getByRole('button', { name: /^Remove/ })
    expect(await removers.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual([
      'Remove mango',
      'Remove plum',
    ])
    expect(await page.getByRole('checkbox', { name: 'Milk' }).isChecked()).toBe(true)
  })

  test('the settings refuse a food name that is too long at its field, and keep what was typed', async () => {
    const { page } = await openSettings()
    const long = 'x'.repeat(61)
    await field(page, 'Likes').fill(long)
    await field(page, 'Likes').press('Enter')
    await page.getByRole('alert').getByText('A food may have 60 characters at most.').waitFor()
    await expect.poll(() => field(page, 'Likes').inputValue()).toBe(long)
    expect(await field(page, 'Likes').getAttribute('aria-invalid')).toBe('true')
  })
})

describe('unsaved changes of the settings', () => {
  test('unsaved changes of the settings are asked about by Cancel, and can be saved, discarded or kept', async () => {
    const { page } = await openSettings()
    await page.getByRole('checkbox', { name: 'Fish' }).check()
    const cancel = page.getByRole('button', { name: 'Cancel' })
    await cancel.click()
    await page.getByRole('dialog').getByText(question).waitFor()
    await expectAccessible(page)
    await lookAt(page, 'settings-unsaved')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.getByRole('checkbox', { name: 'Fish' }).isChecked()).toBe(true)
    await cancel.click()
    await page.getByRole('button', { name: 'Save and leave' }).click()
    await page.getByRole('heading', { name: 'Discover & Plan' }).waitFor()
    await visit(page, `${larder.url}/user-settings`)
    await page.getByRole('checkbox', { name: 'Fish' }).uncheck()
    await cancel.click()
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    await page.getByRole('heading', { name: 'Discover & Plan' }).waitFor()
    await visit(page, `${larder.url}/user-settings`)
    expect(await page.getByRole('checkbox', { name: 'Fish' }).isChecked()).toBe(true)
    await cancel.click()
    await page.getByRole('heading', { name: 'Discover & Plan' }).waitFor()
  })

  test('unsaved changes of the settings are asked about by a link, and by the browser when the tab is closed', async () => {
    const { page } = await openSettings()
    await page.getByRole('checkbox', { name: 'Fish' }).check()
    await page.getByRole('link', { name: 'Who else eats with you?' }).click()
    await page.getByRole('dialog').getByText(question).waitFor()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    const asked = page.waitForEvent('dialog')
    const leaving = page.goto(larder.url).catch(() => null)
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await leaving
    expect(page.url()).toBe(`${larder.url}/user-settings`)
  })
})

describe('of two tabs that save settings', () => {
  test.each(['theirs', 'mine'] as const)(
    'the later one is shown both versions, and can choose %s',
    async (choice) => {
      const { page } = await openSettings({}, /409/)
      const other = await page.context().newPage()
      await visit(other, `${larder.url}/user-settings`)
      for (const [tab, food] of [
        [other, 'mango'],
        [page, 'kiwi'],
      ] as const) {
        await field(tab, 'Other foods you are allergic to').fill(food)
        await field(tab, 'Other foods you are allergic to').press('Enter')
        await tab.getByRole('button', { name: 'Save', exact: true }).click()
        if (tab === other) await saved(other).waitFor()
      }
      await page.getByRole('heading', { name: 'Two versions of your settings' }).waitFor()
      await page.getByText('Saved meanwhile: mango').waitFor()
      await page.getByText('Here: kiwi').waitFor()
      await expectAccessible(page)
      if (choice === 'mine') await lookAt(page, 'settings-conflict')
      const choose = choice === 'mine' ? 'Save what stands here' : 'Take what was saved meanwhile'
      await page.getByRole('button', { name: choose }).click()
      await page.getByRole('heading', { name: 'Two versions' }).waitFor({ state: 'detached' })
      if (choice === 'mine') await saved(page).waitFor()
      const kept = choice === 'mine' ? 'kiwi' : 'mango'
      await page.getByRole('button', { name: `Remove ${kept}` }).waitFor()
      await page.reload()
      await page.getByRole('button', { name: `Remove ${kept}` }).waitFor()
      expect(await page.getByRole('button', { name: /^Remove/ }).count()).toBe(1)
    },
  )
})

describe('the settings page', () => {
  const answer = (status: number, message: string) => ({
    status,
    json: {
      error: { message, code: -32000, data: { code: 'BAD_REQUEST', httpStatus: status, fields: null } },
    },
  })

  test.each([
    [
      'refused by the server',
      answer(400, 'The pan is hot.'),
      'Failed to save user settings: The pan is hot.',
    ],
    ['empty error', answer(500, ''), 'Failed to save user settings: Server error.'],
    ['without an answer', null, 'Failed to save user settings: No response from server.'],
    ['unreadable answer', { status: 200, body: 'soup' }, 'An unexpected error occurred. Please try again.'],
  ] as const)(
    'the settings page shows that saving failed, and keeps the form: %s',
    async (_, failure, sentence) => {
      const { page } = await openSettings({}, /Failed to load resource/)
      await page.route('**/rpc/preferences.save*', (route) =>
        failure ? route.fulfill(failure) : route.abort(),
      )
      await page.getByRole('checkbox', { name: 'Fish' }).check()
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('alert').getByText(sentence, { exact: true }).waitFor()
      expect(await page.getByRole('checkbox', { name: 'Fish' }).isChecked()).toBe(true)
      await page.unroute('**/rpc/preferences.save*')
      await page.getByRole('button', { name: 'Save' }).click()
      await saved(page).waitFor()
    },
  )

  test.each([
    ['refused by the server', 'Error fetching user settings'],
    ['without an answer', 'Unexpected error occurred. Please try again later.'],
  ] as const)(
    'the settings page shows that loading failed, and can be tried again: %s',
    async (how, sentence) => {
      const { page } = await openSettings({}, /Failed to load resource/)
      const elsewhere = (url: string) => url.replace('preferences.get', 'preferences.gone')
      // Answered only after a click on the button, not when the page loads the settings by itself.
      await page.addInitScript(() =>
        document.addEventListener(
          'click',
          ({ target }) => {
            if ((target as Element).closest('button')) document.documentElement.dataset.pressed = 'yes'
          },
          true,
        ),
      )
      await page.route('**/rpc/preferences.get*', async (route) => {
        if (await page.evaluate(() => document.documentElement.dataset.pressed === 'yes'))
          return route.continue()
        if (how === 'without an answer') return route.abort()
        return route.continue({ url: elsewhere(route.request().url()) })
      })
      // An idle page fetches the settings for offline use: that must fail too.
      await visit(page, `${larder.url}/household`)
      await page.getByRole('link', { name: 'Change how you eat' }).click()
      await page.getByRole('alert').getByText(sentence, { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByRole('checkbox', { name: 'Fish' }).waitFor()
    },
  )
})

test('a visitor is sent from the settings to sign in, and back afterwards', async () => {
  const answer = await fetch(`${larder.url}/user-settings`, { redirect: 'manual' })
  expect(answer.headers.get('location')).toBe('/login?next=%2Fuser-settings')
})
