import type { Page } from 'playwright-core'
import postgres from 'postgres'
import { describe, expect, test } from 'vitest'
import { prepareLarderWithMail, signIn } from '../../support/accounts/accounts.ts'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { isFileOf } from '../../support/browser/missingFiles.ts'
import { heldLists, holdLists } from '../../support/database/slowLists.ts'
import { createTestDatabase } from '../../support/database/testDatabase.ts'
import { startLarder } from '../../support/process/larderProcess.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser({ isCold: true })
const addresses = [
  '/',
  '/generate',
  '/generate?at=mealType&dietType=Vegan',
  '/generate?at=additionalInfo&dietType=Vegan&mealType=Lunch&cookingTime=30+minutes&skillLevel=Beginner',
  '/recipe/demo-1',
  '/recipe/demo-2?servings=7&units=us',
  '/recipe/demo-1/cook',
  '/recipe/demo-1/cook?step=2&units=us',
  '/login?next=/account&done=reset&email=cook@example.com',
  '/signup',
  '/confirm-email?email=cook@example.com&why=unconfirmed',
  '/terms',
]

/** Collects the page's calls to the server from now on. */
function questionsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/rpc/')) asked.push(request.url())
  })
  return asked
}

// React reports every mismatch only in its development build; what the content security policy blocks shows only in the
// production build.
for (const [name, script] of [
  ['the built product', 'dist/server/main.js'],
  ['the development server', 'src/server/commands/dev.ts'],
] as const)
  describe(name, () => {
    const { at, addMember } = prepareLarderWithMail({}, script)

    // All in one browser, which caches the hundreds of files of the development server.
    test('every page is hydrated without an error and without a call to the server', async () => {
      const page = await open({})
      const asked = questionsOf(page)
      for (const address of addresses) await visit(page, at(address))
      expect(asked).toEqual([])
      await signIn(page, at('/login'), await addMember())
      asked.length = 0
      for (const address of ['/', '/account', '/recipe/demo-1']) await visit(page, at(address))
      expect(asked).toEqual([])
    })
  })

test('a late part of a page is streamed after the rest, under the same content security policy', async () => {
  const { url } = await createTestDatabase('seeded')
  const larder = await startLarder({ DATABASE_URL: url, LOG_LEVEL: 'warn' })
  const sql = postgres(url, { max: 1 })
  for (const statement of [...heldLists(), holdLists]) await sql.unsafe(statement)
  const page = await open({})
  await page.goto(`${larder.url}/recipe/demo-2`, { waitUntil: 'commit' })
  await page.getByText('Looking for its neighbours…').waitFor()
  await sql.end()
  await page.getByRole('region', { name: 'More Indian cooking' }).getByRole('link').waitFor()
  await page.locator('html[data-hydrated]').waitFor()
  // The open page would go on making calls.
  await page.close()
  await larder.stop()
})

test('without scripts the ready parts are shown while a late part is still being rendered', async () => {
  const { url } = await createTestDatabase('seeded')
  const larder = await startLarder({ DATABASE_URL: url, LOG_LEVEL: 'warn' })
  const at = { url: larder.url, databaseUrl: url }
  const ada = await signedInAt(at)
  const recipeId = await addRecipeAt(at, ada)
  const sql = postgres(url, { max: 1 })
  for (const statement of [...heldLists(), holdLists]) await sql.unsafe(statement)
  const page = await open({ javaScriptEnabled: false })
  await page.context().addCookies([ada.cookie])
  await page.goto(`${larder.url}/recipe/${recipeId}`, { waitUntil: 'commit' })
  await page.getByText('Looking for its neighbours…').waitFor()
  await page.getByRole('button', { name: 'Add a photo' }).waitFor()
  await page.getByRole('navigation', { name: 'Your recipe' }).waitFor()
  await sql.end()
  await page.close()
  await larder.stop()
})

test('a late part hydrated during the sign-out does not load its data again as a visitor', async () => {
  const { url } = await createTestDatabase('seeded')
  const larder = await startLarder({ DATABASE_URL: url, LOG_LEVEL: 'warn' })
  const ada = await signedInAt({ url: larder.url, databaseUrl: url })
  const page = await open({})
  await page.context().addCookies([ada.cookie])
  const [isLeaving, isDrawn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(
    (url) => isFileOf(['RecipeReportPanel'], url),
    async (route) => {
      await isLeaving.promise
      await route.continue()
    },
  )
  await page.route('**/login', async (route) => {
    isLeaving.resolve()
    await isDrawn.promise
    await route.continue()
  })
  await visit(page, `${larder.url}/recipe/demo-1`)
  const asked = questionsOf(page)
  // While a page navigates, Playwright cannot query it: the page reports by itself.
  await page.exposeFunction('tellDrawn', isDrawn.resolve)
  await page.evaluate(() => {
    const title = 'What our kitchen sees in it'
    const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
    const look = setInterval(() => {
      const heading = [...document.querySelectorAll('h2')].find((each) => each.textContent === title)
      if (!heading || !isReacts(heading)) return
      clearInterval(look)
      Reflect.apply(Reflect.get(window, 'tellDrawn'), null, [])
    }, 20)
  })
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/login')
  expect(asked.filter((each) => each.includes('recipes.report'))).toEqual([])
  // The open page would go on requesting its fonts.
  await page.close()
  await larder.stop()
})
