import { TRPCClientError } from '@trpc/client'
import { useLoaderData } from 'react-router-dom'
import { setbackOf } from '../retry.ts'

/** Why a page's load() could not fetch: what loader data say, the same on the server and in the browser. */
export interface LoadFailure {
  /** What Larder's server says of it; null where it did not answer. */
  explanation: string | null
  /** HTTP status of the answer; null when none came. */
  status: number | null
}

/** Why a call failed; null for what is no call, and where nothing is to be had: what is not there, or not for them. */
export function loadFailureOf(error: unknown): LoadFailure | null {
  if (!(error instanceof TRPCClientError)) return null
  const { status } = setbackOf(error, Date.now())
  const isMissing = status === 404 || status === 401 || (status === 400 && !error.data?.reason)
  // What something in front of Larder answers tells nothing of what Larder has.
  return isMissing && error.data ? null : { explanation: error.data ? error.message : null, status }
}

/** What this page's load() failed with, on a page that shows it itself (`isFailureShown`); null when all is there. */
export function useLoadFailure(): LoadFailure | null {
  return useLoaderData<{ failure?: LoadFailure } | null>()?.failure ?? null
}
