import { useLoaderData } from 'react-router-dom'
import type { Faults } from '#shared/contract/faults.ts'

/** What was wrong with the form that came back to this page without scripts; empty when none did. */
export const useRefusal = () => useLoaderData<Faults | null>() ?? {}
