import type { FastifyRequest } from 'fastify'

/**
 * The text of a body, decoded by the charset of its Content-Type, or as UTF-8 where that names none; null for bytes that are not in
 * it, and for an unknown charset. Node would replace each such byte by U+FFFD, and "crème" would be stored without its è.
 */
export function decodeBodyByCharset({ headers }: FastifyRequest, body: Buffer): string | null {
  const [, charset = 'utf-8'] = /;\s*charset="?([^";\s]+)/i.exec(headers['content-type'] ?? '') ?? []
  try {
    return new TextDecoder(charset, { fatal: true }).decode(body)
  } catch {
    return null
  }
}
