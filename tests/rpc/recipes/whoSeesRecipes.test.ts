import { TRPCError } from '@trpc/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RecentListCountsCache } from '#server/features/recipeSearch/recentCounts.ts'
import { appRouter } from '#server/rpc/router.ts'
import { type RecipeVisibility, recipeVisibilities } from '#shared/kitchen/recipeVisibilities.ts'
import {
  type HidingHome,
  makeNewest,
  prepareHidingHome,
  type ReaderName,
  readerNames,
  seenBy,
} from '../../support/recipes/hiddenRecipes.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'
import { type Named, telling, tellingOfNone } from './whoSeesExpectations.ts'

let site: TestSite
let home: HidingHome
beforeAll(async () => {
  site = await openTestSite({ recentCounts: new RecentListCountsCache() })
  home = await prepareHidingHome(site)
  await makeNewest(site, home)
}, 60_000)
afterAll(() => site.close())

test('the expectations name every procedure, as reading recipes or not', () => {
  const procedures = Object.keys(appRouter._def.procedures).sort()
  expect([...Object.keys(telling), ...tellingOfNone].sort()).toEqual(procedures)
})

const unknown: Named = { recipeId: '1700000000000404', noteId: 'x'.repeat(43), word: 'unknown' }
const hiddenFrom = (reader: ReaderName) => recipeVisibilities.filter((each) => !seenBy[each].includes(reader))

describe.each(recipeVisibilities)(
  'the list, with a recipe visible to “%s”,',
  (visibility: RecipeVisibility) => {
    test.each(readerNames)(
      'the recipe list shows a recipe to the %s exactly when they may see it, in every search',
      async (reader) => {
        const { caller } = home.readers[reader]
        const { recipeId, word } = home.marked[visibility]
        const isSeen = seenBy[visibility].includes(reader)
        for (const query of ['', word, word.slice(2, -2), `peas ${word}line`, `${word}line peas`]) {
          const list = await caller.recipes.list({ query })
          expect(
            list.items.some(({ id }) => id === recipeId),
            `"${query}"`,
          ).toBe(isSeen)
          const found = recipeVisibilities.filter((each) => seenBy[each].includes(reader)).length
          expect(list.total, `"${query}"`).toBe(query === '' ? found : Number(isSeen))
        }
        const { mealType } = await caller.recipes.count()
        expect(mealType.Dinner).toBe(
          recipeVisibilities.filter((each) => seenBy[each].includes(reader)).length,
        )
      },
    )
  },
)

describe.each(Object.entries(telling))('%s', (path, { naming, open }) => {
  test.each(readerNames)(
    'no procedure reveals to the %s a recipe that is hidden from them',
    async (reader) => {
      const asked = { home, reader }
      for (const visibility of hiddenFrom(reader)) {
        const { secrets, word, ...named } = home.marked[visibility]
        const told = naming && (await outcomeOf(reader, path, naming({ ...named, word }, asked)))
        if (naming) expect(told).toBe(await outcomeOf(reader, path, naming(unknown, asked)))
        for (const input of open?.(word) ?? []) {
          const answer = await outcomeOf(reader, path, input)
          for (const secret of secrets) expect(answer).not.toContain(secret)
        }
      }
    },
  )
})

test.each(Object.entries(telling).filter(([, { isRead }]) => isRead))(
  'the procedure %s answers every reader who may see the recipe',
  async (path, { naming }) => {
    for (const visibility of recipeVisibilities)
      for (const reader of seenBy[visibility]) {
        if (reader === 'visitor' && path.startsWith('grocery.')) continue
        const input = naming?.(home.marked[visibility], { home, reader })
        expect(await outcomeOf(reader, path, input), `${reader} ${visibility}`).toContain('answered')
      }
  },
)

/** The answer or the refusal as text. */
async function outcomeOf(reader: ReaderName, path: string, input: unknown): Promise<string> {
  const { caller } = home.readers[reader]
  const call = path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], caller)
  const named =
    input && typeof input === 'object' && 'householdId' in input
      ? { ...input, householdId: home.householdOf(reader) }
      : input
  try {
    return `answered ${JSON.stringify(await (call as (input: unknown) => Promise<unknown>)(named))}`
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error
    return `refused ${error.code} ${error.message}`
  }
}
