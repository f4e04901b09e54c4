import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import * as m from '#messages'
import { type SignedIn, signedInAt } from '../../support/accounts/signedIn.ts'
import { prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'
import { photoBytes } from '../../support/recipes/photoForms.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000', MIN_FREE_DISK_MB: '1000000000' })

let ada: SignedIn
let recipeId: string
beforeAll(async () => {
  ada = await signedInAt(larder)
  recipeId = await addRecipeAt(larder, ada)
})

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

const forms = [
  { path: () => '/feedback', text: 'Description', send: 'Submit Feedback', procedure: 'feedback.submit' },
  { path: () => '/contact', text: 'Your message', send: 'Send message', procedure: 'feedback.sendMessage' },
  { path: () => '/forum?recipe=demo-3', text: 'Your note', send: 'Post note', procedure: 'notes.write' },
  {
    path: () => `/edit-blog-recipe/${recipeId}`,
    text: 'Title',
    send: 'Save',
    procedure: 'recipes.edit',
  },
]

test.each(forms)(
  '$procedure shows that the server has no room for text, and its form keeps what was typed',
  async (form) => {
    const page = await open({}, /status of 503/)
    await page.context().addCookies([ada.cookie])
    await visit(page, larder.at(form.path()))
    const data = {
      code: 'SERVICE_UNAVAILABLE',
      httpStatus: 503,
      reason: 'errors_no_room_for_text',
      retryAfterSeconds: 60,
    }
    const error = { message: m.errors_no_room_for_text(), code: -32603, data }
    await page.route(`**/rpc/${form.procedure}*`, (route) => route.fulfill({ status: 503, json: { error } }))
    await field(page, form.text).fill('The lid sticks.')
    await page.getByRole('button', { name: form.send }).click()
    await page.getByRole('alert').filter({ hasText: m.errors_no_room_for_text() }).waitFor()
    await expect.poll(() => field(page, form.text).inputValue()).toBe('The lid sticks.')
  },
)

test('a photo that the disk has no room for is refused with that reason', async () => {
  const page = await open({}, /status of 503/)
  await page.context().addCookies([ada.cookie])
  await visit(page, larder.at(`/recipe/${recipeId}`))
  const chosen = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photoBytes() }
  await page.getByLabel(m.photos_label()).setInputFiles(chosen)
  await page.getByRole('button', { name: m.photos_add() }).click()
  await page.getByRole('alert').getByText(m.photos_no_room()).waitFor()
})
