import { createHash } from 'node:crypto'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { seedDemoData } from '#server/demoData/seed.ts'
import { updateOutdatedRecipeFacts, updateRecipeFacts } from '#server/features/recipeEditing/outdatedFacts.ts'
import { examineRecipeInThread } from '#server/features/recipeReport/examine.ts'
import { factsOfBuiltInRecipe, recipeFactsVersion } from '#server/features/recipeReport/facts.ts'
import { recipesTable } from '#server/features/recipes/table.ts'
import { runHousekeepingOnce } from '#server/housekeeping.ts'
import { KitchenThread } from '#server/kitchenThread/kitchenThread.ts'
import { sampleRecipes } from '../../kitchen/gate/recipes/sampleRecipes.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'
import { unansweredWords } from '../../support/workers/unansweredWords.ts'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite()
  await seedDemoData(site.deps.db)
})
afterEach(() => site.close())

const stallingWorkerFile = path.resolve(import.meta.dirname, '../../support/workers/stallingWorker.ts')
const unnamed = { name: '', description: '', instructions: [] }

const factsIn = async (recipeId: string) => {
  const [row] = await site.deps.db.select().from(recipesTable).where(eq(recipesTable.id, recipeId))
  const { contains, mayContain, breaksDiets, hasUnknownLines, cover, factsVersion: version } = row!
  return { contains, mayContain, breaksDiets, hasUnknownLines, cover, factsVersion: version }
}

describe('the facts of a recipe', () => {
  test('the facts of a recipe are certain and possible allergens, broken diets, and whether a line was not read', async () => {
    expect(
      await factsOfBuiltInRecipe({
        ...unnamed,
        name: 'Peanut curry',
        ingredients: ['200 g peanuts', '1 tbsp fish sauce', '500 g zorgleflax'],
        servings: 2,
      }),
    ).toMatchObject({
      contains: ['fish', 'peanuts'],
      breaksDiets: expect.arrayContaining(['vegetarian', 'vegan', 'paleo']),
      hasUnknownLines: true,
      cover: 'curry',
      factsVersion: recipeFactsVersion,
    })
    expect(
      (await factsOfBuiltInRecipe({ ...unnamed, ingredients: ['2 eggs'], servings: 1 })).breaksDiets,
    ).toEqual(['vegan'])
  })

  test('the facts of a recipe include low-carb by the carbohydrates of a serving', async () => {
    const breaks = async (servings: number | null) =>
      (
        await factsOfBuiltInRecipe({ ...unnamed, ingredients: ['400 g apples'], servings })
      ).breaksDiets.includes('low-carb')
    expect([await breaks(1), await breaks(8), await breaks(null)]).toEqual([true, false, false])
  })

  test('the facts of a recipe agree with the report of the same recipe', async () => {
    for (const recipeId of ['demo-1', 'demo-4', 'demo-8']) {
      const { allergens, breaksDiets, unknownLines } = await site.callerAt().recipes.report({ recipeId })
      const ids = (isCertain: boolean) =>
        allergens.filter((each) => each.isCertain === isCertain).map(({ id }) => id)
      const facts = await factsIn(recipeId)
      expect(facts).toMatchObject({ contains: ids(true), mayContain: ids(false) })
      expect(facts.breaksDiets.filter((id) => id !== 'low-carb')).toEqual(breaksDiets)
      expect(facts.hasUnknownLines).toBe(unknownLines.length > 0)
    }
  })

  test('the facts of a recipe need a new factsVersion when the kitchen finds something else in the sample recipes', async () => {
    const found = []
    for (const recipe of sampleRecipes)
      found.push(examineRecipeInThread({ ...recipe, kind: 'recipe', dietType: 'Vegan' }))
    const digest = createHash('sha256').update(JSON.stringify(found)).digest('base64url').slice(0, 12)
    expect(`${recipeFactsVersion} ${digest}`).toMatchInlineSnapshot(`"45 uJp6rci_cCtA"`)
  })
})

