import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import {
  desk,
  expectAccessible,
  lookAt,
  phone,
  prepareBrowser,
  visit,
} from '../../support/browser/browserTest.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

test('anyone downloads a recipe as a file, by keyboard and without scripts', async () => {
  const page = await open({ javaScriptEnabled: false, acceptDownloads: true })
  await page.goto(`${larder.url}/recipe/demo-1`)
  const summary = page.getByText('Download', { exact: true })
  await summary.focus()
  await page.keyboard.press('Enter')
  for (const [name, ending] of [
    ['JSON-LD', /\.json$/],
    ['Cooklang', /\.cook$/],
    ['Markdown', /\.md$/],
    ['Text', /\.txt$/],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name, exact: true }).press('Enter'),
    ])
    expect(file.suggestedFilename()).toMatch(ending)
    expect(readFileSync(await file.path(), 'utf8').length).toBeGreaterThan(200)
  }
})

test('a member takes all recipes along to another account', async () => {
  const [ada, bea] = [await signedInAt(larder, 'Ada'), await signedInAt(larder, 'Bea')]
  await addRecipeAt(larder, ada, { name: 'Plum cake', ingredients: ['For the dough:', '200 g flour'] })
  const page = await open({ acceptDownloads: true })
  await page.context().addCookies([ada.cookie])
  await visit(page, `${larder.url}/account`)
  const title = page.getByRole('heading', { name: 'Your recipes for other programs' })
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport)
    await title.scrollIntoViewIfNeeded()
    await expectAccessible(page, 'account with downloads')
    await lookAt(page, `account-downloads-${viewport.width}`)
  }
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Paprika', exact: true }).press('Enter'),
  ])
  expect(file.suggestedFilename()).toBe('larder.paprikarecipes')

  await page.context().clearCookies()
  await page.context().addCookies([bea.cookie])
  await visit(page, `${larder.url}/import`)
  const buffer = readFileSync(await file.path())
  await page
    .getByLabel('A file from another program')
    .setInputFiles({ name: 'larder.paprikarecipes', mimeType: 'application/zip', buffer })
  await page.getByText('Everything has been read.').waitFor()
  await page.getByRole('button', { name: 'Save the selected recipes' }).click()
  await page.getByText('The recipes are saved.').waitFor()
  await page.getByRole('link', { name: 'Plum cake' }).click()
  await page.getByRole('heading', { name: 'Plum cake', level: 1 }).waitFor()
  await page.getByText('For the dough').first().waitFor()
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport)
    await page.getByText('Download', { exact: true }).click()
    await expectAccessible(page, 'recipe with downloads')
    await lookAt(page, `recipe-downloads-${viewport.width}`)
    await page.getByText('Download', { exact: true }).click()
  }
})
