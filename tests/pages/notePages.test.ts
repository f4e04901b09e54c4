import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { addRecipe } from '../support/recipes/ownRecipes.ts'
import { openTestSite, type TestMember, type TestSite } from '../support/testSite.ts'

let site: TestSite
let app: Awaited<ReturnType<TestSite['openApp']>>
let cook: TestMember
let recipeId: string
beforeEach(async () => {
  site = await openTestSite()
  app = await site.openApp()
  cook = await site.addMember()
  recipeId = await addRecipe(cook)
})
afterEach(() => site.close())

const bodyOf = async (url: string) => (await app.inject(url)).body

test('cached pages show a new note at once, and drop a deleted one at once', async () => {
  const pages = ['/forum', `/recipe/${recipeId}`, `/forum?recipe=${recipeId}`]
  for (const page of pages) expect(await bodyOf(page)).not.toContain('Half the salt.')
  const { noteId } = await cook.caller.notes.write({ draftId: 'draft', recipeId, text: 'Half the salt.' })
  for (const page of pages) await expect.poll(() => bodyOf(page)).toContain('Half the salt.')
  await cook.caller.notes.remove({ noteId })
  for (const page of pages) await expect.poll(() => bodyOf(page)).not.toContain('Half the salt.')
})

test('cached pages show the changed name of a creator or note author within a minute', async () => {
  const pages = ['/forum', `/recipe/${recipeId}`, `/forum?recipe=${recipeId}`]
  await cook.caller.notes.write({ draftId: 'draft', recipeId, text: 'Half the salt.' })
  for (const page of pages) await expect.poll(() => bodyOf(page)).toMatch(/Ada\b/)
  await cook.caller.auth.changeName({ name: 'Grace' })
  const now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now + 60_000)
  onTestFinished(() => void vi.restoreAllMocks())
  for (const page of pages) {
    const body = await bodyOf(page)
    expect(body).toContain('Grace')
    expect(body).not.toMatch(/Ada\b/)
  }
})

test('a note that contains markup is shown as text', async () => {
  const text = '<img src=x onerror=alert(1)></script><script>alert(2)</script>'
  await cook.caller.notes.write({ draftId: 'draft', recipeId, text })
  const body = await bodyOf(`/forum?recipe=${recipeId}`)
  expect(body).toContain('&lt;img src=x')
  expect(body).not.toContain('<script>alert')
  expect(body).not.toContain('<img src=x')
})

test('the sitemap lists every page that is open to all', async () => {
  const sitemap = await bodyOf('/sitemap.xml')
  for (const path of ['features', 'localflavors', 'forum', 'cooking-tips', 'help-center', 'faq', 'contact'])
    expect(sitemap).toContain(`/${path}</loc>`)
})
