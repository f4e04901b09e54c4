/**
 * The cookie by which a browser says that its user has signed out while the server could not be reached. The session's own
 * cookie is HttpOnly, so the browser cannot take it away. Over https both bear a name that no other host can set.
 */
export const pendingSignOutCookieName = 'larder-signing-out'
