import { describe, expect, test } from 'vitest'
import { desk, phone, prepareBrowser, visit } from '../support/browser/browserTest.ts'
import { found, openFilters, openSection, prepareListedRecipes } from '../support/browser/recipeListPages.ts'
import { prepareLarder } from '../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder()
const signedIn = prepareListedRecipes(open, larder)

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

test('the categories page shows counts and links to their recipes', async () => {
  const page = await open({})
  await visit(page, `${larder.url}/categories`)
  await page.getByRole('link', { name: 'Tibetan 5 recipes' }).click()
  await page.waitForURL(`${larder.url}/recipes?cuisine=Tibetan`)
  await found(page, '5 recipes')
})
