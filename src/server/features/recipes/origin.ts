import type { RecipeOrigin } from '#shared/contract/recipes/recipes.ts'
import { generations } from '../generation/table.ts'

/** The published part of how a recipe was generated: neither its cost nor its user. */
export const originColumns = {
  engine: generations.engine,
  model: generations.model,
  promptVersion: generations.promptVersion,
  seed: generations.seed,
  createdAt: generations.createdAt,
  mendings: generations.mendings,
  findingsLeft: generations.findingsLeft,
}

type OriginRow = Pick<typeof generations.$inferSelect, keyof typeof originColumns>

export function toOrigin({ createdAt, mendings, findingsLeft, ...rest }: OriginRow): RecipeOrigin {
  return {
    ...rest,
    writtenAt: createdAt.toISOString(),
    mendings: mendings ?? 0,
    findingsLeft: findingsLeft ?? 0,
  }
}
