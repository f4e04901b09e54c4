import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemoData } from '#server/demoData/seed.ts'
import { chefRecipesTable, chefsTable } from '#server/features/chefs/table.ts'
import { recipesTable } from '#server/features/recipes/table.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
beforeAll(async () => {
  site = await openTestSite()
  await seedDemoData(site.deps.db)
  app = await site.openApp()
})
afterAll(() => site.close())

const text = (html: string) =>
  html
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll(/<!--.*?-->|<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#x27;/g, "'")

describe('the server’s HTML', () => {
  test('the server’s HTML of the terms names no meal planner, which Larder does not have', async () => {
    const { body } = await app.inject({ url: '/terms', headers: { accept: 'text/html' } })
    expect(text(body)).toContain('You may use Larder to write, keep and cook recipes. It costs nothing.')
  })

  test.each<[string, string[]]>([
    [
      '/',
      ['Discover & Plan Your Perfect Meal', 'Find a Recipe', 'Generate a Recipe', 'Share Feedback', 'Log In'],
    ],
    [
      '/generate',
      [
        'Your Personal Recipe Assistant',
        'Answer a few questions and let our AI dietician create the perfect recipe for you!',
        'Knife Skills',
        'Meal Prep',
        'Flavor Pairing',
        'No restrictions',
        'Pescatarian',
      ],
    ],
    ['/recipes', ['Meal Type', 'Diet Type', 'Cuisine', 'Dessert', 'Gluten-free', 'Low-carb', 'Vietnamese']],
    [
      '/recipe/demo-1',
      ['servings', 'N/A (0)', 'Rate this recipe:', 'Have you tried this recipe?', 'Submit Tried Status'],
    ],
    [
      '/localflavors',
      [
        'Cloud Kitchen',
        'Home Cooking',
        'Restaurant',
        'Food Truck',
        'Catering Service',
        'Pop-Up Dining',
        'Personal Chef',
        'Meal Delivery Service',
        'Under Construction',
      ],
    ],
    ['/feedback', ['New Feature', 'Bug Report', 'Improvement', 'Other']],
    ['/faq', ['Help Center']],
    ['/privacy', ['Larder is not for children under 13, and nobody under 13 may have an account.']],
    ['/terms', ['You must be at least 13 years old to have an account.']],
    ['/cookies', ['8 September 2024', '365 days', 'There is none']],
  ])('the server’s HTML at %s has the words of the specification', async (url, words) => {
    const shown = text((await app.inject({ url, headers: { accept: 'text/html' } })).body)
    for (const each of words) expect(shown).toContain(each)
  })

  test('the server’s HTML shows title, description, minutes, servings and stars of a recipe, and N/A (0) without a rating', async () => {
    const { db } = site.deps
    const shownOf = async () => text((await app.inject('/recipe/demo-2')).body)
    // Figures that no card on the page has.
    const figures = { prepTimeMinutes: 61, cookTimeMinutes: 76, totalTimeMinutes: 137, servings: 17 }
    await db.update(recipesTable).set(figures).where(eq(recipesTable.id, 'demo-2'))
    const [recipe] = await db.select().from(recipesTable).where(eq(recipesTable.id, 'demo-2'))
    const { name, description, totalTimeMinutes, servings } = recipe!
    for (const each of [name, description!, `${totalTimeMinutes} min`, `${servings} servings`, 'N/A (0)'])
      expect(await shownOf()).toContain(each)
    await db.update(recipesTable).set({ ratingCount: 3, ratingSum: 13 }).where(eq(recipesTable.id, 'demo-2'))
    await db.execute(sql`update recipes set version = version + 1 where id = 'demo-2'`)
    expect(await shownOf()).toContain('4.33 (3)')
  })

  test('the server’s HTML of the FAQ offers no premium tier and no app store', async () => {
    const shown = text((await app.inject('/faq')).body)
    expect(shown).toContain('Is there a premium tier?Nothing, and no.')
    expect(shown.replace('Is there a premium tier?', '')).not.toMatch(
      /premium|subscri|App Store|Google Play/i,
    )
  })

  test('the server’s HTML of the directory shows three specialties of each chef', async () => {
    const { db } = site.deps
    const [known] = await db.select().from(chefsTable).limit(1)
    const chefId = 'chef-of-five'
    await db.insert(chefsTable).values({ ...known!, id: chefId, name: 'Chef of five', city: 'Fiveham' })
    const [dish] = await db.select().from(chefRecipesTable).limit(1)
    const names = ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((name) => `${name} dish`)
    await db.insert(chefRecipesTable).values(names.map((name, place) => ({ ...dish!, chefId, place, name })))
    const { body } = await app.inject('/localflavors?place=Fiveham')
    expect(names.filter((name) => text(body).includes(name))).toEqual(names.slice(0, 3))
  })

  test('the server’s HTML of the FAQ has only the configured addresses for support and ideas', async () => {
    const addressesOf = (html: string) => [...html.matchAll(/href="mailto:([^"]+)"/g)].map(([, to]) => to)
    const faqOf = async (of: FastifyInstance) => addressesOf((await of.inject('/faq')).body)
    expect(await faqOf(app)).toEqual([])
    const [supportEmail, ideasEmail] = ['help@example.com', 'ideas@example.com']
    const configured = await openTestSite({ config: { supportEmail, ideasEmail } })
    expect(await faqOf(await configured.openApp())).toEqual([supportEmail, ideasEmail])
    await configured.close()
  })

  test('the server’s HTML of the sign-up page links to the home page, the terms, the privacy policy and the sign-in', async () => {
    const { body } = await app.inject('/signup')
    const header = body.slice(body.indexOf('<header'), body.indexOf('</header>'))
    expect(header).toMatch(/<a [^>]*href="\/"/)
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
    for (const path of ['/terms', '/privacy', '/login']) expect(main).toContain(`href="${path}"`)
  })

  test('the server’s HTML has a footer with its links and the years of copyright', async () => {
    const { body } = await app.inject('/')
    const footer = body.slice(body.indexOf('<footer'))
    const paths = [...footer.matchAll(/href="(\/[^"]*)"/g)].map(([, to]) => to)
    expect(paths).toEqual(
      expect.arrayContaining([
        '/recipes',
        '/categories',
        '/generate',
        '/forum',
        '/submit-recipe',
        '/cooking-tips',
        '/faq',
        '/terms',
        '/privacy',
        '/cookies',
        '/help-center',
        '/contact',
      ]),
    )
    expect(text(footer)).toMatch(/© 2024–20\d\d/)
  })

  test('the footer names the three features, and their page tells of each', async () => {
    const { body } = await app.inject('/features')
    const footer = body.slice(body.indexOf('<footer'))
    for (const [id, name] of [
      ['recipe-creation', 'Recipe Creation'],
      ['meal-planning', 'Meal Planning'],
      ['grocery-list', 'Grocery List'],
    ]) {
      expect(footer).toContain(`href="/features#${id}"`)
      expect(text(footer)).toContain(name)
      expect(body).toContain(`id="${id}"`)
    }
  })
})
