import type { ViewerAndProviders } from '#shared/contract/auth/auth.ts'
import { unitSystemOfStoredPage } from './storedPage.ts'
import { trpcHooks } from './trpc.ts'

/**
 * Who is signed in and which ways to sign in there are. Every page comes with it; undefined only when the server could not
 * determine it. It is fetched again when the window gets the focus, not when a component that uses it mounts.
 */
export function useViewerAndSignInProviders(): ViewerAndProviders | undefined {
  return trpcHooks.auth.entrance.useQuery(undefined, { refetchOnMount: false }).data
}

/** The unit system that the signed-in user prefers; undefined for a visitor and while it is unknown. */
export function usePreferredUnitSystem() {
  const isSignedIn = Boolean(useViewerAndSignInProviders()?.viewer)
  return (
    trpcHooks.preferences.get.useQuery(undefined, { enabled: isSignedIn }).data?.units ??
    unitSystemOfStoredPage()
  )
}
