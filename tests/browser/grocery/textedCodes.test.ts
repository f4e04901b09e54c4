import { expect, test } from 'vitest'
import { inspectEverywhere, prepareBrowser } from '../../support/browser/browserTest.ts'
import { networkIsAway, openList } from '../../support/browser/groceryPages.ts'
import { loseAnswers } from '../../support/browser/loseAnswers.ts'
import { prepareTexting } from '../../support/browser/textPages.ts'

const { open } = prepareBrowser()
const texting = prepareTexting(open)
const { asked, askForCode, enterCode, larder } = texting

test('a code whose answers are lost is sent by SMS once after two presses', async () => {
  const { page } = await openList(open, larder, {}, networkIsAway)
  // The first try and the three retries of the browser.
  await loseAnswers(page, 'sms.startPhone', 4)
  await askForCode(page)
  await page.getByRole('alert').getByText('We could not reach Larder.', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await page.getByText('Six digits are on their way', { exact: false }).waitFor()
  await expect.poll(() => asked().length).toBe(1)
  await enterCode(page)
  expect(asked()).toHaveLength(1)
})

test('a network error marks no field of the phone form as invalid, and disappears with the next success', async () => {
  const { page } = await openList(open, larder, {}, networkIsAway)
  const calls = '**/rpc/*sms.*'
  const unreached = page.getByRole('alert').getByText('We could not reach Larder.', { exact: false })
  await page.route(calls, (route) => route.abort('connectionrefused'))
  await askForCode(page)
  await unreached.waitFor()
  const field = page.getByRole('textbox', { name: 'Phone number' })
  expect(await field.getAttribute('aria-invalid')).toBe(null)
  await page.unroute(calls)
  await askForCode(page)
  await page.getByRole('textbox', { name: 'Code' }).waitFor()
  await unreached.waitFor({ state: 'detached' })

  await page.route(calls, (route) => route.abort('connectionrefused'))
  await page.getByRole('textbox', { name: 'Code' }).fill('123456')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await unreached.first().waitFor()
  expect(await page.getByRole('textbox', { name: 'Code' }).getAttribute('aria-invalid')).toBe(null)
})

test('the page does not say that a code used up by five wrong ones is on its way', async () => {
  const { page } = await openList(open, larder, {}, /status of 400/)
  await askForCode(page)
  await expect.poll(() => asked().length).toBe(1)
  const hint = page.getByText('Six digits are on their way', { exact: false })
  await hint.waitFor()
  for (let tries = 1; tries <= 5; tries += 1) {
    const answer = page.waitForResponse(/sms\.confirmPhone/)
    await page.getByRole('textbox', { name: 'Code' }).fill(`00000${tries}`)
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await answer
  }
  await page.getByRole('alert').getByText('the code does not work any more', { exact: false }).waitFor()
  expect(await hint.count()).toBe(0)
  await page.getByRole('textbox', { name: 'Code' }).fill('1')
  await page.getByRole('alert').waitFor({ state: 'detached' })
  expect(await hint.count(), 'while another is typed').toBe(0)
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await hint.waitFor()
})

test('a button beside the field for the code sends a new code by SMS, and the latest one works', async () => {
  const { page } = await openList(open, larder, {}, networkIsAway)
  await askForCode(page)
  await expect.poll(() => asked().length).toBe(1)
  await page.getByRole('textbox', { name: 'Code' }).fill('1')
  await inspectEverywhere(page, 'grocery-phone-code')
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect.poll(() => asked().length).toBe(2)
  await enterCode(page)
})

test('a code that the gateway refuses is reported as failed, and is sent by "Try again"', async () => {
  const { page } = await openList(open, larder)
  texting.gateway.answerNext(400)
  await askForCode(page)
  await page
    .getByRole('alert')
    .getByText('Failed to send SMS. Please try again.')
    .waitFor({ timeout: 15_000 })
  expect(await page.getByText('Six digits are on their way', { exact: false }).isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Six digits are on their way', { exact: false }).waitFor()
  await expect.poll(() => asked().at(-1)?.answered).toBe(200)
})

test('a phone number without its country is refused', async () => {
  const { page } = await openList(open, larder)
  await page.getByRole('textbox', { name: 'Phone number' }).fill('07700 900123')
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await page
    .getByRole('alert')
    .getByText('Please enter the number with its country', { exact: false })
    .waitFor()
})
