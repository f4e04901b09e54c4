/**
 * Whether recipes may be requested from `url`: it has the scheme, host and port of an entry of `allowed`, and a path at
 * or below the entry's. Addresses are parsed before the comparison, so that `https://models.example.evil.net` or
 * `/v1-other` are refused. An address with a name or password in it, or one that is not http(s), is never allowed.
 */
export function isAllowedModelUrl(url: string, allowed: readonly string[]): boolean {
  const target = webAddress(url)
  if (!target) return false
  return allowed.some((entry) => {
    const place = webAddress(entry)
    return place !== null && place.origin === target.origin && isAtOrBelow(target.pathname, place.pathname)
  })
}

/** Throws an Error with a sentence for the operator when `url` is not allowed. */
export function requireAllowedModelUrl(url: string, allowed: readonly string[]): void {
  if (isAllowedModelUrl(url, allowed)) return
  const shown = webAddress(url)?.origin ?? 'the configured address'
  throw new Error(
    `No recipe may be asked from ${shown}: its address is not on the list of allowed addresses.`,
  )
}

function webAddress(text: string): URL | null {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  // Some servers decode these and then walk up the path; no legitimate base address contains them.
  return /%2f|%5c/i.test(url.pathname) ? null : url
}

function isAtOrBelow(path: string, root: string): boolean {
  const base = root.endsWith('/') ? root : `${root}/`
  return path === root || `${path}/` === base || path.startsWith(base)
}
