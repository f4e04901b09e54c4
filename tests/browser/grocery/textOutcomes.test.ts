import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { desk, inspect, phone, prepareBrowser, revisit, visit } from '../../support/browser/browserTest.ts'
import { itemOf, networkIsAway } from '../../support/browser/groceryPages.ts'
import { loseAnswers } from '../../support/browser/loseAnswers.ts'
import { prepareTexting } from '../../support/browser/textPages.ts'

const { open } = prepareBrowser()
const texting = prepareTexting(open)
const { asked, keys, openSendable, sendList } = texting

describe('a grocery list sent by SMS', () => {
  test('a grocery list sent by SMS whose answers are all lost may have been sent: the page asks the server again, and the SMS is not sent after Cancel', async () => {
    const page = await openSendable(networkIsAway)
    // The first try and the three retries of the browser.
    await loseAnswers(page, 'sms.sendList', 4)
    await page.route('**/rpc/*sms.result*', (route) => route.abort('connectionreset'))
    await sendList(page)
    await page
      .getByRole('alert')
      .getByText('The text may have been sent: please look at the phone', { exact: false })
      .waitFor()
    await page.unroute('**/rpc/*sms.result*')
    await page.getByText('SMS sent successfully!').waitFor()
    expect(asked()).toMatchObject([{ answered: 200 }])

    texting.gateway.answerNext(...Array.from({ length: 20 }, () => 503))
    await page.getByRole('textbox', { name: 'Additional notes' }).fill('Second')
    expect(await page.getByText('SMS sent successfully!').count(), 'about another list').toBe(0)
    await loseAnswers(page, 'sms.sendList', 4)
    await sendList(page)
    await page.getByRole('alert').getByText('Failed to send SMS.', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('The text is cancelled. Larder does not send it any more.').waitFor()
    texting.gateway.forgetPlans()
    // A third SMS is sent after it: if the second had waited, it would have come before.
    await page.getByRole('textbox', { name: 'Additional notes' }).fill('Third')
    await sendList(page)
    await page.getByText('SMS sent successfully!').waitFor()
    const sent = asked().filter(({ answered }) => answered === 200)
    expect(sent.map(({ message }) => message)).toEqual([
      'Grocery list:\nMilk',
      'Grocery list:\nMilk\n\nThird',
    ])
  }, 120_000)

  test('a grocery list sent by SMS is reported as failed when the gateway answers 500, and is sent once by two presses of "Try again"', async () => {
    const page = await openSendable()
    texting.gateway.answerNext(...Array.from({ length: 3 }, () => 'sent, then 500' as const))
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
    expect(keys().size).toBe(1)
  }, 90_000)

  test('a grocery list sent by SMS that was attempted six times is explained, can be cancelled, and offers no "Try again"', async () => {
    const page = await openSendable()
    texting.gateway.answerNext(...Array.from({ length: 20 }, () => 503))
    await sendList(page)
    const again = page.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    // Five more attempts, without the pauses between them.
    await texting.larder.db.execute(sql`update jobs set attempts = 6, due_at = now() + interval '20 minutes'
      where kind = 'text' and ended_at is null`)
    const alert = page.getByRole('alert')
    await alert.getByText('you cannot try again here', { exact: false }).waitFor()
    await again.waitFor({ state: 'detached' })
    expect(await page.getByText('However often you try again', { exact: false }).count()).toBe(0)
    expect(await page.getByText('Please try again', { exact: false }).count()).toBe(0)
    for (const viewport of [phone, desk]) {
      await page.setViewportSize(viewport)
      await inspect(page, 'grocery-text-retries-used-up')
    }
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('The text is cancelled. Larder does not send it any more.').waitFor()
    await alert.waitFor({ state: 'detached' })
    texting.gateway.forgetPlans()
  }, 90_000)

  test('a grocery list sent by SMS may have been sent, says the page within 15 seconds, when the gateway does not answer; two presses of "Try again" make one call', async () => {
    const page = await openSendable()
    const release = texting.gateway.hold()
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
    expect(asked()).toHaveLength(1)
  }, 90_000)

  test('a grocery list that two tabs send by SMS while the gateway fails is sent as one SMS', async () => {
    const page = await openSendable()
    const other = await page.context().newPage()
    await visit(other, page.url())
    await itemOf(other, 'Milk').waitFor()
    texting.gateway.answerNext(500, 500)
    await sendList(page)
    await sendList(other)
    for (const tab of [page, other]) await tab.getByText('SMS sent successfully!').waitFor()
    expect(keys().size).toBe(1)
  }, 90_000)

  test('a grocery list sent by SMS is still shown as waiting after a reload, and is not sent after Cancel', async () => {
    const page = await openSendable()
    texting.gateway.answerNext(...Array.from({ length: 20 }, () => 503))
    await sendList(page)
    const failed = page.getByRole('alert').getByText('Failed to send SMS.', { exact: false })
    await failed.waitFor()
    await revisit(page)
    await failed.waitFor()
    const keepsTrying = page.getByText('Larder keeps trying for an hour', { exact: false })
    await keepsTrying.waitFor()
    await page.route('**/rpc/*sms.cancel*', async (route) => {
      await page.getByText('The text is being cancelled …').waitFor()
      keptTrying.push(await keepsTrying.count())
      await route.continue()
    })
    const keptTrying: number[] = []
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('The text is cancelled. Larder does not send it any more.').waitFor()
    expect(keptTrying, 'while it is being cancelled').toEqual([0])
    await page.getByRole('alert').waitFor({ state: 'detached' })
    texting.gateway.forgetPlans()
    // A second SMS is sent after it: if the first had waited, it would have come before.
    await page.getByRole('textbox', { name: 'Additional notes' }).fill('Second')
    await sendList(page)
    await page.getByText('SMS sent successfully!').waitFor()
    expect(asked().filter(({ answered }) => answered === 200)).toHaveLength(1)
  }, 90_000)

  test('a grocery list sent by SMS that could not reach Larder keeps its message, promises nothing, and is cancelled once Larder answers', async () => {
    const page = await openSendable(isAwayOrUnknown)
    const calls = '**/rpc/*sms.*'
    await page.route(calls, (route) => route.abort('connectionrefused'))
    await sendList(page)
    await mayBeSent(page).waitFor()
    await expectSteady(page, 2)
    expect(await page.getByText('Larder keeps trying', { exact: false }).count()).toBe(0)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page
      .getByRole('status')
      .getByText('The text is cancelled as soon as it can', { exact: false })
      .waitFor()
    await page.getByRole('alert').waitFor({ state: 'detached' })
    await expectSteady(page, 1)
    await page.unroute(calls)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await page.getByText('The text is cancelled. Larder does not send it any more.').waitFor()
    await sendList(page)
    await page.getByText('SMS sent successfully!').waitFor()
    expect(asked()).toMatchObject([{ answered: 200 }])
  }, 90_000)

  test('a grocery list sent by SMS that a proxy answered with 503 keeps its message, and is sent once by "Try again"', async () => {
    const page = await openSendable(isAwayOrUnknown)
    const calls = '**/rpc/*sms.*'
    await page.route(calls, (route) =>
      route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503 Service Unavailable</h1>' }),
    )
    await sendList(page)
    await mayBeSent(page).waitFor()
    await expectSteady(page, 3)
    await page.unroute(calls)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('SMS sent successfully!').waitFor()
    expect(asked()).toMatchObject([{ answered: 200 }])
  }, 90_000)

  test('a grocery list sent by SMS that waits while Larder is down is checked at growing intervals, and at once when online or tried again', async () => {
    const page = await openSendable(isAwayOrUnknown)
    onTestFinished(() => texting.gateway.forgetPlans())
    texting.gateway.answerNext(...Array.from({ length: 20 }, () => 503))
    await sendList(page)
    await page.getByRole('alert').getByText('Failed to send SMS.', { exact: false }).waitFor()
    const asked: string[] = []
    const calls = '**/rpc/*sms.*'
    await page.route(calls, (route) => {
      asked.push(route.request().url())
      return route.abort('connectionrefused')
    })
    await page.waitForEvent('requestfailed', (request) => request.url().includes('sms.result'))
    await page.clock.install()
    asked.length = 0
    // The pauses so far used the browser's real clock.
    await page.waitForEvent('requestfailed', (request) => request.url().includes('sms.result'))
    await pass(page, 60)
    expect(asked.length).toBeGreaterThan(3)
    expect(asked.length, 'in a minute').toBeLessThan(9)

    asked.length = 0
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect.poll(() => asked.length).toBe(1)
    await pass(page, 20)
    asked.length = 0
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => asked.some((url) => url.includes('sms.retry'))).toBe(true)

    await page.unroute(calls)
    await page.route(calls, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ status: 503, headers: { 'retry-after': '90' }, body: 'busy' })
    })
    asked.length = 0
    while (asked.length === 0) await pass(page, 1)
    asked.length = 0
    await pass(page, 60)
    expect(asked, 'before Retry-After has passed').toEqual([])
    await pass(page, 35)
    expect(asked.length).toBeGreaterThan(0)
    await page.unroute(calls)
    texting.gateway.forgetPlans()
    await page.getByRole('button', { name: 'Try again' }).click()
    await pass(page, 5)
    await page.getByText('SMS sent successfully!').waitFor()
  }, 120_000)

  test('a grocery list sent by SMS that never reached Larder is still reported as failed after a reload', async () => {
    const page = await openSendable(isAwayOrUnknown)
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
    expect(asked()).toMatchObject([{ answered: 200 }])
  }, 90_000)
})

