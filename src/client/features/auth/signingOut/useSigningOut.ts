import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { storedUserId } from '../../../data/storedUserId.ts'
import { trpcHooks } from '../../../data/trpc.ts'
import { signOutLocally } from './signOutLocally.ts'
import { useSignInAndOutEffects } from './useSignInAndOutEffects.ts'

/** Longest that a sign-out waits for the server, in milliseconds. */
const patienceMs = 3_000

/** Signs out. Where the server does not answer, this browser forgets its user all the same. */
export function useSigningOut(): () => Promise<void> {
  const { leave } = useSignInAndOutEffects()
  const queryClient = useQueryClient()
  const { client } = trpcHooks.useUtils()
  return useCallback(async () => {
    // Another tab may learn from the server that the session has ended before this one has forgotten its user.
    await import('./deleteDataOfFormerUser.ts')
      .then(({ storeSignOutStarted }) => storeSignOutStarted(storedUserId.read() ?? ''))
      .catch(() => {})
    const isAnswered = await client.auth.signOut
      .mutate(undefined, { signal: AbortSignal.timeout(patienceMs) })
      .then(
        () => true,
        () => false,
      )
    await (isAnswered ? leave('/login') : signOutLocally(queryClient))
  }, [client, leave, queryClient])
}
