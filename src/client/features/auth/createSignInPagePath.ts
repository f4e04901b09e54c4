interface CarriedParameters {
  email?: string | undefined
  next?: string | undefined
  /** What has just been done, for the page to say it. */
  done?: 'confirmed' | 'reset'
  /** Why one was sent here. */
  why?: 'unconfirmed'
}

/** The address of one of the pages by which one comes in, with what it carries on; the way home need not be carried. */
export function createSignInPagePath(path: string, carried: CarriedParameters): string {
  const given = Object.entries(carried).filter(([key, value]) => value && !(key === 'next' && value === '/'))
  const query = new URLSearchParams(given as [string, string][]).toString()
  return query ? `${path}?${query}` : path
}
