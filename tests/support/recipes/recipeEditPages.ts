import type { Page } from 'playwright-core'
import { type Place, type SignedIn, signedInAt } from '../accounts/signedIn.ts'
import { type prepareBrowser, visit } from '../browser/browserTest.ts'
import { addRecipeAt } from './ownRecipes.ts'

type Open = ReturnType<typeof prepareBrowser>['open']

interface OpenedEditPage {
  page: Page
  ada: SignedIn
  recipeId: string
}

/** Opens the edit page of a new recipe as its creator; `prepare` is called before the page is opened. */
export const prepareRecipeEditPages =
  (open: Open, larder: Place) =>
  async (
    options: Parameters<Open>[0] = {},
    expected?: RegExp,
    prepare?: (page: Page) => Promise<unknown>,
  ): Promise<OpenedEditPage> => {
    const ada = await signedInAt(larder)
    const recipeId = await addRecipeAt(larder, ada)
    const page = await open(options, expected)
    await page.context().addCookies([ada.cookie])
    await prepare?.(page)
    await visit(page, `${larder.url}/edit-blog-recipe/${recipeId}`)
    return { page, ada, recipeId }
  }

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const said = (page: Page, sentence: string) =>
  page.getByRole('status').getByText(sentence, { exact: true })
export async function save(page: Page): Promise<void> {
  await button(page, 'Save').click()
  await said(page, 'Saved.').waitFor()
}
