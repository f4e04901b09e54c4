import sharp from 'sharp'
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
import { readsRecipes } from '../../support/servers/modelReadings.ts'
import { startModelServer } from '../../support/servers/modelServer.ts'

const { open } = prepareBrowser()
const model = await startModelServer()
afterAll(() => model.close())
const larder = prepareLarder({
  ...{ OPENAI_BASE_URL: model.baseUrl, MODEL_ALLOWED_URLS: model.baseUrl, OPENAI_MODEL: 'test' },
  WRITES_PER_MINUTE: '1000',
})

const lines = [
  'Lemon soup',
  '500 g potatoes',
  '1 lemon',
  'Boil the potatoes for 20 minutes.',
  'Add the lemon.',
]
const soup = {
  name: 'Lemon soup',
  ingredients: ['500 g potatoes', '1 lemon'],
  instructions: ['Boil the potatoes for 20 minutes.', 'Add the lemon.'],
}

/** A photo of a page with these lines. */
const pagePicture = (written: readonly string[]): Promise<Buffer> => {
  const texts = written.map((line, at) => `<text x="60" y="${140 + 90 * at}">${line}</text>`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="700" font-size="44" font-family="sans-serif"><rect width="1000" height="700" fill="#f6efdc"/>${texts}</svg>`
  return sharp(Buffer.from(svg)).jpeg().toBuffer()
}

async function openImport(name: string) {
  const member = await signedInAt(larder, name)
  const page = await open({})
  await page.context().addCookies([member.cookie])
  await visit(page, `${larder.url}/import`)
  return page
}

test('a member has photos of pages read, compares them with the lines, and saves the recipe', async () => {
  model.next(readsRecipes(soup))
  const page = await openImport('Ada')
  await page.getByRole('button', { name: 'Read with the assistant' }).waitFor()
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport)
    await expectAccessible(page, 'import with an assistant')
    await lookAt(page, `import-assistant-${viewport.width}`)
  }
  const picture = (part: readonly string[]) => pagePicture(part)
  await page.getByLabel('Photos of one or more pages').setInputFiles([
    { name: '1.jpg', mimeType: 'image/jpeg', buffer: await picture(lines.slice(0, 3)) },
    { name: '2.jpg', mimeType: 'image/jpeg', buffer: await picture(lines.slice(3)) },
  ])
  await page.getByText('Everything has been read.').waitFor()
  const pages = page.getByRole('img', { name: /of the source/ })
  await pages.nth(1).waitFor()
  const isDrawn = (image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0)
  for (const each of await pages.all()) expect(await each.evaluate(isDrawn)).toBe(true)
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport)
    await expectAccessible(page, 'lines beside pictures')
    await lookAt(page, `import-pictures-${viewport.width}`)
  }
  await page.getByRole('radio', { name: /only me/i }).check()
  await page.getByRole('button', { name: 'Save the selected recipes' }).press('Enter')
  await page.getByText('Not saved: confirm first').first().waitFor()
  const compared = page.getByRole('checkbox', { name: 'I compared the lines with the picture' })
  await compared.focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Save the selected recipes' }).press('Enter')
  await page.getByText('The recipes are saved.').waitFor()
  await page.getByRole('link', { name: 'Lemon soup' }).click()
  await page.getByRole('heading', { name: 'Lemon soup', level: 1 }).waitFor()
})

test('a member sees by keyboard where each line stands in a text, and keeps a line that is not in it by choice alone', async () => {
  const invented = { ...soup, ingredients: [...soup.ingredients, '1 clove garlic', '2 tbsp cream'] }
  model.next(readsRecipes(invented))
  const page = await openImport('Bea')
  await page
    .getByRole('textbox', { name: 'Web addresses, or the text of a recipe' })
    .fill(`My notes. ${lines.join(', ')}`)
  await page.getByRole('button', { name: 'Read with the assistant' }).press('Enter')
  await page.getByText('Everything has been read.').waitFor()
  await page.getByText('2 of its lines were not found in the source.').waitFor()
  await page.getByRole('button', { name: '500 g potatoes' }).focus()
  expect(await page.locator('mark').textContent()).toBe('500 g potatoes')
  await page.keyboard.press('Tab')
  expect(await page.locator('mark').textContent()).toBe('1 lemon')
  await page.getByRole('status').filter({ hasText: 'In the source: 1 lemon' }).waitFor({ state: 'attached' })
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport)
    await expectAccessible(page, 'lines beside a text')
    await lookAt(page, `import-grounded-${viewport.width}`)
  }
  await page.getByRole('checkbox', { name: 'Save it all the same: 1 clove garlic' }).check()
  await page.getByRole('radio', { name: /only me/i }).check()
  await page.getByRole('button', { name: 'Save the selected recipes' }).press('Enter')
  await page.getByText('The recipes are saved.').waitFor()
  await page.getByRole('link', { name: 'Lemon soup' }).click()
  await page.getByText('1 clove garlic').first().waitFor()
  expect(await page.getByText('2 tbsp cream').count()).toBe(0)

  // The same again: it is skipped unless the member decides otherwise.
  model.next(readsRecipes(soup))
  await visit(page, `${larder.url}/import`)
  await page
    .getByRole('textbox', { name: 'Web addresses, or the text of a recipe' })
    .fill(`My notes. ${lines.join(', ')}`)
  await page.getByRole('button', { name: 'Read with the assistant' }).press('Enter')
  await page.getByText('You already have this recipe:').waitFor()
  expect(await page.getByRole('radio', { name: 'Skip it' }).isChecked()).toBe(true)
  await page.getByRole('radio', { name: 'Fill in what mine lacks' }).check()
  await expectAccessible(page, 'duplicate')
  await lookAt(page, 'import-duplicate-1280')
  await page.getByRole('radio', { name: /only me/i }).check()
  await page.getByRole('button', { name: 'Save the selected recipes' }).press('Enter')
  await page.getByText('The recipes are saved.').waitFor()
})