describe('recipes', () => {
  test('recipes with missing or outdated facts are examined again by the cleanup', async () => {
    const { db } = site.deps
    const before = await factsIn('demo-3')
    expect(before.factsVersion).toBe(recipeFactsVersion)
    const unknown = {
      contains: [],
      mayContain: [],
      breaksDiets: [],
      hasUnknownLines: true,
      cover: 'plate' as const,
    }
    for (const version of [null, '0', 'zzz']) {
      await db.update(recipesTable).set({ ...unknown, factsVersion: version })
      await runHousekeepingOnce(site)
      expect(await factsIn('demo-3')).toEqual(before)
      expect(await db.$count(recipesTable, eq(recipesTable.factsVersion, recipeFactsVersion))).toBe(12)
    }
  })

  test('recipes with current facts are neither read nor written by the cleanup', async () => {
    const from = site.statements.length
    await runHousekeepingOnce(site)
    expect(site.statements.slice(from).filter((each) => each.startsWith('update "recipes"'))).toEqual([])
  })

  test('recipes that can be examined are updated even when the database refuses one of them', async () => {
    const { db } = site.deps
    await db.update(recipesTable).set({ factsVersion: '0' })
    await db.execute(sql`create function refuse_change() returns trigger language plpgsql
      as $$ begin raise exception 'This row is broken.'; end $$`)
    await db.execute(sql`create trigger broken before update on recipes for each row
      when (old.id = 'demo-1') execute function refuse_change()`)
    await runHousekeepingOnce(site)
    expect((await factsIn('demo-1')).factsVersion).toBe('0')
    expect(await db.$count(recipesTable, eq(recipesTable.factsVersion, recipeFactsVersion))).toBe(11)
    expect(site.logged.filter(({ msg }) => msg === 'recipe allergens and diets not saved')).toEqual([
      expect.objectContaining({ recipe: 'demo-1' }),
    ])
  })

  test('recipes whose facts could not be worked out are tried again later, and the others are updated', async () => {
    const { db } = site.deps
    await db.update(recipesTable).set({ factsVersion: '0' })
    await db
      .update(recipesTable)
      .set({ description: unansweredWords, factsVersion: '0' })
      .where(eq(recipesTable.id, 'demo-2'))
    const kitchenThread = new KitchenThread({ workerFile: stallingWorkerFile, timeLimitMs: 3_000 })
    const stalling = await openTestSite({ kitchenThread, beside: site })
    await runHousekeepingOnce(stalling)
    await stalling.close()
    expect((await factsIn('demo-2')).factsVersion).toBe('0')
    expect(await db.$count(recipesTable, eq(recipesTable.factsVersion, recipeFactsVersion))).toBe(11)
    await runHousekeepingOnce(site)
    expect((await factsIn('demo-2')).factsVersion).toBe(recipeFactsVersion)
  })

  test('outdated recipe facts wait for the next run when the kitchen thread refuses one job after another', async () => {
    const { db } = site.deps
    await db.update(recipesTable).set({ factsVersion: '0' })
    const broken = new KitchenThread({ workerFile: '/nowhere/worker.ts', isInline: () => false })
    const busy = await openTestSite({ kitchenThread: broken, beside: site })
    await updateOutdatedRecipeFacts(busy)
    await busy.close()
    expect(await db.$count(recipesTable, eq(recipesTable.factsVersion, '0'))).toBe(12)
    expect(busy.logged.filter(({ msg }) => msg === 'recipe allergens and diets not saved')).toHaveLength(2)
    expect(
      busy.logged.filter(({ msg }) => msg === 'update of recipe allergens and diets postponed'),
    ).toHaveLength(1)
    await runHousekeepingOnce(site)
  })

  test('recipes are examined again one by one with noteFacts', async () => {
    const { db } = site.deps
    await db
      .update(recipesTable)
      .set({
        name: 'Soup',
        description: '',
        ingredients: ['200 g peanuts'],
        instructions: ['Roast the peanuts.'],
      })
      .where(eq(recipesTable.id, 'demo-1'))
    await updateRecipeFacts(site, 'demo-1')
    expect(await factsIn('demo-1')).toMatchObject({ contains: ['peanuts'], mayContain: [], cover: 'pot' })
    await expect(updateRecipeFacts(site, 'nowhere')).rejects.toMatchObject({
      reason: 'recipes_recipe_not_found',
    })
  })
})
