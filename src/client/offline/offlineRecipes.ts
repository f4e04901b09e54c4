import type { DehydratedState } from '@tanstack/react-query'
import type { UnitSystem } from '#shared/kitchen/scalables.ts'
import type { PageAssets } from '../data/pageState.ts'

export type QueriesStoredOffline = DehydratedState['queries']

/** Where in it stands what every kept page needs beside its recipe. */
export const offlineShellDataPath = '/kept/shell'
export interface OfflinePageShellData {
  assets: PageAssets
  origin: string
  /** Of all that somebody has set, nothing else is kept in their browser. */
  units: UnitSystem | undefined
  queries: QueriesStoredOffline
}

/** Where in it stands the version of today's reports, as `QueriesStoredOffline`. */
export const offlineReportVersionPath = '/kept/report-version'

const recipeFolder = '/kept/recipe/'
export const offlineRecipePath = (recipeId: string) => recipeFolder + recipeId
export const isOfflineRecipePath = (path: string) => path.startsWith(recipeFolder)

/** The one width in which a photo is kept. */
export const offlinePhotoPath = (name: string) => `/photos/${name}-800.webp`

export interface RecipeStoredOffline {
  id: string
  name: string
  updatedAt: string
  /** When the server told it, in milliseconds since 1970. */
  keptAt: number
  /** When its page was opened last, in milliseconds since 1970; 0 for never here. */
  openedAt: number
  /** Whether it is one of the newest of the signed-in member. */
  isOwn: boolean
  /** The name of its photo, if that is kept as well. */
  photo: string | null
  queries: QueriesStoredOffline
}
