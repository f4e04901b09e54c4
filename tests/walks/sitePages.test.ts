import { expect, test } from 'vitest'
import { prepareBrowser, visit } from '../support/browser/browserTest.ts'
import { prepareLarder } from '../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ SUPPORT_EMAIL: 'help@example.com' })

const pages = ['features', 'cooking-tips', 'help-center', 'faq', 'contact', 'terms', 'privacy', 'cookies']

test.each(pages)('/%s shows its text without scripts', async (path) => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto(`${larder.url}/${path}`)
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(300)
})

test('the FAQ has 15 questions, one open at a time, by keyboard alone and without scripts', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await open({ javaScriptEnabled })
    await page.goto(`${larder.url}/faq`)
    const answers = page.locator('details')
    expect(await answers.count()).toBe(15)
    const isOpen = (place: number) => answers.nth(place).evaluate((each) => (each as HTMLDetailsElement).open)
    await page.locator('summary').first().focus()
    await page.keyboard.press('Enter')
    expect([await isOpen(0), await isOpen(1)]).toEqual([true, false])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect.poll(async () => [await isOpen(0), await isOpen(1)]).toEqual([false, true])
    await page.keyboard.press('Space')
    await expect.poll(() => isOpen(1)).toBe(false)
    for (const name of ['Visit the Help Center', 'Write to us'])
      expect(await page.getByRole('main').getByRole('link', { name }).isVisible()).toBe(true)
  }
})

test('the policies were last updated on 8 September 2024, and link to the contact page', async () => {
  const page = await open({})
  for (const path of ['terms', 'privacy', 'cookies']) {
    await visit(page, `${larder.url}/${path}`)
    expect(await page.getByText('Last updated 8 September 2024').isVisible()).toBe(true)
    await page.getByRole('main').getByRole('link', { name: 'Contact' }).click()
    await page.getByRole('heading', { name: 'Contact', level: 1 }).waitFor()
  }
})

test('the table of contents of a guide leads to its sections by keyboard', async () => {
  const page = await open({})
  await visit(page, `${larder.url}/cooking-tips`)
  await page.getByRole('link', { name: 'Meal Prep' }).press('Enter')
  await expect
    .poll(() =>
      page
        .getByRole('heading', { name: 'Meal Prep' })
        .evaluate((each) => each.getBoundingClientRect().top < 200),
    )
    .toBe(true)
})
