import { and, eq, inArray } from 'drizzle-orm'
import { supportedLocales } from '#shared/locale.ts'
import { firstHouseholdName } from '#shared/messages/content.ts'
import type { DbContextWithTextLocale } from '../../db/dbContext.ts'
import { renderInLocale } from '../../speaking.ts'
import { usersTable } from '../auth/table.ts'
import { renderInLanguageOfAccount } from '../languages/service.ts'
import { householdsTable, membershipsTable } from './table.ts'

/**
 * Renames a household that still has a default name ("Ada's kitchen", in any language) with `formerName` in it, after
 * its present owner. For when that person has left it or changed their name.
 */
export async function renameDefaultNamedHousehold(
  ctx: DbContextWithTextLocale,
  householdId: string,
  formerName: string,
): Promise<void> {
  const { db } = ctx.deps
  const [owner] = await db
    .select({ id: usersTable.id, name: usersTable.name })
    .from(membershipsTable)
    .innerJoin(usersTable, eq(usersTable.id, membershipsTable.userId))
    .where(and(eq(membershipsTable.householdId, householdId), eq(membershipsTable.role, 'owner')))
  if (!owner) return
  const made = await Promise.all(
    supportedLocales.map((locale) => renderInLocale(locale, () => firstHouseholdName(formerName))),
  )
  const name = await renderInLanguageOfAccount(ctx, owner.id, () => firstHouseholdName(owner.name))
  await db
    .update(householdsTable)
    .set({ name })
    .where(and(eq(householdsTable.id, householdId), inArray(householdsTable.name, made)))
}

/** Does this for all households of a user whose default name has `formerName` in it. */
export async function renameDefaultNamedHouseholdsOfUser(
  ctx: DbContextWithTextLocale,
  { userId, formerName }: { userId: string; formerName: string },
): Promise<void> {
  const owned = await ctx.deps.db
    .select({ id: membershipsTable.householdId })
    .from(membershipsTable)
    .where(and(eq(membershipsTable.userId, userId), eq(membershipsTable.role, 'owner')))
  for (const { id } of owned) await renameDefaultNamedHousehold(ctx, id, formerName)
}
