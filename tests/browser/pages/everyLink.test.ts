import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser()
const social = 'https://www.instagram.com/larder'
const larder = prepareLarder({
  SUPPORT_EMAIL: 'help@example.com',
  IDEAS_EMAIL: 'ideas@example.com',
  SOCIAL_LINKS: social,
})

/** Kinds of pages that link to many of their own kind: the first few are opened, the rest only requested. */
const alike = [/^\/recipe\/[\w-]+$/, /^\/recipe\/[\w-]+\/cook$/, /^\/edit-blog-recipe\//]
const maxAlike = 3

/** The absolute addresses of all links on the page, or of those to files. */
async function linksOn(page: Page, selector = 'a[href]:not([download])'): Promise<string[]> {
  const links = await page
    .locator(selector)
    .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href))
  return [...new Set(links)]
}

/** The Accept header of a browser that opens a page: /recipes answers with data to clients that accept anything. */
const asPage = { accept: 'text/html' }

/**
 * Opens every page that can be reached by links from the home page, and requests every other address linked there.
 * Returns the opened and the requested paths, and the links to other sites.
 */
async function walk(page: Page) {
  const opened = new Set<string>()
  const asked = new Set<string>()
  const foreign = new Set<string>()
  const waiting = ['/']
  const shown = alike.map(() => 0)
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const kind = alike.findIndex((each) => each.test(path))
    if (opened.has(path)) continue
    if (kind >= 0 && (shown[kind] ?? 0) >= maxAlike) {
      await ask(path)
      continue
    }
    if (kind >= 0) shown[kind] = (shown[kind] ?? 0) + 1
    opened.add(path)
    await visit(page, larder.url + path)
    expect(await page.getByRole('heading', { level: 1 }).count(), `headings of ${path}`).toBe(1)
    for (const link of await linksOn(page, 'a[download]')) await ask(new URL(link).pathname, path)
    for (const link of await linksOn(page)) {
      const { origin, pathname, search, hash } = new URL(link)
      if (hash && origin === larder.url) await expectPart(pathname + search, hash.slice(1))
      if (origin !== larder.url) foreign.add(link)
      else if (search) await ask(pathname + search, path)
      else waiting.push(pathname)
    }
  }
  return { opened, asked, foreign }

  /** Fails unless a link into a page leads to an element with that id. */
  async function expectPart(address: string, id: string) {
    if (asked.has(`${address}#${id}`)) return
    asked.add(`${address}#${id}`)
    const answer = await page.context().request.get(larder.url + address, { headers: asPage })
    expect(await answer.text(), `${address}#${id}`).toContain(`id="${id}"`)
  }

  /** Fails if a link does not answer 200, or is redirected to the home page. */
  async function ask(address: string, from = '') {
    if (asked.has(address)) return
    asked.add(address)
    const answer = await page.context().request.get(larder.url + address, { headers: asPage })
    expect(answer.status(), `${address} on ${from}`).toBe(200)
    if (address !== '/') expect(new URL(answer.url()).pathname, `${address} on ${from}`).not.toBe('/')
  }
}

const everywhere = [
  '/',
  '/recipes',
  '/categories',
  '/generate',
  '/forum',
  '/features',
  '/localflavors',
  '/cooking-tips',
  '/help-center',
  '/faq',
  '/contact',
  '/feedback',
  '/terms',
  '/privacy',
  '/cookies',
]

test('a visitor reaches a page by every link, and no page logs an error', async () => {
  const page = await open({})
  const { opened, asked, foreign } = await walk(page)
  expect([...opened]).toEqual(
    expect.arrayContaining([...everywhere, '/login', '/signup', '/forgot-password']),
  )
  expect(asked.size).toBeGreaterThan(50)
  expect([...foreign].sort()).toEqual([social, 'mailto:help@example.com', 'mailto:ideas@example.com'])
}, 300_000)

test('a member reaches a page by every link, in Arabic', async () => {
  const page = await open({ locale: 'ar' })
  const member = await signedInAt(larder)
  const recipeId = await addRecipeAt(larder, member)
  await page.context().addCookies([member.cookie])
  const { opened } = await walk(page)
  expect([...opened]).toEqual(
    expect.arrayContaining([
      ...everywhere,
      '/grocery',
      '/household',
      '/account',
      '/user-settings',
      '/submit-recipe',
      `/edit-blog-recipe/${recipeId}`,
    ]),
  )
}, 300_000)

test.each(['/nowhere', '/blog-recipe/1', '/meal', '/localflavors/1', '/forum/write', '/faq/what'])(
  'an unknown path is redirected to the home page: %s',
  async (path) => {
    const page = await open({})
    await visit(page, larder.url + path)
    expect(page.url()).toBe(`${larder.url}/`)
  },
)
