import { describe, expect, test } from 'vitest'
import { inspectEverywhere, phone, prepareBrowser, revisit } from '../../support/browser/browserTest.ts'
import { addItem, chip, itemOf, networkIsAway, openList } from '../../support/browser/groceryPages.ts'
import { loseAnswers } from '../../support/browser/loseAnswers.ts'
import { prepareTexting } from '../../support/browser/textPages.ts'

const { open } = prepareBrowser()
const texting = prepareTexting(open)
const { asked, confirmPhone, larder, openSendable, sendList } = texting

describe('a grocery list sent by SMS', () => {
  test('a grocery list sent by SMS goes to a confirmed number after a confirmation, and arrives after two failures of the gateway', async () => {
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

    texting.gateway.answerNext(500, 500)
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

  test('a grocery list sent by SMS is requested again after a lost answer, and arrives once', async () => {
    const page = await openSendable(networkIsAway)
    await loseAnswers(page, 'sms.sendList')
    await page.getByRole('button', { name: 'Send To Store' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('SMS sent successfully!').waitFor()
    expect(asked()).toMatchObject([{ message: 'Grocery list:\nMilk', answered: 200 }])
  })

  test('a grocery list sent by SMS arrives once, with its notes, when its answer is lost and the page is reloaded before the second try', async () => {
    const page = await openSendable(networkIsAway)
    await page.getByRole('textbox', { name: 'Additional notes' }).fill('The green one')
    await loseAnswers(page, 'sms.sendList', 4)
    await page.route('**/rpc/*sms.result*', (route) => route.abort('connectionreset'))
    await sendList(page)
    await expect.poll(() => asked().length, { timeout: 15_000 }).toBe(1)
    await page.unroute('**/rpc/*sms.result*')
    await revisit(page)
    await sendList(page)
    await page.getByText('SMS sent successfully!').waitFor()
    // Another SMS is sent after it: if the list had been queued twice, both would have come before.
    await page.getByRole('textbox', { name: 'Additional notes' }).fill('And bread')
    await sendList(page)
    await expect.poll(() => asked().at(-1)?.message).toContain('And bread')
    const sent = asked().filter(({ answered }) => answered === 200)
    expect(sent.map(({ message }) => message)).toEqual([
      'Grocery list:\nMilk\n\nThe green one',
      'Grocery list:\nMilk\n\nAnd bread',
    ])
  }, 90_000)

  test('a grocery list sent by SMS that changes while its SMS waits is reported as sent without the change', async () => {
    const page = await openSendable()
    texting.gateway.answerNext(...Array.from({ length: 20 }, () => 503))
    await sendList(page)
    await page.getByRole('alert').getByText('Failed to send SMS.', { exact: false }).waitFor()
    await addItem(page, 'Eggs')
    await page.getByText('The list has changed since.', { exact: false }).waitFor()
    await inspectEverywhere(page, 'grocery-text-changed')
    texting.gateway.forgetPlans()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('The text was sent with the list as it was before your last change.').waitFor()
    expect(await page.getByText('SMS sent successfully!').count()).toBe(0)
    expect(asked().at(-1)).toMatchObject({ message: 'Grocery list:\nMilk', answered: 200 })
    await addItem(page, 'Bread')
    await page.getByText('The text was sent with the list', { exact: false }).waitFor({ state: 'detached' })
  }, 90_000)

  test('a grocery list sent by SMS that the gateway refuses is reported as failed', async () => {
    const page = await openSendable()
    texting.gateway.answerNext(400)
    await page.getByRole('button', { name: 'Send To Store' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByRole('alert').getByText('Failed to send SMS. Please try again.').waitFor()
  })

  test('a grocery list sent by SMS is refused before sending when it takes more than ten messages', async () => {
    const { page } = await openList(open, larder)
    await confirmPhone(page)
    for (const name of ['ä', 'ß']) await addItem(page, `Long ${name.repeat(190)}`)
    await addItem(page, 'Crème Ł')
    await page.getByRole('textbox', { name: 'Additional notes' }).fill('n'.repeat(1_000))
    await page.getByText('Please shorten the notes or the list.', { exact: false }).waitFor()
    expect(await page.getByRole('button', { name: 'Send To Store' }).isDisabled()).toBe(true)
  })

  test('a grocery list sent by SMS has accessible forms on a phone and at a desk', async () => {
    const { page } = await openList(open, larder, { viewport: phone })
    await addItem(page, 'Milk', '2 l')
    await confirmPhone(page)
    await inspectEverywhere(page, 'grocery-send')
    await page.getByRole('button', { name: 'Send To Store' }).click()
    await page.getByRole('dialog').waitFor()
    await inspectEverywhere(page, 'grocery-confirm', { fullPage: false })
  })
})
