import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, signedInAt } from '../support/accounts/signedIn.ts'
import {
  desk,
  expectAccessible,
  inspect,
  lookAt,
  phone,
  prepareBrowser,
  visit,
} from '../support/browser/browserTest.ts'
import { sampleOf } from '../support/grid.ts'
import { prepareLarder } from '../support/process/prepareLarder.ts'
import { keepRecipes } from '../support/recipes/keptRecipes.ts'

const { open } = prepareBrowser()
const larder = prepareLarder()
/** The Accept header of a browser that opens a page: /recipes answers with data to clients that accept anything. */
const asPage = { accept: 'text/html' }
let ada: SignedIn

beforeAll(async () => {
  ada = await signedInAt(larder)
  await keepRecipes(
    larder.db,
    {
      id: 'own',
      name: 'Peanut porridge',
      createdBy: ada.userId,
      ingredients: ['50 g peanuts', '80 g oats'],
      mealType: 'Breakfast',
      ratingCount: 3,
      ratingSum: 13,
      createdAt: new Date('2026-11-21T00:00:00Z'),
    },
    ...[1, 2, 3, 4, 5].map((each) => ({
      id: `tibetan-${each}`,
      name: `Thukpa number ${each}`,
      cuisine: 'Tibetan' as const,
      ingredients: ['2 carrots', '1 onion'],
      totalTimeMinutes: 10 * each,
      createdAt: new Date('2026-01-01T00:00:00Z'),
    })),
  )
})

const cards = (page: Page) =>
  page.getByRole('region', { name: 'Found recipes' }).getByRole('heading', { level: 3 })
const found = (page: Page, sentence: string | RegExp) =>
  page.getByRole('status').getByText(sentence).waitFor()
/** On a phone the filters are behind a button. */
async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Filters' })
  if (await button.isVisible()) await button.click()
}
async function openSection(page: Page, name: string): Promise<void> {
  await page.locator('summary').filter({ hasText: name }).click()
}
async function signedIn(options: Parameters<typeof open>[0] = {}): Promise<Page> {
  const page = await open(options)
  await page.context().addCookies([ada.cookie])
  return page
}

