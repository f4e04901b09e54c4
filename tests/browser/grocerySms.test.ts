import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import {
  desk,
  inspect,
  inspectEverywhere,
  phone,
  prepareBrowser,
  revisit,
  visit,
} from '../support/browserTest.ts'
import { addItem, chip, itemOf, networkIsAway, openList } from '../support/groceryPages.ts'
import { loseAnswers } from '../support/loseAnswers.ts'
import { prepareLarder } from '../support/prepareLarder.ts'
import { type SmsServer, startSmsServer } from '../support/smsServer.ts'

const { open } = prepareBrowser()
let gateway: SmsServer
let phones = 0
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
  phones += 1
  phoneNumber = `+4477009001${String(phones).padStart(2, '0')}`
})

/** The texts that the gateway was asked to send to this test's number. */
const asked = () =>
  gateway.requests
    .map(({ body, answered }) => ({ ...(JSON.parse(body) as Record<string, string>), answered }))
    .filter((each) => (each as { phoneNumber?: string }).phoneNumber === phoneNumber) as {
    message: string
    answered: number | 'cut'
  }[]

async function confirmPhone(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phoneNumber)
  await page.getByRole('button', { name: 'Text me a code' }).click()
  const code = page.getByRole('textbox', { name: 'Code' })
  await code.waitFor()
  await expect.poll(() => asked().length).toBe(1)
  await code.fill(/\d{6}/.exec(asked()[0]?.message ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.getByText(`${phoneNumber} is yours.`).waitFor()
}

/** The idempotency keys of this test's texts: that of the code, and one for each list. */
const keys = () =>
  new Set(
    gateway.requests
      .filter(({ body }) => body.includes(phoneNumber))
      .map(({ headers }) => headers['idempotency-key']),
  )

/** A page whose list has milk on it and can be sent to a confirmed number. */
async function openSendable(): Promise<Page> {
  const { page } = await openList(open, larder)
  await addItem(page, 'Milk')
  await confirmPhone(page)
  await chip(page, 'Saved').waitFor()
  return page
}

async function sendList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send To Store' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
}

