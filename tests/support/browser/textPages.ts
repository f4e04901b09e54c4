import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { phonesTable } from '#server/features/sms/table.ts'
import { signedInAt } from '../accounts/signedIn.ts'
import { prepareLarder } from '../process/prepareLarder.ts'
import { type SmsServer, startSmsServer } from '../servers/smsServer.ts'
import type { prepareBrowser } from './browserTest.ts'
import { addItem, chip, openAgain } from './groceryPages.ts'

type Open = ReturnType<typeof prepareBrowser>['open']

/** A Larder that texts by a gateway on this machine, and a phone number of its own for each of the tests around it. */
export function prepareTexting(open: Open) {
  let gateway: SmsServer
  let numbers = 0
  let phoneNumber: string

  beforeAll(async () => {
    gateway = await startSmsServer()
  })
  afterAll(() => gateway.close())
  const larder = prepareLarder(() => ({
    LOG_LEVEL: 'error',
    WRITES_PER_MINUTE: '1000',
    SMS_WEBHOOK_URL: `${gateway.url}/send`,
  }))
  beforeEach(() => {
    numbers += 1
    phoneNumber = `+4477009001${String(numbers).padStart(2, '0')}`
  })

  /** The texts that the gateway was asked to send to this test's number. */
  const asked = () =>
    gateway.requests
      .map(({ body, answered }) => ({ ...(JSON.parse(body) as Record<string, string>), answered }))
      .filter((each) => (each as { phoneNumber?: string }).phoneNumber === phoneNumber) as {
      message: string
      answered: number | 'cut'
    }[]

  /** The digits of the latest text. */
  const latestCode = () => /\d{6}/.exec(asked().at(-1)?.message ?? '')?.[0] ?? ''

  /** Has a code texted to this test's number. */
  async function askForCode(page: Page): Promise<void> {
    await page.getByRole('textbox', { name: 'Phone number' }).fill(phoneNumber)
    await page.getByRole('button', { name: 'Text me a code' }).click()
  }

  /** Enters the digits of the latest text. */
  async function enterCode(page: Page): Promise<void> {
    await page.getByRole('textbox', { name: 'Code' }).fill(latestCode())
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await page.getByText(`${phoneNumber} is yours.`).waitFor()
  }

  async function confirmPhone(page: Page): Promise<void> {
    await askForCode(page)
    await page.getByRole('textbox', { name: 'Code' }).waitFor()
    await expect.poll(() => asked().length).toBe(1)
    await enterCode(page)
  }

  /** A page whose list has milk on it and can be sent to a number that was confirmed before. */
  async function openSendable(expected?: RegExp): Promise<Page> {
    const shopper = await signedInAt(larder)
    await larder.db.insert(phonesTable).values({ userId: shopper.userId, phoneNumber })
    const page = await openAgain(open, shopper, larder.url, expected)
    await addItem(page, 'Milk')
    await chip(page, 'Saved').waitFor()
    return page
  }

  async function sendList(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Send To Store' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
  }

  return {
    larder,
    get gateway() {
      return gateway
    },
    /** The idempotency keys of this test's texts: one for each code and each list. */
    keys: () =>
      new Set(
        gateway.requests
          .filter(({ body }) => body.includes(phoneNumber))
          .map(({ headers }) => headers['idempotency-key']),
      ),
    ...{ asked, askForCode, enterCode, confirmPhone, openSendable, sendList },
  }
}
