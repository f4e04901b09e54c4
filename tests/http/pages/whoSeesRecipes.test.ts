import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pagePathPatterns } from '#client/entry.server.tsx'
import { RecentListCountsCache } from '#server/features/recipeSearch/recentCounts.ts'
import { photoFileName, photoWidthsInPixels } from '#shared/contract/photos.ts'
import { recipeFileFormats } from '#shared/contract/recipes/recipeExport.ts'
import { recipeVisibilities } from '#shared/kitchen/recipeVisibilities.ts'
import {
  type HidingHome,
  type MarkedRecipe,
  makeNewest,
  prepareHidingHome,
  type ReaderName,
  readerNames,
  seenBy,
} from '../../support/recipes/hiddenRecipes.ts'
import { typedRecipe } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
let home: HidingHome
beforeAll(async () => {
  site = await openTestSite({
    recentCounts: new RecentListCountsCache(),
    config: { readCostPerMinute: 1e9 },
  })
  app = await site.openApp()
  home = await prepareHidingHome(site)
  await makeNewest(site, home)
}, 60_000)
afterAll(() => site.close())

interface Call {
  method?: 'GET' | 'POST' | 'PUT'
  url: string
  payload?: object
  accept?: string
}
type Named = Pick<MarkedRecipe, 'recipeId' | 'photo'>

const tableFields = (payload: object): Call => ({ method: 'POST', url: '/v1/tablefields', payload })
const row = (entity: string, action: string, named: Named, columns?: object) =>
  tableFields({
    entity,
    action,
    pk_column: 'recipe_id',
    pk_value: named.recipeId,
    ...(columns && { columns }),
  })

/** By route, calls that name a recipe: who may not see it is answered as to an unknown one. */
const naming: Record<string, (named: Named) => Call[]> = {
  '/recipe/:recipeId': ({ recipeId }) => [
    { url: `/recipe/${recipeId}` },
    { url: `/recipe/${recipeId}?servings=6&units=us` },
  ],
  '/recipe/:recipeId/download/:format': ({ recipeId }) =>
    recipeFileFormats.map((format) => ({ url: `/recipe/${recipeId}/download/${format}` })),
  '/recipe/:recipeId/cook': ({ recipeId }) => [{ url: `/recipe/${recipeId}/cook` }],
  '/edit-blog-recipe/:id': ({ recipeId }) => [{ url: `/edit-blog-recipe/${recipeId}` }],
  '/forum': ({ recipeId }) => [{ url: `/forum?recipe=${recipeId}` }],
  '/photos/:file': ({ photo }) =>
    photoWidthsInPixels.map((width) => ({ url: `/photos/${photoFileName(photo, width)}` })),
  '/v1/tablefields': (named) => [
    row('RecipeTable', 'read', named),
    row('RecipeTable', 'update', named, { average_rating: '5', rating_count: '1' }),
  ],
  '/api/content/:id': ({ recipeId }) => [
    { url: `/api/content/${recipeId}` },
    { method: 'PUT', url: `/api/content/${recipeId}`, payload: { recipe_name: 'Another' } },
  ],
}

/** By route, calls that leave open which recipes are told of. */
const open: Record<string, Call[]> = {
  '/': [{ url: '/' }],
  '/recipes': [
    { url: '/recipes' },
    { url: '/recipes?sort=rating' },
    { url: '/recipes', accept: 'application/json' },
  ],
  '/categories': [{ url: '/categories' }],
  '/forum': [{ url: '/forum' }],
  '/sitemap.xml': [{ url: '/sitemap.xml' }],
  '/v1/tablefields': [tableFields({ entity: 'RecipeTable', action: 'scan' })],
}

const send = (reader: ReaderName, { method = 'GET', url, payload, accept = 'text/html' }: Call) => {
  const { token } = home.readers[reader]
  return app.inject({
    method,
    url,
    headers: { accept, ...(token && { cookie: `larder=${token}` }) },
    ...(payload && { payload }),
  })
}
const hiddenFrom = (reader: ReaderName) => recipeVisibilities.filter((each) => !seenBy[each].includes(reader))
const unknown: Named = { recipeId: '1700000000000404', photo: 'ab'.repeat(20) }

/** The other routes: what they answer is the same whatever recipes there are, or the caller's own. */
const tellingOfNone = [
  ...[
    '*',
    '/*',
    '/account',
    '/account/download',
    '/account/archive',
    // One's own recipes: tests/http/recipeDownload.test.ts.
    '/account/recipes/:program',
    '/chefs',
    '/confirm-email',
    '/contact',
    '/cookies',
    '/dev/ui',
    '/import',
    '/import/:importId/:part',
    // One's own pictures: tests/rpc/recipeImport/picturesByModel.test.ts.
    '/import/:importId/page/:page',
  ],
  ...['/cooking-tips', '/dev/outbox', '/faq', '/features', '/feedback', '/forgot-password', '/generate'],
  ...['/grocery', '/healthz', '/help-center', '/household', '/join/:token', '/localflavors', '/login'],
  '/meal-planner',
  ...['/evening-reminders', '/evening-reminders/:token'],
  ...['/metrics', '/privacy', '/readyz', '/reset-password', '/robots.txt', '/signup', '/submit-recipe'],
  ...['/terms', '/user-settings', '/recipe/:recipeId/photo', '/language', '/manifest.webmanifest'],
  // Writes with a slash at the end are refused before their body is read.
  ...['/api/content/:id/', '/chefs/', '/v1/tablefields/'],
  // The forms of the forum call procedures.
  ...['/forum/remove', '/forum/report', '/forum/show', '/forum/write', '/recipe-visibility'],
  // Its meals keep the names of their recipes, as all of a plan does: tests/http/pages/mealPlanFeed.test.ts.
  ...['/calendar/:token(^[\\w-]{1,100}).ics'],
  // The files that /sitemap.xml names: tests/http/pages/sitemap.test.ts.
  ...['/sitemap/:start(^[\\w-][\\w.:-]{0,63}).xml'],
  // tests/rpc/recipes/whoSeesRecipes.test.ts calls every procedure.
  '/rpc/:path',
]

