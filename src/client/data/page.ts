import type { PageQueries } from './trpc.ts'

/** The queries of the page in this browser, for code that is not a component; empty on the server. */
export const queriesOfBrowserPage: { queries?: PageQueries } = {}
