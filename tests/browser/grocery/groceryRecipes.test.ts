import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, prepareBrowser, revisit, visit } from '../../support/browser/browserTest.ts'
import { addItem, chip, openList, type Shopper, shownItems } from '../../support/browser/groceryPages.ts'
import { answerIsLost, loseAnswers } from '../../support/browser/loseAnswers.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

const shopper = (): Promise<Shopper> => openList(open, larder)

describe('a recipe on the list', () => {
  test('a recipe on the list adds its ingredients for the chosen servings, and takes only those off again', async () => {
    const { page } = await shopper()
    await addItem(page, 'Soap', 'one')
    for (const servings of [2, 4]) {
      await visit(page, `${larder.url}/recipe/demo-1?servings=${servings}`)
      await page.getByRole('button', { name: 'Add to grocery list' }).click()
      await page.getByText(`On your grocery list, for ${servings} servings.`, { exact: false }).waitFor()
    }
    await page.getByRole('link', { name: 'Open the list' }).click()
    const takeOff = page.getByRole('button', { name: /^Take off / })
    await takeOff.first().waitFor()
    expect(await takeOff.count()).toBe(2)
    const both = await shownItems(page)
    await page.getByText('Asked for by 1 recipe').first().click()
    expect(await page.locator('details[open] li').count()).toBe(2)
    await takeOff.first().click()
    await expect.poll(() => takeOff.count()).toBe(1)
    await expect.poll(() => page.locator('details[open] li').count()).toBe(1)
    await expect.poll(async () => (await shownItems(page)).length).toBe(both.length)
    const one = await shownItems(page)
    await takeOff.first().click()
    await expect.poll(() => shownItems(page)).toEqual(['Soap one'])
    await page.waitForFunction(() => document.activeElement?.textContent === 'Undo')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await shownItems(page)).toSorted()).toEqual(one.toSorted())
    await chip(page, 'Saved').waitFor()
    await revisit(page)
    await expect.poll(async () => (await shownItems(page)).toSorted()).toEqual(one.toSorted())
    await takeOff.first().click()
    await expect.poll(() => shownItems(page)).toEqual(['Soap one'])
  })

  test('adding a deleted recipe to the grocery list from its open page says that it was not found, without asking to try again', async () => {
    const ada = await shopper()
    const soup = await addRecipeAt(larder, ada, { name: 'Leek soup' })
    const page = await open({}, /status of 404/)
    await page.context().addCookies([ada.cookie])
    await visit(page, `${larder.url}/recipe/${soup}`)
    await larder.execute(`delete from recipes where id = '${soup}'`)
    await page.getByRole('button', { name: 'Add to grocery list' }).click()
    await page.getByRole('status').getByText('Recipe not found').waitFor()
    expect(await page.getByText('Please try again').count()).toBe(0)
  })

  test('a recipe on the list leaves off the household’s pantry staples', async () => {
    const ada = await shopper()
    const { page } = ada
    const ingredients = ['1 onion', '2 carrots', '1 tsp salt']
    const stew = await addRecipeAt(larder, ada, { name: 'Carrot stew', ingredients })
    await visit(page, `${larder.url}/user-settings`)
    await page.getByRole('textbox', { name: 'Pantry staples' }).fill('onion')
    await page.getByRole('textbox', { name: 'Pantry staples' }).press('Enter')
    await page.getByText('You always have onion.').waitFor()
    await page.getByRole('button', { name: 'Not always: water' }).click()
    await expectAccessible(page)
    await page.reload()
    await page.getByRole('button', { name: 'Not always: onion' }).waitFor()
    expect(await page.getByRole('button', { name: 'Not always: water' }).count()).toBe(0)

    await visit(page, `${larder.url}/recipe/${stew}`)
    await page.getByRole('button', { name: 'Add to grocery list' }).click()
    await page.getByText('You have: onion, salt.', { exact: false }).waitFor()
    await page.getByRole('link', { name: 'Open the list' }).click()
    await page.getByText('You have: onion, salt', { exact: true }).waitFor()
    await expect.poll(() => shownItems(page)).toEqual([expect.stringMatching(/^carrot 2/)])
  })

  test('a recipe on the list is added in cook mode, for the servings being cooked', async () => {
    const { page } = await shopper()
    await visit(page, `${larder.url}/recipe/demo-1/cook?servings=6`)
    await page.getByRole('button', { name: 'Add to grocery list' }).click()
    await page.getByText('On your grocery list, for 6 servings.', { exact: false }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Open the list' }).click()
    await page.getByRole('heading', { name: 'Recipes on this list' }).waitFor()
    await page.getByText('for 6 servings', { exact: true }).waitFor()
  })

  describe('after a lost answer', () => {
    async function addWithoutAnswer() {
      const { page } = await openList(open, larder, {}, answerIsLost)
      await visit(page, `${larder.url}/recipe/demo-1?servings=2`)
      // The first try and the three retries of the browser.
      await loseAnswers(page, 'grocery.addRecipe', 4)
      await press(page)
      await page.getByText('We could not reach Larder.', { exact: false }).waitFor()
      return page
    }
    const press = (page: Page) => page.getByRole('button', { name: 'Add to grocery list' }).click()
    const added = (page: Page, servings: number) =>
      page.getByText(`On your grocery list, for ${servings} servings.`, { exact: false }).waitFor()
    const takeOffOn = async (page: Page) => {
      await page.getByRole('link', { name: 'Open the list' }).click()
      await page.getByRole('heading', { name: 'Recipes on this list' }).waitFor()
      return page.getByRole('button', { name: /^Take off / })
    }

    test('after a lost answer is added once, also after a reload', async () => {
      const page = await addWithoutAnswer()
      await page.reload()
      await page.locator('html[data-hydrated]').waitFor()
      await press(page)
      await added(page, 2)
      expect(await (await takeOffOn(page)).count()).toBe(1)
    })

    test('after a lost answer is reported as added for other servings, and a second press adds these', async () => {
      const page = await addWithoutAnswer()
      await visit(page, `${larder.url}/recipe/demo-1?servings=4`)
      await press(page)
      await page.getByText('the recipe is on the list for 2 servings', { exact: false }).waitFor()
      await expectAccessible(page)
      await press(page)
      await added(page, 4)
      expect(await (await takeOffOn(page)).count()).toBe(2)
    })

    test('a recipe whose addition to the grocery list got no answer is added again if it was removed from the list meanwhile', async () => {
      const page = await addWithoutAnswer()
      await visit(page, `${larder.url}/grocery`)
      await page.getByRole('button', { name: /^Take off / }).click()
      await chip(page, 'Saved').waitFor()
      await visit(page, `${larder.url}/recipe/demo-1?servings=2`)
      await press(page)
      await added(page, 2)
      expect(await (await takeOffOn(page)).count()).toBe(1)
    })
  })

  test('a recipe on the list leads a visitor to sign in and back to cook mode', async () => {
    const page = await open({})
    await visit(page, `${larder.url}/recipe/demo-1/cook?servings=6`)
    const href = await page.getByRole('link', { name: 'Add to grocery list' }).getAttribute('href')
    expect(href).toBe('/login?next=%2Frecipe%2Fdemo-1%2Fcook%3Fservings%3D6')
  })
})
