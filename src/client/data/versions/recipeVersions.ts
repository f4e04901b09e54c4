import type { QueryKey } from '@tanstack/react-query'
import { procedureNameOfQuery } from '../dehydrateQueries.ts'

/** A query's key and its answer. */
interface AnsweredQuery {
  queryKey: QueryKey
  state: { data?: unknown }
}

/** The names of the queries whose answers are made from a recipe's text, the recipe itself first. */
export const queryNamesOfRecipeText: readonly string[] = [
  'recipes.get',
  'recipes.scalables',
  'recipes.report',
]

/**
 * The version of the recipe that an answer was made from; undefined for other queries, and for a server that sends no version.
 */
export function recipeVersionOfAnswer({ queryKey, state }: AnsweredQuery): number | undefined {
  if (!queryNamesOfRecipeText.includes(procedureNameOfQuery(queryKey))) return undefined
  const { version, recipeVersion } = Object(state.data) as { version?: unknown; recipeVersion?: unknown }
  const named = procedureNameOfQuery(queryKey) === queryNamesOfRecipeText[0] ? version : recipeVersion
  return typeof named === 'number' ? named : undefined
}

/** The id of the recipe that a query is about; undefined when it is about none. */
export const recipeIdOfQuery = (key: QueryKey): string | undefined =>
  (key[1] as { input?: { recipeId?: string } } | undefined)?.input?.recipeId
