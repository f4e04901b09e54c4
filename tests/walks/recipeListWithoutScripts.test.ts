import { describe, expect, test } from 'vitest'
import { phone, prepareBrowser } from '../support/browser/browserTest.ts'
import { asPage, found, prepareListedRecipes } from '../support/browser/recipeListPages.ts'
import { prepareLarder } from '../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder()
const signedIn = prepareListedRecipes(open, larder)

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
