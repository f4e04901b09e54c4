import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { chromiumArgs } from './chromium.ts'
import { KeptPage } from './keptPage.ts'
import { expectRoom } from './room.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const pictures = path.resolve(import.meta.dirname, '../../../.data/pictures')

export const phone = { width: 390, height: 844 }
export const desk = { width: 1280, height: 900 }

/** What a new visitor's browser is like. */
const defaults: BrowserContextOptions = { viewport: desk, reducedMotion: 'reduce' }

/** How long a page may take for one step, in milliseconds: the machine may be busy with much else. */
const patienceMs = 45_000

/** What checks a page, as small as it comes: it is sent to every page that is checked. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Spares processes and threads, of which the files that run beside need what there is; nothing is measured here. */
const thrifty = ['--renderer-process-limit=1', '--js-flags=--single-threaded']

let ofAllFiles: Promise<Browser> | null = null

function launch(args: readonly string[] = []): Promise<Browser> {
  const { executablePath, env } = inject('chromium')
  return chromium.launch({
    executablePath,
    args: [...chromiumArgs, ...thrifty, ...args],
    env: { ...process.env, ...env } as never,
  })
}

/** One for all files that a worker runs, whose pages share nothing; it ends with the worker. */
async function sharedBrowser(): Promise<Browser> {
  const known = await ofAllFiles
  if (known?.isConnected()) return known
  ofAllFiles = launch()
  return ofAllFiles
}

interface BrowserOptions {
  args?: string[]
  /** Whether each test has a page that has fetched nothing yet, as tests of what a browser keeps need it. */
  isCold?: boolean
}

/** A browser for the tests of a file, with these arguments more; every page it opened must have stayed without a complaint. */
export function prepareBrowser({ args, isCold = false }: BrowserOptions = {}) {
  let browser: Browser
  let kept: KeptPage | null = null
  let opened: { page: Page; complaints: string[] }[] = []

  beforeAll(async () => {
    browser = args ? await launch(args) : await sharedBrowser()
    kept = isCold ? null : new KeptPage(browser, defaults)
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await Promise.all(opened.map(({ page }) => printPage(page)))
    const complaints = opened.flatMap((each) => each.complaints)
    const others = new Set(opened.map(({ page }) => page.context()))
    const keptContext = kept?.context
    await Promise.all([...others].map((each) => (each === keptContext ? kept?.giveBack() : each.close())))
    opened = []
    expect(complaints).toEqual([])
  })
  afterAll(async () => {
    await kept?.close()
    if (args) await browser.close()
  })

  /** A page of its own, as a new visitor would have it. Only what matches `expected` may be complained of. */
  async function open(options: BrowserContextOptions, expected?: RegExp): Promise<Page> {
    const { viewport, ...others } = options
    const isPlain = Object.keys(others).length === 0
    const keptPage = isPlain ? await kept?.take(viewport ?? desk) : null
    const page = keptPage ?? (await (await browser.newContext({ ...defaults, ...options })).newPage())
    page.setDefaultTimeout(patienceMs)
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !expected?.test(message.text()))
        complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => {
      if (!expected?.test(error.message)) complaints.push(`page error: ${error.message}`)
    })
    opened.push({ page, complaints })
    return page
  }
  return { open }
}

/** Prints what a page showed when its test failed: where it was, what had the focus, and its first words. */
async function printPage(page: Page): Promise<void> {
  if (page.isClosed()) return
  const shown = page.evaluate(() => ({
    focus: document.activeElement?.outerHTML.slice(0, 200),
    words: (document.querySelector('main') ?? document.body).innerText.slice(0, 1_200),
  }))
  // A page that is stuck cannot be asked.
  const stuck = new Promise<string>((resolve) => setTimeout(resolve, 5_000, 'The page gives no answer.'))
  process.stderr.write(`${page.url()} ${JSON.stringify(await Promise.race([shown, stuck]).catch(String))}\n`)
}

/** Opens an address and waits until the page is alive, not only drawn. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitUntilHydrated(page)
}

/**
 * Waits until the page is alive, and so are its forms and buttons: the files of some parts come after the page's, and until
 * then a form is sent by the browser itself.
 */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor()
  await page.waitForFunction(() => {
    const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
    return [...document.querySelectorAll('form, button')].every(isReacts)
  })
}

/** Loads the page again and waits until it is alive: until then a link loads a whole page and a focus is not moved. */
export async function revisit(page: Page): Promise<void> {
  await page.reload()
  await waitUntilHydrated(page)
}

const looksFor: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Asked for by its tag as well, but axe leaves it out by default, and may do so here one day.
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
}

/** What another colour scheme can change. */
const looksForColors: RunOptions = {
  ...looksFor,
  runOnly: ['color-contrast', 'link-in-text-block'],
  rules: {},
}

/** What another width can change of elements that were there before. */
const looksForPlaces: RunOptions = {
  ...looksForColors,
  runOnly: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
}

/**
 * Every rule of WCAG 2.2 A and AA that axe can check, and its best practices; or those alone that look at colours, or at
 * places too, where the same screen has just been looked at in other colours or at another width.
 */
export async function expectAccessible(
  page: Page,
  place?: string,
  { isRecolored = false, isResized = false } = {},
): Promise<void> {
  expect(page.frames(), 'axe looks into no frames here').toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(
    async (options) => {
      const { violations } = await window.axe.run(document, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
    },
    isRecolored ? looksForColors : isResized ? looksForPlaces : looksFor,
  )
  expect(violations, place).toEqual([])
}

/** With PICTURES set, keeps a picture of the page among the pictures of the run, for people to look at. */
export async function lookAt(page: Page, name: string, { fullPage = true } = {}): Promise<void> {
  if (!process.env.PICTURES) return
  await page.screenshot({ path: path.join(pictures, `${name}.png`), fullPage })
}

/** Shows the page in light or in dark, its colours turned at once. */
export async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(() => {
    // What fades in has no colour of its own yet.
    for (const each of document.getAnimations())
      if (each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) each.finish()
  })
}

/**
 * What stands on the screen, in light and in dark: open to everybody, with room for all words, and kept in pictures; of
 * the whole page, or of what lies in view, where a dialog does.
 */
export async function inspect(page: Page, name: string, part: { fullPage?: boolean } = {}): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  for (const colorScheme of ['light', 'dark'] as const) {
    const isRecolored = colorScheme === 'dark'
    await turn(page, colorScheme)
    await expectAccessible(page, name, { isRecolored })
    if (!isRecolored) await expectRoom(page)
    await lookAt(page, `${name}-${width}-${colorScheme}`, part)
  }
}

/** The same on a phone and at a desk, for what is there without having been walked to. */
export async function inspectEverywhere(
  page: Page,
  name: string,
  part: { fullPage?: boolean } = {},
): Promise<void> {
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport)
    await inspect(page, name, part)
  }
}
