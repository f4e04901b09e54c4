import type { DehydratedState } from '@tanstack/react-query'
import type { HydrationState } from 'react-router-dom'
import type { UnitSystem } from '#shared/kitchen/scalables.ts'

export interface PageAssets {
  styles: string[]
  scripts: string[]
  /** Scripts that hydrate the page. The first of `scripts` fetches them when it is time. */
  preloads: string[]
  /** Addresses of the fonts that every page needs first. */
  fonts: string[]
  /** The name of the browser build. It changes with any file of it, in any language. */
  version: string
}

export interface StoredPageState {
  /** When the server sent the data that the page shows, in milliseconds since 1970. */
  at: number
  units: UnitSystem | undefined
}

/** The data that the server sends with the HTML, in a data block, which needs no permission of the content security policy. */
export interface PageState {
  assets: PageAssets
  origin: string
  queries: DehydratedState
  router: HydrationState
  /** Only on a page that the service worker made from a stored recipe. */
  kept?: StoredPageState
}

export const pageStateElementId = 'page-state'
export const lateQueryStateSelector = 'script[data-late-state]'

/** JSON that is safe inside a script element whatever it contains. */
export function toScriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escapeUnicode)
}

function escapeUnicode(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
