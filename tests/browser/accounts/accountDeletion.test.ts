import { expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { desk, inspect, phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { sampleOf } from '../../support/grid.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { keepRecipes } from '../../support/recipes/keptRecipes.ts'

const { open } = prepareBrowser()
const larder = prepareLarder()

test.each([
  { viewport: phone, choice: null, left: 1 },
  { viewport: desk, choice: 'Delete with photos, and with the ratings and notes others gave', left: 0 },
])(
  'deleting an account at $viewport.width px lets the member keep or delete saved recipes: $left stay',
  async (how) => {
    const { viewport, choice, left } = how
    const ada = await signedInAt(larder, 'Ada')
    await keepRecipes(larder.db, { id: `soup-${left}`, name: 'Pea soup', createdBy: ada.userId })
    const page = await open({ viewport })
    await page.context().addCookies([ada.cookie])
    await visit(page, larder.at('/account'))
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete my account' })
    const keep = dialog.getByRole('radio', { name: /^Keep for everybody to read, without my name/ })
    await dialog.getByRole('group', { name: 'The recipe you saved' }).waitFor()
    expect(await keep.isChecked()).toBe(true)
    await inspect(page, 'delete-account-recipes')
    if (choice) await dialog.getByRole('radio', { name: choice }).check()
    await dialog.getByLabel('Type your email to confirm').fill(ada.email)
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await page.waitForURL(larder.at('/'))
    expect(await larder.execute(`select from recipes where id = 'soup-${left}'`)).toHaveLength(left)
  },
)

test.each(sampleOf([phone, desk], 2, 0))(
  'at $width px, soon after an email change, the dialog says when the account can be deleted',
  async (viewport) => {
    const ada = await signedInAt(larder, `Ada${viewport.width}`)
    await larder.execute(`insert into email_changes (id, user_id, former_email)
      values ('of-${ada.userId}', '${ada.userId}', 'former-${viewport.width}@example.com')`)
    const page = await open({ viewport })
    await page.context().addCookies([ada.cookie])
    await visit(page, larder.at('/account'))
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete my account' })
    await dialog
      .getByText(/^The address of this account was changed a few days ago.+ on, or at once/)
      .waitFor()
    expect(await dialog.getByLabel('Type your email to confirm').count()).toBe(0)
    await inspect(page, 'delete-account-later')
    await dialog.getByRole('button', { name: 'Keep my account' }).click()
    await dialog.waitFor({ state: 'hidden' })
  },
)
