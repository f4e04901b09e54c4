import { expect, test } from 'vitest'
import * as m from '#messages'
import { type SignedIn, signedInAt } from '../../support/accounts/signedIn.ts'
import { expectAccessible, inspect, phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { callAt } from '../../support/process/callAt.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser()
const larder = prepareLarder()

/** A member with a note on a recipe that was then hidden from them. */
async function withHiddenNote(): Promise<SignedIn> {
  const creator = await signedInAt(larder)
  const author = await signedInAt(larder)
  const recipeId = await addRecipeAt(larder, creator, { name: 'Secret pie' })
  await callAt(larder, author, 'notes.write', { draftId: 'draft', recipeId, text: 'Half the salt.' })
  await callAt(larder, creator, 'recipes.setVisibility', { recipeId, shownTo: { visibility: 'creator' } })
  return author
}

for (const javaScriptEnabled of [true, false])
  test(`a note on a hidden recipe is listed from the account page and deleted ${javaScriptEnabled ? 'with' : 'without'} scripts`, async () => {
    const author = await withHiddenNote()
    const page = await open({ viewport: phone, javaScriptEnabled })
    await page.context().addCookies([author.cookie])
    await page.goto(`${larder.url}/account`)
    await page.getByRole('link', { name: m.notes_own() }).click()
    const note = page.getByRole('article').filter({ hasText: 'Half the salt.' })
    await note.getByText(m.notes_own_hidden_recipe()).waitFor()
    if (javaScriptEnabled) {
      await inspect(page, 'own-notes')
      await expectAccessible(page)
    }
    await note.getByRole('button', { name: m.notes_remove_mine() }).click()
    await page.getByText(m.notes_own_none()).waitFor()
    expect(new URL(page.url()).searchParams.get('own')).toBe('yes')
  })

test('the forum links to own notes for a member, not for a visitor', async () => {
  const page = await open({})
  await visit(page, `${larder.url}/forum`)
  expect(await page.getByRole('link', { name: m.notes_own() }).count()).toBe(0)
  const { cookie } = await signedInAt(larder)
  await page.context().addCookies([cookie])
  await visit(page, `${larder.url}/forum`)
  await page.getByRole('link', { name: m.notes_own() }).click()
  await page.getByRole('heading', { name: m.notes_own() }).waitFor()
})
