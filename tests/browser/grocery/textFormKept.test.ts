import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { prepareBrowser, revisit } from '../../support/browser/browserTest.ts'
import { addItem, chip, openList } from '../../support/browser/groceryPages.ts'
import { prepareTexting } from '../../support/browser/textPages.ts'

const { open } = prepareBrowser()
const { larder, asked, askForCode, enterCode, confirmPhone, sendList } = prepareTexting(open)

const notesOf = (page: Page) => page.getByRole('textbox', { name: 'Additional notes' })
const codeOf = (page: Page) => page.getByRole('textbox', { name: 'Code' })
const numberOf = (page: Page) => page.getByRole('textbox', { name: 'Phone number' })

async function goAndComeBack(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click()
  await page.waitForURL('**/faq')
  await page.goBack()
}

test('the notes and phone number of the SMS form survive a link and a reload', async () => {
  const { page } = await openList(open, larder)
  await notesOf(page).fill('The blue door.')
  await numberOf(page).fill('+44 7700 900')
  await goAndComeBack(page)
  await expect.poll(() => notesOf(page).inputValue()).toBe('The blue door.')
  await expect.poll(() => numberOf(page).inputValue()).toBe('+44 7700 900')
  await revisit(page)
  await expect.poll(() => notesOf(page).inputValue()).toBe('The blue door.')
  await expect.poll(() => numberOf(page).inputValue()).toBe('+44 7700 900')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByText('words that you typed, are not saved yet', { exact: false }).waitFor()
})

test('the SMS form forgets sent notes and numbers, and keeps a newly typed number', async () => {
  const { page } = await openList(open, larder)
  await addItem(page, 'Milk')
  await confirmPhone(page)
  await notesOf(page).fill('Not the green one.')
  await chip(page, 'Saved').waitFor()
  await sendList(page)
  await page.getByText('SMS sent successfully!').waitFor()
  await expect.poll(() => notesOf(page).inputValue()).toBe('Not the green one.')
  await revisit(page)
  await chip(page, 'Saved').waitFor()
  expect(await notesOf(page).inputValue()).toBe('')
  const other = page.getByRole('button', { name: 'Use another number' })
  await other.click()
  await numberOf(page).fill('+44 7700')
  await goAndComeBack(page)
  await expect.poll(() => numberOf(page).inputValue()).toBe('+44 7700')
})

test('the phone form still asks for the code it sent after a link and a reload, until the code is entered', async () => {
  const { page } = await openList(open, larder)
  await askForCode(page)
  await codeOf(page).fill('12')
  await goAndComeBack(page)
  await expect.poll(() => codeOf(page).inputValue()).toBe('12')
  await revisit(page)
  await expect.poll(() => codeOf(page).inputValue()).toBe('12')
  await page.getByText('Six digits are on their way', { exact: false }).waitFor()
  await expect.poll(() => asked().length).toBe(1)
  await enterCode(page)
  expect(asked()).toHaveLength(1)
  await revisit(page)
  await page.getByRole('button', { name: 'Use another number' }).waitFor()
  expect(await codeOf(page).count()).toBe(0)
})

test('the phone form asks for a number after a reload once another number was chosen', async () => {
  const { page } = await openList(open, larder)
  await askForCode(page)
  await codeOf(page).waitFor()
  await page.getByRole('button', { name: 'Use another number' }).click()
  await numberOf(page).fill('+44 7700')
  await revisit(page)
  await expect.poll(() => numberOf(page).inputValue()).toBe('+44 7700')
  expect(await codeOf(page).count()).toBe(0)
})
