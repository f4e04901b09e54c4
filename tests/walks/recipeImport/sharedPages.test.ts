import { afterAll, expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { openPageServer } from '../../support/servers/pageServer.ts'

const { open } = prepareBrowser()
const server = await openPageServer((_, response) => response.end('<!doctype html><title>A kitchen</title>'))
afterAll(() => server.close())
const larder = prepareLarder()

async function openSignedIn() {
  const page = await open({})
  await page.context().addCookies([(await signedInAt(larder)).cookie])
  return { page, field: page.getByRole('textbox', { name: 'Web addresses, or the text of a recipe' }) }
}

test('the bookmark opens the page on which it is pressed in the import, also after signing in', async () => {
  const { page, field } = await openSignedIn()
  await visit(page, larder.at('/import'))
  const bookmark = page.getByRole('link', { name: 'To Larder' })
  await bookmark.press('Enter')
  expect(page.url()).toBe(larder.at('/import'))
  const script = (await bookmark.getAttribute('href')) ?? ''
  expect(script).toMatch(/^javascript:/)
  const address = server.at('/soup?portions=4&lang=en#method')
  await page.goto(address)
  await page.evaluate(decodeURI(script.replace('javascript:', '')))
  await page.waitForURL(larder.at('/import?*'))
  await expect.poll(() => field.inputValue()).toBe(address)

  const visitor = await open({})
  await visitor.goto(page.url())
  expect(new URL(visitor.url()).pathname).toBe('/login')
  expect(new URL(visitor.url()).searchParams.get('next')).toBe(page.url().slice(larder.url.length))
})

test.each([
  ['its address', { url: 'https://example.com/soup', title: 'Leek soup' }, 'https://example.com/soup'],
  ['its address as a text', { text: 'https://example.com/soup' }, 'https://example.com/soup'],
  [
    'its title and address as a text',
    { text: 'Leek soup | A kitchen https://example.com/soup' },
    'https://example.com/soup',
  ],
  [
    'a recipe as a text',
    { text: 'Leek soup\n2 leeks\nSee https://example.com/soup' },
    'Leek soup\n2 leeks\nSee https://example.com/soup',
  ],
])('the import takes a page that a phone shares by %s', async (_, shared, typed) => {
  const { page, field } = await openSignedIn()
  const { share_target } = (await (await fetch(larder.at('/manifest.webmanifest'))).json()) as {
    share_target: { action: string; method: string; params: Record<string, string> }
  }
  expect(share_target).toMatchObject({
    method: 'GET',
    params: { title: 'title', text: 'text', url: 'url' },
  })
  await visit(page, larder.at(`${share_target.action}?${new URLSearchParams(shared)}`))
  expect(await field.inputValue()).toBe(typed)
})
