import { randomUUID } from 'node:crypto'
import type { SaveRecipeInput } from '#shared/contract/recipes/recipeKeeping.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { digestOfGeneratedRecipe } from './claims.ts'
import { promptVersion } from './promptVersion.ts'
import { generationsTable } from './table.ts'

/** A recipe of the built-in cook that was written for a member without their asking for it by itself. */
export interface BuiltInDish extends Pick<SaveRecipeInput, 'recipe' | 'mealType' | 'dietType' | 'cuisine'> {
  generationId: string
  seed: number
  durationMs: number
  /** How many findings about its eaters it has. */
  findingsLeft: number
}

export const createGenerationId = () => randomUUID()

/**
 * Records how dishes of the built-in cook were written, so that the member can save them as any generated recipe. A dish
 * that is recorded already stays as it is.
 */
export async function recordBuiltInDishes(
  { deps }: DbContext,
  owner: { userId: string; householdId: string },
  dishes: readonly BuiltInDish[],
): Promise<void> {
  if (dishes.length === 0) return
  const rows = dishes.map(({ generationId, seed, durationMs, findingsLeft, ...content }) => ({
    ...owner,
    id: generationId,
    outcome: 'finished' as const,
    engine: 'built-in' as const,
    model: null,
    promptVersion,
    seed,
    tries: 1,
    durationMs,
    digest: digestOfGeneratedRecipe(content),
    mendings: 0,
    findingsLeft,
  }))
  await deps.db.insert(generationsTable).values(rows).onConflictDoNothing()
}
