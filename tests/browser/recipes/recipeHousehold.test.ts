import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as m from '#messages'
import { visibilityChoicesTable } from '#server/features/recipes/table.ts'
import { type SignedIn, signedInAt } from '../../support/accounts/signedIn.ts'
import {
  expectAccessible,
  inspect,
  inspectEverywhere,
  phone,
  prepareBrowser,
  visit,
} from '../../support/browser/browserTest.ts'
import { answerIsLost, loseAnswers } from '../../support/browser/loseAnswers.ts'
import { goToSummary } from '../../support/browser/wizard.ts'
import { joinHouseholdOf } from '../../support/households/joinHouseholdOf.ts'
import { callAt } from '../../support/process/callAt.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt, typedRecipe } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

const householdOf = (name: string) => m.households_first_household_name({ name })
const named = (name: string) => m.visibility_household_named({ household: householdOf(name) })
const other = (name: string) => m.visibility_household_other({ household: householdOf(name) })
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const isChosen = (page: Page, name: string) => expect.poll(() => choice(page, name).isChecked()).toBe(true)
const control = (page: Page) => page.getByRole('form', { name: m.visibility_title() })
const press = (page: Page) => control(page).getByRole('button', { name: m.visibility_change() }).click()
const toHousehold = (householdId: string) => ({ visibility: 'household' as const, householdId })

async function openAs(who: SignedIn, options: Parameters<typeof open>[0] = {}, expected?: RegExp) {
  const page = await open(options, expected)
  await page.context().addCookies([who.cookie])
  return page
}

/** Ada, who showed a recipe to her own household and then joined Ben's. */
async function movedAda() {
  const ada = await signedInAt(larder, 'Ada')
  const ben = await signedInAt(larder, 'Ben')
  const recipeId = await addRecipeAt(larder, ada, { shownTo: toHousehold(ada.householdId) })
  await joinHouseholdOf(larder, ben, ada)
  const address = `${larder.url}/recipe/${recipeId}`
  const statusFor = async ({ cookie }: SignedIn) =>
    (await fetch(address, { headers: { cookie: `${cookie.name}=${cookie.value}` } })).status
  return { ada, ben, recipeId, address, statusFor }
}

