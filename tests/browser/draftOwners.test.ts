import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { prepareLarderWithMail, signIn } from '../support/accounts.ts'
import { prepareBrowser, visit } from '../support/browserTest.ts'

const { open } = prepareBrowser()
const { addMember, at } = prepareLarderWithMail({ WRITES_PER_MINUTE: '1000' })

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

/** Ada types a recipe, a wish and an edit in one tab, leaves it on an empty page, and signs out in another. */
async function signedOutBeside() {
  const left = await open({}, /status of 401/)
  await signIn(left, at('/login?next=/submit-recipe'), await addMember({ name: 'Ada' }))
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
  await signOut(beside)
  return { left, beside }
}

describe('words that somebody typed in a tab before they signed out in another', () => {
  test('are neither shown to who signs in there next nor kept', async () => {
    const { left } = await signedOutBeside()
    await signIn(left, at('/login?next=/submit-recipe'), await addMember({ name: 'Zoe' }))
    await title(left).waitFor()
    expect(await title(left).inputValue()).toBe('')
    expect(await storedIn(left)).not.toContain(secret)
  })

  test('are neither shown to who signed in beside it nor kept', async () => {
    const { left, beside } = await signedOutBeside()
    await signIn(beside, at('/login?next=/'), await addMember({ name: 'Zoe' }))
    await visit(left, at('/submit-recipe'))
    expect(await title(left).inputValue()).toBe('')
    expect(await storedIn(left)).not.toContain(secret)
    await visit(left, at(wishStep))
    expect(await wish(left).inputValue()).not.toContain(secret)
  })

  test('are neither shown to a visitor nor kept', async () => {
    const { left } = await signedOutBeside()
    await visit(left, at(wishStep))
    expect(await wish(left).inputValue()).not.toContain(secret)
    expect(await storedIn(left)).not.toContain(secret)
  })
})

test('what a visitor typed is theirs when they sign in, and no other’s after them', async () => {
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
