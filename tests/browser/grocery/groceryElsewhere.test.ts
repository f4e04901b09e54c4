import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, prepareBrowser, revisit } from '../../support/browser/browserTest.ts'
import {
  addItem,
  chip,
  itemOf,
  networkIsAway,
  openAgain,
  openList,
  shownItems,
} from '../../support/browser/groceryPages.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const quantityOf = (page: Page) => page.getByRole('textbox', { name: 'Quantity' })
const theirsOf = (page: Page) => page.getByRole('region', { name: 'Saved meanwhile' })

async function edit(page: Page, name: string): Promise<void> {
  await press(page, `Edit ${name}`)
  await page.getByRole('heading', { name: `Edit ${name}` }).waitFor()
}

async function saveQuantity(page: Page, name: string, quantity: string): Promise<void> {
  await edit(page, name)
  await quantityOf(page).fill(quantity)
  await press(page, 'Save')
  await page.getByRole('heading', { name: 'Add an item' }).waitFor()
}

/** A list with bread on two devices. */
async function openTwice(): Promise<{ page: Page; elsewhere: Page }> {
  const ada = await openList(open, larder, {}, networkIsAway)
  await addItem(ada.page, 'Bread')
  await chip(ada.page, 'Saved').waitFor()
  const elsewhere = await openAgain(open, ada, larder.url, networkIsAway)
  await itemOf(elsewhere, 'Bread').waitFor()
  return { page: ada.page, elsewhere }
}

describe('an item that somebody else saves while it is edited', () => {
  test('is shown beside what was typed, which replaces it only by the choice of who typed', async () => {
    const { page, elsewhere } = await openTwice()
    await edit(page, 'Bread')
    await quantityOf(page).fill('3 loaves')
    await saveQuantity(elsewhere, 'Bread', '1 loaf')
    await theirsOf(page).getByText('1 loaf').waitFor()
    await quantityOf(page).fill('4 loaves')
    await press(page, 'Save')
    await expect.poll(() => theirsOf(page).evaluate((part) => part === document.activeElement)).toBe(true)
    expect(await shownItems(page)).toEqual(['Bread 1 loaf'])
    await expectAccessible(page, 'item conflict')
    await revisit(page)
    await theirsOf(page).getByText('1 loaf').waitFor()
    expect(await quantityOf(page).inputValue()).toBe('4 loaves')
    await press(page, 'Take what was saved meanwhile')
    await theirsOf(page).waitFor({ state: 'detached' })
    expect(await quantityOf(page).inputValue()).toBe('1 loaf')

    await quantityOf(page).fill('5 loaves')
    await saveQuantity(elsewhere, 'Bread', '2 loaves')
    await theirsOf(page).getByText('2 loaves').waitFor()
    await press(page, 'Save what stands here')
    await page.getByRole('heading', { name: 'Add an item' }).waitFor()
    for (const shown of [page, elsewhere])
      await expect.poll(() => shownItems(shown)).toEqual(['Bread 5 loaves'])
  })

  test('is not asked about where the other device saved another field, the same text, or an unchanged field', async () => {
    const { page, elsewhere } = await openTwice()
    await edit(page, 'Bread')
    await quantityOf(page).fill('3 loaves')
    await edit(elsewhere, 'Bread')
    await elsewhere.getByRole('textbox', { name: 'Item' }).fill('Rye bread')
    await press(elsewhere, 'Save')
    await expect.poll(() => page.getByRole('textbox', { name: 'Item' }).inputValue()).toBe('Rye bread')
    expect(await theirsOf(page).count()).toBe(0)
    await saveQuantity(elsewhere, 'Rye bread', '3 loaves')
    await itemOf(page, 'Rye bread')
      .and(page.getByRole('checkbox', { name: /3 loaves/ }))
      .waitFor()
    expect(await theirsOf(page).count()).toBe(0)
    await press(page, 'Save')
    await page.getByRole('heading', { name: 'Add an item' }).waitFor()
    for (const shown of [page, elsewhere])
      await expect.poll(() => shownItems(shown)).toEqual(['Rye bread 3 loaves'])

    await saveQuantity(elsewhere, 'Rye bread', '2 loaves')
    await itemOf(page, 'Rye bread')
      .and(page.getByRole('checkbox', { name: /2 loaves/ }))
      .waitFor()
    await edit(page, 'Rye bread')
    expect(await quantityOf(page).inputValue()).toBe('2 loaves')
    await quantityOf(page).fill('6 loaves')
    await press(page, 'Save')
    await expect.poll(() => shownItems(elsewhere)).toEqual(['Rye bread 6 loaves'])
  })
})

describe('a list that somebody else changes while a dialog about it is open', () => {
  const listName = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Name' })

  /** The list of this name beside the first one, which has bread, shown on two devices. */
  async function openListTwice(name: string): Promise<{ page: Page; elsewhere: Page }> {
    const { page, elsewhere } = await openTwice()
    await press(page, 'New list')
    await listName(page).fill(name)
    await press(page, 'Make it')
    await elsewhere.getByRole('button', { name, exact: true }).click()
    await page.getByRole('heading', { name, exact: true }).waitFor()
    await elsewhere.getByRole('heading', { name, exact: true }).waitFor()
    return { page, elsewhere }
  }

  async function removeList(page: Page): Promise<void> {
    await press(page, 'Delete list')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete list', exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }

  test('a removed list is not renamed or removed in the shape of another list', async () => {
    const { page, elsewhere } = await openListTwice('Party')
    await press(page, 'Rename')
    await listName(page).fill('Birthday')
    await removeList(elsewhere)
    await page.getByRole('dialog').getByText('Party was deleted meanwhile.', { exact: false }).waitFor()
    expect(await listName(page).inputValue()).toBe('Birthday')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    expect(
      await page.getByRole('button', { name: /Grocery list|Party|Birthday/ }).allInnerTexts(),
    ).not.toContain('Birthday')
    await itemOf(page, 'Bread').waitFor()

    await press(page, 'New list')
    await listName(page).fill('Camp')
    await press(page, 'Make it')
    await elsewhere.getByRole('button', { name: 'Camp', exact: true }).click()
    await press(page, 'Delete list')
    await page.getByRole('dialog').waitFor()
    await removeList(elsewhere)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await itemOf(page, 'Bread').waitFor()
    expect(await shownItems(elsewhere)).toEqual(['Bread'])
  })

  test('a removed list comes back with the typed name when it is put back', async () => {
    const { page, elsewhere } = await openListTwice('Party')
    await press(page, 'Rename')
    await listName(page).fill('Birthday')
    await removeList(elsewhere)
    await page.getByRole('dialog').getByRole('button', { name: 'Put it back' }).click()
    for (const shown of [page, elsewhere])
      await shown.getByRole('button', { name: 'Birthday', exact: true }).waitFor()
  })

  test('a new name of a list that somebody else saves is shown beside the typed one', async () => {
    const { page, elsewhere } = await openListTwice('Party')
    await press(page, 'Rename')
    await listName(page).fill('Birthday')
    await press(elsewhere, 'Rename')
    await listName(elsewhere).fill('Wedding')
    await press(elsewhere, 'Save')
    await theirsOf(page).getByText('Wedding').waitFor()
    await press(page, 'Save')
    await expect.poll(() => theirsOf(page).evaluate((part) => part === document.activeElement)).toBe(true)
    await press(page, 'Save what stands here')
    await elsewhere.getByRole('button', { name: 'Birthday', exact: true }).waitFor()
  })
})
