import type { DehydratedState } from '@tanstack/react-query'
import type { HydrationState } from 'react-router-dom'
import type { UnitSystem } from '#shared/kitchen/scalables.ts'

export interface PageAssets {
  styles: string[]
  scripts: string[]
  /** Scripts that make the page alive, which the first of `scripts` fetches when it is time. */
  preloads: string[]
  /** Letters that every page begins with. */
  fonts: string[]
  /** The name of the browser's half, which changes with anything in it, in whatever language. */
  version: string
}

export interface KeptState {
  /** When what it shows was true, in milliseconds since 1970. */
  at: number
  units: UnitSystem | undefined
}

/** What the server tells the browser beside the HTML, in a data block that no policy has to allow. */
export interface PageState {
  assets: PageAssets
  origin: string
  queries: DehydratedState
  router: HydrationState
  /** Only on a page that was not fetched but kept. */
  kept?: KeptState
}

export const stateElementId = 'page-state'
export const lateStateSelector = 'script[data-late-state]'

/** JSON that can stand inside a script element whatever it holds. */
export function toDataBlock(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escapeUnicode)
}

function escapeUnicode(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
