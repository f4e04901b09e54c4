import { describe, expect, test } from 'vitest'
import {
  desk,
  expectAccessible,
  inspect,
  lookAt,
  phone,
  prepareBrowser,
  visit,
} from '../support/browser/browserTest.ts'
import {
  cards,
  found,
  openFilters,
  openSection,
  prepareListedRecipes,
} from '../support/browser/recipeListPages.ts'
import { sampleOf } from '../support/grid.ts'
import { prepareLarder } from '../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder()
const signedIn = prepareListedRecipes(open, larder)

describe('the recipe list', () => {
  for (const viewport of sampleOf([phone, desk], 2, 1))
    test(`the recipe list is searched, filtered, paged and navigated back at ${viewport.width} px, in light and in dark`, async () => {
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
