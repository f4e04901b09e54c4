import { describe, expect, test } from 'vitest'
import {
  desk,
  expectAccessible,
  lookAt,
  phone,
  prepareBrowser,
  visit,
} from '../../support/browser/browserTest.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { button, field, prepareRecipeEditPages, said, save } from '../../support/recipes/recipeEditPages.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })
const openEdit = prepareRecipeEditPages(open, larder)

describe('the draft of a recipe edit', () => {
  test('the draft of a recipe edit survives a reload and a closed tab, until it is discarded', async () => {
    const { page } = await openEdit()
    await field(page, 'Instructions').fill('Boil.\nBlend twice.')
    await page.reload()
    await said(page, 'Here is what you had typed and not yet saved.').waitFor()
    await expect.poll(() => field(page, 'Instructions').inputValue()).toBe('Boil.\nBlend twice.')
    await lookAt(page, 'edit-draft')
    const other = await page.context().newPage()
    await visit(other, page.url())
    await page.close()
    await said(other, 'Here is what you had typed and not yet saved.').waitFor()
    await button(other, 'Discard my changes').click()
    await other.reload()
    await other.locator('html[data-hydrated]').waitFor()
    await expect
      .poll(() => field(other, 'Instructions').inputValue())
      .toBe('Boil the peas in the stock.\nBlend.')
    expect(await said(other, 'Here is what you had typed and not yet saved.').count()).toBe(0)
  })

  test('the draft of a recipe edit of a version that was replaced meanwhile shows both versions, also after a reload', async () => {
    const { page } = await openEdit({}, /409/)
    const other = await page.context().newPage()
    await visit(other, page.url())
    await field(page, 'Title').fill('Mine')
    await field(other, 'Title').fill('Theirs')
    await save(other)
    await page.reload()
    await said(page, 'Here is what you had typed and not yet saved.').waitFor()
    await expect.poll(() => field(page, 'Title').inputValue()).toBe('Mine')
    await button(page, 'Save').click()
    await page.getByRole('heading', { name: 'Two versions of this recipe' }).waitFor()
  })
})

describe('of two tabs that edit one recipe', () => {
  test.each(['theirs', 'mine'] as const)(
    'of two tabs that edit one recipe the one that saves second shows both versions, and can keep %s',
    async (choice) => {
      const { page } = await openEdit({ viewport: choice === 'mine' ? phone : desk }, /409/)
      const other = await page.context().newPage()
      await visit(other, page.url())
      await field(page, 'Ingredients').fill('500 g peas\n1 mine')
      await field(other, 'Ingredients').fill('500 g peas\n1 theirs')
      await save(other)
      await button(page, 'Save').click()
      const conflict = page.getByRole('region', { name: 'Two versions of this recipe' })
      await conflict.getByText('1 theirs').waitFor()
      await conflict.getByText('1 mine').waitFor()
      await expectAccessible(page)
      await lookAt(page, `edit-conflict-${choice}`)
      await button(
        page,
        choice === 'mine' ? 'Save what stands here' : 'Take what was saved meanwhile',
      ).click()
      await conflict.waitFor({ state: 'detached' })
      if (choice === 'mine') await said(page, 'Saved.').waitFor()
      await page.reload()
      await page.locator('html[data-hydrated]').waitFor()
      await expect.poll(() => field(page, 'Ingredients').inputValue()).toBe(`500 g peas\n1 ${choice}`)
    },
  )

  test('a recipe converted to a blog entry in one tab: the other tab shows that, and can take the saved version', async () => {
    const { page } = await openEdit({}, /409/)
    const other = await page.context().newPage()
    await visit(other, page.url())
    await field(page, 'Title').fill('Mine')
    await button(other, 'Convert to Blog').click()
    await other.getByRole('dialog').getByRole('button', { name: 'Convert to Blog' }).click()
    await said(other, 'It is a blog entry now.').waitFor()
    await button(page, 'Save').click()
    await page.getByText('It was made a blog entry meanwhile', { exact: false }).waitFor()
    expect(await button(page, 'Save what stands here').count()).toBe(0)
    await button(page, 'Take what was saved meanwhile').click()
    await field(page, 'Blog content').waitFor()
  })
})
