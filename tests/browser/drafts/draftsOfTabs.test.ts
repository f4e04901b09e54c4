import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { inspectEverywhere, prepareBrowser, revisit, visit } from '../../support/browser/browserTest.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const titleOf = (page: Page) => field(page, 'Title').inputValue()
const otherDrafts = (page: Page) => button(page, /^Show the draft of /)

/** Two tabs of one browser at one address. Each has typed its own title, the second one later. */
async function twoTabs(path: (ada: Awaited<ReturnType<typeof signedInAt>>) => Promise<string>) {
  const ada = await signedInAt(larder)
  const address = larder.at(await path(ada))
  const first = await open({})
  await first.context().addCookies([ada.cookie])
  await visit(first, address)
  const second = await openTab(first, address)
  await field(first, 'Title').fill('Words of the first tab')
  await field(second, 'Title').fill('Words of the second tab')
  return { first, second, address }
}

async function openTab(beside: Page, address: string): Promise<Page> {
  const page = await beside.context().newPage()
  await visit(page, address)
  return page
}

const editOf = async (ada: Awaited<ReturnType<typeof signedInAt>>) =>
  `/edit-blog-recipe/${await addRecipeAt(larder, ada)}`

describe('in two tabs that edit one recipe', () => {
  test('saving a form in one tab keeps the draft of the other tab, and offers it when the page is opened again', async () => {
    const { first, second, address } = await twoTabs(editOf)
    await button(second, 'Save').click()
    await second.getByRole('status').getByText('Saved.', { exact: true }).waitFor()
    await first.close()
    const page = await openTab(second, address)
    await expect.poll(() => titleOf(page)).toBe('Words of the first tab')
    await page.getByText('Here is what you had typed and not yet saved.').waitFor()
    await revisit(second)
    await expect.poll(() => titleOf(second)).toBe('Words of the first tab')
  })

  test('in two tabs that edit one recipe both drafts are offered after both tabs closed, newest first, and are discarded one by one', async () => {
    const { first, second, address } = await twoTabs(editOf)
    const page = await openTab(first, larder.at('/faq'))
    await first.close()
    await second.close()
    await visit(page, address)
    await expect.poll(() => titleOf(page)).toBe('Words of the second tab')
    expect(await otherDrafts(page).count()).toBe(1)
    await inspectEverywhere(page, 'edit-other-drafts')
    await otherDrafts(page).click()
    expect(await titleOf(page)).toBe('Words of the first tab')
    expect(await otherDrafts(page).count()).toBe(1)
    await button(page, 'Discard my changes').click()
    expect(await titleOf(page)).toBe('Pea soup')
    await revisit(page)
    await expect.poll(() => titleOf(page)).toBe('Words of the second tab')
    expect(await otherDrafts(page).count()).toBe(0)
    await button(page, 'Discard my changes').click()
    await revisit(page)
    expect(await titleOf(page)).toBe('Pea soup')
    expect(await otherDrafts(page).count()).toBe(0)
  })

  test('discarding a draft taken over from another tab keeps what was typed in that tab since', async () => {
    const ada = await signedInAt(larder)
    const address = larder.at(await editOf(ada))
    const first = await open({})
    await first.context().addCookies([ada.cookie])
    await visit(first, address)
    await field(first, 'Title').fill('Words')
    const second = await openTab(first, address)
    await expect.poll(() => titleOf(second)).toBe('Words')
    await field(first, 'Title').fill('Words and more of them')
    await button(second, 'Discard my changes').click()
    await first.close()
    const page = await openTab(second, address)
    await expect.poll(() => titleOf(page)).toBe('Words and more of them')
  })
})

describe('in two tabs in which a new recipe is typed', () => {
  test('in two tabs in which a new recipe is typed both drafts are offered after both tabs closed, newest first', async () => {
    const { first, second, address } = await twoTabs(async () => '/submit-recipe')
    const page = await openTab(first, larder.at('/faq'))
    await first.close()
    await second.close()
    await visit(page, address)
    await expect.poll(() => titleOf(page)).toBe('Words of the second tab')
    await otherDrafts(page).click()
    expect(await titleOf(page)).toBe('Words of the first tab')
    await button(page, 'Start with an empty form').click()
    expect(await titleOf(page)).toBe('')
    await revisit(page)
    await expect.poll(() => titleOf(page)).toBe('Words of the second tab')
    expect(await otherDrafts(page).count()).toBe(0)
    await inspectEverywhere(page, 'submit-draft-back')
  })
})
