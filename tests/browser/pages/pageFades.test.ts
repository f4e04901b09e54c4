import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { createTestDatabase } from '../../support/database/testDatabase.ts'
import { type LarderProcess, startLarder } from '../../support/process/larderProcess.ts'

const { open } = prepareBrowser()
let larder: LarderProcess

beforeAll(async () => {
  larder = await startLarder({ DATABASE_URL: (await createTestDatabase()).url, LOG_LEVEL: 'warn' })
})
afterAll(() => larder.stop())

/** Counts the view transitions between pages. */
async function countFades(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (...given) => {
      document.documentElement.dataset.fades = String(Number(document.documentElement.dataset.fades ?? 0) + 1)
      return start(...given)
    }
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.fades ?? 0))
}

test('a new page fades in, and a change within a page does not', async () => {
  const page = await open({ reducedMotion: 'no-preference' })
  const fades = await countFades(page)
  await visit(page, `${larder.url}/recipes`)
  await page.getByRole('link', { name: 'Quickest' }).click()
  await page.waitForURL(/sort=time/)
  expect(await fades()).toBe(0)
  await page.getByRole('heading', { level: 3 }).first().getByRole('link').click()
  await page.getByRole('heading', { name: 'Ingredients' }).waitFor()
  expect(await fades()).toBe(1)
})

test('a click during a fade reaches the new page', async () => {
  const page = await open({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (...given) => {
      const fade = start(...given)
      void fade.ready.then(() => {
        for (const each of document.getAnimations()) each.pause()
        document.documentElement.dataset.isFading = 'true'
      })
      return fade
    }
  })
  await visit(page, larder.url)
  await page.getByRole('link', { name: 'Generate a Recipe' }).click()
  await page.locator('html[data-is-fading]').waitFor()
  const { x, y } = (await page.getByText('Vegan', { exact: true }).boundingBox())!
  await page.mouse.click(x + 5, y + 5)
  await page.waitForURL(/dietType=Vegan/)
})

test('pages do not fade for visitors who prefer reduced motion', async () => {
  const page = await open({ reducedMotion: 'reduce' })
  const fades = await countFades(page)
  await visit(page, `${larder.url}/recipes`)
  await page.getByRole('heading', { level: 3 }).first().getByRole('link').click()
  await page.getByRole('heading', { name: 'Ingredients' }).waitFor()
  expect(await fades()).toBe(0)
})

test('a skipped transition and one that times out are not logged as errors', async () => {
  const page = await open({ reducedMotion: 'no-preference' })
  await visit(page, `${larder.url}/recipes`)
  const messages = await page.evaluate(async () => {
    const told: string[] = []
    window.addEventListener('unhandledrejection', ({ reason, defaultPrevented }) => {
      told.push(`${reason.message}${defaultPrevented ? '' : ', and told as an error'}`)
    })
    const left = document.startViewTransition(() => {})
    left.skipTransition()
    await left.finished
    const late = document.startViewTransition(() => new Promise((resolve) => setTimeout(resolve, 4_500)))
    await late.finished
    return told
  })
  expect(messages.join()).toContain('Transition was')
  expect(messages.join()).not.toContain('told as an error')
})
