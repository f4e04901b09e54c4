import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 random bits as base64url, and the hash that is kept of it. */
export function createSecretToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashSecretToken(token) }
}

/** A plain hash is enough, because a token of 256 random bits cannot be guessed. */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
