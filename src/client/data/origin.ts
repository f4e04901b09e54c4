import { createContext, useContext } from 'react'

/** Scheme and host as the server that rendered the page knows them; empty on a page that is the same at any. */
export const Origin = createContext('')

/** What to put before a path where an address must be whole. */
export function useOrigin(): string {
  const known = useContext(Origin)
  return known === '' && typeof window !== 'undefined' ? window.location.origin : known
}
