import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { expectAccessible, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { joinHousehold, networkIsAway } from '../../support/browser/groceryPages.ts'
import { monday, openPlanner } from '../../support/browser/plannerPages.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser({ isCold: true })
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const dialogOf = (page: Page) => page.getByRole('dialog')
const field = (page: Page, name: string | RegExp) => dialogOf(page).getByRole('textbox', { name })
const theirsOf = (page: Page) => dialogOf(page).getByRole('region', { name: 'Saved meanwhile' })
const pressIn = (page: Page, name: string) =>
  dialogOf(page).getByRole('button', { name, exact: true }).click()

/** Two members of a household, each with this dialog open. */
async function openForTwo(dialog: string): Promise<[her: Page, him: Page]> {
  const ada = await openPlanner(open, larder, { locale: 'en-GB' }, networkIsAway)
  const bob = await signedInAt(larder, 'Bob')
  await joinHousehold(larder.databaseUrl, ada, bob)
  const his = await open({ locale: 'en-GB' }, networkIsAway)
  await his.context().addCookies([bob.cookie])
  await visit(his, `${larder.url}/meal-planner?date=${monday}`)
  for (const page of [ada.page, his]) await press(page, dialog)
  return [ada.page, his]
}

describe('what another member saves while it is changed here', () => {
  test('a food at hand that two members change keeps what both changed, and is asked about where both typed the same field', async () => {
    const [her, him] = await openForTwo('Food at hand')
    await field(her, 'Food').fill('rice')
    await pressIn(her, 'Add')
    await pressIn(her, 'Change rice')
    await field(her, 'Amount').fill('300 g')
    await pressIn(him, 'Change rice')
    await field(him, 'Food').fill('brown rice')
    await pressIn(him, 'Save')
    await expect.poll(() => field(her, 'Food').inputValue()).toBe('brown rice')
    expect(await theirsOf(her).count()).toBe(0)
    await pressIn(her, 'Save')
    for (const page of [her, him]) await dialogOf(page).getByText('300 g brown rice').waitFor()

    await pressIn(her, 'Change brown rice')
    await field(her, 'Amount').fill('200 g')
    await pressIn(him, 'Change brown rice')
    await field(him, 'Amount').fill('100 g')
    await pressIn(him, 'Save')
    await theirsOf(her).getByText('100 g').waitFor()
    await pressIn(her, 'Save')
    await expect.poll(() => theirsOf(her).evaluate((part) => part === document.activeElement)).toBe(true)
    await dialogOf(him).getByText('100 g brown rice').waitFor()
    await expectAccessible(her, 'food conflict')
    await pressIn(her, 'Take what was saved meanwhile')
    expect(await field(her, 'Amount').inputValue()).toBe('100 g')
    await field(her, 'Amount').fill('250 g')
    await pressIn(her, 'Save')
    await dialogOf(him).getByText('250 g brown rice').waitFor()
  })

  test('a price that two members change is asked about where both typed the same field', async () => {
    const [her, him] = await openForTwo('Food prices')
    await field(her, 'Food').fill('rice')
    await field(her, 'Pack').fill('1 kg')
    await field(her, /^Price in/).fill('1.99')
    await pressIn(her, 'Add')
    await pressIn(her, 'Change rice')
    await field(her, /^Price in/).fill('2.49')
    await pressIn(him, 'Change rice')
    await field(him, /^Price in/).fill('2.19')
    await field(him, 'Pack').fill('500 g')
    await pressIn(him, 'Save')
    await theirsOf(her).getByText('2.19').waitFor()
    expect(await theirsOf(her).innerText()).not.toContain('500 g')
    expect(await field(her, 'Pack').inputValue()).toBe('500 g')
    await pressIn(her, 'Save what stands here')
    for (const page of [her, him]) await dialogOf(page).getByText('£2.49 for 500 g').waitFor()
  })
})

describe('half-typed foods', () => {
  test.each([
    { dialog: 'Food at hand', second: 'Amount' },
    { dialog: 'Food prices', second: 'Pack' },
  ])(
    'text in the dialog "$dialog" stays over Escape and a reload until it is saved or cancelled',
    async ({ dialog, second }) => {
      const { page } = await openPlanner(open, larder, { locale: 'en-GB' }, networkIsAway)
      const reopen = async () => {
        await visit(page, `${larder.url}/meal-planner?date=${monday}`)
        await press(page, dialog)
      }
      await press(page, dialog)
      await field(page, 'Food').fill('lentils')
      await field(page, second).fill('500 g')
      await page.keyboard.press('Escape')
      await dialogOf(page).waitFor({ state: 'detached' })
      await reopen()
      expect(await field(page, 'Food').inputValue()).toBe('lentils')
      expect(await field(page, second).inputValue()).toBe('500 g')
      if (dialog === 'Food prices') await field(page, /^Price in/).fill('2.00')
      await pressIn(page, 'Add')
      expect(await field(page, 'Food').inputValue()).toBe('')
      await pressIn(page, 'Change lentils')
      await field(page, second).fill('1 kg')
      await reopen()
      expect(await field(page, 'Food').inputValue()).toBe('')
      await pressIn(page, 'Change lentils')
      expect(await field(page, second).inputValue()).toBe('1 kg')
      await pressIn(page, 'Cancel')
      await pressIn(page, 'Change lentils')
      expect(await field(page, second).inputValue()).toBe('500 g')
    },
  )
})
