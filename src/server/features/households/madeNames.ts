import { and, eq, inArray } from 'drizzle-orm'
import { locales } from '#shared/locale.ts'
import { firstHouseholdName } from '#shared/messages/content.ts'
import type { LocalDbContext } from '../../db/dbContext.ts'
import { renderInLocale } from '../../speaking.ts'
import { users } from '../auth/table.ts'
import { inLanguageOfAccount } from '../languages/service.ts'
import { households, memberships } from './table.ts'

/**
 * Renames a household that still has a default name ("Ada's kitchen", in any language) with `formerName` in it, after
 * its present owner. For when that person has left it or changed their name.
 */
export async function renameDefaultNamedHousehold(
  ctx: LocalDbContext,
  householdId: string,
  formerName: string,
): Promise<void> {
  const { db } = ctx.deps
  const [owner] = await db
    .select({ id: users.id, name: users.name })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.householdId, householdId), eq(memberships.role, 'owner')))
  if (!owner) return
  const made = await Promise.all(
    locales.map((locale) => renderInLocale(locale, () => firstHouseholdName(formerName))),
  )
  const name = await inLanguageOfAccount(ctx, owner.id, () => firstHouseholdName(owner.name))
  await db
    .update(households)
    .set({ name })
    .where(and(eq(households.id, householdId), inArray(households.name, made)))
}

/** Does this for all households of a user whose default name has `formerName` in it. */
export async function nameOwnHouseholds(
  ctx: LocalDbContext,
  { userId, formerName }: { userId: string; formerName: string },
): Promise<void> {
  const owned = await ctx.deps.db
    .select({ id: memberships.householdId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.role, 'owner')))
  for (const { id } of owned) await renameDefaultNamedHousehold(ctx, id, formerName)
}