describe('the visibility form on a recipe’s page', () => {
  test('the visibility form on a recipe’s page names the household that sees the recipe, and saving it unchanged changes nothing, on a phone and at a desk', async () => {
    const { ada, ben, address, statusFor } = await movedAda()
    const page = await openAs(ada, { viewport: phone })
    await visit(page, address)
    await isChosen(page, other('Ada'))
    expect(await choice(page, named('Ben')).isChecked()).toBe(false)
    await inspectEverywhere(page, 'visibility-other-household')
    await expectAccessible(page)
    await press(page)
    await page
      .getByRole('status')
      .getByText(m.visibility_changed({ who: other('Ada') }))
      .waitFor()
    expect(await statusFor(ben)).toBe(404)
    await choice(page, named('Ben')).check()
    await press(page)
    await page
      .getByRole('status')
      .getByText(m.visibility_changed({ who: named('Ben') }))
      .waitFor()
    expect(await choice(page, other('Ada')).count()).toBe(0)
    expect(await statusFor(ben)).toBe(200)
  })

  test('the visibility form on a recipe’s page is refused when the visibility was changed meanwhile, and shows the current one', async () => {
    const { ada, recipeId, address } = await movedAda()
    const page = await openAs(ada, {}, /status of 409/)
    await visit(page, address)
    await callAt(larder, ada, 'recipes.setVisibility', { recipeId, shownTo: { visibility: 'creator' } })
    await choice(page, m.visibility_everyone()).check()
    await press(page)
    await page.getByRole('alert').getByText(m.visibility_changed_since()).waitFor()
    await isChosen(page, m.visibility_creator())
    expect((await fetch(address)).status).toBe(404)
  })

  test('the visibility form on a recipe’s page says that it was saved when only the answer was lost', async () => {
    const { ada, address } = await movedAda()
    const page = await openAs(ada, {}, answerIsLost)
    await visit(page, address)
    await loseAnswers(page, 'recipes.setVisibility', 5)
    await choice(page, m.visibility_creator()).check()
    await press(page)
    await page
      .getByRole('status')
      .getByText(m.visibility_changed({ who: m.visibility_creator() }))
      .waitFor()
    await isChosen(page, m.visibility_creator())
    expect(await page.getByText(m.visibility_failed()).count()).toBe(0)
  })

  test('the visibility form on a recipe’s page shows the unchanged visibility when the server was not reached', async () => {
    const { ada, address } = await movedAda()
    const page = await openAs(ada, {}, answerIsLost)
    await visit(page, address)
    await page.route('**/rpc/recipes.setVisibility*', (route) => route.abort('connectionreset'))
    await choice(page, m.visibility_everyone()).check()
    await press(page)
    await page.getByRole('alert').getByText(m.visibility_failed()).waitFor()
    await isChosen(page, other('Ada'))
  })

  test('the visibility form on a recipe’s page works without scripts', async () => {
    const { ada, ben, recipeId, address, statusFor } = await movedAda()
    const page = await openAs(ada, { javaScriptEnabled: false }, /status of 409/)
    await page.goto(address)
    await press(page)
    await page.getByText(m.visibility_changed({ who: other('Ada') })).waitFor()
    expect(await statusFor(ben)).toBe(404)
    await choice(page, named('Ben')).check()
    await callAt(larder, ada, 'recipes.setVisibility', { recipeId, shownTo: { visibility: 'creator' } })
    await press(page)
    await page.getByText(m.visibility_changed_since()).waitFor()
    expect(await statusFor(ben)).toBe(404)
  })
})

test('sharing a link to a hidden recipe says who can open it', async () => {
  const ada = await signedInAt(larder, 'Ada')
  for (const [shownTo, sentence] of [
    [toHousehold(ada.householdId), m.visibility_link_household()],
    [{ visibility: 'creator' as const }, m.visibility_link_creator()],
  ] as const) {
    const page = await openAs(ada)
    await visit(page, `${larder.url}/recipe/${await addRecipeAt(larder, ada, { shownTo })}`)
    await page.getByRole('button', { name: m.recipes_share() }).click()
    await page.getByRole('status').getByText(sentence).waitFor()
  }
})

async function fillForm(page: Page): Promise<void> {
  const { name, ingredients, instructions } = typedRecipe()
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
  await field(m.recipe_keeping_name()).fill(name)
  await page.getByRole('combobox', { name: m.recipe_keeping_meal_type() }).selectOption('Dessert')
  await page.getByRole('combobox', { name: m.recipe_keeping_diet_type() }).selectOption('Vegetarian')
  await page.getByRole('combobox', { name: m.recipe_keeping_cuisine() }).selectOption('French')
  await field(m.recipe_keeping_servings()).fill('3')
  await field(m.recipe_keeping_prep_time()).fill('10')
  await field(m.recipe_keeping_ingredients()).fill(ingredients.join('\n'))
  await field(m.recipe_keeping_instructions()).fill(instructions.join('\n'))
}

async function chooseAndSubmit(page: Page, owner: string) {
  await choice(page, named(owner)).check()
  await page.getByRole('button', { name: m.recipe_keeping_submit() }).click()
  await page.waitForURL(/\/recipe\/\d{13,17}$/)
}

