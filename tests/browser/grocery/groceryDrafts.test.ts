import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { prepareBrowser, revisit, visit } from '../../support/browser/browserTest.ts'
import {
  addItem,
  chip,
  itemOf,
  joinHousehold,
  networkIsAway,
  openAgain,
  openList,
  shownItems,
} from '../../support/browser/groceryPages.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

const nameOf = (page: Page) =>
  page.getByRole('combobox', { name: 'Item' }).or(page.getByRole('textbox', { name: 'Item' }))
const quantityOf = (page: Page) => page.getByRole('textbox', { name: 'Quantity' })
const typedInto = async (page: Page) => [await nameOf(page).inputValue(), await quantityOf(page).inputValue()]
const hasFocus = (field: Locator) => field.evaluate((element) => element === document.activeElement)
/** Waits for the focus: text typed earlier would go into the field that has it. */
async function edit(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await expect.poll(() => hasFocus(page.getByRole('textbox', { name: 'Item' }))).toBe(true)
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const notSaved = (page: Page) => page.getByText('words that you typed, are not saved yet', { exact: false })

async function goAndComeBack(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click()
  await page.waitForURL('**/faq')
  await page.goBack()
}

const storedIn = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]))

describe('unsaved text in the form of the grocery list', () => {
  test('unsaved text in the form of the grocery list survives a link and a reload, for a new item and for each item being edited', async () => {
    const { page } = await openList(open, larder)
    await addItem(page, 'Bread')
    await chip(page, 'Saved').waitFor()
    await nameOf(page).fill('Oat milk')
    await quantityOf(page).fill('2 l')
    await goAndComeBack(page)
    await expect.poll(() => typedInto(page)).toEqual(['Oat milk', '2 l'])
    await edit(page, 'Bread')
    await quantityOf(page).fill('3 loaves')
    await revisit(page)
    await page.getByRole('heading', { name: 'Edit Bread' }).waitFor()
    await expect.poll(() => typedInto(page)).toEqual(['Bread', '3 loaves'])
    expect(await hasFocus(nameOf(page))).toBe(false)
    await press(page, 'Save')
    await itemOf(page, 'Bread').waitFor()
    expect(await typedInto(page)).toEqual(['Oat milk', '2 l'])
    await press(page, 'Add')
    await itemOf(page, 'Oat milk').waitFor()
    expect((await shownItems(page)).toSorted()).toEqual(['Bread 3 loaves', 'Oat milk 2 l'])
    await chip(page, 'Saved').waitFor()
    await revisit(page)
    await itemOf(page, 'Bread').waitFor()
    expect(await storedIn(page)).not.toContain('loaves')
    expect(await typedInto(page)).toEqual(['', ''])
  })

  test('unsaved text in the form of the grocery list is deleted when the edit is cancelled, or typed back to what is saved', async () => {
    const { page } = await openList(open, larder)
    for (const name of ['Bread', 'Rice']) await addItem(page, name)
    await edit(page, 'Bread')
    await quantityOf(page).fill('a draft')
    await expect.poll(() => storedIn(page)).toContain('a draft')
    await press(page, 'Cancel')
    await edit(page, 'Rice')
    await quantityOf(page).fill('a draft')
    await quantityOf(page).fill('')
    await page.getByRole('heading', { name: 'Edit Rice' }).waitFor()
    await expect.poll(() => storedIn(page)).not.toContain('a draft')
    await chip(page, 'Saved').waitFor()
    await press(page, 'Sign Out')
    await page.waitForURL('**/login')
  })

  test('unsaved text in the form of the grocery list is removed with a deleted item, and comes back with Undo', async () => {
    const { page } = await openList(open, larder)
    await addItem(page, 'Bread')
    await edit(page, 'Bread')
    await quantityOf(page).fill('3 loaves')
    await press(page, 'Delete Bread')
    await page.getByRole('heading', { name: 'Add an item' }).waitFor()
    await expect.poll(() => storedIn(page)).not.toContain('loaves')
    await press(page, 'Undo')
    await page.getByRole('heading', { name: 'Edit Bread' }).waitFor()
    await expect.poll(() => typedInto(page)).toEqual(['Bread', '3 loaves'])
  })

  test('unsaved text in the form of the grocery list restores its item when it is saved after another member removed it and the page was reloaded', async () => {
    const ada = await openList(open, larder)
    const { page } = ada
    await addItem(page, 'Bread')
    await chip(page, 'Saved').waitFor()
    await edit(page, 'Bread')
    await quantityOf(page).fill('3 loaves')
    const elsewhere = await openAgain(open, ada, larder.url)
    await press(elsewhere, 'Delete Bread')
    await itemOf(page, 'Bread').waitFor({ state: 'detached' })
    await revisit(page)
    await page.getByRole('heading', { name: 'Edit Bread' }).waitFor()
    await expect.poll(() => typedInto(page)).toEqual(['Bread', '3 loaves'])
    await press(page, 'Save')
    await itemOf(elsewhere, 'Bread').waitFor()
    expect(await shownItems(page)).toEqual(['Bread 3 loaves'])
  })

  test('unsaved text in the form of the grocery list is asked about at sign-out, and is deleted for the next member', async () => {
    const { page } = await openList(open, larder, {}, networkIsAway)
    await nameOf(page).fill('A secret of Ada')
    await expect.poll(() => storedIn(page)).toContain('A secret of Ada')
    await press(page, 'Sign Out')
    await notSaved(page).waitFor()
    await press(page, 'Sign out anyway')
    await page.waitForURL('**/login')
    const zoe = await signedInAt(larder, 'Zoe')
    await page.context().addCookies([zoe.cookie])
    await visit(page, `${larder.url}/grocery`)
    await chip(page, 'Saved').waitFor()
    expect(await typedInto(page)).toEqual(['', ''])
    expect(await storedIn(page)).not.toContain('A secret of Ada')
  })

  test('unsaved text in the form of the grocery list is not shown to another member of the household in the same tab after the session ended', async () => {
    const ada = await openList(open, larder)
    const { page } = ada
    await addItem(page, 'Bread')
    await chip(page, 'Saved').waitFor()
    await edit(page, 'Bread')
    await quantityOf(page).fill('A secret of Ada')
    await expect.poll(() => storedIn(page)).toContain('A secret of Ada')
    const zoe = await signedInAt(larder, 'Zoe')
    await joinHousehold(larder.databaseUrl, ada, zoe)
    await page.goto('about:blank')
    await page.context().addCookies([zoe.cookie])
    await visit(page, `${larder.url}/grocery`)
    await itemOf(page, 'Bread').waitFor()
    await chip(page, 'Saved').waitFor()
    await expect.poll(() => storedIn(page)).not.toContain('A secret of Ada')
    expect(await typedInto(page)).toEqual(['', ''])
  })

  test('the unsaved name of a new grocery list survives Escape and a reload, until it is cancelled', async () => {
    const { page } = await openList(open, larder)
    const listName = page.getByRole('dialog').getByRole('textbox', { name: 'Name' })
    await press(page, 'New list')
    await listName.fill('Birthday of')
    await page.keyboard.press('Escape')
    await listName.waitFor({ state: 'detached' })
    await press(page, 'Rename')
    await expect.poll(() => listName.inputValue()).toBe('Grocery list')
    await press(page, 'Cancel')
    await revisit(page)
    await press(page, 'New list')
    await expect.poll(() => listName.inputValue()).toBe('Birthday of')
    await press(page, 'Cancel')
    await press(page, 'New list')
    expect(await listName.inputValue()).toBe('')
    await listName.fill('Party')
    await press(page, 'Make it')
    await page.getByText('Nothing is on this list.', { exact: false }).waitFor()
    expect(await storedIn(page)).not.toContain('listName')
  })
})
