import type { Entrance } from '#shared/contract/auth/auth.ts'
import { keptUnits } from '../offline/keptPage.ts'
import { trpc } from './trpc.ts'

/**
 * Who is signed in and by which doors one may come in. Every page brings it; undefined only when the server could not
 * tell. It is asked for again when the window gets the focus, not when a part that uses it appears.
 */
export function useEntrance(): Entrance | undefined {
  return trpc.auth.entrance.useQuery(undefined, { refetchOnMount: false }).data
}

/** The units that the signed-in user likes amounts in; undefined for a visitor, and while nobody could tell. */
export function usePreferredUnits() {
  const isSignedIn = Boolean(useEntrance()?.viewer)
  return trpc.preferences.get.useQuery(undefined, { enabled: isSignedIn }).data?.units ?? keptUnits()
}
