import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, lookAt, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { expectForEverybody } from '../../support/browser/everySize.ts'
import { createTestDatabase } from '../../support/database/testDatabase.ts'
import { type LarderProcess, startLarder } from '../../support/process/larderProcess.ts'

const { open } = prepareBrowser()
let developing: LarderProcess

beforeAll(async () => {
  const { url } = await createTestDatabase()
  developing = await startLarder({ DATABASE_URL: url, LOG_LEVEL: 'warn' }, 'src/server/commands/dev.ts')
})
afterAll(() => developing.stop())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('every part of the design system is accessible in each theme, size and preference', async () => {
  const page = await open({})
  await visit(page, `${developing.url}/dev/ui`)
  await page.getByRole('status').getByText('Loading recipes').waitFor()
  await expectForEverybody(page, 'ui')
})

test('the theme of the page can differ from the system’s', async () => {
  const page = await open({ colorScheme: 'light' })
  await visit(page, `${developing.url}/dev/ui`)
  const paper = () =>
    page
      .getByRole('heading', { level: 1 })
      .evaluate((title) => getComputedStyle(title.closest('.bg-paper')!).backgroundColor)
  const light = await paper()
  await page.getByRole('link', { name: 'Dark' }).click()
  await expect.poll(paper).not.toBe(light)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Light' }).click()
  await expect.poll(paper).toBe(light)
})

test('a toast is announced, stays while hovered, and closes by itself or by its button', async () => {
  const page = await open({})
  await visit(page, `${developing.url}/dev/ui`)
  await page.clock.install()
  const toast = page.getByRole('status').getByText('Saved to your recipes.')
  await button(page, 'Show a toast').click()
  await toast.waitFor()
  await button(page, 'Dismiss').press('Enter')
  await toast.waitFor({ state: 'detached' })
  await button(page, 'Show a toast').click()
  await toast.hover()
  await page.clock.runFor(20_000)
  expect(await toast.isVisible()).toBe(true)
  await page.getByRole('heading', { level: 1 }).hover()
  await page.clock.runFor(6_000)
  await toast.waitFor({ state: 'detached' })
})

test('dialogs and menus are opened and closed by keyboard', async () => {
  const page = await open({})
  await visit(page, `${developing.url}/dev/ui`)
  await button(page, 'Open a dialog').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete it for good?' })
  await dialog.waitFor()
  await expectAccessible(page)
  await lookAt(page, 'ui-dialog')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await button(page, 'Open a dialog').evaluate((each) => each === document.activeElement)).toBe(true)
  await button(page, 'Open a menu').press('Enter')
  await page.getByRole('listitem').filter({ hasText: 'Breakfast' }).getByRole('link').waitFor()
  await expect.poll(() => button(page, 'Open a menu').getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Escape')
  await expect.poll(() => button(page, 'Open a menu').getAttribute('aria-expanded')).toBe('false')
})

test('on /dev/ui a modal dialog closes on Escape, and a component that throws leaves the others working', async () => {
  const page = await open({}, /This part broke/)
  await visit(page, `${developing.url}/dev/ui`)
  await button(page, 'Wait before the page').press('Enter')
  const waiting = page.getByRole('dialog', { name: 'Writing your recipe' })
  await waiting.waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await waiting.waitFor({ state: 'detached' })
  await button(page, 'Break this part').press('Enter')
  await page.getByRole('alert').getByText('This part broke').waitFor()
  await page.getByRole('status').getByText('Loading recipes').waitFor()
})

test('every part of the design system is shown on /dev/ui', async () => {
  const root = path.resolve(import.meta.dirname, '../../../src/client')
  const parts = (await readdir(path.join(root, 'ui'))).filter((file) => file.endsWith('.tsx'))
  const samples = await readdir(path.join(root, 'features/design'))
  const files = [...samples.map((file) => `features/design/${file}`), 'pages/DevUiPage.tsx', 'app/App.tsx']
  const shown = (await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')))).join('')
  expect(parts.filter((part) => !shown.includes(`ui/${part}`))).toEqual([])
})

test('the production build has neither /dev/ui nor its files', async () => {
  const { url } = await createTestDatabase()
  const built = await startLarder({ DATABASE_URL: url, LOG_LEVEL: 'warn' })
  const answerOf = async (address: string) => {
    const { status, headers } = await fetch(built.url + address, { redirect: 'manual' })
    return { status, location: headers.get('location') }
  }
  expect(await answerOf('/dev/ui')).toEqual(await answerOf('/zorglub'))
  await built.stop()
  const files = await readdir(path.resolve(import.meta.dirname, '../../../dist/client/assets'))
  expect(files.filter((file) => /DevUi|design/i.test(file))).toEqual([])
})
