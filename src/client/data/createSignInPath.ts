/** Where a visitor signs in, to come back to `next` afterwards: a path of this site with its query. */
export function createSignInPath(next: string): string {
  return `/login?${new URLSearchParams({ next })}`
}

/** The same for somebody whose session ended while the page was open; the page says so. */
export function createSessionExpiredPath(next: string): string {
  return `/login?${new URLSearchParams({ next, done: 'session' })}`
}
