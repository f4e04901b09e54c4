import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import type { Preferences, ReadAllergy, ReadFood, ReadFoodInput } from '#shared/contract/preferences.ts'
import type { Context, MemberContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { readAllergies } from '../households/service.ts'
import { preferences } from './table.ts'

export { getLastLogin, storeLastLogin } from './oldClientLogins.ts'
export {
  getListsShownToOldClient,
  type ListsShownToOldClient,
  maxShownListsOfSession,
  storeSentList,
  storeShownList,
  symmetricDifference,
  type WordsByShownPart,
} from './oldClientStates.ts'
export { preferencesPersonalData } from './personalData.ts'

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

/** The caller's preferences; version 0 without any until they first save. */
export async function getPreferences({ deps, member }: MemberContext): Promise<Preferences> {
  const [row] = await deps.db.select().from(preferences).where(eq(preferences.userId, member.userId))
  return row ? toPreferences(row) : untold
}

/**
 * Replaces the caller's preferences and returns them with their new version. Throws CONFLICT when `input.version` is
 * not the stored one, because somebody saved meanwhile; their save is not overwritten.
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
  // This save was made before, and its answer was lost.
  if (isDeepStrictEqual(kept, { ...told, version: version + 1 })) return kept
  throw new DomainError('CONFLICT', 'preferences_conflict')
}

/** The meaning of words for an allergy. */
export async function readAllergy(ctx: Context, { text }: ReadFoodInput): Promise<ReadAllergy> {
  const { certainty, allergens, diets, foods } = (await readAllergies(ctx, [text])).get(text)!
  return { certainty, allergens: [...allergens], diets: [...diets], foods: [...foods] }
}

/** The food that words mean, by its name in the catalogue. */
export async function readFood(_ctx: Context, { text }: ReadFoodInput): Promise<ReadFood> {
  // The catalogue of foods takes a while to load, so a server listens before it does.
  const { foodMeantByDislike } = await import('#shared/kitchen/gate/allergies/dislikes.ts')
  return { food: foodMeantByDislike(text) }
}

function toPreferences({ userId: _, diets, ...row }: Row): Preferences {
  return { ...row, diets: diets as Preferences['diets'] }
}
