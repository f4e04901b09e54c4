import { afterAll, expect, test } from 'vitest'
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
import { gzipOf, zipOf } from '../../support/recipeFiles/exportFiles.ts'
import { photoBytes } from '../../support/recipes/photoForms.ts'
import { openPageServer } from '../../support/servers/pageServer.ts'

const { open } = prepareBrowser()

const recipe = (name: string) => ({
  ...{ '@context': 'https://schema.org', '@type': 'Recipe', name, recipeYield: '2', totalTime: 'PT25M' },
  author: 'Nora',
  recipeIngredient: ['200 g spaghetti', '2 eggs', '50 g pecorino'],
  recipeInstructions: 'Boil the spaghetti for 9 minutes. Stir in the eggs and the pecorino off the heat.',
})
const pageOf = (name: string) =>
  `<!doctype html><title>${name}</title><script type="application/ld+json">${JSON.stringify(recipe(name))}</script>`

const server = await openPageServer(({ url = '' }, response) => {
  const name = { '/carbonara': 'Carbonara', '/pasta': 'Pasta for two' }[url]
  if (!name) response.writeHead(404)
  response.end(name ? pageOf(name) : '')
})
afterAll(() => server.close())
const larder = prepareLarder({ IMPORT_ALLOWED_HOSTS: server.host, WRITES_PER_MINUTE: '1000' })

test('a member reads web pages by keyboard, sees what was read and what was not, and saves a recipe for themselves', async () => {
  const ada = await signedInAt(larder, 'Ada')
  const page = await open({})
  await page.context().addCookies([ada.cookie])
  await visit(page, `${larder.url}/submit-recipe`)
  await page.getByRole('link', { name: 'Import recipes from a page' }).click()
  await page.getByRole('heading', { name: 'Import recipes', level: 1 }).waitFor()
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport)
    await expectAccessible(page, 'import')
    await lookAt(page, `import-${viewport.width}`)
  }
  const field = page.getByRole('textbox', { name: 'Web addresses, or the text of a recipe' })
  await field.focus()
  await page.keyboard.insertText(
    [server.at('/carbonara'), server.at('/pasta'), server.at('/gone')].join('\n'),
  )
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('Everything has been read.').waitFor()
  await page.getByText('The page does not exist.').waitFor()
  expect(await page.getByRole('checkbox', { name: 'Carbonara' }).isChecked()).toBe(true)
  await page.getByRole('checkbox', { name: 'Pasta for two' }).uncheck()

  const row = page.getByRole('listitem').filter({ hasText: 'Carbonara' })
  await row.getByText('Show what was read').click()
  await row
    .getByText('Contains: gluten')
    .or(row.getByText(/gluten/i))
    .first()
    .waitFor()
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport)
    await expectAccessible(page, 'imported recipes')
    await lookAt(page, `imported-recipes-${viewport.width}`)
  }
  await page.getByRole('radio', { name: /only me/i }).check()
  await page.getByRole('button', { name: 'Save the selected recipes' }).press('Enter')
  await page.getByText('The recipes are saved.').waitFor()
  await page.getByRole('link', { name: 'Carbonara', exact: true }).press('Enter')
  await page.getByRole('heading', { name: 'Carbonara', level: 1 }).waitFor()
  const source = page.getByRole('link', { name: `From ${server.host.split(':')[0]}, by Nora` })
  expect(await source.getAttribute('href')).toBe(server.at('/carbonara'))

  // The same page again is known.
  await visit(page, `${larder.url}/import?url=${encodeURIComponent(server.at('/carbonara'))}`)
  await page.getByRole('button', { name: 'Read recipes' }).click()
  await page.getByText('You already have this recipe:').waitFor()
  expect(await page.getByRole('radio', { name: 'Skip it' }).isChecked()).toBe(true)
})

test('a member chooses a Paprika archive, and its recipes come with their pictures', async () => {
  const ada = await signedInAt(larder, 'Bea')
  const page = await open({})
  await page.context().addCookies([ada.cookie])
  await visit(page, `${larder.url}/import`)
  const photo = (await photoBytes()).toString('base64')
  const buffer = await zipOf({
    'Rice.paprikarecipe': gzipOf(
      JSON.stringify({
        name: 'Lemon rice',
        ingredients: '200 g rice\n1 lemon',
        directions: 'Boil the rice.',
        photo_data: photo,
      }),
    ),
    'Torn.paprikarecipe': gzipOf('{"name": "To'),
  })
  await page
    .getByLabel('A file from another program')
    .setInputFiles({ name: 'Mine.paprikarecipes', mimeType: 'application/zip', buffer })
  await page.getByRole('heading', { name: 'Mine.paprikarecipes', level: 1 }).waitFor()
  await page.getByText('Everything has been read.').waitFor()
  await page.getByText('Torn.paprikarecipe').waitFor()
  await page.getByText('This is damaged.').waitFor()
  await page.getByRole('button', { name: 'Save the selected recipes' }).click()
  await page.getByText('The recipes are saved.').waitFor()
  await page.getByRole('link', { name: 'Lemon rice' }).click()
  await page.getByRole('img', { name: 'Photo of Lemon rice' }).waitFor()
  await visit(page, `${larder.url}/import`)
  await page.getByRole('link', { name: 'Mine.paprikarecipes' }).click()
  await page.getByRole('button', { name: 'Delete this import' }).click()
  await page.getByRole('heading', { name: 'Import recipes', level: 1 }).waitFor()
  expect(await page.getByRole('link', { name: 'Mine.paprikarecipes' }).count()).toBe(0)
})
