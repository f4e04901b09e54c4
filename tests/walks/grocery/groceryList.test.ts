import { describe, expect, test } from 'vitest'
import { desk, inspect, phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import {
  addItem,
  chip,
  itemOf,
  networkIsAway,
  openList,
  type Shopper,
  shownItems,
} from '../../support/browser/groceryPages.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const narrow = { width: 320, height: 700 }
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

const shopper = (options: Parameters<typeof openList>[2] = {}): Promise<Shopper> =>
  openList(open, larder, options)

describe('the grocery list', () => {
  for (const viewport of [narrow, phone, desk])
    test(`the grocery list is accessible at ${viewport.width} px, in light and in dark`, async () => {
      const { page } = await shopper({ viewport })
      await page.getByText('Nothing is on this list.', { exact: false }).waitFor()
      await inspect(page, 'grocery-empty')
      await visit(page, `${larder.url}/recipe/demo-1?servings=8`)
      await page.getByRole('button', { name: 'Add to grocery list' }).click()
      await page.getByText('On your grocery list, for 8 servings.', { exact: false }).waitFor()
      await page.getByRole('link', { name: 'Open the list' }).click()
      await page.getByRole('heading', { name: 'Recipes on this list' }).waitFor()
      await addItem(page, 'Milk', '2 l')
      await addItem(page, 'Dish soap')
      await addItem(page, 'Basil', 'a big bunch')
      await itemOf(page, 'Milk').check()
      await page
        .getByText(/^Asked for by/)
        .first()
        .click()
      await chip(page, 'Saved').waitFor()
      await inspect(page, 'grocery')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
      await page.getByRole('combobox', { name: 'Item' }).pressSequentially('mil')
      await page.getByRole('option', { name: 'Milk bought before' }).waitFor()
      // Suggestions do not cover the Add button.
      await page.getByRole('button', { name: 'Add', exact: true }).click({ trial: true })
      await inspect(page, 'grocery-suggestions', { fullPage: false })
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Order of aisles' }).click()
      await page.getByRole('dialog').waitFor()
      await page.getByRole('button', { name: 'Move Herbs up' }).scrollIntoViewIfNeeded()
      const done = await page.getByRole('button', { name: 'Done' }).boundingBox()
      expect((done?.y ?? viewport.height) + (done?.height ?? 0)).toBeLessThan(viewport.height)
      await inspect(page, 'grocery-aisles', { fullPage: false })
    })

  test('the grocery list keeps unsaved text when another item or list is opened', async () => {
    const { page } = await shopper()
    for (const name of ['Bread', 'Rice']) await addItem(page, name)
    const [name, quantity] = [
      page.getByRole('combobox', { name: 'Item' }).or(page.getByRole('textbox', { name: 'Item' })),
      page.getByRole('textbox', { name: 'Quantity' }),
    ]
    const typed = async () => [await name.inputValue(), await quantity.inputValue()]
    await name.fill('Milk')
    await quantity.fill('2 l')
    await page.getByRole('button', { name: 'Edit Bread' }).click()
    await quantity.fill('3')
    await page.getByRole('button', { name: 'Edit Rice' }).click()
    expect(await typed()).toEqual(['Rice', ''])
    await quantity.fill('1 kg')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    // The other edit is open again.
    await page.getByRole('heading', { name: 'Edit Bread' }).waitFor()
    expect(await typed()).toEqual(['Bread', '3'])
    await page.getByRole('button', { name: 'New list' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('Party')
    await page.getByRole('dialog').getByRole('button', { name: 'Make it' }).click()
    await page.getByText('Nothing is on this list.', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Grocery list', exact: true }).click()
    await page.getByRole('heading', { name: 'Edit Bread' }).waitFor()
    expect(await typed()).toEqual(['Bread', '3'])
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    expect(await typed()).toEqual(['Milk', '2 l'])
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await itemOf(page, 'Milk').waitFor()
    expect(await typed()).toEqual(['', ''])
    expect((await shownItems(page)).toSorted()).toEqual(['Bread', 'Milk 2 l', 'Rice 1 kg'])
  })

  test('the grocery list adds, edits, ticks, deletes and restores an item', async () => {
    const { page } = await shopper()
    const add = page.getByRole('button', { name: 'Add', exact: true })
    expect(await add.isDisabled()).toBe(true)
    await page.getByRole('combobox', { name: 'Item' }).fill('   ')
    expect(await add.isDisabled()).toBe(true)
    await addItem(page, 'Mango', '2')
    await addItem(page, 'Xyzzy')
    await expect.poll(() => shownItems(page)).toEqual(['Xyzzy', 'Mango 2'])
    await page.getByRole('heading', { name: 'Fruits' }).waitFor()

    await page.getByRole('button', { name: 'Edit Mango' }).click()
    await page.getByRole('textbox', { name: 'Quantity' }).fill('3 ripe ones')
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect.poll(() => shownItems(page)).toContain('Mango 2')
    await page.getByRole('button', { name: 'Edit Mango' }).click()
    await page.getByRole('textbox', { name: 'Quantity' }).fill('3 ripe ones')
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Frozen Foods')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('heading', { name: 'Frozen Foods' }).waitFor()
    await expect.poll(() => shownItems(page)).toContain('Mango 3 ripe ones')

    await addItem(page, 'Kiwi')
    await addItem(page, 'Pear')
    await itemOf(page, 'Kiwi').check()
    await expect.poll(async () => (await shownItems(page)).slice(1, 3)).toEqual(['Pear', '✓ Kiwi'])
    await page.getByRole('button', { name: 'Delete Pear' }).click()
    await page.getByText('Pear was deleted.').waitFor()
    expect(await itemOf(page, 'Pear').count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await itemOf(page, 'Pear').waitFor()
    await page.getByRole('button', { name: 'Clear ticked' }).click()
    expect(await itemOf(page, 'Kiwi').count()).toBe(0)
    await page.getByText('1 ticked item was cleared.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await itemOf(page, 'Kiwi').waitFor()
    expect(await itemOf(page, 'Kiwi').isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Clear ticked' }).click()
    await itemOf(page, 'Kiwi').waitFor({ state: 'detached' })
    await chip(page, 'Saved').waitFor()
    await page.reload()
    await expect.poll(() => shownItems(page)).toEqual(['Xyzzy', 'Pear', 'Mango 3 ripe ones'])
  })

  test('the grocery list offers 20 categories and a section to send the list, and shows items without a category last', async () => {
    const { page, cookie, userId } = await shopper()
    const category = page.getByRole('combobox', { name: 'Category' })
    expect((await category.locator('option').allTextContents()).join(', ')).toBe(
      'Dairy, Meat, Vegetables, Fruits, Grains, Lentils and Pulses, Rice, Seafood, Baking, Spices, Pantry Staples, Beverages, Frozen Foods, Condiments, Snacks, Cleaning Supplies, Personal Care, Paper Goods, Sauces, Herbs',
    )
    await expect.poll(() => category.inputValue()).toBe('Dairy')
    await page.getByRole('heading', { name: 'Send Grocery List' }).waitFor()
    await addItem(page, 'Basil')
    const answer = await fetch(`${larder.url}/v1/tablefields`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `larder=${cookie.value}` },
      body: JSON.stringify({
        entity: 'GroceryItemsTable',
        action: 'upsert',
        pk_column: 'user_id',
        pk_value: userId,
        sk_column: 'category_item_id',
        sk_value: `${userId}-1700000000000`,
        columns: { item_name: 'Candles', quantity: '2', category: '' },
      }),
    })
    expect(answer.status).toBe(200)
    await itemOf(page, 'Candles').waitFor()
    expect(await page.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Herbs', 'Uncategorized'])
  })

  test('the grocery list adds an item that is already on the list only once, and says so', async () => {
    const { page } = await shopper()
    await addItem(page, 'Milk', '1 l')
    const name = page.getByRole('combobox', { name: 'Item' })
    await name.fill('milk')
    await name.press('Enter')
    await page.getByText('Milk is on the list already.').waitFor()
    await expect.poll(() => shownItems(page)).toEqual(['Milk 1 l'])
    await addItem(page, 'Milk', '2 l')
    await page.getByText('Milk was on the list already: now 1 l + 2 l.').waitFor()
    await expect.poll(() => shownItems(page)).toEqual(['Milk 1 l + 2 l'])
    await itemOf(page, 'Milk').check()
    await page.getByRole('textbox', { name: 'Quantity' }).fill('3 l')
    await name.fill('Milk')
    await name.press('Enter')
    await expect.poll(() => shownItems(page)).toEqual(['Milk 3 l', '✓ Milk 1 l + 2 l'])
  })

  test('the grocery list sorts items added before the foods were loaded into their aisles afterwards', async () => {
    const { page } = await shopper()
    const released = Promise.withResolvers<void>()
    await page.route('**/assets/dictionary*', async (route) => {
      await released.promise
      await route.continue()
    })
    await addItem(page, 'Mango')
    await addItem(page, 'Shampoo')
    expect(await page.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Dairy'])
    await page.getByRole('button', { name: 'Delete Shampoo' }).click()
    released.resolve()
    await page.getByRole('heading', { name: 'Fruits' }).waitFor()
    await expect.poll(() => shownItems(page)).toEqual(['Mango'])
  })

  test('the grocery list does not count an aisle found after its item was added as another waiting change', async () => {
    const { page } = await openList(open, larder, {}, networkIsAway)
    const released = Promise.withResolvers<void>()
    await page.route('**/assets/dictionary*', async (route) => {
      await released.promise
      await route.continue()
    })
    await page.route('**/rpc/grocery.sync*', (route) => route.abort())
    await addItem(page, 'Mango')
    await addItem(page, 'Shampoo')
    released.resolve()
    await page.getByRole('heading', { name: 'Fruits' }).waitFor()
    await chip(page, 'Waiting for the server · 2 changes waiting').waitFor()
    await page.getByRole('button', { name: 'Delete Shampoo' }).click()
    await chip(page, 'Waiting for the server · 3 changes waiting').waitFor()
  })

  test('the grocery list can be used by keyboard alone: suggestions, order of aisles, undo', async () => {
    const { page } = await shopper()
    const name = page.getByRole('combobox', { name: 'Item' })
    await name.focus()
    await page.keyboard.type('toma')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    const first = await page.getByRole('option', { selected: true }).locator('span').first().innerText()
    await page.keyboard.press('Enter')
    await expect.poll(() => name.inputValue()).toBe(first)
    await expect.poll(() => page.getByRole('combobox', { name: 'Category' }).inputValue()).toBe('Vegetables')
    await page.keyboard.press('Enter')
    await itemOf(page, first).waitFor()
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)

    await addItem(page, 'Milk')
    expect(await page.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Dairy', 'Vegetables'])
    await page.getByRole('button', { name: 'Order of aisles' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Move Vegetables up' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.getByText('Vegetables is number 1 of 20.').waitFor()
    await page.keyboard.press('Escape')
    expect(await page.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Vegetables', 'Dairy'])
    await page.getByRole('button', { name: 'Delete Milk' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Milk was deleted.').waitFor()
    await page.waitForFunction(() => document.activeElement?.textContent === 'Undo')
    await page.keyboard.press('Enter')
    await itemOf(page, 'Milk').waitFor()
    await chip(page, 'Saved').waitFor()
    await page.reload()
    expect(await page.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Vegetables', 'Dairy'])
  })

  test('the grocery list can be one of several, each with its own items', async () => {
    const { page } = await shopper()
    await addItem(page, 'Milk')
    await page.getByRole('button', { name: 'New list' }).click()
    await page.getByRole('textbox', { name: 'Name of the list' }).fill('Party')
    await page.getByRole('button', { name: 'Make it' }).click()
    await page.getByRole('button', { name: 'Party', pressed: true }).waitFor()
    await expect.poll(() => shownItems(page)).toEqual([])
    await addItem(page, 'Crisps')
    await page.waitForURL(/list=/)
    await visit(page, page.url())
    await expect.poll(() => shownItems(page)).toEqual(['Crisps'])
    await page.getByRole('button', { name: 'Grocery list', exact: true }).click()
    await expect.poll(() => shownItems(page)).toEqual(['Milk'])
    await page.getByRole('button', { name: 'Party' }).click()
    await page.getByRole('button', { name: 'Delete list' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete list' }).click()
    await page.getByRole('button', { name: 'Party' }).waitFor({ state: 'detached' })
    await expect.poll(() => shownItems(page)).toEqual(['Milk'])
  })
})
