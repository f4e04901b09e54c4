import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core'

/** What a test may set that nothing takes back: a page where it was set is not used again. */
const lasting = {
  page: ['addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'],
  context: ['addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'setExtraHTTPHeaders'],
  clock: ['install', 'fastForward', 'pauseAt', 'runFor', 'setFixedTime', 'setSystemTime'],
} as const
const pageEvents = [
  'console',
  'dialog',
  'download',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
] as const
const moreEvents = ['requestfailed', 'requestfinished', 'response', 'load', 'websocket', 'worker'] as const
const contextEvents = [
  'page',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'serviceworker',
] as const

/**
 * A page that the tests of a file use one after the other, each as a new visitor: cookies, storage, workers, routes, listeners and
 * history are removed in between. What it fetched stays in its cache, compiled; a new context for each test takes two to three times
 * the CPU for a page. Its only setting is the size of its window.
 */
export class KeptPage {
  readonly #browser: Browser
  readonly #defaults: BrowserContextOptions
  #page: Page | null = null
  #openSession: BrowserContext['newCDPSession'] | null = null
  #isTaken = false
  #isSpoilt = false
  readonly #origins = new Set<string>()
  readonly #sessions = new Set<CDPSession>()

  constructor(browser: Browser, defaults: BrowserContextOptions) {
    this.#browser = browser
    this.#defaults = defaults
  }

  get context(): BrowserContext | undefined {
    return this.#page?.context()
  }

  /** Null while a test has it. */
  async take(viewport: { width: number; height: number }): Promise<Page | null> {
    if (this.#isTaken) return null
    this.#isTaken = true
    this.#page ??= await this.#make()
    await this.#page.setViewportSize(viewport)
    this.#page.on('framenavigated', (frame) => {
      if (frame.url().startsWith('http')) this.#origins.add(new URL(frame.url()).origin)
    })
    return this.#page
  }

  async #make(): Promise<Page> {
    const context = await this.#browser.newContext(this.#defaults)
    const page = await context.newPage()
    const spoilAt = (owner: object, names: readonly string[]) => {
      for (const name of names) {
        const method = Reflect.get(owner, name) as (...args: unknown[]) => unknown
        Reflect.set(owner, name, (...args: unknown[]) => {
          this.#isSpoilt = true
          return method.apply(owner, args)
        })
      }
    }
    spoilAt(page, lasting.page)
    spoilAt(context, lasting.context)
    spoilAt(page.clock, lasting.clock)
    const openSession = context.newCDPSession.bind(context)
    this.#openSession = openSession
    context.newCDPSession = async (target) => {
      const session = await openSession(target)
      this.#sessions.add(session)
      const detach = session.detach.bind(session)
      session.detach = async () => {
        await detach()
        this.#sessions.delete(session)
      }
      return session
    }
    return page
  }

  /** Makes it a new visitor's after a test, or closes it where that cannot be. */
  async giveBack(): Promise<void> {
    if (!this.#isTaken) return
    this.#isTaken = false
    const page = this.#page
    if (!page) return
    try {
      if (this.#isSpoilt || this.#sessions.size > 0 || page.isClosed())
        throw new Error('It cannot be used again.')
      await this.#clear(page, page.context())
    } catch {
      this.#page = null
      this.#isSpoilt = false
      this.#sessions.clear()
      await page.context().close()
    }
    this.#origins.clear()
  }

  async close(): Promise<void> {
    await this.#page?.context().close()
    this.#page = null
  }

  async #clear(page: Page, context: BrowserContext): Promise<void> {
    for (const event of [...pageEvents, ...moreEvents]) page.removeAllListeners(event)
    for (const event of contextEvents) context.removeAllListeners(event)
    for (const other of context.pages()) if (other !== page) await other.close()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    await context.clearCookies()
    await page.emulateMedia({
      media: null,
      colorScheme: 'light',
      contrast: null,
      forcedColors: null,
      reducedMotion: 'reduce',
    })
    const devtools = await this.#openSession!(page)
    for (const origin of this.#origins) {
      // A page of text, on which no script of ours runs.
      await page.goto(`${origin}/robots.txt`, { timeout: 5_000 })
      await page.evaluate(() => {
        sessionStorage.clear()
        window.name = ''
      })
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    }
    await context.clearCookies()
    await devtools.send('Page.resetNavigationHistory')
    await devtools.detach()
  }
}
