import { createHash } from 'node:crypto'
import { and, isNull, type SQL, sql } from 'drizzle-orm'
import { invitationsTable } from './table.ts'

/** Maximum households of one account; one that was in more before this limit existed stays in them. */
export const maxHouseholds = 20

/** Maximum members of one household. */
export const maxMembers = 30

export const isOpen = and(isNull(invitationsTable.usedAt), sql`${invitationsTable.expiresAt} > now()`) as SQL

/** A plain hash is enough, because a token of 256 random bits cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
