import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  desk,
  expectAccessible,
  lookAt,
  phone,
  prepareBrowser,
  visit,
} from '../../support/browser/browserTest.ts'
import { openPlanner } from '../../support/browser/plannerPages.ts'
import { dayFromToday, readCalendar } from '../../support/planner/calendarFeeds.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

async function inspectDialog(page: Page, name: string): Promise<void> {
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport)
    await expectAccessible(page, name)
    await lookAt(page, `${name}-${viewport.width}`, { fullPage: false })
  }
}

async function openFeeds(page: Page) {
  await page.getByRole('button', { name: 'Calendar feed', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Your meals in another calendar' })
  await dialog.getByRole('heading', { name: 'All meals of the household' }).waitFor()
  return dialog
}

const fetchAnswer = async (url: string) => {
  const answer = await fetch(url)
  return { status: answer.status, text: await answer.text() }
}

test('a member makes the address of a calendar, in which other programs see the meals, copies it, and renews and removes it', async () => {
  const { page } = await openPlanner(open, larder, { permissions: ['clipboard-read', 'clipboard-write'] })
  const tomorrow = dayFromToday(1)
  await visit(page, `${larder.url}/meal-planner?date=${tomorrow}`)
  await page.locator(`[data-place="${tomorrow} dinner"]`).getByRole('button', { name: 'Add a meal' }).click()
  const adding = page.getByRole('dialog')
  await adding.getByRole('button', { name: 'Note', exact: true }).click()
  await adding.getByRole('textbox', { name: 'Note' }).fill('Soup, bread')
  await adding.getByRole('button', { name: 'Plan it' }).click()
  await adding.waitFor({ state: 'detached' })
  await page.getByText('Saved', { exact: true }).waitFor()

  const dialog = await openFeeds(page)
  await inspectDialog(page, 'meal-planner-feeds')
  await dialog.getByRole('button', { name: 'Make an address All meals of the household' }).click()
  const status = dialog.getByRole('status')
  await status.getByText('Please copy the address now.').waitFor()
  const address = await dialog.getByRole('textbox', { name: 'Address' }).inputValue()
  expect(address).toMatch(new RegExp(`^${larder.url}/calendar/[\\w-]{43}\\.ics$`))
  const focused = page.locator(':focus')
  await expect.poll(() => focused.innerText()).toBe('All meals of the household')
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await status.getByText('The address is copied.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  const { events } = readCalendar((await fetchAnswer(address)).text)
  expect(events).toMatchObject([{ summary: 'Dinner: Soup, bread', start: tomorrow }])
  await inspectDialog(page, 'meal-planner-feed-made')

  await dialog.getByRole('button', { name: 'New address All meals of the household' }).click()
  const question = page.getByRole('dialog', { name: 'New address' })
  await question.getByText('The old address stops working at once.').waitFor()
  await inspectDialog(page, 'meal-planner-feed-question')
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect((await fetchAnswer(address)).status).toBe(200)
  await dialog.getByRole('button', { name: 'New address All meals of the household' }).click()
  await question.getByRole('button', { name: 'New address' }).click()
  await question.waitFor({ state: 'detached' })
  const renewed = await dialog.getByRole('textbox', { name: 'Address' }).inputValue()
  expect(await fetchAnswer(address)).toMatchObject({
    status: 404,
    text: expect.stringContaining('There is no calendar at this address.'),
  })
  expect(await fetchAnswer(renewed)).toMatchObject({ status: 200, text: expect.stringContaining('Soup') })

  await dialog.getByRole('button', { name: 'Done' }).click()
  await openFeeds(page)
  await dialog.getByText(/^An address was made on .+\. It is not shown again\.$/).waitFor()
  expect(await dialog.getByRole('textbox', { name: 'Address' }).count()).toBe(0)
  await dialog.getByRole('button', { name: 'Remove address All meals of the household' }).click()
  await page
    .getByRole('dialog', { name: 'Remove address' })
    .getByRole('button', { name: 'Remove address' })
    .click()
  await status.getByText('The address no longer works.').waitFor()
  await dialog.getByRole('button', { name: 'Make an address All meals of the household' }).waitFor()
  expect((await fetchAnswer(renewed)).status).toBe(404)
})

test('the dialog of calendars says that there is no network, and shows them once there is', async () => {
  const { page } = await openPlanner(open, larder, {}, /ERR_INTERNET_DISCONNECTED/)
  const dialog = await openFeeds(page)
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Make an address The meals that I eat' }).click()
  await dialog.getByRole('alert').waitFor()
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Make an address The meals that I eat' }).click()
  await dialog.getByRole('textbox', { name: 'Address' }).waitFor()
})