describe('a list sent by text', () => {
  test('goes to a number that was confirmed, after one is asked, and arrives though the gateway fails twice', async () => {
    const { page } = await openList(open, larder)
    const send = page.getByRole('button', { name: 'Send To Store' })
    await addItem(page, 'Milk', '2 l')
    await addItem(page, 'Soap')
    await itemOf(page, 'Soap').check()
    expect(await send.isDisabled()).toBe(true)
    await confirmPhone(page)
    await page.getByRole('textbox', { name: 'Additional notes' }).fill('The blue door.')
    await page.getByText('It takes 1 message.').waitFor()
    await chip(page, 'Saved').waitFor()
    await send.click()
    await page.getByRole('heading', { name: 'Confirm Sending' }).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    expect(asked().length).toBe(1)

    gateway.answerNext(500, 500)
    await send.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('The text is on its way …').waitFor()
    await expect.poll(() => asked().length, { timeout: 50_000 }).toBe(4)
    await page.getByText('SMS sent successfully!').waitFor()
    const message = 'Grocery list:\nMilk, 2 l\n\nThe blue door.'
    expect(asked().slice(1)).toMatchObject([
      { message, answered: 500 },
      { message, answered: 500 },
      { message, answered: 200 },
    ])
    await itemOf(page, 'Milk').check()
    await page.getByText('There is nothing to send', { exact: false }).waitFor()
    expect(await send.isDisabled()).toBe(true)
  }, 90_000)

  test('is asked for again when no answer comes, and arrives once', async () => {
    const { page } = await openList(open, larder, {}, networkIsAway)
    await addItem(page, 'Milk')
    await confirmPhone(page)
    await chip(page, 'Saved').waitFor()
    await page.route(
      '**/rpc/sms.sendList*',
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Send To Store' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('SMS sent successfully!').waitFor()
    // After its code, the list came once.
    expect(asked().slice(1)).toMatchObject([{ message: 'Grocery list:\nMilk', answered: 200 }])
  })

  test('whose answers are all lost is asked about, sent or not, and is not sent once it is cancelled', async () => {
    const { page } = await openList(open, larder, {}, networkIsAway)
    await addItem(page, 'Milk')
    await confirmPhone(page)
    await chip(page, 'Saved').waitFor()
    // The first try and three more that the browser makes itself.
    await loseAnswers(page, 'sms.sendList', 4)
    await page.route('**/rpc/*sms.result*', (route) => route.abort('connectionreset'))
    await sendList(page)
    await page
      .getByRole('alert')
      .getByText('The text may have been sent: please look at the phone', { exact: false })
      .waitFor()
    await page.unroute('**/rpc/*sms.result*')
    await page.getByText('SMS sent successfully!').waitFor()
    expect(asked().slice(1)).toMatchObject([{ answered: 200 }])

    gateway.answerNext(...Array.from({ length: 20 }, () => 503))
    await page.getByRole('textbox', { name: 'Additional notes' }).fill('Second')
    expect(await page.getByText('SMS sent successfully!').count(), 'told of another list').toBe(0)
    await loseAnswers(page, 'sms.sendList', 4)
    await sendList(page)
    await page.getByRole('alert').getByText('Failed to send SMS.', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('The text is cancelled. Larder does not send it any more.').waitFor()
    gateway.forgetPlans()
    // A third text goes out after it: had the second waited, it would have come before.
    await page.getByRole('textbox', { name: 'Additional notes' }).fill('Third')
    await sendList(page)
    await page.getByText('SMS sent successfully!').waitFor()
    const sent = asked().filter(({ answered }) => answered === 200)
    expect(sent.map(({ message }) => message).slice(1)).toEqual([
      'Grocery list:\nMilk',
      'Grocery list:\nMilk\n\nThird',
    ])
  }, 120_000)

  test('that changes while its text waits is told to be sent as it was', async () => {
    const page = await openSendable()
    gateway.answerNext(...Array.from({ length: 20 }, () => 503))
    await sendList(page)
    await page.getByRole('alert').getByText('Failed to send SMS.', { exact: false }).waitFor()
    await addItem(page, 'Eggs')
    await page.getByText('The list has changed since.', { exact: false }).waitFor()
    await inspectEverywhere(page, 'grocery-text-changed')
    gateway.forgetPlans()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('The text was sent with the list as it was before your last change.').waitFor()
    expect(await page.getByText('SMS sent successfully!').count()).toBe(0)
    expect(asked().at(-1)).toMatchObject({ message: 'Grocery list:\nMilk', answered: 200 })
    await addItem(page, 'Bread')
    await page.getByText('The text was sent with the list', { exact: false }).waitFor({ state: 'detached' })
  }, 90_000)

  test('that the gateway never takes is said to have failed', async () => {
    const page = await openSendable()
    gateway.answerNext(400)
    await page.getByRole('button', { name: 'Send To Store' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByRole('alert').getByText('Failed to send SMS. Please try again.').waitFor()
  })

  test('whose gateway answers 500 is said to have failed, and is sent once by two presses of Try again', async () => {
    const page = await openSendable()
    gateway.answerNext(...Array.from({ length: 3 }, () => 'sent, then 500' as const))
    await sendList(page)
    await page
      .getByRole('alert')
      .getByText('Failed to send SMS. Please try again.')
      .waitFor({ timeout: 15_000 })
    expect(await page.getByText('The text is on its way …').isVisible()).toBe(false)
    await page.getByText('However often you try again, it is one text.', { exact: false }).waitFor()
    for (const viewport of [phone, desk]) {
      await page.setViewportSize(viewport)
      await page.getByRole('button', { name: 'Cancel' }).waitFor()
      await inspect(page, 'grocery-text-failed')
    }
    await page.getByRole('button', { name: 'Try again' }).dblclick()
    await page.getByText('SMS sent successfully!').waitFor()
    await page.getByRole('alert').waitFor({ state: 'detached' })
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
    expect(keys().size).toBe(2)
  }, 90_000)

  test('whose gateway does not answer may have been sent, says so within 15 seconds, and is one call by two presses of Try again', async () => {
    const page = await openSendable()
    const release = gateway.hold()
    onTestFinished(release)
    await sendList(page)
    await page
      .getByRole('alert')
      .getByText('The text may have been sent: please look at the phone', { exact: false })
      .waitFor({ timeout: 15_000 })
    for (const viewport of [phone, desk]) {
      await page.setViewportSize(viewport)
      await page.getByRole('button', { name: 'Cancel' }).waitFor()
      await inspect(page, 'grocery-text-unanswered')
    }
    await page.getByRole('button', { name: 'Try again' }).dblclick()
    await page.getByText('The text is on its way …').waitFor()
    release()
    await page.getByText('SMS sent successfully!').waitFor()
    expect(asked(), 'its code, and the list once').toHaveLength(2)
  }, 90_000)

  test('is one text when a second tab sends the same list while the gateway fails', async () => {
    const page = await openSendable()
    const other = await page.context().newPage()
    await visit(other, page.url())
    await itemOf(other, 'Milk').waitFor()
    gateway.answerNext(500, 500)
    await sendList(page)
    await sendList(other)
    for (const tab of [page, other]) await tab.getByText('SMS sent successfully!').waitFor()
    expect(keys().size).toBe(2)
  }, 90_000)

  test('is still known to wait after a reload, and not sent any more once it is cancelled', async () => {
    const page = await openSendable()
    gateway.answerNext(...Array.from({ length: 20 }, () => 503))
    await sendList(page)
    const failed = page.getByRole('alert').getByText('Failed to send SMS.', { exact: false })
    await failed.waitFor()
    await revisit(page)
    await failed.waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('The text is cancelled. Larder does not send it any more.').waitFor()
    await page.getByRole('alert').waitFor({ state: 'detached' })
    gateway.forgetPlans()
    // A second text goes out after it: had the first one waited, it would have come before.
    await page.getByRole('textbox', { name: 'Additional notes' }).fill('Second')
    await sendList(page)
    await page.getByText('SMS sent successfully!').waitFor()
    expect(asked().filter(({ answered }) => answered === 200)).toHaveLength(2)
  }, 90_000)

  test('that never came to Larder is said to have failed after a reload too', async () => {
    const { page } = await openList(open, larder, {}, networkIsAway)
    await addItem(page, 'Milk')
    await confirmPhone(page)
    await chip(page, 'Saved').waitFor()
    const calls = '**/rpc/*sms.{sendList,result}*'
    await page.route(calls, (route) => route.abort('connectionreset'))
    await sendList(page)
    await page
      .getByRole('alert')
      .getByText('The text may have been sent: please look at the phone', { exact: false })
      .waitFor()
    await page.unroute(calls)
    await revisit(page)
    await page.getByRole('alert').getByText('Failed to send SMS.', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('SMS sent successfully!').waitFor()
    expect(asked().slice(1)).toMatchObject([{ answered: 200 }])
  }, 90_000)

  test('with a code that the gateway does not take says so, and the code comes by Try again', async () => {
    const { page } = await openList(open, larder)
    gateway.answerNext(400)
    await page.getByRole('textbox', { name: 'Phone number' }).fill(phoneNumber)
    await page.getByRole('button', { name: 'Text me a code' }).click()
    await page
      .getByRole('alert')
      .getByText('Failed to send SMS. Please try again.')
      .waitFor({ timeout: 15_000 })
    expect(await page.getByText('Six digits are on their way', { exact: false }).isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Six digits are on their way', { exact: false }).waitFor()
    await expect.poll(() => asked().at(-1)?.answered).toBe(200)
  })

  test('is refused before it is sent when it takes more than ten messages', async () => {
    const { page } = await openList(open, larder)
    await confirmPhone(page)
    for (const name of ['ä', 'ß']) await addItem(page, `Long ${name.repeat(190)}`)
    await addItem(page, 'Crème Ł')
    await page.getByRole('textbox', { name: 'Additional notes' }).fill('n'.repeat(1_000))
    await page.getByText('Please shorten the notes or the list.', { exact: false }).waitFor()
    expect(await page.getByRole('button', { name: 'Send To Store' }).isDisabled()).toBe(true)
  })

  test('needs a number with its country', async () => {
    const { page } = await openList(open, larder)
    await page.getByRole('textbox', { name: 'Phone number' }).fill('07700 900123')
    await page.getByRole('button', { name: 'Text me a code' }).click()
    await page
      .getByRole('alert')
      .getByText('Please enter the number with its country', { exact: false })
      .waitFor()
  })

  for (const viewport of [phone, desk])
    test(`is asked about at ${viewport.width} px, in light and in dark`, async () => {
      const { page } = await openList(open, larder, { viewport })
      await addItem(page, 'Milk', '2 l')
      await confirmPhone(page)
      await inspect(page, 'grocery-send')
      await page.getByRole('button', { name: 'Send To Store' }).click()
      await page.getByRole('dialog').waitFor()
      await inspect(page, 'grocery-confirm', { fullPage: false })
    })
})
