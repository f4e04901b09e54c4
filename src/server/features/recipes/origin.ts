import type { SavedRecipeOrigin } from '#shared/contract/recipes/recipes.ts'
import { generationsTable } from '../generation/table.ts'

/** The published part of how a recipe was generated: neither its cost nor its user. */
export const recipeOriginColumns = {
  engine: generationsTable.engine,
  model: generationsTable.model,
  promptVersion: generationsTable.promptVersion,
  seed: generationsTable.seed,
  createdAt: generationsTable.createdAt,
  mendings: generationsTable.mendings,
  findingsLeft: generationsTable.findingsLeft,
}

type OriginRow = Pick<typeof generationsTable.$inferSelect, keyof typeof recipeOriginColumns>

export function toRecipeOrigin({ createdAt, mendings, findingsLeft, ...rest }: OriginRow): SavedRecipeOrigin {
  return {
    ...rest,
    writtenAt: createdAt.toISOString(),
    mendings: mendings ?? 0,
    findingsLeft: findingsLeft ?? 0,
  }
}
