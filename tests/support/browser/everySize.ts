import type { CDPSession, Page } from 'playwright-core'
import { isEverySizeLookedAt, sampleOf } from '../grid.ts'
import { desk, expectAccessible, lookAt, phone, turn } from './browserTest.ts'
import { expectWalkable } from './keyboard.ts'
import { expectRoom } from './room.ts'
import { expectStill } from './stillness.ts'

interface Size {
  width: number
  height: number
  /** Pixels of the screen to one of the page; 1 unless it is enlarged. */
  density?: number
  /** How many times as large as usual letters are. */
  letters?: number
  /** Looked at whole and in dark too, and kept in pictures: the others show no elements and no colours but those of these. */
  isPictured?: true
  /** Where little is in view at a time, Tab must still lead to what can be seen. */
  isWalked?: true
}

/** At which every screen is looked at. */
const usual: Size[] = [
  { ...phone, isPictured: true, isWalked: true },
  { ...desk, isPictured: true },
]

/** At which continuous integration and `npm run test:grid` look at every screen as well, `npm test` at each fourth. */
const others: Size[] = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  // What a desk has left when everything on it is enlarged to 200 %.
  { width: desk.width / 2, height: desk.height / 2, density: 2, isWalked: true },
  { ...phone, letters: 2 },
]

/** Screens that were looked at. */
let looks = 0

/**
 * The screen that is open is for everybody: on a phone and at a desk, at other widths, enlarged or with large letters, in
 * light and in dark. Kept in pictures as `inspectEverywhere` keeps them.
 */
export async function expectForEverybody(page: Page, name: string): Promise<void> {
  await expectStill(page, name)
  const sizes = [...(isEverySizeLookedAt ? others : sampleOf(others, others.length, looks++)), ...usual]
  const devtools = await page.context().newCDPSession(page)
  for (const size of sizes)
    for (const colorScheme of size.isPictured ? (['light', 'dark'] as const) : (['light'] as const)) {
      await resize(page, devtools, size)
      await turn(page, colorScheme)
      const { width, density = 1, letters = 1 } = size
      const place = `${name} at ${width} px, enlarged ${density} times, letters ${letters} times, ${colorScheme}`
      const isRecolored = colorScheme === 'dark'
      await expectAccessible(page, place, { isRecolored, isResized: !size.isPictured })
      if (!isRecolored) await expectRoom(page, place)
      if (size.isWalked && !isRecolored) await expectWalkable(page, place)
      if (size.isPictured) await lookAt(page, `${name}-${width}-${colorScheme}`)
    }
  await devtools.detach()
}

async function resize(page: Page, devtools: CDPSession, { width, height, density, letters }: Size) {
  const metrics = { width, height, deviceScaleFactor: density ?? 1, mobile: false }
  if (density) await devtools.send('Emulation.setDeviceMetricsOverride', metrics)
  else await page.setViewportSize({ width, height })
  // The style sheet's own size of letters, times as many.
  const size = letters ? `${106.25 * letters}%` : ''
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size)
}
