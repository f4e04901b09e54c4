import { createContext, useContext } from 'react'

/** Scheme and host as the server that rendered the page knows them; empty on a page that is the same for all hosts. */
export const ServerOriginContext = createContext('')

/** The origin to put before a path where an address must be absolute; empty while the server renders a page for all hosts. */
export function useSiteOrigin(): string {
  const known = useContext(ServerOriginContext)
  return known === '' && typeof window !== 'undefined' ? window.location.origin : known
}
