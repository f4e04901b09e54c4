import { describe, expect, test } from 'vitest'
import { inspectEverywhere, phone, prepareBrowser, visit } from '../support/browser/browserTest.ts'
import { answerQuestions, chickenDinner, goToSummary } from '../support/browser/wizard.ts'
import { prepareLarder } from '../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ GENERATIONS_PER_MINUTE: '1000' })

test('a visitor goes from the home page to a recipe, on a phone and at a desk', async () => {
  const page = await open({ viewport: phone })
  await visit(page, larder.url)
  await page.getByRole('link', { name: 'Generate a Recipe' }).click()
  await page.getByRole('group', { name: 'What type of diet do you follow?' }).waitFor()
  await inspectEverywhere(page, 'question')
  await answerQuestions(page, chickenDinner)
  await page.getByRole('heading', { name: 'Where shall it take you?' }).waitFor()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('Please select a cuisine before proceeding.').waitFor()
  await inspectEverywhere(page, 'cuisine')
  await page.getByRole('searchbox', { name: 'Find a cuisine' }).fill('ital')
  await page.getByText('1 cuisine', { exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: 'Shall we cook this?' }).waitFor()
  await inspectEverywhere(page, 'summary')
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await page.getByRole('button', { name: 'Save Recipe' }).click()
  await page.getByText('Please sign in to save your recipe').waitFor()
  await inspectEverywhere(page, 'result')
  await page.getByRole('button', { name: 'Another one' }).click()
  await page.getByRole('navigation', { name: 'Versions of this recipe' }).waitFor()
  await inspectEverywhere(page, 'versions')
})

test('the wizard can be used by keyboard alone, and each new question takes the focus', async () => {
  const page = await open({})
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await visit(page, `${larder.url}/generate`)
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Skip to content')
  await page.keyboard.press('Enter')
  const firstRadio = page.getByRole('radio').first()
  for (
    let presses = 0;
    presses < 5 && !(await firstRadio.evaluate((radio) => radio === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab')
  for (const [question, arrows] of [
    ['Which meat do you prefer?', 0],
    ['Which meal is it for?', 1],
    ['How much time do you have?', 2],
    ['How sure are you in the kitchen?', 1],
  ] as const) {
    await page.keyboard.press('Space')
    for (let press = 0; press < arrows; press += 1) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(focused).toContain(question)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Where shall it take you?')
  await page.keyboard.press('Tab')
  await page.keyboard.type('per')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('u')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.getByRole('radio', { name: 'Peruvian' }).isChecked()).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Shall we cook this?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save Recipe' }).waitFor()
  expect(await focused()).toBe('Your recipe')
})

describe('the wizard’s answers', () => {
  test('the wizard’s answers are needed before Next can be pressed, and the first question has no Previous', async () => {
    const page = await open({})
    await visit(page, `${larder.url}/generate`)
    const questions = page
      .getByRole('main')
      .getByRole('group')
      .filter({ has: page.getByRole('radio') })
    expect(await questions.count(), 'one at a time').toBe(1)
    expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true)
    await page.getByRole('radio', { name: 'Vegan' }).check()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('group', { name: 'Which meal is it for?' }).waitFor()
    expect(await questions.count(), 'one at a time').toBe(1)
    expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true)
  })

  test('the wizard’s answers include meat only when the diet allows some', async () => {
    const page = await open({})
    await visit(page, `${larder.url}/generate`)
    await answerQuestions(page, ['Vegetarian'])
    await page.getByRole('group', { name: 'Which meal is it for?' }).waitFor()
    await page.getByRole('button', { name: 'Previous' }).click()
    await answerQuestions(page, ['Keto'])
    await page.getByRole('group', { name: 'Which meat do you prefer?' }).waitFor()
  })

  test('the wizard’s answers survive a reload and the back button, with the whole wish', async () => {
    const page = await open({})
    await visit(page, `${larder.url}/generate`)
    await answerQuestions(page, chickenDinner)
    await page.getByRole('radio', { name: 'Thai' }).check()
    await page.getByRole('textbox', { name: 'Your wish' }).fill('with mushrooms, no garlic')
    await page.reload()
    await page.locator('html[data-hydrated]').waitFor()
    expect(await page.getByRole('radio', { name: 'Thai' }).isChecked()).toBe(true)
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Your wish' }).inputValue())
      .toBe('with mushrooms, no garlic')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText('with mushrooms, no garlic').waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Where shall it take you?' }).waitFor()
    await page.goBack()
    expect(await page.getByRole('radio', { name: 'Beginner' }).isChecked()).toBe(true)
    await page.goForward()
    expect(await page.getByRole('textbox', { name: 'Your wish' }).inputValue()).toBe(
      'with mushrooms, no garlic',
    )
  })

  test('the wizard’s answers include a default wish, and end a wish at 500 characters', async () => {
    const page = await open({})
    await visit(page, `${larder.url}/generate`)
    await answerQuestions(page, chickenDinner)
    const wish = page.getByRole('textbox', { name: 'Your wish' })
    await expect
      .poll(() => wish.inputValue())
      .toBe('Surprise me with your recipe! Keep it concise and engaging.')
    await wish.fill('x'.repeat(600))
    expect((await wish.inputValue()).length).toBe(500)
    await page.getByText('500 of 500 characters').waitFor()
  })

  test('the wizard’s answers can be changed from the summary', async () => {
    const page = await open({})
    await visit(page, `${larder.url}/generate`)
    await goToSummary(page)
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('radio', { name: 'Greek' }).check()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText('Greek', { exact: true }).waitFor()
  })
})

describe('the generated recipe', () => {
  test('the generated recipe is stored in the browser with every version, across a reload', async () => {
    const page = await open({})
    await visit(page, `${larder.url}/generate`)
    await goToSummary(page)
    await page.getByRole('button', { name: 'Generate Recipe' }).click()
    const title = page.getByRole('article').getByRole('heading').first()
    await page.getByRole('button', { name: 'Save Recipe' }).waitFor()
    const first = await title.textContent()
    await page.getByRole('textbox', { name: 'Change one thing' }).fill('for six')
    await page.getByRole('button', { name: 'Change it' }).click()
    await page.getByRole('link', { name: 'Version 2 · for six' }).waitFor()
    await page.reload()
    await page.getByRole('link', { name: 'Version 1 · as first written' }).click()
    await expect.poll(() => title.textContent()).toBe(first)
    await page.goBack()
    await page.getByText('6 servings').first().waitFor()
  })

  test('the generated recipe that this browser does not store is reported as missing, and can be generated again', async () => {
    const page = await open({})
    await visit(page, `${larder.url}/generate`)
    await goToSummary(page)
    await visit(page, page.url().replace('at=summary', 'at=result&recipe=gone'))
    await page.getByText('Failed to generate recipe. Please try again.').waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: 'Save Recipe' }).waitFor()
  })
})

test('the wizard works without scripts, with plain forms', async () => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto(`${larder.url}/generate`)
  for (const answer of ['Keto', 'Lamb', 'Lunch', '45 minutes', 'Advanced']) {
    await page.getByRole('radio', { name: answer, exact: true }).check()
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('Please select a cuisine before proceeding.').waitFor()
  await page.getByRole('radio', { name: 'Greek' }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: 'Shall we cook this?' }).waitFor()
  expect(await page.locator('noscript').textContent()).toContain('that takes JavaScript')
  expect(await page.getByRole('definition').allTextContents()).toEqual([
    'Keto',
    'Lamb',
    'Lunch',
    '45 minutes',
    'Advanced',
    'Greek',
    'Surprise me with your recipe! Keep it concise and engaging.',
  ])
})
