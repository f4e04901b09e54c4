import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { chefRecipesTable, chefsTable } from '../features/chefs/table.ts'
import { recipeFactsVersion } from '../features/recipeReport/facts.ts'
import { storeRecipeReport } from '../features/recipes/storedReports.ts'
import { recipesTable } from '../features/recipes/table.ts'
import type { DemoRecipe } from './demoRecipes.ts'

const firstDemoAt = new Date('2026-11-01T18:00:00Z').getTime()
const hourMs = 3_600_000

/** Fills a database without recipes with a few of the built-in cook. Any number of processes may do so at once. */
export async function seedDemoData(db: Database): Promise<void> {
  const [known] = await db.select({ id: recipesTable.id }).from(recipesTable).limit(1)
  if (known) return
  const { default: file } = await import('./demoRecipes.json', { with: { type: 'json' } })
  const demo = new Map(
    (file as unknown as DemoRecipe[]).map((recipe, place) => [`demo-${place + 1}`, recipe]),
  )
  await db.transaction(async (tx) => {
    const rows = [...demo].map(([id, { recipe, facts }], place) => {
      const createdAt = sql`${new Date(firstDemoAt + place * hourMs).toISOString()}::timestamptz`
      return { ...recipe, ...facts, factsVersion: recipeFactsVersion, id, createdAt }
    })
    const inserted = await tx
      .insert(recipesTable)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: recipesTable.id, version: recipesTable.version })
    for (const { id, version } of inserted) {
      const { facts, ...found } = demo.get(id)!
      await storeRecipeReport(
        { deps: { db: tx } },
        { id, version },
        { facts: { ...facts, factsVersion: recipeFactsVersion }, found },
      )
    }
  })
  await seedChefs(db)
}

async function seedChefs(db: Database): Promise<void> {
  const { demoChefs } = await import('../features/chefs/demoChefs.ts')
  const dishes = demoChefs.flatMap(({ id, recipes }) =>
    recipes.map((recipe, place) => ({ ...recipe, chefId: id, place })),
  )
  await db
    .insert(chefsTable)
    .values([...demoChefs])
    .onConflictDoNothing()
  await db.insert(chefRecipesTable).values(dishes).onConflictDoNothing()
}
