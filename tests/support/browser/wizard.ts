import type { Page } from 'playwright-core'

/** What a cook with no restrictions answers, question by question. */
export const chickenDinner = ['No restrictions', 'Chicken', 'Dinner', '30 minutes', 'Beginner']

/** What a cook answers who leaves everything open. */
const anyDinner = ['No restrictions', 'No preference', 'Dinner', '30 minutes', 'Beginner']

export async function answerQuestions(page: Page, answers: string[]): Promise<void> {
  for (const answer of answers) {
    await page.getByRole('radio', { name: answer, exact: true }).check()
    await page.getByRole('button', { name: 'Next' }).click()
  }
}

/** From the first question to the summary. */
export async function goToSummary(page: Page, wish?: string): Promise<void> {
  await answerQuestions(page, anyDinner)
  await page.getByRole('radio', { name: 'Italian', exact: true }).check()
  if (wish !== undefined) await page.getByRole('textbox', { name: 'Your wish' }).fill(wish)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: 'Shall we cook this?' }).waitFor()
}

/** The address of the summary with the same answers, for tests that are not about the questions. */
export const summaryPath =
  '/generate?at=summary&dietType=No+restrictions&meatPreference=No+preference&mealType=Dinner&cookingTime=30+minutes&skillLevel=Beginner&cuisine=Italian'
