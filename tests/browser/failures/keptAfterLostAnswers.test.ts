import { rmSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import * as m from '#messages'
import { prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { prepareCooks, press, told } from '../../support/browser/householdPages.ts'
import { answerIsLost, loseAnswers } from '../../support/browser/loseAnswers.ts'
import { routeFirst } from '../../support/browser/routeFirst.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { makeScratchFolder } from '../../support/process/scratchFolder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'
import { photoBytes } from '../../support/recipes/photoForms.ts'

const { open } = prepareBrowser()
const folder = makeScratchFolder()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000', DATA_DIR: folder })
const cookOf = prepareCooks(open, larder)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The page of Ada's own recipe. */
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

test('stars and the tried status are shown as saved when only the answer is lost', async () => {
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

test('stars and the tried status are shown as not saved when the request is lost', async () => {
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

test('a rating whose answer was lost shows an error, and a second press saves it', async () => {
  const page = await openRecipe()
  await loseAnswers(page, 'ratings.rate')
  await lose(page, '/rpc/ratings.mine', 4)
  await giveStars(page, 4)
  await alert(page, m.errors_unreachable())
  await giveStars(page, 4)
  await told(page, m.ratings_kept({ stars: 4 }))
})

/** The account page of a member who is signed in on another device too. */
async function openAccountOfTwo() {
  const { page, userId } = await cookOf('Ada', {}, answerIsLost)
  await larder.execute(
    `insert into sessions (id, user_id, user_agent, visitor, expires_at)
      values ('other-${userId}', '${userId}', 'Firefox/128.0 (Android)', '192.0.2.0/24', now() + interval '1 day')`,
  )
  await visit(page, larder.at('/account'))
  return { page, userId }
}

const endOther = (page: Page) => page.getByRole('button', { name: /^Sign out Firefox/ })

test('a device is shown as signed out when only the answer is lost', async () => {
  const { page } = await openAccountOfTwo()
  const end = endOther(page)
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

test('a device that was signed out elsewhere meanwhile is shown as signed out', async () => {
  const { page, userId } = await openAccountOfTwo()
  await larder.execute(`delete from sessions where id = 'other-${userId}'`)
  await endOther(page).click()
  await page
    .getByRole('status')
    .getByText(/ is signed out\.$/)
    .waitFor()
})

test('a photo is shown as added or removed when only the answer is lost', async () => {
  const page = await openRecipe()
  const photo = page.getByRole('main').locator('img[src^="/photos/"]')
  const chosen = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photoBytes() }
  const loseOne = () =>
    routeFirst(page, '**/recipe/*/photo', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
  await page.getByLabel(m.photos_label()).setInputFiles(chosen)
  await lose(page, '/recipe/*/photo')
  await press(page, m.photos_add())
  await alert(page, m.photos_add_failed())
  await loseOne()
  await press(page, m.photos_add())
  await told(page, m.photos_added())
  expect(await photo.count()).toBe(1)
  await loseOne()
  await press(page, m.photos_remove())
  await told(page, m.photos_removed())
  expect(await photo.count()).toBe(0)
  expect(await page.getByRole('alert').count()).toBe(0)
})
