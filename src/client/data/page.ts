import type { Queries } from './trpc.ts'

/** What the page in this browser knows, for what no component can ask; empty on the server. */
export const page: { queries?: Queries } = {}
