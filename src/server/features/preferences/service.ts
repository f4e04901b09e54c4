import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import type { AccountData } from '#shared/contract/accountData.ts'
import type { Preferences, ReadAllergy, ReadFood, ReadFoodInput } from '#shared/contract/preferences.ts'
import type { Context, MemberContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { readAllergies } from '../households/service.ts'
import { oldClientLogins, preferences } from './table.ts'

export {
  differenceOf,
  getShownStates,
  keepShown,
  keepTold,
  maxStates,
  readShownStates,
  type Shown,
  type ShownStates,
} from './oldClientStates.ts'

type Row = typeof preferences.$inferSelect

const untold: Preferences = {
  gender: null,
  allergens: [],
  otherAllergies: [],
  diets: [],
  likes: [],
  dislikes: [],
  mealFrequency: null,
  units: 'metric',
  isVulnerable: false,
  version: 0,
}

/** What the caller told us of how they eat; version 0 and nothing said until they first save. */
export async function getPreferences({ deps, member }: MemberContext): Promise<Preferences> {
  const [row] = await deps.db.select().from(preferences).where(eq(preferences.userId, member.userId))
  return row ? toPreferences(row) : untold
}

/**
 * Saves the caller's preferences whole and returns them with their new version. Throws CONFLICT when `input.version` is
 * not the one that is kept: somebody saved since, and nothing of theirs is overwritten.
 */
export async function savePreferences(ctx: MemberContext, input: Preferences): Promise<Preferences> {
  const { db } = ctx.deps
  const { userId } = ctx.member
  const { version, ...told } = input
  const [saved] =
    version === 0
      ? await db
          .insert(preferences)
          .values({ userId, ...told })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(preferences)
          .set({ ...told, version: sql`${preferences.version} + 1` })
          .where(and(eq(preferences.userId, userId), eq(preferences.version, version)))
          .returning()
  if (saved) return toPreferences(saved)
  const kept = await getPreferences(ctx)
  // The answer to this very save was lost.
  if (isDeepStrictEqual(kept, { ...told, version: version + 1 })) return kept
  throw new DomainError('CONFLICT', 'preferences_conflict')
}

/** When the caller last signed in, as their old client said; null when it never did. */
export async function getLastLogin({ deps, member }: MemberContext): Promise<string | null> {
  const [row] = await deps.db.select().from(oldClientLogins).where(eq(oldClientLogins.userId, member.userId))
  return row?.lastLoginTimestamp ?? null
}

/** Keeps when the caller last signed in, as their old client says. */
export async function keepLastLogin(
  { deps, member }: MemberContext,
  lastLoginTimestamp: string,
): Promise<void> {
  await deps.db
    .insert(oldClientLogins)
    .values({ userId: member.userId, lastLoginTimestamp })
    .onConflictDoUpdate({ target: oldClientLogins.userId, set: { lastLoginTimestamp } })
}

/** What somebody's words for an allergy mean. */
export async function readAllergy(ctx: Context, { text }: ReadFoodInput): Promise<ReadAllergy> {
  const { certainty, allergens, diets, foods } = (await readAllergies(ctx, [text])).get(text)!
  return { certainty, allergens: [...allergens], diets: [...diets], foods: [...foods] }
}

/** The food that somebody's words mean, as the kitchen calls it. */
export async function readFood(_ctx: Context, { text }: ReadFoodInput): Promise<ReadFood> {
  // The catalogue of foods takes a while to load, and a server must listen before anyone asks.
  const { foodCalled } = await import('#shared/kitchen/gate/dislikes.ts')
  return { food: foodCalled(text) }
}

function toPreferences({ userId: _, diets, ...row }: Row): Preferences {
  return { ...row, diets: diets as Preferences['diets'] }
}

/** What is kept of the caller's preferences, for themselves; null where nothing was saved. */
export async function preferenceData({ deps, member }: MemberContext): Promise<AccountData['preferences']> {
  const [row] = await deps.db.select().from(preferences).where(eq(preferences.userId, member.userId))
  if (!row) return null
  const { userId: _, version: __, ...told } = row
  return told
}
