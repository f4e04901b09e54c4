import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, prepareBrowser } from '../../support/browser/browserTest.ts'
import { networkIsAway } from '../../support/browser/groceryPages.ts'
import { addNote, cellOf, dayOfPlan, mealOf, openPlanner } from '../../support/browser/plannerPages.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser({ isCold: true })
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

const onPhone = { viewport: phone, hasTouch: true, isMobile: true }

interface Point {
  x: number
  y: number
}

/** Moves one finger over the screen in steps, as a hand does, and lifts it. */
async function moveFinger(devtools: CDPSession, from: Point, to: Point): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [from])
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [{ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }])
  await touch('touchEnd', [])
}

/** The day that a phone shows. */
const shownDay = (page: Page) =>
  page.locator('[data-place$=" dinner"]').evaluate((cell) => cell.getAttribute('data-place')?.split(' ')[0])

/** Moves a finger between two points of the calendar, given from its middle, once no scrolling moves it any more. */
async function swipe(page: Page, devtools: CDPSession, from: Point, to: Point): Promise<void> {
  const calendar = page.locator('[data-place$=" lunch"]').first()
  await calendar.click({ trial: true })
  const box = (await calendar.boundingBox())!
  const middle = box.y + box.height / 2
  const onScreen = ({ x, y }: Point) => ({ x: phone.width / 2 + x, y: middle + y })
  await moveFinger(devtools, onScreen(from), onScreen(to))
}

test.each(['en', 'ar'])(
  'on a phone a swipe leads to the next and the earlier day, in the direction of reading (%s)',
  async (locale) => {
    const { page } = await openPlanner(open, larder, { ...onPhone, locale }, networkIsAway)
    const devtools = await page.context().newCDPSession(page)
    const start = locale === 'ar' ? -100 : 100
    const move = (from: Point, to: Point) => swipe(page, devtools, from, to)
    await move({ x: start, y: 0 }, { x: -start, y: 0 })
    await expect.poll(() => shownDay(page)).toBe(dayOfPlan(1))
    await move({ x: -start, y: 0 }, { x: start, y: 0 })
    await expect.poll(() => shownDay(page)).toBe(dayOfPlan(0))
    // Too short, and more down than across: no swipes. The last one shows that the others changed nothing.
    await move({ x: start / 5, y: 0 }, { x: -start / 5, y: 0 })
    await move({ x: start / 2, y: 60 }, { x: -start / 2, y: -60 })
    await move({ x: start, y: 0 }, { x: -start, y: 0 })
    await expect.poll(() => shownDay(page)).toBe(dayOfPlan(1))
  },
)

test('on a phone a swipe in the week leads to the next week', async () => {
  const { page } = await openPlanner(open, larder, onPhone, networkIsAway)
  await page.getByRole('button', { name: 'Week', exact: true }).click()
  await cellOf(page, 0, 'dinner').waitFor()
  const devtools = await page.context().newCDPSession(page)
  await swipe(page, devtools, { x: 100, y: 0 }, { x: -100, y: 0 })
  await cellOf(page, 7, 'dinner').waitFor()
  expect(await cellOf(page, 0, 'dinner').count()).toBe(0)
})

// A desktop's Chromium begins no drag by a long press, whatever its switches: the events that a phone's sends are dispatched.
test('on a phone a meal that is dragged is dropped on another meal of the day', async () => {
  const { page } = await openPlanner(open, larder, onPhone, networkIsAway)
  await addNote(page, 0, 'dinner', 'Stew')
  await page.locator('button[id^="meal-"][draggable="true"]').waitFor()
  const devtools = await page.context().newCDPSession(page)
  const dataTransfer = await page.evaluateHandle(() => new DataTransfer())
  await mealOf(page, 'Stew').dispatchEvent('dragstart', { dataTransfer })
  await page.locator('[data-dragged]').waitFor()
  for (const type of ['dragenter', 'dragover', 'drop'])
    await cellOf(page, 0, 'lunch').dispatchEvent(type, { dataTransfer })
  await cellOf(page, 0, 'lunch').getByText('Stew').waitFor()
  await page.getByRole('status').getByText('Stew moved: Lunch, Monday, November 30.').waitFor()
  await swipe(page, devtools, { x: 100, y: 0 }, { x: -100, y: 0 })
  await expect.poll(() => shownDay(page)).toBe(dayOfPlan(1))
})
