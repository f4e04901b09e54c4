import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as m from '#messages'
import { visibilityMarkText } from '#shared/messages/recipes/visibility.ts'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { holdBack } from '../../support/browser/holdBack.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

const star = (page: Page, stars: number) =>
  page.getByRole('button', { name: m.ratings_star_label({ stars }), exact: true })
const isPressed = (page: Page, stars: number) => star(page, stars).getAttribute('aria-pressed')
const tried = (page: Page) => page.getByRole('checkbox', { name: m.ratings_tried_label() })

async function openRecipe(ofOthers = 'demo-4') {
  const ada = await signedInAt(larder)
  const recipeId = ofOthers === 'own' ? await addRecipeAt(larder, ada) : ofOthers
  const page = await open({})
  await page.context().addCookies([ada.cookie])
  const address = `${larder.url}/recipe/${recipeId}`
  await visit(page, address)
  return { page, address }
}

test('of stars that are pressed while others are being saved the last are kept', async () => {
  const { page, address } = await openRecipe()
  const { release } = await holdBack(page, /\/rpc\/.*ratings\.rate/)
  await star(page, 1).click()
  await star(page, 5).click()
  await star(page, 3).click()
  expect(await isPressed(page, 3)).toBe('true')
  release()
  await page.getByText(m.ratings_kept({ stars: 3 })).waitFor()
  expect(await isPressed(page, 3)).toBe('true')
  await visit(page, address)
  expect(await isPressed(page, 3)).toBe('true')
})

test('the tried checkbox that is pressed again while it is being saved stays as it was pressed', async () => {
  const { page } = await openRecipe()
  const { release } = await holdBack(page, /\/rpc\/.*ratings\.markTried/)
  await tried(page).check()
  const sent = page.waitForResponse(/ratings\.markTried/)
  await page.getByRole('button', { name: m.ratings_submit_tried() }).click()
  await tried(page).uncheck()
  release()
  await sent
  await expect.poll(() => page.getByRole('button', { name: m.ratings_submit_tried() }).isEnabled()).toBe(true)
  expect(await tried(page).isChecked()).toBe(false)
})

test('who sees a recipe, chosen while another choice is being saved, stays chosen and can be saved', async () => {
  const { page, address } = await openRecipe('own')
  const form = page.getByRole('form', { name: m.visibility_title() })
  const choose = (option: string) => form.getByRole('radio', { name: option }).check()
  const change = () => form.getByRole('button', { name: m.visibility_change() }).click()
  const { release } = await holdBack(page, /\/rpc\/.*recipes\.setVisibility/)
  await choose(
    m.visibility_household_named({ household: m.households_first_household_name({ name: 'Ada' }) }),
  )
  await change()
  await choose(m.visibility_creator())
  release()
  await page.getByText(visibilityMarkText('household')).first().waitFor()
  expect(await form.getByRole('radio', { name: m.visibility_creator() }).isChecked()).toBe(true)
  await change()
  await page.getByText(visibilityMarkText('creator')).first().waitFor()
  await visit(page, address)
  await page.getByText(visibilityMarkText('creator')).first().waitFor()
})
