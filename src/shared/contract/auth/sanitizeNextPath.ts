/** Longer than any address of ours. */
const maxLength = 2_000

/**
 * The path of this site, with query and fragment, that somebody wants to go on to after signing in. Whatever could
 * lead to another site, or to what is no page of ours, becomes `/`.
 */
export function sanitizeNextPath(next: string | null | undefined): string {
  if (!next || next.length > maxLength || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(next)) return '/'
  try {
    const { origin, pathname, search, hash } = new URL(next, here)
    const plain = decodeURI(pathname)
    const isPage = origin === here && !/^\/(?:\/|auth\/|rpc(?:\/|$))/.test(plain)
    return isPage ? pathname + search + hash : '/'
  } catch {
    return '/'
  }
}

/** Stands for this site, whatever its name; nothing may lead away from it. */
const here = 'http://larder.invalid'
