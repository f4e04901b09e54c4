import { beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '../../support/accounts/signedIn.ts'
import { inspect, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { answerIsLost, loseAnswers } from '../../support/browser/loseAnswers.ts'
import { allergicHouseholdAt, tahiniBread } from '../../support/households/allergicHousehold.ts'
import { laptop, preparePagesOfMembers, strip } from '../../support/households/householdStrip.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser()
const openAs = preparePagesOfMembers(open)
const larder = prepareLarder()

let jonas: SignedIn

beforeAll(async () => {
  jonas = await allergicHouseholdAt(larder)
})

test('a swap changes the line of the member’s own recipe, which is then checked again', async () => {
  const ownId = await addRecipeAt(larder, jonas, tahiniBread)
  const page = await openAs(jonas, { viewport: laptop })
  await visit(page, larder.at(`/recipe/${ownId}`))
  expect((await strip(page).boundingBox())?.y).toBeLessThan(laptop.height)
  await page.getByText('What to use instead').click()
  await inspect(page, 'household-swaps')
  const swap = page.getByRole('button', { name: /^Use 120 g / }).first()
  const line = ((await swap.textContent()) ?? '').replace(/^Use /, '')
  await swap.click()
  await page.getByRole('status').getByText(`Changed to: ${line}. The earlier version is kept.`).waitFor()
  await page.getByRole('checkbox', { name: line }).waitFor()
  await strip(page).getByText('Mara: contains sesame (sesame seed)').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('For your household')
  const [row] = await larder.execute(
    `select version, ingredients[2] as line from recipes where id = '${ownId}'`,
  )
  expect(row).toEqual({ version: 2, line })
})

test('a swap in a recipe that was edited meanwhile is refused, and the page says what to do', async () => {
  const ownId = await addRecipeAt(larder, jonas, tahiniBread)
  const page = await openAs(jonas, { viewport: laptop }, /409/)
  await visit(page, larder.at(`/recipe/${ownId}`))
  await page.getByText('What to use instead').click()
  await larder.execute(
    `update recipes set ingredients = ingredients[1:1], version = version + 1 where id = '${ownId}'`,
  )
  await page
    .getByRole('button', { name: /^Use 120 g / })
    .first()
    .click()
  const told = 'Read the line again and choose from what is offered now.'
  await page.getByRole('status').getByText(told).waitFor()
})

test('a swap whose answers are lost is reported as done, and makes one version', async () => {
  const ownId = await addRecipeAt(larder, jonas, tahiniBread)
  const page = await openAs(jonas, { viewport: laptop }, answerIsLost)
  await visit(page, larder.at(`/recipe/${ownId}`))
  await page.getByText('What to use instead').click()
  await loseAnswers(page, 'recipes.swapLine', 4)
  const swap = page.getByRole('button', { name: /^Use 120 g / }).first()
  const line = ((await swap.textContent()) ?? '').replace(/^Use /, '')
  await swap.click()
  await page.getByRole('status').getByText(`Changed to: ${line}. The earlier version is kept.`).waitFor()
  const rows = await larder.execute(`select version from recipes where id = '${ownId}'`)
  expect([...rows]).toEqual([{ version: 2 }])
})