describe('a recipe form whose household was chosen before joining another', () => {
  for (const isReloaded of [false, true])
    test(`a recipe form whose household was chosen before joining another asks for the household again ${isReloaded ? 'after a reload' : 'on an open page'}`, async () => {
      const [ada, ben] = [await signedInAt(larder, 'Ada'), await signedInAt(larder, 'Ben')]
      const page = await openAs(ada, {}, /status of 409/)
      await visit(page, `${larder.url}/submit-recipe`)
      await fillForm(page)
      await choice(page, named('Ada')).check()
      await joinHouseholdOf(larder, ben, ada)
      if (isReloaded) {
        await page.reload()
        await page.getByText(m.recipe_keeping_draft_is_back()).waitFor()
        await page.getByText(m.visibility_choose_again()).waitFor()
        await inspect(page, 'visibility-choose-again')
      }
      await page.getByRole('button', { name: m.recipe_keeping_submit() }).click()
      const sentence = m.visibility_household_changed({ household: householdOf('Ben') })
      await page.getByRole('alert').getByText(sentence).waitFor()
      await page.getByText(m.visibility_choose_again()).waitFor()
      expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
      await chooseAndSubmit(page, 'Ben')
    })

  test('a recipe form whose household was chosen before joining another asks for the household again without scripts', async () => {
    const [ada, ben] = [await signedInAt(larder, 'Ada'), await signedInAt(larder, 'Ben')]
    const page = await openAs(ada, { javaScriptEnabled: false })
    await page.goto(`${larder.url}/submit-recipe`)
    await fillForm(page)
    await choice(page, named('Ada')).check()
    await joinHouseholdOf(larder, ben, ada)
    await page.getByRole('button', { name: m.recipe_keeping_submit() }).click()
    await page.getByText(m.visibility_choose_again()).waitFor()
    await chooseAndSubmit(page, 'Ben')
  })
})

/** The form of a member whose last recipe was shown to their household, stored before household ids were. */
async function submitWithoutKeptId() {
  const ada = await signedInAt(larder, 'Ada')
  await addRecipeAt(larder, ada, { shownTo: toHousehold(ada.householdId) })
  await larder.db
    .update(visibilityChoicesTable)
    .set({ householdId: null })
    .where(eq(visibilityChoicesTable.userId, ada.userId))
  const page = await openAs(ada, {}, /status of 409/)
  await visit(page, `${larder.url}/submit-recipe`)
  await page.getByText(m.visibility_household_not_kept()).waitFor()
  return page
}

test('a recipe form without a stored household id asks for the household, and does not name another one', async () => {
  const page = await submitWithoutKeptId()
  expect(await page.getByText(m.visibility_choose_again()).count()).toBe(0)
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
  await expectAccessible(page)
  await fillForm(page)
  await page.getByRole('button', { name: m.recipe_keeping_submit() }).click()
  await page.getByRole('alert').getByText(m.visibility_household_not_kept()).waitFor()
  await chooseAndSubmit(page, 'Ada')
})

test('a household chosen for a recipe while the stored visibility is still loading stays chosen', async () => {
  const page = await submitWithoutKeptId()
  await fillForm(page)
  const looked = Promise.withResolvers<void>()
  await page.route('**/rpc/*recipes.visibilityChoice*', async (route) => {
    await looked.promise
    await route.continue()
  })
  await page.getByRole('button', { name: m.recipe_keeping_submit() }).click()
  await page.getByRole('alert').getByText(m.visibility_household_not_kept()).waitFor()
  await choice(page, named('Ada')).check()
  looked.resolve()
  await chooseAndSubmit(page, 'Ada')
})

test('the visibility chosen for one draft in a tab does not apply to another', async () => {
  const ada = await signedInAt(larder, 'Ada')
  const page = await openAs(ada)
  await visit(page, `${larder.url}/generate`)
  await goToSummary(page)
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await choice(page, m.visibility_creator()).check()
  const first = page.url()
  await page.getByRole('button', { name: m.generation_another() }).click()
  await expect.poll(() => page.url()).not.toBe(first)
  await isChosen(page, m.visibility_everyone())
  await page.reload()
  await isChosen(page, m.visibility_everyone())
  await visit(page, first)
  await isChosen(page, m.visibility_creator())
})
