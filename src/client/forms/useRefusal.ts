import { useLoaderData } from 'react-router-dom'
import type { Faults } from '#shared/contract/faults.ts'

/** What was wrong with the form that the server returned to this page without scripts; empty when there was none. */
export const useRefusal = () => useLoaderData<Faults | null>() ?? {}
