import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as m from '#messages'
import { prepareBrowser, visit } from '../support/browserTest.ts'
import { prepareCooks, press, told } from '../support/householdPages.ts'
import { answerIsLost, loseAnswers } from '../support/loseAnswers.ts'
import { addRecipeAt } from '../support/ownRecipes.ts'
import { prepareLarder } from '../support/prepareLarder.ts'
import { routeFirst } from '../support/routeFirst.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })
const cookOf = prepareCooks(open, larder)

/** Somebody who reads a recipe of their own. */
async function openRecipe() {
  const ada = await cookOf('Ada', {}, answerIsLost)
  const recipeId = await addRecipeAt(larder, ada)
  await visit(ada.page, larder.at(`/recipe/${recipeId}`))
  return ada.page
}

const alert = (page: Page, sentence: string) =>
  page.getByRole('alert').getByText(sentence, { exact: true }).waitFor()
const filledStars = (page: Page) => page.locator('svg[data-filled=true]').count()
const giveStars = (page: Page, stars: number) => press(page, m.ratings_star_label({ stars }))
const lose = (page: Page, path: string, times?: number) =>
  routeFirst(page, `**${path}*`, (route) => route.abort('connectionreset'), times)

test('shows stars and a tried status as kept where only the answer is lost', async () => {
  const page = await openRecipe()
  await loseAnswers(page, 'ratings.rate')
  await giveStars(page, 4)
  await told(page, m.ratings_kept({ stars: 4 }))
  expect(await filledStars(page)).toBe(4)
  await loseAnswers(page, 'ratings.markTried')
  await page.getByRole('checkbox', { name: m.ratings_tried_label() }).check()
  await press(page, m.ratings_submit_tried())
  await told(page, m.ratings_kept_tried())
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.reload()
  expect(await filledStars(page)).toBe(4)
})

test('says that stars and a tried status were not kept where that is so', async () => {
  const page = await openRecipe()
  await lose(page, '/rpc/ratings.rate')
  await giveStars(page, 4)
  await alert(page, m.ratings_rate_failed())
  expect(await filledStars(page)).toBe(0)
  await lose(page, '/rpc/ratings.markTried')
  await page.getByRole('checkbox', { name: m.ratings_tried_label() }).check()
  await press(page, m.ratings_submit_tried())
  await alert(page, m.ratings_tried_failed())
})

test('says that Larder was not reached where it cannot tell whether stars were kept, and a second press keeps them', async () => {
  const page = await openRecipe()
  await loseAnswers(page, 'ratings.rate')
  await lose(page, '/rpc/ratings.mine', 4)
  await giveStars(page, 4)
  await alert(page, m.errors_unreachable())
  await giveStars(page, 4)
  await told(page, m.ratings_kept({ stars: 4 }))
})

test('says that a device is signed out where only the answer is lost', async () => {
  const { page, userId } = await cookOf('Ada', {}, answerIsLost)
  await larder.execute(
    `insert into sessions (id, user_id, user_agent, visitor, expires_at)
      values ('other-${userId}', '${userId}', 'Firefox/128.0 (Android)', '192.0.2.0/24', now() + interval '1 day')`,
  )
  await visit(page, larder.at('/account'))
  const end = page.getByRole('button', { name: /^Sign out Firefox/ })
  await lose(page, '/rpc/auth.endSession')
  await end.click()
  await alert(page, m.account_end_failed())
  await loseAnswers(page, 'auth.endSession')
  await end.click()
  await page
    .getByRole('status')
    .getByText(/ is signed out\.$/)
    .waitFor()
  await page.getByText(m.account_no_others()).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})
