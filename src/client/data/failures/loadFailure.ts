import { TRPCClientError } from '@trpc/client'
import { useLoaderData } from 'react-router-dom'
import { readFailureAdvice } from './retry.ts'

/** Why a page's load() could not fetch its data. It is the loader's data, the same on the server and in the browser. */
export interface PageLoadFailure {
  /** The sentence of Larder's server; null when Larder did not answer. */
  explanation: string | null
  /** HTTP status of the answer; null when none came. */
  status: number | null
}

/** Why a call failed. Null for errors that are not failed calls, and for data that does not exist or is not for this reader. */
export function toPageLoadFailure(error: unknown): PageLoadFailure | null {
  if (!(error instanceof TRPCClientError)) return null
  const { status } = readFailureAdvice(error, Date.now())
  const isMissing = status === 404 || status === 401 || (status === 400 && !error.data?.reason)
  // An answer from something in front of Larder does not show what Larder has.
  return isMissing && error.data ? null : { explanation: error.data ? error.message : null, status }
}

/** The failure of this page's load(), for a page that shows it itself (`isFailureShown`); null when all data was fetched. */
export function usePageLoadFailure(): PageLoadFailure | null {
  return useLoaderData<{ failure?: PageLoadFailure } | null>()?.failure ?? null
}
