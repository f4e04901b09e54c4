import { eq } from 'drizzle-orm'
import type { Preferences } from '#shared/contract/preferences.ts'
import type { MemberContext } from '../../context.ts'
import { oldClientReads } from './table.ts'

/** The allergies and diets that an old client knows of. */
export type ShownEats = Pick<Preferences, 'allergens' | 'otherAllergies' | 'diets'>

/** What the caller's session was last shown, or told itself, by the doors for old clients; null where it has not asked yet. */
export async function getShownEats({ deps, member }: MemberContext): Promise<ShownEats | null> {
  const [row] = await deps.db
    .select()
    .from(oldClientReads)
    .where(eq(oldClientReads.sessionId, member.sessionId))
  return row ? { ...row, diets: row.diets as ShownEats['diets'] } : null
}

/** Keeps what the caller's session was shown. */
export async function keepShownEats(
  { deps, member }: MemberContext,
  { allergens, otherAllergies, diets }: ShownEats,
): Promise<void> {
  const shown = { allergens, otherAllergies, diets }
  await deps.db
    .insert(oldClientReads)
    .values({ sessionId: member.sessionId, ...shown })
    .onConflictDoUpdate({ target: oldClientReads.sessionId, set: shown })
}
