/** What signing out takes. It comes once a member's page is quiet, since it must be there without a network. */
export const importSignOut = () => import('./SignOut.tsx')
export const importSignedOut = () => import('./SignedOutScreen.tsx')
