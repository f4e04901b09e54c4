import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { updateRecipeTermCounts } from '#server/features/recipeSearch/termCounts.ts'
import { runHousekeepingOnce } from '#server/housekeeping.ts'
import { RecipeListInput } from '#shared/contract/recipes/recipeList.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite()
})
afterEach(() => site.close())

let drafts = 1_700_000_000_000

async function submit(member: TestMember, name: string, ingredients: string[]): Promise<string> {
  drafts += 1
  const { recipeId } = await member.caller.recipes.submit({
    draftId: String(drafts),
    name,
    description: '',
    servings: 2,
    prepTimeMinutes: 1,
    cookTimeMinutes: 1,
    totalTimeMinutes: 2,
    ingredients,
    instructions: ['Cook.'],
    mealType: 'Dinner',
    dietType: 'Vegan',
    cuisine: 'Turkish',
  })
  return recipeId
}

const countsKept = async () =>
  site.deps.db.execute(
    sql`select word, recipes from recipe_terms full join recipe_term_counts using (word) order by word`,
  ) as unknown as Promise<{ word: string; recipes: number }[]>

async function expectCountsToEqualRecount(): Promise<void> {
  const kept = await countsKept()
  await site.deps.db.execute(sql`select recount_recipe_terms()`)
  expect(kept).toEqual(await countsKept())
}

/** A word of letters for a number, each number with its own. */
const wordNumber = (n: number) => `w${[...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`

const found = async (query: string) => {
  const { items } = await site.callerAt().recipes.list(RecipeListInput.parse({ query }))
  return items.map(({ name }) => name)
}

describe('terms of recipes', () => {
  test('terms of recipes count as many recipes as a recount does after concurrent saves, edits and deletions', async () => {
    const members = await Promise.all(['Ada', 'Bob', 'Cyd', 'Dan'].map((name) => site.addMember(name)))
    const work = members.map(async (member, at) => {
      for (let round = 0; round < 6; round += 1) {
        const shared = [`${round} onions`, '1 leek', `${wordNumber(at * 10 + round)} salt`]
        const recipeId = await submit(member, `Leek soup ${round}`, shared)
        const { caller } = member
        if (round % 3 === 1) await caller.recipes.remove({ recipeId })
        if (round % 3 === 2)
          await caller.recipes.edit({
            recipeId,
            version: 1,
            kind: 'recipe',
            name: 'Onion tart',
            description: 'Without leeks',
            ingredients: ['2 onions', wordNumber(at)],
            instructions: ['Bake.'],
          })
      }
    })
    const counting = Array.from({ length: 4 }, () => updateRecipeTermCounts(site))
    await Promise.all([...work, ...counting])
    await runHousekeepingOnce(site)
    await expectCountsToEqualRecount()
    expect(site.logged.filter(({ level }) => Number(level) >= 40)).toEqual([])
  })

  test('terms of recipes are searchable at once after a save, and removed with the last recipe that has them', async () => {
    const ada = await site.addMember('Ada')
    const [first, second] = [
      await submit(ada, 'Zanzibari bowl', ['1 zorgleflax']),
      await submit(ada, 'Plain bowl', ['1 zorgleflax']),
    ]
    expect(await found('orglefl')).toHaveLength(2)
    await ada.caller.recipes.remove({ recipeId: first })
    await runHousekeepingOnce(site)
    expect((await countsKept()).map(({ word }) => word)).not.toContain('zanzibari')
    expect(await found('orglefl')).toEqual(['Plain bowl'])
    await ada.caller.recipes.remove({ recipeId: second })
    await runHousekeepingOnce(site)
    expect(await countsKept()).toEqual([])
  })

  test('terms of recipes are removed with their last recipe even when a save comes between counting and removing', async () => {
    const ada = await site.addMember('Ada')
    const [gone, kept] = [
      await submit(ada, 'Zanzibari bowl', ['1 leek']),
      await submit(ada, 'Plain bowl', ['1 leek']),
    ]
    await runHousekeepingOnce(site)
    await ada.caller.recipes.remove({ recipeId: gone })
    const connect = () => {
      const sql = postgres(site.databaseUrl, { max: 1, onnotice() {} })
      onTestFinished(() => sql.end({ timeout: 0 }))
      return sql
    }
    const [watcher, first, second, saver] = [connect(), connect(), connect(), connect()]
    const untilWaiting = (query: string) =>
      expect
        .poll(
          () => watcher`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like ${query}`,
        )
        .toHaveLength(1)

    // Locks are granted in the order in which they were requested.
    await first`begin`
    await first`select lock_recipe_terms_shared()`
    const counting = updateRecipeTermCounts(site)
    await untilWaiting('select backfill_recipe_terms%')
    await second`begin`
    const locking = second`select lock_recipe_terms_shared()`.execute()
    await untilWaiting('select lock_recipe_terms_shared%')
    await first`commit`
    await locking
    await untilWaiting('select add_up_recipe_terms%')
    const saving = saver`update recipes set name = 'Turnip bowl' where id = ${kept}`.execute()
    await untilWaiting('update recipes%')
    await second`commit`
    await Promise.all([counting, saving])

    expect((await countsKept()).map(({ word }) => word)).not.toContain('zanzibari')
    await expectCountsToEqualRecount()
  })

  test('terms of recipes are the first 300 words of a recipe, and an exact search finds the words beyond them', async () => {
    const ada = await site.addMember('Ada')
    const words = Array.from({ length: 900 }, (_, at) => wordNumber(100_000 + at))
    const lines = Array.from({ length: 45 }, (_, at) => words.slice(at * 20, at * 20 + 20).join(' '))
    const recipeId = await submit(ada, 'Hoard', lines)
    await runHousekeepingOnce(site)
    const kept = await countsKept()
    expect(kept).toHaveLength(300)
    expect(kept.map(({ word }) => word)).toContain('hoard')
    expect(kept.map(({ word }) => word)).not.toContain(words.at(-1))
    expect(await found(words.at(-1)!)).toEqual(['Hoard'])
    expect(await found(`hoard ${words.at(-1)}`)).toEqual(['Hoard'])
    expect(await found(words[5]!.slice(1))).toEqual(['Hoard'])
    await ada.caller.recipes.remove({ recipeId })
    await runHousekeepingOnce(site)
    expect(await countsKept()).toEqual([])
  })
})
