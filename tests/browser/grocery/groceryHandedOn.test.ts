import { describe, expect, test } from 'vitest'
import {
  expectAccessible,
  lookAt,
  prepareBrowser,
  revisit,
  visit,
} from '../../support/browser/browserTest.ts'
import { addItem, chip, itemOf, openList, type Shopper } from '../../support/browser/groceryPages.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000', OUTBOX_PAGE: 'true' })

const shopper = (options: Parameters<typeof openList>[2] = {}): Promise<Shopper> =>
  openList(open, larder, options)

describe('the grocery list', () => {
  test('the grocery list is copied with a message, and a failed copy is reported', async () => {
    const { page } = await shopper({ permissions: ['clipboard-read', 'clipboard-write'] })
    await addItem(page, 'Milk', '2 l')
    await page.getByRole('button', { name: 'Copy List' }).click()
    await page.getByText('Grocery list copied to clipboard!').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Grocery list:\nMilk, 2 l')
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
    })
    await page.getByRole('button', { name: 'Copy List' }).click()
    await page.getByText('Failed to copy grocery list. Please try again.').waitFor()
    // The next action replaces the message.
    await page.getByRole('button', { name: 'Delete Milk' }).click()
    await page.getByText('Milk was deleted.').waitFor()
    expect(await page.getByText('Failed to copy', { exact: false }).count()).toBe(0)
  })

  test('the grocery list is shared through the device, and copied where sharing is missing or fails', async () => {
    const { page } = await shopper({ permissions: ['clipboard-read', 'clipboard-write'] })
    await addItem(page, 'Milk', '2 l')
    await chip(page, 'Saved').waitFor()
    const copied = page.getByText('Grocery list copied to clipboard!')
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    const share = async () => {
      expect(await copied.count(), 'before the button is pressed').toBe(0)
      await page.evaluate(() => navigator.clipboard.writeText('something else'))
      await page.getByRole('button', { name: 'Share List' }).click()
    }
    expect(await page.evaluate(() => 'share' in navigator)).toBe(false)
    await share()
    await copied.waitFor()
    expect(await clipboard()).toBe('Grocery list:\nMilk, 2 l')

    await revisit(page)
    await page.evaluate(() => {
      const shared: ShareData[] = []
      const share = async (data: ShareData) => void shared.push(data)
      Object.defineProperty(navigator, 'share', { value: share, configurable: true })
      Object.assign(window, { shared })
    })
    await share()
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared))
      .toEqual([{ title: 'Grocery list', text: 'Grocery list:\nMilk, 2 l' }])
    expect(await clipboard(), 'after the list was shared').toBe('something else')

    await page.evaluate(() => {
      const share = () => Promise.reject(new DOMException('', 'NotAllowedError'))
      Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    })
    await share()
    await copied.waitFor()
    expect(await clipboard()).toBe('Grocery list:\nMilk, 2 l')
  })

  test('the grocery list is sent to a phone; without an SMS gateway the message is in the outbox', async () => {
    const { page } = await shopper()
    await addItem(page, 'Mango', '2')
    await page.getByRole('textbox', { name: 'Phone number' }).fill('+44 7700 900200')
    await page.getByRole('button', { name: 'Text me a code' }).click()
    const code = page.getByRole('textbox', { name: 'Code' })
    await code.waitFor()
    const outbox = await open({})
    await visit(outbox, `${larder.url}/dev/outbox`)
    const texts = outbox.getByRole('article', { name: /\+447700900200/ })
    await code.fill(/(\d{6}) is your code/.exec(await texts.first().innerText())?.[1] ?? '')
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await page.getByText('+447700900200 is yours.').waitFor()
    await chip(page, 'Saved').waitFor()
    await page.getByRole('button', { name: 'Send To Store' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('SMS sent successfully!').waitFor()
    await visit(outbox, `${larder.url}/dev/outbox`)
    await outbox.getByText('Mango, 2', { exact: false }).waitFor()
    await expectAccessible(outbox)
  })

  test('the grocery list is printed without the controls of its page', async () => {
    const { page } = await shopper()
    await addItem(page, 'Milk', '2 l')
    await addItem(page, 'Mango')
    await page.emulateMedia({ media: 'print' })
    for (const name of ['Add', 'Share List', 'Delete Milk', 'Send To Store'])
      expect(await page.getByRole('button', { name, exact: true }).isVisible()).toBe(false)
    expect(await itemOf(page, 'Milk').isVisible()).toBe(true)
    await lookAt(page, 'grocery-print')
  })
})
