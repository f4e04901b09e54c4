import type { QueryKey } from '@tanstack/react-query'
import { queriesOfRecipeVersion } from '#shared/contract/procedures/offlineProcedureLists.ts'
import { procedureNameOfQuery } from '../dehydrateQueries.ts'

/** A query's key and its answer. */
interface AnsweredQuery {
  queryKey: QueryKey
  state: { data?: unknown }
}

/**
 * The version of the recipe that an answer was made from; undefined for other queries, and for a server that sends no version.
 */
export function recipeVersionOfAnswer({ queryKey, state }: AnsweredQuery): number | undefined {
  if (!queriesOfRecipeVersion.has(procedureNameOfQuery(queryKey))) return undefined
  const { version, recipeVersion } = Object(state.data) as { version?: unknown; recipeVersion?: unknown }
  // A report has a version of its own beside that of its recipe.
  const named = recipeVersion ?? version
  return typeof named === 'number' ? named : undefined
}

/** The id of the recipe that a query is about; undefined when it is about none. */
export const recipeIdOfQuery = (key: QueryKey): string | undefined =>
  (key[1] as { input?: { recipeId?: string } } | undefined)?.input?.recipeId
