import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { prepareLarderWithMail, signIn } from '../../support/accounts/accounts.ts'
import { expectAccessible, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { summaryPath } from '../../support/browser/wizard.ts'

const { open } = prepareBrowser()
const { addMember, at, visitAs } = prepareLarderWithMail({ WRITES_PER_MINUTE: '1000' })

const notSaved =
  'A recipe that was written for you, or words that you typed, are not saved yet. Signing out takes what is not saved out of this browser for good.'
const secret = 'A secret of Ada'
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
const wish = (page: Page) => page.getByRole('textbox', { name: 'Your wish' })
const wishStep =
  '/generate?at=additionalInfo&dietType=No+restrictions&meatPreference=No+preference&mealType=Dinner&cookingTime=30+minutes&skillLevel=Beginner&cuisine=Italian'

const storedIn = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]))

async function signOut(page: Page): Promise<void> {
  await visit(page, at('/account'))
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await page.waitForURL('**/login')
}

/** Ada types a recipe, a wish and an edit in one tab, leaves that tab on an empty page, and signs out in another. */
async function signedOutBeside() {
  const left = await open({}, /status of 401/)
  await visitAs(left, '/submit-recipe', await addMember({ name: 'Ada' }))
  await title(left).fill(secret)
  await visit(left, at(wishStep))
  await wish(left).fill(secret)
  const recipeId = await left.evaluate(async () => {
    const typed = { name: 'Pea soup', description: '', ingredients: ['1 pea'], instructions: ['Boil.'] }
    const frame = { servings: 2, prepTimeMinutes: 1, cookTimeMinutes: 1, totalTimeMinutes: 2 }
    const shelf = { mealType: 'Dinner', dietType: 'Vegan', cuisine: 'French' }
    const body = JSON.stringify({ draftId: String(Date.now()), ...typed, ...frame, ...shelf })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/rpc/recipes.submit', { method: 'POST', headers, body })
    return (await answer.json()).result.data.recipeId as string
  })
  await visit(left, at(`/edit-blog-recipe/${recipeId}`))
  await title(left).fill(secret)
  await left.goto('about:blank')
  const beside = await left.context().newPage()
  await visit(beside, at('/account'))
  await beside.getByRole('button', { name: 'Sign Out' }).first().click()
  await beside.getByText(notSaved).waitFor()
  await beside.getByRole('button', { name: 'Sign out anyway' }).click()
  await beside.waitForURL('**/login')
  return { left, beside }
}

describe('drafts typed in one tab before signing out in another', () => {
  test('drafts typed in one tab before signing out in another are deleted when another member signs in in the same tab', async () => {
    const { left } = await signedOutBeside()
    await signIn(left, at('/login?next=/submit-recipe'), await addMember({ name: 'Zoe' }))
    await title(left).waitFor()
    expect(await title(left).inputValue()).toBe('')
    expect(await storedIn(left)).not.toContain(secret)
  })

  test('drafts typed in one tab before signing out in another are deleted when another member signs in in the other tab', async () => {
    const { left, beside } = await signedOutBeside()
    await signIn(beside, at('/login?next=/'), await addMember({ name: 'Zoe' }))
    await visit(left, at('/submit-recipe'))
    expect(await title(left).inputValue()).toBe('')
    expect(await storedIn(left)).not.toContain(secret)
    await visit(left, at(wishStep))
    expect(await wish(left).inputValue()).not.toContain(secret)
  })

  test('drafts typed in one tab before signing out in another are deleted for a visitor in the same tab', async () => {
    const { left } = await signedOutBeside()
    await visit(left, at(wishStep))
    expect(await wish(left).inputValue()).not.toContain(secret)
    expect(await storedIn(left)).not.toContain(secret)
  })
})

describe('signing out asks for confirmation', () => {
  test('signing out asks for confirmation when typed words are stored in this browser alone', async () => {
    const page = await open({})
    await visitAs(page, '/submit-recipe', await addMember())
    await title(page).fill(secret)
    await visit(page, at('/faq'))
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByText(notSaved).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Stay signed in' }).click()
    await visit(page, at('/submit-recipe'))
    await expect.poll(() => title(page).inputValue()).toBe(secret)
  })

  test('signing out asks for confirmation when a stored draft has no owner yet', async () => {
    const page = await open({})
    await visitAs(page, '/faq', await addMember())
    const typed = JSON.stringify([{ id: 'a', atMs: 1, typed: { typed: { title: secret } } }])
    await page.evaluate((text) => window.localStorage.setItem('larder.submission', text), typed)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByText(notSaved).waitFor()
  })

  test('signing out asks for confirmation while a generated recipe is not saved', async () => {
    const page = await open({})
    await visitAs(page, summaryPath, await addMember())
    await page.getByRole('button', { name: 'Generate Recipe' }).click()
    await page.getByText('Your recipe is ready').waitFor()
    const result = page.url()
    await visit(page, at('/faq'))
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByText(notSaved).waitFor()
    await page.getByRole('button', { name: 'Stay signed in' }).click()
    await page.goto(result)
    await page.getByRole('button', { name: 'Save Recipe' }).click()
    await page.waitForURL(/\/recipe\/[\w-]+$/)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL('**/login')
  })
})

test('a visitor’s draft becomes theirs at sign-in, and the next member does not see it', async () => {
  const page = await open({})
  await visit(page, at(wishStep))
  await wish(page).fill(secret)
  await signIn(page, at('/login?next=/'), await addMember({ name: 'Ada' }))
  await visit(page, at(wishStep))
  await expect.poll(() => wish(page).inputValue()).toBe(secret)
  await wish(page).fill(`${secret}, with peas`)
  await page.goto('about:blank')
  await signOut(await page.context().newPage())
  await signIn(page, at('/login?next=/'), await addMember({ name: 'Zoe' }))
  await visit(page, at(wishStep))
  expect(await wish(page).inputValue()).not.toContain(secret)
  expect(await storedIn(page)).not.toContain(secret)
})