test('every route is listed as showing recipes or not', () => {
  const stated = [...Object.keys(naming), ...Object.keys(open), ...tellingOfNone]
  const routes = new Set([...routesOf(app), ...pagePathPatterns])
  expect([...routes].filter((route) => !stated.includes(route)).sort()).toEqual([])
})

/** From the tree that Fastify prints, each level of which is four characters further in. */
function routesOf(served: FastifyInstance): string[] {
  const parts: string[] = []
  return served
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods] = /^([^\w/*:]*)(\S+?)(?: \((.*)\))?$/.exec(line) ?? []
      parts.splice(Math.max(0, indent.length / 4 - 1), Infinity, part)
      return methods === undefined ? [] : [parts.join('')]
    })
}

describe.each(Object.entries(naming))('%s', (_route, callsFor) => {
  test.each(readerNames)(
    'a request by the %s for a hidden recipe is answered as for a missing one',
    async (reader) => {
      for (const visibility of hiddenFrom(reader)) {
        const { word, noteId, ...named } = home.marked[visibility]
        const [calls, callsOfNone] = [callsFor(named), callsFor(unknown)]
        for (const [at, call] of calls.entries()) {
          const answer = await send(reader, call)
          const none = await send(reader, callsOfNone[at]!)
          expect(answer.statusCode, call.url).toBe(none.statusCode)
          expect(answer.headers['cache-control']).toBe(none.headers['cache-control'])
          expect(answer.body).not.toContain(word)
          expect(answer.body).not.toContain(noteId)
          if (!call.url.includes(named.photo)) expect(answer.body).not.toContain(named.photo)
        }
      }
    },
  )
})

describe.each(Object.entries(open))('%s', (_route, calls) => {
  test.each(readerNames)(
    'a list answered to the %s contains only recipes visible to them',
    async (reader) => {
      for (const call of calls) {
        // The second is one that may have been kept.
        await send(reader, call)
        const { body, statusCode } = await send(reader, call)
        expect(statusCode).toBe(200)
        for (const visibility of hiddenFrom(reader))
          for (const secret of home.marked[visibility].secrets) expect(body, call.url).not.toContain(secret)
      }
    },
  )
})

describe('a recipe that few may see', () => {
  test.each(['household', 'creator'] as const)(
    'a hidden recipe shown to the %s is not cached',
    async (visibility) => {
      const { recipeId, photo, word } = home.marked[visibility]
      for (const reader of seenBy[visibility]) {
        const page = await send(reader, { url: `/recipe/${recipeId}` })
        expect(page.body).toContain(word)
        expect(page.headers['cache-control']).toBe('private, no-store')
        const picture = await send(reader, { url: `/photos/${photoFileName(photo, photoWidthsInPixels[0])}` })
        expect([picture.statusCode, picture.headers['cache-control']]).toEqual([200, 'private, no-store'])
        const input = encodeURIComponent(JSON.stringify({ recipeId }))
        const call = await send(reader, { url: `/rpc/recipes.get?input=${input}` })
        expect(call.body).toContain(word)
        expect(call.headers['cache-control']).toMatch(/private|no-store/)
      }
    },
  )

  test('a recipe is removed from cached pages as soon as it is hidden', async () => {
    const { creator, householdId } = home
    const { recipeId, secrets } = home.marked.everyone
    const { recipeId: neighbour } = await creator.caller.recipes.submit({
      ...typedRecipe(),
      shownTo: { visibility: 'everyone' },
    })
    const urls = [
      '/',
      '/recipes',
      '/recipes?sort=time',
      `/recipe/${recipeId}`,
      `/recipe/${neighbour}`,
      '/sitemap.xml',
    ]
    const bodies = async () => {
      const answers = []
      for (const url of [...urls, ...urls]) answers.push(await send('visitor', { url }))
      return answers.map(({ body }) => body)
    }
    expect((await bodies()).filter((body) => body.includes(secrets[0]!))).not.toEqual([])
    await creator.caller.recipes.setVisibility({
      recipeId,
      shownTo: { visibility: 'household', householdId },
    })
    await expect
      .poll(async () => (await bodies()).filter((body) => body.includes(secrets[0]!)).length, {
        timeout: 5_000,
      })
      .toBe(0)
  })
})
