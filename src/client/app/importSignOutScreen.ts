/** What signing out takes. It comes once a member's page is quiet, since it must be there without a network. */
export const importSignOutScreen = () => import('./SignOutScreen.tsx')
export const importSignedOutScreen = () => import('./SignedOutScreen.tsx')
