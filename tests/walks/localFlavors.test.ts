import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { prepareBrowser, revisit, visit } from '../support/browser/browserTest.ts'
import { prepareLarder } from '../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder()

const names = (page: Page) =>
  page.getByRole('region', { name: 'Chefs' }).getByRole('heading', { level: 3 }).allTextContents()
const found = (page: Page, count: string) =>
  page.getByRole('status').getByText(count, { exact: true }).waitFor()
const construction = (page: Page) => page.getByText('Under Construction').isVisible()
const place = (page: Page) => page.getByRole('searchbox', { name: 'Location' })

test('the directory lists every chef, with a link to each', async () => {
  const page = await open({})
  await visit(page, `${larder.url}/localflavors`)
  expect(await names(page)).toHaveLength(24)
  expect(await construction(page)).toBe(true)
  await page.getByRole('link', { name: 'Asha Velankar' }).click()
  await page.getByRole('heading', { name: 'Asha Velankar', level: 1 }).waitFor()
  await page.getByText('London, England E1 6AN, United Kingdom').waitFor()
})

test('search and filters of the chef directory narrow the list, are part of the address, and stay after a visit to a chef', async () => {
  const page = await open({})
  await visit(page, `${larder.url}/localflavors`)
  await place(page).fill('usa')
  await place(page).press('Enter')
  await found(page, '14 chefs')
  await page.getByText('Establishment Type', { exact: true }).click()
  await page.getByRole('link', { name: 'Food Truck' }).click()
  await found(page, '3 chefs')
  await page
    .getByRole('group')
    .filter({ hasText: 'Cuisine' })
    .first()
    .getByText('Cuisine', { exact: true })
    .click()
  await page.getByRole('link', { name: 'Thai', exact: true }).click()
  await found(page, '1 chef')
  expect(new URL(page.url()).search).toBe('?place=usa&cuisine=Thai&type=Food+Truck')
  expect(await construction(page)).toBe(true)
  await revisit(page)
  expect(await names(page)).toEqual(['Anan Rattanakul'])
  const card = page
    .getByRole('region', { name: 'Chefs' })
    .getByRole('listitem')
    .filter({ hasText: 'Anan' })
    .first()
  for (const text of ['Street Thirteen', 'Thai', 'Food Truck', 'Denver', 'USA', 'Holy Basil Chicken'])
    expect(await card.innerText()).toContain(text)
  await page.getByRole('link', { name: 'Anan Rattanakul' }).click()
  const chef = page.getByRole('heading', { name: 'Anan Rattanakul', level: 1 })
  await chef.waitFor()
  await expect.poll(() => chef.evaluate((each) => each === document.activeElement)).toBe(true)
  for (const text of [
    'Street Thirteen',
    'Thai · Food Truck',
    '80205',
    'Holy Basil Chicken',
    'Minced, fried hard, with an egg on top.',
    'Dinner',
    'No restrictions',
    '20 min',
  ])
    expect(await page.getByText(text).first().isVisible()).toBe(true)
  await page.getByRole('link', { name: 'Back to List' }).press('Enter')
  await found(page, '1 chef')
  await expect.poll(() => place(page).inputValue()).toBe('usa')
  await page.getByRole('link', { name: 'Clear search and filters' }).click()
  await found(page, '24 chefs')
})

test('a search without results says so and what to try, and shows “Under Construction”', async () => {
  const page = await open({})
  await visit(page, `${larder.url}/localflavors?place=Atlantis`)
  expect(await page.getByRole('main').getByRole('status').innerText()).toContain('No chef was found here.')
  expect(await construction(page)).toBe(true)
})

test('search, filters and links work without scripts', async () => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto(`${larder.url}/localflavors?cuisine=Indian`)
  await place(page).fill('E1 6AN')
  await page.getByRole('button', { name: 'Search' }).click()
  expect(new URL(page.url()).search).toBe('?place=E1+6AN&cuisine=Indian')
  expect(await names(page)).toEqual(['Asha Velankar'])
  await page.getByRole('link', { name: 'Asha Velankar' }).click()
  await page.getByRole('link', { name: 'Back to List' }).click()
  expect(await names(page)).toEqual(['Asha Velankar'])
})

test.each(['nobody', '', '../x', '%00'])('an unknown chef is reported as not found: %j', async (chef) => {
  const page = await open({}, /status of 404/)
  const answer = await page.goto(`${larder.url}/localflavors?chef=${chef}`)
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { name: 'Chef not found' }).waitFor()
})
