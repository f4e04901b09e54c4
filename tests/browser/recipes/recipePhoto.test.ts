import { rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as m from '#messages'
import { prepareLarderWithMail, signIn } from '../../support/accounts/accounts.ts'
import {
  desk,
  expectAccessible,
  lookAt,
  phone,
  prepareBrowser,
  visit,
} from '../../support/browser/browserTest.ts'
import { makeScratchFolder } from '../../support/process/scratchFolder.ts'
import { photoBytes } from '../../support/recipes/photoForms.ts'

const folder = makeScratchFolder()
const files = {
  photo: path.join(folder, 'Dinner.JPG'),
  other: path.join(folder, 'other.webp'),
  text: path.join(folder, 'photo.jpg'),
}
const { open } = prepareBrowser()
const { addMember, at, execute } = prepareLarderWithMail({ DATA_DIR: folder })

beforeAll(async () => {
  await writeFile(files.photo, await photoBytes({ width: 1800, height: 1200 }))
  await writeFile(files.other, await photoBytes({ width: 900, height: 900, kind: 'webp' }))
  await writeFile(files.text, 'This is no photo.')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Makes a demo recipe the member's own. */
async function ownRecipe(email: string, recipeId: string): Promise<string> {
  await execute(
    `update recipes set created_by = (select id from users where email = '${email}') where id = '${recipeId}'`,
  )
  return at(`/recipe/${recipeId}`)
}

/** The photo at the top of the recipe. Photos of other recipes, further down, load when they are scrolled into view. */
const photoIn = (page: Page) =>
  page.getByRole('main').locator('img[src^="/photos/"][loading="eager"]').first()
/** A fetch for offline use may ask for the photo just when it is removed. */
const refusedOrGone = /status of 40[04]/

const isShown = (page: Page) =>
  photoIn(page).evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth > 0))

describe.each([
  ['390', phone, 'demo-1'],
  ['1280', desk, 'demo-2'],
] as const)('at %s pixels', (width, viewport, recipeId) => {
  test('a member adds a photo to their recipe, replaces it and removes it', async () => {
    const page = await open({ viewport }, refusedOrGone)
    const email = await addMember()
    const address = await ownRecipe(email, recipeId)
    await signIn(page, at('/login'), email)
    await visit(page, address)
    expect(await photoIn(page).count()).toBe(0)
    await expectAccessible(page)
    await lookAt(page, `photo-none-${width}`)

    const chooser = page.getByLabel(m.photos_label())
    await page.getByRole('button', { name: m.photos_add() }).click()
    expect(await page.getByRole('alert').textContent()).toBe(m.photos_no_photo())
    await chooser.setInputFiles(files.text)
    await page.getByRole('button', { name: m.photos_add() }).click()
    await page.getByText(m.photos_other_kind()).waitFor()
    await expectAccessible(page)
    await lookAt(page, `photo-refused-${width}`)

    await chooser.setInputFiles(files.photo)
    await page.getByRole('button', { name: m.photos_add() }).click()
    await page.getByText(m.photos_added()).waitFor()
    expect(await isShown(page)).toBe(true)
    const first = await photoIn(page).getAttribute('src')
    await expectAccessible(page)
    await lookAt(page, `photo-added-${width}`)

    await chooser.setInputFiles(files.other)
    await page.getByRole('button', { name: m.photos_replace() }).click()
    await expect.poll(() => photoIn(page).getAttribute('src'), { timeout: 10_000 }).not.toBe(first)
    expect(await isShown(page)).toBe(true)

    await page.getByRole('button', { name: m.photos_remove() }).click()
    await page.getByText(m.photos_removed()).waitFor()
    expect(await photoIn(page).count()).toBe(0)
    expect(await chooser.evaluate((input) => input === document.activeElement)).toBe(true)
  })
})

test('the photo form works without scripts, and a visitor sees the photo but no form', async () => {
  const page = await open({}, refusedOrGone)
  const email = await addMember()
  const address = await ownRecipe(email, 'demo-3')
  await signIn(page, at('/login'), email)
  const storageState = await page.context().storageState()
  const plain = await open({ javaScriptEnabled: false, storageState })
  await plain.goto(address)
  await plain.getByLabel(m.photos_label()).setInputFiles(files.photo)
  await plain.getByRole('button', { name: m.photos_add() }).click()
  await plain.getByRole('button', { name: m.photos_remove() }).waitFor()
  expect(plain.url()).toBe(address)
  expect(await isShown(plain)).toBe(true)

  const visitor = await open({})
  await visit(visitor, address)
  expect(await isShown(visitor)).toBe(true)
  expect(await visitor.getByLabel(m.photos_label()).count()).toBe(0)
  const image = await visitor.locator('meta[property="og:image"]').getAttribute('content')
  expect((await visitor.request.get(image!)).headers()['content-type']).toBe('image/webp')
  const markup = await visitor.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(markup!).image).toContain(image)

  await plain.getByRole('button', { name: m.photos_remove() }).click()
  await plain.getByRole('button', { name: m.photos_add() }).waitFor()
  expect(await photoIn(plain).count()).toBe(0)
})

describe('a submitted recipe', () => {
  async function submitWith(file: string, expected?: RegExp): Promise<Page> {
    const page = await open({}, expected)
    await signIn(page, at('/login'), await addMember())
    await visit(page, at('/submit-recipe'))
    const texts = { Title: 'Lentil soup', Ingredients: '200 g red lentils', Instructions: 'Simmer.' }
    for (const [label, text] of Object.entries(texts))
      await page.getByRole('textbox', { name: label, exact: true }).fill(text)
    for (const [label, choice] of [
      ['Meal type', 'Dinner'],
      ['Diet type', 'Vegan'],
      ['Cuisine', 'Turkish'],
    ] as const)
      await page.getByRole('combobox', { name: label }).selectOption(choice)
    for (const label of ['Preparation, in minutes', 'Cooking, in minutes'])
      await page.getByRole('textbox', { name: label }).fill('10')
    await page.getByLabel(m.photos_label()).setInputFiles(file)
    await lookAt(page, 'photo-submission')
    await page.getByRole('button', { name: 'Submit recipe' }).click()
    await page.getByRole('heading', { level: 1, name: 'Lentil soup' }).waitFor()
    return page
  }

  test('a submitted recipe shows the photo submitted with it', async () => {
    const page = await submitWith(files.photo)
    expect(await isShown(page)).toBe(true)
  })

  test('a submitted recipe is saved without a photo that was refused, and its page says why', async () => {
    const page = await submitWith(files.text, /status of 400/)
    await page.getByText(m.photos_other_kind()).waitFor()
    expect(await photoIn(page).count()).toBe(0)
    await page.getByLabel(m.photos_label()).setInputFiles(files.other)
    await page.getByRole('button', { name: m.photos_add() }).click()
    await page.getByText(m.photos_added()).waitFor()
    expect(await isShown(page)).toBe(true)
  })
})