/** Errors that Chromium itself logs, also for an SMS that the server does not know. */
const isAwayOrUnknown = new RegExp(`${networkIsAway.source}|status of 404`)

/** Advances the page's clock, which also runs by itself, by these seconds, with time for requests in between. */
async function pass(page: Page, seconds: number): Promise<void> {
  const atOnce = 2.5
  for (let passed = 0; passed < seconds; passed += atOnce) {
    await page.clock.runFor(atOnce * 1_000)
    await page.evaluate(() => fetch('/healthz').catch(() => {}))
  }
}

const mayBeSent = (page: Page) =>
  page.getByRole('alert').getByText('The text may have been sent: please look at the phone', { exact: false })

/** Expects that the message about the SMS does not change during so many failing requests of the page. */
async function expectSteady(page: Page, requests: number): Promise<void> {
  const section = page.getByRole('region', { name: 'Send Grocery List' })
  const before = await section.innerText()
  await section.evaluate((element: HTMLElement) => {
    const said: string[] = []
    Object.assign(window, { said })
    const look = () => said.push(element.innerText)
    new MutationObserver(look).observe(element, { subtree: true, childList: true, characterData: true })
  })
  for (let asked = 0; asked < requests; asked += 1)
    await page.waitForEvent('request', (request) => /\/rpc\/.*sms\./.test(request.url()))
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
  expect(said.filter((each) => each !== before)).toEqual([])
}
