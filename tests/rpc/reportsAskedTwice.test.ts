import { expect, test } from 'vitest'
import { reportForEaters } from '#server/features/recipes/storedReports.ts'
import { brokenThread, prepareKitchens } from '../support/recipeReports.ts'

const openKitchen = prepareKitchens()
const toast = { name: 'Toast', description: '', ingredients: ['2 slices bread'], instructions: ['Toast.'] }
const recipe = { ...toast, servings: 1, totalTimeMinutes: 1, isProse: false }
/** Somebody whose name makes what is asked 20,000 characters long. */
const eaterOf = (at: number) => ({
  ...{ name: `${at}`.padEnd(20_000, 'x'), diets: [], likes: [], dislikes: [] },
  allergens: [],
})

test('a report is kept after others were asked for by two members at once', async () => {
  const kitchen = await openKitchen()
  // Longer than the 500,000 characters that are kept: each counted twice would leave room for none.
  for (let at = 0; at < 28; at += 1) {
    const ask = () => reportForEaters(kitchen, recipe, [eaterOf(at)])
    await Promise.all([ask(), ask()])
  }
  const report = await reportForEaters(kitchen, recipe, [eaterOf(28)])
  const idle = await openKitchen(brokenThread, kitchen)
  expect(report).not.toBeNull()
  expect(await reportForEaters(idle, recipe, [eaterOf(28)])).toEqual(report)
})
