import { readdirSync } from 'node:fs'
import { getPriority } from 'node:os'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { recipeReportsTable } from '#server/features/recipes/reports/table.ts'
import { recipesTable } from '#server/features/recipes/table.ts'
import { runHousekeepingOnce } from '#server/housekeeping.ts'
import { KitchenThread } from '#server/kitchenThread/kitchenThread.ts'
import type { KitchenThreadOptions } from '#server/kitchenThread/options.ts'
import { RecipeListInput } from '#shared/contract/recipes/recipeList.ts'
import {
  brokenThread,
  cheeseToast,
  greedyThread,
  kindsIn,
  prepareSites,
  silentWorkerFile,
  spinningWorkerFile,
  submit,
  unloadableWorkerFile,
} from '../../support/recipes/recipeReports.ts'
import { kitchenWorkerFile } from '../../support/testSite.ts'

const openSite = prepareSites()
/** Only for these tests, as findings for the same text in another test would be cached in this process. */
const largeToast = { ...cheeseToast, description: 'A toast that takes too much to check.' }

describe('a recipe whose check exceeds the limits', () => {
  test('a recipe whose check exceeds the limits is saved, reported as not checked, and left out of filtered lists', async () => {
    const site = await openSite(greedyThread)
    const ada = await site.addMember('Ada')
    const recipeId = await submit(ada, largeToast)
    for (const caller of [site.callerAt(), ada.caller]) {
      const report = await caller.recipes.report({ recipeId })
      expect(kindsIn(report)).toEqual(['not checked'])
      expect(report.nutrition.perServing).toBeNull()
    }
    expect(await site.callerAt().recipes.scalables({ recipeId })).toEqual({
      recipeVersion: 1,
      ingredients: [[], [], []],
      instructions: [[]],
    })
    const listed = (without: RecipeListInput['without']) =>
      site.callerAt().recipes.list(RecipeListInput.parse({ without }))
    expect((await listed([])).total).toBe(1)
    expect((await listed(['fish'])).total).toBe(0)
    expect(site.logged).toContainEqual(
      expect.objectContaining({ msg: 'recipe could not be checked for allergens and hazards' }),
    )
  })

  test('a recipe whose check exceeds the limits is checked by the cleanup when another kitchen can do it', async () => {
    const greedy = await openSite(greedyThread)
    const recipeId = await submit(await greedy.addMember(), largeToast)
    const able = await openSite({}, greedy)
    await able.deps.db.update(recipesTable).set({ factsVersion: '0' })
    await able.deps.db.update(recipeReportsTable).set({ kitchenVersion: '0' })
    await runHousekeepingOnce(able)
    const [row] = await able.deps.db
      .select()
      .from(recipeReportsTable)
      .where(eq(recipeReportsTable.recipeId, recipeId))
    expect(row?.report?.allergens.map(({ id }) => id)).toContain('milk')
    const report = await (await openSite(brokenThread, greedy)).callerAt().recipes.report({ recipeId })
    expect(kindsIn(report)).toEqual(['may contain', 'contains', 'unused ingredient'])
  })

  test.each<[string, Partial<KitchenThreadOptions>]>([
    ['cannot start', brokenThread],
    ['cannot load what the job needs', { workerFile: unloadableWorkerFile, isInline: () => false }],
    [
      'gets too little of a core',
      { workerFile: silentWorkerFile, timeLimitMs: 1_000, isInline: () => false },
    ],
  ])(
    'a recipe whose check exceeds the limits is not confused with a kitchen thread that %s, with which saving is refused',
    async (_, options) => {
      const site = await openSite(options)
      const ada = await site.addMember()
      await expect(submit(ada, largeToast)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
      expect(await site.deps.db.$count(recipesTable)).toBe(0)
    },
  )

  test('a recipe whose check exceeds the limits fails when its thread has used a whole core for the time limit', async () => {
    const workerFile = spinningWorkerFile
    const thread = new KitchenThread({ workerFile, isInline: () => false, timeLimitMs: 200 })
    const input = { ingredients: ['2 eggs'], factor: 2 }
    const failure = () =>
      thread.run({ queueCaller: 'ada', reads: null }, 'groceryLines', input).catch((error) => error.name)
    // On a machine with less CPU, the thread only counts as busy.
    await expect.poll(failure, { timeout: 60_000 }).toBe('KitchenJobFailure')
    await thread.close()
  })

  test('a recipe whose check exceeds the limits leaves its place to the next job, and one job too many is refused', async () => {
    const thread = new KitchenThread({ workerFile: kitchenWorkerFile, isInline: () => false, maxWaiting: 1 })
    const caller = { queueCaller: 'ada', reads: null }
    const job = () => thread.run(caller, 'groceryLines', { ingredients: ['2 eggs'], factor: 2 })
    const answers = await Promise.allSettled([job(), job(), job()])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(answers[2]).toMatchObject({ reason: { code: 'UNAVAILABLE' } })
    await thread.close()
  })

  test.runIf(process.platform === 'linux')(
    'a recipe whose check exceeds the limits is checked by a thread with a lower CPU priority than the event loop',
    async () => {
      const priorities = () => readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)))
      const before = priorities()
      const thread = new KitchenThread({ workerFile: kitchenWorkerFile, isInline: () => false })
      await thread.run({ queueCaller: 'ada', reads: null }, 'groceryLines', {
        ingredients: ['2 eggs'],
        factor: 2,
      })
      expect(before).not.toContain(10)
      expect(priorities().filter((priority) => priority === 10)).toHaveLength(1)
      await thread.close()
    },
  )

  test('a recipe whose check exceeds the limits does not make other callers wait for more than two jobs of its caller', async () => {
    const thread = new KitchenThread({ workerFile: kitchenWorkerFile, isInline: () => false })
    const done: string[] = []
    const job = async (key: string) => {
      await thread.run({ queueCaller: key, reads: null }, 'groceryLines', {
        ingredients: ['2 eggs'],
        factor: 2,
      })
      done.push(key)
    }
    const answers = await Promise.allSettled([...Array.from({ length: 6 }, () => job('ada')), job('bob')])
    expect(answers.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1)
    expect(answers[5]).toMatchObject({ reason: { code: 'UNAVAILABLE' } })
    expect(done).toHaveLength(6)
    expect(done.indexOf('bob')).toBeLessThanOrEqual(2)
    await thread.close()
  })
})
