import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type SignedIn, signedInAt } from '../../support/accounts/signedIn.ts'
import {
  desk,
  expectAccessible,
  inspect,
  phone,
  prepareBrowser,
  visit,
} from '../../support/browser/browserTest.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser()
const larder = prepareLarder()

async function openAs(member: SignedIn, options: Parameters<typeof open>[0] = {}): Promise<Page> {
  const page = await open(options)
  await page.context().addCookies([member.cookie])
  return page
}
const newMember = (name: string) => signedInAt(larder, name)
const textbox = (page: Page) => page.getByRole('textbox', { name: 'Your note' })
const post = (page: Page) => page.getByRole('button', { name: 'Post note' })
const said = (page: Page, words: string) => page.getByRole('status').getByText(words).waitFor()
const noteOf = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words })

/** Writes a note with the form request that a browser without scripts sends. */
async function addNote(by: SignedIn, recipeId: string, text: string) {
  const answer = await fetch(`${larder.url}/forum/write`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: `${by.cookie.name}=${by.cookie.value}`,
    },
    body: new URLSearchParams({ recipeId, text }),
  })
  expect(answer.status).toBe(303)
}

describe('a note', () => {
  test('a note is written by keyboard from the recipe’s page, shown there at once, and deleted by its author', async () => {
    const ada = await newMember('Ada')
    const page = await openAs(ada)
    await visit(page, `${larder.url}/recipe/demo-3`)
    expect(await page.getByText('Nobody has written a note on this recipe yet.').isVisible()).toBe(true)
    await page.getByRole('link', { name: 'Write a note' }).press('Enter')
    await textbox(page).waitFor()
    await page.waitForLoadState('networkidle')
    await textbox(page).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('Please write a few words.').waitFor()
    await expect.poll(() => textbox(page).evaluate((each) => each === document.activeElement)).toBe(true)
    await page.keyboard.type('Half the salt,\nand twice the lime.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await said(page, 'Your note is posted.')
    await noteOf(page, 'twice the lime').getByText('by you').waitFor()
    expect(await textbox(page).inputValue()).toBe('')
    await page.getByRole('link', { name: 'To the recipe' }).click()
    await noteOf(page, 'twice the lime').waitFor()
    await expectAccessible(page)

    const visitor = await open({})
    await visit(visitor, `${larder.url}/recipe/demo-3`)
    await noteOf(visitor, 'twice the lime').getByText('by Ada').waitFor()

    await page.getByRole('button', { name: 'Delete your note' }).press('Enter')
    await said(page, 'The note is deleted.')
    // The button is removed, so the focus moves to the message.
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
    await expect.poll(focused).toBe('The note is deleted.')
    await visit(visitor, `${larder.url}/recipe/demo-3`)
    expect(await noteOf(visitor, 'twice the lime').count()).toBe(0)
  })

  test('a note is written from the forum after a search for the recipe', async () => {
    const page = await openAs(await newMember('Bo'))
    const cook = await newMember('Cy')
    await addRecipeAt(larder, cook, { name: 'Beetroot bake of the north' })
    await visit(page, `${larder.url}/forum`)
    await page.getByRole('searchbox', { name: 'Find the recipe' }).fill('no such dish at all')
    await page.getByRole('button', { name: 'Find' }).click()
    await said(page, 'No recipe was found for “no such dish at all”.')
    await page.getByRole('searchbox', { name: 'Find the recipe' }).fill('beetroot bake')
    await page.getByRole('button', { name: 'Find' }).click()
    await page.getByRole('link', { name: /Beetroot bake of the north/ }).click()
    await page.getByRole('heading', { name: 'Notes on Beetroot bake of the north', level: 1 }).waitFor()
    await textbox(page).fill('Needs horseradish.')
    await post(page).click()
    await said(page, 'Your note is posted.')
    await page.getByRole('link', { name: 'Notes on all recipes' }).click()
    await noteOf(page, 'Needs horseradish.')
      .getByRole('link', { name: 'Beetroot bake of the north' })
      .waitFor()
  })

  test('a note of another member can be deleted by the recipe’s creator, and by no third member', async () => {
    const [creator, author] = [await newMember('Dora'), await newMember('Eve')]
    const recipeId = await addRecipeAt(larder, creator)
    await addNote(author, recipeId, 'Too green for me.')
    const third = await openAs(await newMember('Fay'))
    await visit(third, `${larder.url}/forum?recipe=${recipeId}`)
    await noteOf(third, 'Too green').waitFor()
    expect(await third.getByRole('button', { name: /^Delete/ }).count()).toBe(0)
    const page = await openAs(creator)
    await visit(page, `${larder.url}/recipe/${recipeId}`)
    await page.getByRole('button', { name: 'Delete the note by Eve' }).click()
    await said(page, 'The note is deleted.')
  })

  test('a note is hidden after three reports, and the recipe’s creator can show it again', async () => {
    const [creator, author] = [await newMember('Gus'), await newMember('Hal')]
    const recipeId = await addRecipeAt(larder, creator)
    await addNote(author, recipeId, 'Buy my pans.')
    const visitor = await open({})
    await visit(visitor, `${larder.url}/forum?recipe=${recipeId}`)
    await visitor.getByRole('button', { name: 'Report the note by Hal' }).click()
    await said(visitor, 'Thank you. Your report is kept.')
    // As if two more reports had come from other networks.
    await larder.db.execute(`update notes set hidden_at = now() where text = 'Buy my pans.'`)
    await visit(visitor, `${larder.url}/forum?recipe=${recipeId}`)
    expect(await noteOf(visitor, 'Buy my pans.').count()).toBe(0)
    const asAuthor = await openAs(author)
    await visit(asAuthor, `${larder.url}/forum?recipe=${recipeId}`)
    await noteOf(asAuthor, 'Buy my pans.').getByText('It waits for review').waitFor()
    const page = await openAs(creator)
    await visit(page, `${larder.url}/forum?recipe=${recipeId}`)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Let it stand: the note by Hal' }).click()
    await said(page, 'The note is there for everybody again.')
    await visit(visitor, `${larder.url}/forum?recipe=${recipeId}`)
    await noteOf(visitor, 'Buy my pans.').waitFor()
  })

  test('a note is written, reported and deleted without scripts', async () => {
    const ada = await newMember('Ivy')
    const page = await openAs(ada, { javaScriptEnabled: false })
    await page.goto(`${larder.url}/forum?find=${encodeURIComponent('curry')}`)
    await page.goto(`${larder.url}/forum?recipe=demo-5`)
    await post(page).click()
    expect(await page.getByRole('alert').innerText()).toBe('Please write a few words.')
    await textbox(page).fill('Slowly does it.')
    await post(page).click()
    expect(await page.getByRole('status').first().innerText()).toBe('Your note is posted.')
    const visitor = await open({ javaScriptEnabled: false })
    await visitor.goto(`${larder.url}/recipe/demo-5`)
    await noteOf(visitor, 'Slowly does it.').getByRole('button', { name: 'Report the note by Ivy' }).click()
    expect(visitor.url()).toContain('/recipe/demo-5?said=reported')
    await visitor.getByText('Thank you. Your report is kept.').waitFor()
    await page.getByRole('button', { name: 'Delete your note' }).click()
    expect(await page.getByText('The note is deleted.').isVisible()).toBe(true)
  })
})

test('a visitor is asked to log in before writing, and comes back to the recipe', async () => {
  const page = await open({})
  await visit(page, `${larder.url}/forum?recipe=demo-2`)
  await page.getByRole('link', { name: 'Log in to write a note' }).click()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  expect(new URL(page.url()).searchParams.get('next')).toBe('/forum?recipe=demo-2')
})

test('a note that could not be posted stays in the form, and a second try stores it once', async () => {
  const page = await openAs(await newMember('Jo'), {})
  await visit(page, `${larder.url}/forum?recipe=demo-7`)
  await textbox(page).fill('Written in a tunnel.')
  await page.route('**/rpc/notes.write*', async (route) => {
    await route.fetch()
    await route.fulfill({ status: 200, body: 'lost' })
  })
  await post(page).click()
  await page.getByRole('alert').getByText('Your note could not be posted. Please try again.').waitFor()
  await page.unroute('**/rpc/notes.write*')
  await post(page).click()
  await said(page, 'Your note is posted.')
  await noteOf(page, 'Written in a tunnel.').waitFor()
  expect(await noteOf(page, 'Written in a tunnel.').count()).toBe(1)
})

test('the sentence of a posted note goes when the next note is not posted', async () => {
  const page = await openAs(await newMember('Mia'), {})
  await visit(page, `${larder.url}/forum?recipe=demo-8`)
  await textbox(page).fill('The first.')
  await post(page).click()
  await said(page, 'Your note is posted.')
  await page.route('**/rpc/notes.write*', (route) => route.fulfill({ status: 200, body: 'lost' }))
  await textbox(page).fill('The second.')
  await post(page).click()
  await page.getByRole('alert').getByText('Your note could not be posted. Please try again.').waitFor()
  expect(await page.getByText('Your note is posted.').count()).toBe(0)
})

test('the forum answers 404 for an unknown recipe, and shows the first page for invalid queries', async () => {
  const page = await open({}, /status of 404/)
  expect((await page.goto(`${larder.url}/forum?recipe=nowhere`))?.status()).toBe(404)
  await page.getByRole('heading', { name: 'Recipe not found' }).waitFor()
  for (const query of ['page=0', 'page=x', 'page=9999', 'recipe=a%20b', 'find=%00', 'said=constructor'])
    expect((await page.goto(`${larder.url}/forum?${query}`))?.status(), query).toBe(200)
})

describe.each([
  ['phone', phone],
  ['desk', desk],
])('on a %s', (device, viewport) => {
  test('the forum has pages and is accessible', async () => {
    const author = await newMember('Kim')
    const recipeId = await addRecipeAt(larder, author, { name: `Soup ${device}` })
    for (let n = 1; n <= 11; n += 1)
      await addNote(author, recipeId, `Note ${n}: a pinch of ${n} spices does it.`)
    const page = await openAs(author, { viewport })
    await visit(page, `${larder.url}/forum`)
    await inspect(page, 'forum')
    await visit(page, `${larder.url}/forum?recipe=${recipeId}`)
    await inspect(page, 'forum-recipe')
    expect(await page.getByRole('article').count()).toBe(10)
    await page.getByRole('link', { name: 'Page 2' }).click()
    await noteOf(page, 'Note 1: a pinch').waitFor()
    expect(await page.getByRole('article').count()).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await visit(page, `${larder.url}/recipe/${recipeId}`)
    const onPage = page.getByRole('region', { name: 'Notes from cooks' })
    expect(await onPage.getByRole('article').count()).toBe(3)
    await inspect(page, 'recipe-notes')
    await page.getByRole('link', { name: 'Read all 11 notes' }).click()
    await page.getByRole('heading', { name: `Notes on Soup ${device}`, level: 1 }).waitFor()
  })
})
