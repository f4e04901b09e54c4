import { expect, test } from 'vitest'
import { createReportForEaters } from '#server/features/recipes/storedReports.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import { brokenThread, prepareSites } from '../../support/recipes/recipeReports.ts'

const openSite = prepareSites()
const toast = { name: 'Toast', description: '', ingredients: ['2 slices bread'], instructions: ['Toast.'] }
const recipe = { ...toast, servings: 1, totalTimeMinutes: 1, isProse: false }
/** An eater with a name of `letters` letters, which the report repeats. */
const eaterOf = (what: string, letters: number): Eater => ({
  ...{ name: what.padEnd(letters, 'x'), likes: [], dislikes: [] },
  ...{ allergens: ['fish'], diets: [] },
})

test('a report stays cached after others were requested by two members at once', async () => {
  const kitchen = await openSite()
  // More than the 500,000 characters that are cached: if each counted twice, none would fit.
  for (let at = 0; at < 28; at += 1) {
    const ask = () => createReportForEaters(kitchen, recipe, [eaterOf(`${at}`, 20_000)])
    await Promise.all([ask(), ask()])
  }
  const report = await createReportForEaters(kitchen, recipe, [eaterOf('28', 20_000)])
  const idle = await openSite(brokenThread, kitchen)
  expect(report).not.toBeNull()
  expect(await createReportForEaters(idle, recipe, [eaterOf('28', 20_000)])).toEqual(report)
})

test('reports are dropped from the cache by their length, not by the length of the requests', async () => {
  const kitchen = await openSite()
  const buttered = { ...recipe, ingredients: Array.from({ length: 12 }, (_, at) => `${at + 1} g butter`) }
  const ask = (by: typeof kitchen, at: number) =>
    createReportForEaters(by, { ...buttered, name: `Toast ${at}` }, [
      { ...eaterOf('Ada', 3), allergens: ['milk'], diets: ['vegan', 'dairy-free'] },
    ])
  const { length } = JSON.stringify(await ask(kitchen, 0))
  const count = Math.ceil(500_000 / length)
  expect(count).toBeLessThan(200)
  for (let at = 1; at <= count; at += 1) await ask(kitchen, at)
  const idle = await openSite(brokenThread, kitchen)
  expect(await ask(idle, count)).not.toBeNull()
  await expect(ask(idle, 0)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test('a report that is longer than the whole cache drops no other', async () => {
  const kitchen = await openSite()
  const report = await createReportForEaters(kitchen, recipe, [eaterOf('Ada', 3)])
  await createReportForEaters(kitchen, recipe, [eaterOf('Bob', 600_000)])
  const idle = await openSite(brokenThread, kitchen)
  expect(await createReportForEaters(idle, recipe, [eaterOf('Ada', 3)])).toEqual(report)
})
