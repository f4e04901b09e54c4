import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { inspectEverywhere, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { goToSummary } from '../../support/browser/wizard.ts'
import { callAt } from '../../support/process/callAt.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ GENERATIONS_PER_MINUTE: '1000' })

const chosen = (page: Page, name: string) => page.getByRole('radio', { name, exact: true, checked: true })

test('the wizard begins with the last answers, without the last wish', async () => {
  const page = await open({})
  await visit(page, `${larder.url}/generate`)
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
  await goToSummary(page, 'with thyme')
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await page.getByRole('button', { name: 'Save Recipe' }).waitFor()
  await visit(page, `${larder.url}/generate`)
  await chosen(page, 'No restrictions').waitFor()
  await inspectEverywhere(page, 'wizard-begins')
  for (const answer of ['No restrictions', 'No preference', 'Dinner', '30 minutes', 'Beginner']) {
    await chosen(page, answer).waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await chosen(page, 'Italian').waitFor()
  expect(await page.getByRole('textbox', { name: 'Your wish' }).inputValue()).not.toContain('thyme')
})

test('the wizard begins with the diet from the member’s settings, and forgets the answers at sign-out', async () => {
  const ada = await signedInAt(larder)
  await callAt(larder, ada, 'preferences.save', {
    ...{ allergens: [], otherAllergies: [], diets: ['vegan'], likes: [], dislikes: [] },
    ...{ gender: null, mealFrequency: null, units: 'metric', isVulnerable: false, version: 0 },
  })
  const page = await open({})
  await page.context().addCookies([ada.cookie])
  await visit(page, `${larder.url}/generate`)
  await chosen(page, 'Vegan').waitFor()
  await page.getByRole('radio', { name: 'Vegetarian', exact: true }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  for (const answer of ['Dinner', '30 minutes', 'Beginner']) {
    await page.getByRole('radio', { name: answer, exact: true }).check()
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await page.getByRole('radio', { name: 'Italian', exact: true }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await page.getByRole('button', { name: 'Save Recipe' }).click()
  await page.waitForURL(/\/recipe\/[\w-]+$/)
  await page.getByRole('link', { name: 'Generate', exact: true }).first().click()
  await chosen(page, 'Vegan').waitFor()
  await page.getByRole('button', { name: 'Next' }).click()
  await chosen(page, 'Dinner').waitFor()
  const kept = await page.evaluate(() => localStorage.getItem('larder.lastAnswers'))
  expect(kept).toContain('Dinner')
  // The diet is in the member's settings, and is not stored in the browser.
  expect(kept).not.toContain('dietType=')
  await visit(page, `${larder.url}/account`)
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => localStorage.getItem('larder.lastAnswers'))).toBe(null)
})
