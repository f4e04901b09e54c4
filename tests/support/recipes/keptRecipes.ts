import type { Database } from '#server/db/database.ts'
import { factsOfBuiltInRecipe } from '#server/features/recipeReport/facts.ts'
import { recipesTable } from '#server/features/recipes/table.ts'

type NewRecipe = Partial<typeof recipesTable.$inferInsert> & { id: string; name: string }

/** Keeps recipes with the facts of their ingredients; each is an hour older than the one before it. */
export async function keepRecipes(db: Database, ...given: NewRecipe[]): Promise<void> {
  const rows = given.map(async (recipe, index) => {
    const whole = {
      description: '',
      mealType: 'Dinner' as const,
      dietType: 'No restrictions' as const,
      cuisine: 'Italian' as const,
      servings: 2,
      prepTimeMinutes: 10,
      cookTimeMinutes: 20,
      totalTimeMinutes: 30,
      ingredients: ['1 carrot'],
      instructions: ['Cook it.'],
      createdAt: new Date(Date.UTC(2026, 0, 31) - index * 3_600_000),
      ...recipe,
    }
    return { ...(await factsOfBuiltInRecipe(whole)), ...whole }
  })
  await db.insert(recipesTable).values(await Promise.all(rows))
}