describe('the recipe list', () => {
  for (const viewport of sampleOf([phone, desk], 2, 1))
    test(`is searched, filtered, paged and navigated back at ${viewport.width} px, in light and in dark`, async () => {
      const page = await signedIn({ viewport })
      await visit(page, `${larder.url}/recipes`)
      await found(page, '18 recipes, page 1 of 3')
      expect(await cards(page).count()).toBe(8)
      await page.getByText('Your own creation').first().waitFor({ state: 'attached' })
      await inspect(page, 'recipes')

      await page.getByRole('link', { name: 'Page 2' }).click()
      await found(page, '18 recipes, page 2 of 3')
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('found')
      expect(page.url()).toBe(`${larder.url}/recipes?page=2`)
      await openFilters(page)
      await openSection(page, 'Cuisine')
      await page.getByRole('link', { name: /^Tibetan/ }).click()
      await page.waitForURL(`${larder.url}/recipes?cuisine=Tibetan`)
      await found(page, '5 recipes')
      await inspect(page, 'recipes-filters')
      if (viewport === phone) await page.getByRole('button', { name: 'Show 5 recipes' }).click()
      expect(await page.getByRole('navigation', { name: 'Pages' }).count()).toBe(0)
      await page.getByRole('link', { name: 'Quickest' }).click()
      await page.waitForURL(/sort=time/)
      expect((await cards(page).allTextContents())[0]).toBe('Thukpa number 1')
      for (const url of ['?cuisine=Tibetan', '?page=2', '']) {
        await page.goBack()
        await page.waitForURL(`${larder.url}/recipes${url}`)
      }
      await found(page, '18 recipes, page 1 of 3')
      await page.goForward()
      await found(page, '18 recipes, page 2 of 3')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    })

  test('the recipe list links from a card to its recipe, and marks the member’s own with a star', async () => {
    const page = await signedIn()
    await visit(page, `${larder.url}/recipes?q=peanut+porridge`)
    await found(page, '1 recipe')
    const own = page.getByText('Your own creation')
    await own.waitFor({ state: 'attached' })
    expect(await own.locator('xpath=preceding-sibling::*[name()="svg"]').isVisible()).toBe(true)
    await cards(page).first().getByRole('link').click()
    await page.waitForURL(`${larder.url}/recipe/own`)
    await page.getByRole('heading', { level: 1, name: 'Peanut porridge' }).waitFor()
    await visit(page, `${larder.url}/recipes?q=thukpa`)
    await found(page, '5 recipes')
    expect(await own.count()).toBe(0)
  })

  test('the recipe list has a search box, and three folded filters with the values of the specification and All', async () => {
    const page = await open({ viewport: phone })
    await visit(page, `${larder.url}/recipes`)
    expect(await page.getByRole('searchbox').isVisible()).toBe(true)
    const sidebar = page.getByRole('form', { name: 'Filters', includeHidden: true })
    expect(await sidebar.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Filters' }).click()
    expect(await sidebar.isVisible()).toBe(true)
    for (const [name, specified] of [
      ['Meal Type', 'Breakfast, Lunch, Dinner, Snack, Dessert'],
      ['Diet Type', 'Vegetarian, Vegan, Gluten-free, Keto, Paleo, Low-carb'],
      [
        'Cuisine',
        'Italian, Chinese, Indian, Mexican, French, Japanese, Thai, Greek, Spanish, American, Korean, Vietnamese',
      ],
    ] as const) {
      const section = sidebar.locator('details').filter({ has: page.locator('summary', { hasText: name }) })
      expect(await section.getByRole('link').count(), `${name} is folded`).toBe(0)
      await openSection(page, name)
      // The link's text without the number of recipes.
      const values = await section.locator('a > span:first-child').allTextContents()
      const words = ['All', ...specified.split(', ')]
      expect(values.slice(0, words.length)).toEqual(words)
      if (name === 'Cuisine') expect(values.slice(words.length)).toContain('Tibetan')
      else expect(values).toHaveLength(words.length)
      await page.getByRole('link', { name: values[1]!, exact: false }).first().waitFor()
      await section.locator('summary').click()
    }
    const desktop = await open({ viewport: desk })
    await visit(desktop, `${larder.url}/recipes`)
    expect(await desktop.getByRole('button', { name: 'Filters' }).count()).toBe(0)
    expect(await desktop.getByText('Meal Type', { exact: true }).isVisible()).toBe(true)
  })

  test('the recipe list searches while the visitor types, from page 1, in one history entry', async () => {
    const page = await open({})
    await visit(page, `${larder.url}/recipes?page=2`)
    await page.getByRole('searchbox').pressSequentially('thukpa number')
    await found(page, '5 recipes')
    await page.waitForURL(`${larder.url}/recipes?q=thukpa+number`)
    await page.getByRole('searchbox').fill('thukpa number 3')
    await found(page, '1 recipe')
    await page.goBack()
    await page.waitForURL(`${larder.url}/recipes?page=2`)
    expect(await page.getByRole('searchbox').inputValue()).toBe('')
    await found(page, '18 recipes, page 2 of 3')
  })

  test('the recipe list starts at page 1 after a new filter and after choosing own recipes', async () => {
    const page = await signedIn()
    await visit(page, `${larder.url}/recipes?page=2`)
    await openFilters(page)
    await openSection(page, 'Meal Type')
    await page.getByRole('link', { name: /^Dinner/ }).click()
    await page.waitForURL(`${larder.url}/recipes?meal=Dinner`)
    await visit(page, `${larder.url}/recipes?page=2`)
    await openFilters(page)
    await page.getByRole('checkbox', { name: 'My Culinary Creations' }).check()
    await page.waitForURL(`${larder.url}/recipes?mine=1`)
    await found(page, '1 recipe')
  })

  test('the recipe list finds recipes in spite of a typing mistake', async () => {
    const page = await open({})
    await visit(page, `${larder.url}/recipes?q=thupka`)
    await found(page, '5 recipes')
  })

  test('the recipe list says when it is empty, and offers to clear the filters', async () => {
    const page = await open({ viewport: phone })
    await visit(page, `${larder.url}/recipes?q=xqzvw`)
    await page.getByRole('heading', { name: 'Oops! No recipes found' }).waitFor()
    await page.getByText('It seems our kitchen is empty for this search.').waitFor()
    await page.getByText('Try adjusting your filters or search for a different dish!').waitFor()
    await expectAccessible(page)
    await lookAt(page, 'recipes-empty')
    await page.getByRole('main').getByRole('link', { name: 'Clear all filters' }).last().click()
    await found(page, '18 recipes, page 1 of 3')
  })

  test('the recipe list says when it cannot be loaded, and can be tried again', async () => {
    const page = await open({}, /Failed to load resource/)
    await visit(page, `${larder.url}/categories`)
    await page.route('**/rpc/recipes.list*', (route) => route.fulfill({ status: 500 }))
    await page.getByRole('link', { name: 'All recipes' }).click()
    await page.getByRole('alert').getByText('Failed to load recipes. Please try again.').waitFor()
    await page.unroute('**/rpc/recipes.list*')
    await page.getByRole('link', { name: 'Try again' }).click()
    await found(page, '18 recipes, page 1 of 3')
  })

  test('the recipe list can be used by keyboard alone', async () => {
    const page = await signedIn()
    await visit(page, `${larder.url}/recipes`)
    await page.getByRole('checkbox', { name: 'My Culinary Creations' }).focus()
    await page.keyboard.press('Space')
    await page.waitForURL(`${larder.url}/recipes?mine=1`)
    await found(page, '1 recipe')
    expect(await page.getByRole('checkbox', { name: 'My Culinary Creations' }).isChecked()).toBe(true)
    await page.keyboard.press('Space')
    await found(page, '18 recipes, page 1 of 3')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${larder.url}/recipes?meal=Breakfast`)
    await cards(page).first().getByRole('link').focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/recipe\//)
  })
})

describe('the recipe list without an allergen', () => {
  test('the recipe list without an allergen leaves out recipes that contain it, and says what the check can miss', async () => {
    const page = await open({})
    await visit(page, `${larder.url}/recipes?q=porridge`)
    await found(page, '1 recipe')
    await openSection(page, 'Leave out')
    await page.getByRole('checkbox', { name: /peanuts/i }).check()
    await page.getByRole('heading', { name: 'Oops! No recipes found' }).waitFor()
    expect(page.url()).toBe(`${larder.url}/recipes?q=porridge&without=peanuts`)
    await page.getByText('it can miss what a line does not say', { exact: false }).waitFor()
    expect(await page.getByText(/\bsafe\b/i).count()).toBe(0)
  })

  test('the recipe list without an allergen uses the allergens from the member’s settings', async () => {
    const page = await signedIn()
    await visit(page, `${larder.url}/user-settings`)
    await page.getByRole('checkbox', { name: 'Peanuts' }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Your settings are saved.').waitFor()
    await visit(page, `${larder.url}/recipes?mine=1`)
    await found(page, '1 recipe')
    await openSection(page, 'Who eats')
    await page.getByRole('radio', { name: 'Only me' }).check()
    await page.waitForURL(/fits=me/)
    await page.getByRole('heading', { name: 'Oops! No recipes found' }).waitFor()
  })
})

describe('the recipe list without scripts', () => {
  test('the recipe list without scripts is searched, filtered and paged by forms and links', async () => {
    const page = await signedIn({ javaScriptEnabled: false, viewport: phone })
    await page.goto(`${larder.url}/recipes?cuisine=Tibetan`)
    await found(page, '5 recipes')
    await page.getByRole('searchbox').fill('number 2')
    await page.getByRole('button', { name: 'Search' }).click()
    await found(page, '1 recipe')
    expect(new URL(page.url()).searchParams.get('cuisine')).toBe('Tibetan')
    await page.goto(`${larder.url}/recipes`)
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('checkbox', { name: 'My Culinary Creations' }).check()
    await page.getByRole('button', { name: 'Apply' }).click()
    await found(page, '1 recipe')
    await page.goto(`${larder.url}/recipes`)
    await page.getByRole('link', { name: 'Next' }).click()
    await found(page, '18 recipes, page 2 of 3')
  })

  test('the recipe list without scripts sends a visitor who asks for own recipes to sign in, and back', async () => {
    const answer = await fetch(`${larder.url}/recipes?mine=1`, { redirect: 'manual', headers: asPage })
    expect(answer.headers.get('location')).toBe('/login?next=%2Frecipes%3Fmine%3D1')
  })

  test.each([
    '?page=99999',
    '?page=-1',
    '?meal=Brunch&sort=x&without=kiwi',
    '?q=%00',
    '?q=%ud800',
    '?page=abc',
  ])('the recipe list without scripts answers 200 to invalid queries: %s', async (query) => {
    const answer = await fetch(`${larder.url}/recipes${query}`, { headers: asPage })
    expect(answer.status).toBe(200)
  })
})

test('the categories page shows counts and links to their recipes', async () => {
  const page = await open({})
  await visit(page, `${larder.url}/categories`)
  await page.getByRole('link', { name: 'Tibetan 5 recipes' }).click()
  await page.waitForURL(`${larder.url}/recipes?cuisine=Tibetan`)
  await found(page, '5 recipes')
})
