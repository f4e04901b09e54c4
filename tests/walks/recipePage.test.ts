import { expect, test } from 'vitest'
import { prepareLarderWithMail, signIn } from '../support/accounts/accounts.ts'
import { lookAt, phone, prepareBrowser, visit } from '../support/browser/browserTest.ts'

const { open } = prepareBrowser()
const { addMember, at, execute } = prepareLarderWithMail()

test('on a recipe’s page a member sees amounts in the units of their settings, and can choose others', async () => {
  const page = await open({})
  const email = await addMember()
  await execute(
    `update recipes set servings = 4, ingredients = '{"2 cups flour","500 g chicken thighs"}' where id = 'demo-6'`,
  )
  await signIn(page, at('/login?next=/recipe/demo-6'), email)
  await page.getByText('250 g flour').waitFor()
  await page.getByRole('button', { name: 'US', exact: true }).click()
  await page.getByText('1 lb 2 oz chicken thighs').waitFor()
  await page.getByRole('button', { name: 'As written' }).click()
  await page.getByRole('article').getByText('2 cups flour').waitFor()
})

test('a recipe is scaled for more and fewer servings, which the address contains', async () => {
  const page = await open({ viewport: phone })
  await execute(`update recipes set servings = 4, ingredients = '{"200 g rice","2 eggs","Salt, to taste"}',
    instructions = '{"Fold the 2 eggs in and bake 20 minutes at 180 °C."}' where id = 'demo-7'`)
  await visit(page, at('/recipe/demo-7'))
  await page.getByRole('button', { name: 'More: for 5' }).click()
  await page.getByRole('button', { name: 'More: for 6' }).dblclick()
  await page.getByRole('button', { name: 'More: for 8' }).click()
  await page.getByText('400 g rice').waitFor()
  await page.getByText('Fold the 4 eggs in and bake 20 minutes at 180 °C.').waitFor()
  await page.getByText('Written for 4', { exact: false }).waitFor()
  expect(page.url()).toBe(at('/recipe/demo-7?servings=8'))
  await lookAt(page, 'recipe-scaled-390')
  await page.reload()
  await page.getByText('400 g rice').waitFor()
  await page.locator('html[data-hydrated]').waitFor()
  for (let servings = 7; servings >= 4; servings -= 1)
    await page.getByRole('button', { name: `Fewer: for ${servings}` }).click()
  await page.getByRole('article').getByText('200 g rice').waitFor()
  await page.goBack()
  expect(page.url()).not.toContain('/recipe/')
})

test('without scripts a recipe is scaled by plain forms', async () => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto(at('/recipe/demo-7?units=us'))
  await page.getByRole('button', { name: 'Fewer: for 3' }).click()
  expect(page.url()).toBe(at('/recipe/demo-7?units=us&servings=3'))
  await page.getByText('350 °F').waitFor()
})

test('a slow recipe page shows a spinner, and an unknown recipe is reported as not found', async () => {
  const page = await open({}, /status of 404/)
  await visit(page, at('/'))
  const held = Promise.withResolvers<void>()
  await page.route('**/rpc/**', async (route) => {
    await held.promise
    await route.continue()
  })
  const card = page.getByRole('main').getByRole('listitem').getByRole('link').first()
  const name = await card.innerText()
  await card.click()
  await page.locator('main[aria-busy="true"] svg.animate-spin').waitFor()
  held.resolve()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.locator('main[aria-busy="false"]').waitFor()
  await page.goto(at('/recipe/nowhere'))
  await page.getByRole('heading', { name: 'Recipe not found' }).waitFor()
})

test('a printed recipe has no controls, and is dark on white', async () => {
  const page = await open({ colorScheme: 'dark', viewport: { width: 794, height: 1123 } })
  await visit(page, at('/recipe/demo-9'))
  const printed = page.evaluate(
    () => new Promise((resolve) => Object.assign(window, { print: () => resolve('printed') })),
  )
  await page.getByRole('button', { name: 'Print' }).click()
  expect(await printed).toBe('printed')
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Share', 'Print', 'Submit Tried Status'])
    expect(await page.getByRole('button', { name }).isVisible()).toBe(false)
  expect(await page.getByRole('banner').isVisible()).toBe(false)
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
  await page.getByRole('heading', { name: 'Ingredients' }).waitFor()
  const ink = await page.evaluate(() => [
    getComputedStyle(document.documentElement).color,
    getComputedStyle(document.documentElement).backgroundColor,
  ])
  expect(ink).toEqual(['rgb(42, 32, 25)', 'rgb(255, 255, 255)'])
  await lookAt(page, 'recipe-print')
})
