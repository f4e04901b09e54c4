import { describe, expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import {
  expectAccessible,
  inspectEverywhere,
  lookAt,
  phone,
  prepareBrowser,
  visit,
} from '../../support/browser/browserTest.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { button, field, prepareRecipeEditPages, said, save } from '../../support/recipes/recipeEditPages.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

const openEdit = prepareRecipeEditPages(open, larder)

describe('a recipe', () => {
  test('a recipe is edited, converted to a blog entry and restored, on a phone and at a desk', async () => {
    const { page, recipeId } = await openEdit({ viewport: phone })
    await expect.poll(() => field(page, 'Ingredients').inputValue()).toBe('500 g peas\n1 l vegetable stock')
    await field(page, 'Title').fill('Pea and mint soup')
    await field(page, 'Ingredients').fill('500 g peas\n\n1 handful mint')
    expect(await field(page, 'Description').inputValue()).not.toBe('')
    await expect
      .poll(() => field(page, 'Instructions').inputValue())
      .toBe('Boil the peas in the stock.\nBlend.')
    await save(page)
    await page.getByText('Changed: ingredients, title.').waitFor()
    await inspectEverywhere(page, 'edit-recipe')
    await button(page, 'Convert to Blog').click()
    await page
      .getByRole('dialog')
      .getByText('Its ingredients and steps become one text', { exact: false })
      .waitFor()
    await inspectEverywhere(page, 'edit-convert')
    await page.getByRole('dialog').getByRole('button', { name: 'Convert to Blog' }).click()
    await said(page, 'It is a blog entry now.').waitFor()
    expect(await button(page, 'Convert to Blog').count()).toBe(0)
    expect(await field(page, 'Ingredients').count()).toBe(0)
    await field(page, 'Blog content').fill('## Why peas\n\nThey are **green**.\n\n- and round\n\n> And kind.')
    await save(page)
    await page.getByText('What version 1 said').click()
    await page.getByText('1 l vegetable stock').waitFor()
    await inspectEverywhere(page, 'edit-blog')
    await page.getByRole('link', { name: 'See it as others do' }).click()
    await page.getByRole('heading', { level: 2, name: 'Why peas' }).waitFor()
    await page.getByText('We could not read any ingredients from this text', { exact: false }).waitFor()
    expect(await page.getByText('What our kitchen sees in it').count()).toBe(0)
    expect(await button(page, 'Add to grocery list').count()).toBe(0)
    await inspectEverywhere(page, 'blog')
    await page.getByRole('link', { name: 'History' }).click()
    await button(page, 'Restore version 1').click()
    await said(page, 'Version 1 is back.').waitFor()
    await expect.poll(() => field(page, 'Ingredients').inputValue()).toBe('500 g peas\n1 l vegetable stock')
    await visit(page, `${larder.url}/recipe/${recipeId}`)
    await page.getByRole('heading', { level: 1, name: 'Pea soup' }).waitFor()
    await page.getByText('1 l vegetable stock').first().waitFor()
  })

  test('a recipe converted to a blog entry is checked, rated, scaled and added to the grocery list by its text', async () => {
    const { page, recipeId } = await openEdit({ viewport: phone })
    await button(page, 'Convert to Blog').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Convert to Blog' }).click()
    await said(page, 'It is a blog entry now.').waitFor()
    await field(page, 'Blog content').fill(
      '## Why peas\n\nThey are **green**.\n\n## Ingredients\n\n- 500 g peas\n- 100 g peanut butter\n\n## Instructions\n\n1. Boil.',
    )
    await save(page)
    await visit(page, `${larder.url}/recipe/${recipeId}`)
    await page.getByRole('heading', { level: 2, name: 'What our kitchen sees in it' }).waitFor()
    await page.getByText('Contains: peanuts').waitFor()
    await page.getByText('N/A (0)').waitFor()
    await page.getByLabel('Have you tried this recipe?').waitFor()
    await inspectEverywhere(page, 'blog-with-ingredients')
    await button(page, 'Add to grocery list').click()
    await page.getByText('On your grocery list, for 4 servings.', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'More: for 5' }).click()
    await page.getByText('125 g peanut butter').waitFor()
    await page.getByRole('listitem').getByText('100 g peanut butter').waitFor()
    expect(await page.getByText('vegetable stock').count()).toBe(0)
  })

  test('a recipe shows what was saved, even if its older text is still being fetched for offline use', async () => {
    const asked = Promise.withResolvers<void>()
    const saved = Promise.withResolvers<void>()
    const { page } = await openEdit({}, undefined, (page) =>
      page.route(/\/rpc\/[^?]*\brecipes\.get\b/, async (route) => {
        const response = await route.fetch()
        asked.resolve()
        await saved.promise
        await route.fulfill({ response })
      }),
    )
    await asked.promise
    await field(page, 'Title').fill('Pea and mint soup')
    await save(page)
    await page.getByRole('link', { name: 'See it as others do' }).click()
    saved.resolve()
    await page.getByRole('heading', { level: 1, name: 'Pea and mint soup' }).waitFor()
  })

  test('a recipe is edited by keyboard alone', async () => {
    const { page } = await openEdit()
    await field(page, 'Title').focus()
    await page.keyboard.press('End')
    await page.keyboard.type(' for two')
    await page.keyboard.press('Enter')
    await said(page, 'Saved.').waitFor()
    await button(page, 'Convert to Blog').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Convert to Blog')
    await button(page, 'Restore version 1').focus()
    await page.keyboard.press('Enter')
    await said(page, 'Version 1 is back.').waitFor()
    await expect.poll(() => field(page, 'Title').inputValue()).toBe('Pea soup')
  })

  test('a recipe with a missing title or a too long line is refused at the field', async () => {
    const { page } = await openEdit()
    await field(page, 'Title').fill(' ')
    await field(page, 'Instructions').fill(`Boil.\n${'x'.repeat(601)}`)
    await button(page, 'Save').click()
    await page.getByRole('alert').getByText('Please give it a title.').waitFor()
    await page.getByText('Line 2: A line may have 600 characters at most.').waitFor()
    expect(await field(page, 'Title').evaluate((input) => input === document.activeElement)).toBe(true)
    await expectAccessible(page)
    await lookAt(page, 'edit-refused')
  })

  test('a recipe that cannot be saved keeps the form as typed', async () => {
    const { page } = await openEdit({}, /Failed to load resource/)
    await page.route('**/rpc/recipes.edit*', (route) => route.abort())
    await field(page, 'Title').fill('Not lost')
    await button(page, 'Save').click()
    await page
      .getByRole('alert')
      .getByText('Failed to save content. Please try again later.', { exact: true })
      .waitFor()
    await expect.poll(() => field(page, 'Title').inputValue()).toBe('Not lost')
    await page.unroute('**/rpc/recipes.edit*')
    await save(page)
  })

  test('a recipe that was deleted on another device says so and keeps the form as typed', async () => {
    const { page, recipeId } = await openEdit({}, /Failed to load resource/)
    await larder.execute(`delete from recipes where id = '${recipeId}'`)
    await field(page, 'Title').fill('Not lost')
    await button(page, 'Save').click()
    await page.getByRole('alert').getByText('Recipe not found', { exact: true }).waitFor()
    await expect.poll(() => field(page, 'Title').inputValue()).toBe('Not lost')
  })

  test('a recipe is deleted after a confirmation', async () => {
    const { page, recipeId } = await openEdit()
    await button(page, 'Delete this recipe').click()
    await page.getByRole('dialog').getByText('“Pea soup” goes', { exact: false }).waitFor()
    await expectAccessible(page)
    await button(page, 'Keep it').click()
    await button(page, 'Delete this recipe').click()
    await button(page, 'Delete it').click()
    await page.getByRole('heading', { name: 'Discover & Plan' }).waitFor()
    await page.getByRole('status').getByText('“Pea soup” is deleted.').waitFor()
    expect((await fetch(`${larder.url}/recipe/${recipeId}`)).status).toBe(404)
  })

  test('a recipe of another member answers 404, and a visitor is sent to sign in', async () => {
    const { recipeId } = await openEdit()
    const eve = await signedInAt(larder, 'Eve')
    const path = `/edit-blog-recipe/${recipeId}`
    const hers = await fetch(larder.url + path, { headers: { cookie: `larder=${eve.cookie.value}` } })
    expect([hers.status, await hers.text()]).toEqual([404, expect.stringContaining('Recipe not found')])
    const visitors = await fetch(larder.url + path, { redirect: 'manual' })
    expect(visitors.headers.get('location')).toBe(`/login?next=${encodeURIComponent(path)}`)
    const page = await fetch(`${larder.url}/recipe/${recipeId}`, {
      headers: { cookie: `larder=${eve.cookie.value}` },
    })
    expect(await page.text()).not.toContain('edit-blog-recipe')
  })
})
