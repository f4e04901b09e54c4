import type { FastifyReply, FastifyRequest } from 'fastify'

/** Redirects an address with a final slash to the one without: it may be a page, or data for old clients. */
export async function redirectFromFinalSlash({ url }: FastifyRequest, reply: FastifyReply) {
  const plain = withoutSlash(url)
  if (plain) return reply.redirect(plain, 301)
}

/** The address without the slashes at the end of its path; null where it has none. It never becomes an address of another host. */
function withoutSlash(url: string): string | null {
  const query = url.indexOf('?')
  const end = query < 0 ? url.length : query
  let endWithoutSlashes = end
  while (url[endWithoutSlashes - 1] === '/') endWithoutSlashes -= 1
  const plain = url.slice(0, endWithoutSlashes)
  return endWithoutSlashes < end && /^\/[^/\\\s]/.test(plain) ? plain + url.slice(end) : null
}
