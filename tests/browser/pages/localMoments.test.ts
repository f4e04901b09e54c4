import { expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { inspect, phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

test('a recipe’s history shows local times in the reader’s language, and UTC before scripts run', async () => {
  const ada = await signedInAt(larder)
  const recipeId = await addRecipeAt(larder, ada)
  await larder.execute(
    `update recipe_revisions set at = '2026-03-05T20:15:00Z' where recipe_id = '${recipeId}'`,
  )
  const page = await open({ viewport: phone, locale: 'de-DE', timezoneId: 'Asia/Kolkata' })
  await page.context().addCookies([ada.cookie])
  const address = larder.at(`/edit-blog-recipe/${recipeId}`)
  const drawn = await (await page.request.get(address, { headers: { 'accept-language': 'de' } })).text()
  expect(drawn).toMatch(/5\. März 2026,? (?:um )?20:15 UTC/)
  await visit(page, address)
  await page.getByText(/6\. März 2026,? (?:um )?01:45 (?:MEZ|GMT\+5:30)/).waitFor()
  await inspect(page, 'history-local-time')
})

test('a browser without a user agent is shown as an unknown device in the reader’s language', async () => {
  const ada = await signedInAt(larder)
  await larder.execute(`update sessions set user_agent = '' where user_id = '${ada.userId}'`)
  const page = await open({ viewport: phone, locale: 'de-DE' })
  await page.context().addCookies([ada.cookie])
  await visit(page, larder.at('/account'))
  await page.getByText('Ein unbekanntes Gerät', { exact: true }).waitFor()
  expect(await page.getByText('An unknown device').count()).toBe(0)
})
