import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import type {
  AllergyTextMeaning,
  FoodNameMeaning,
  ReadFoodNameInput,
  UserPreferences,
} from '#shared/contract/preferences.ts'
import type { Context, MemberContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { readAllergyMeanings } from '../households/service.ts'
import { preferencesTable } from './table.ts'

export { getLastOldClientLogin, storeLastLogin } from './oldClientLogins.ts'
export {
  getListsShownToOldClient,
  type ListsShownToOldClient,
  maxShownListsOfSession,
  storeListSentByOldClient,
  storeListShownToOldClient,
  symmetricDifferenceOfWords,
  type WordsByShownPart,
} from './oldClientStates.ts'

type Row = typeof preferencesTable.$inferSelect

const preferencesOfNewMember: UserPreferences = {
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
export async function getPreferencesOfCaller({ deps, member }: MemberContext): Promise<UserPreferences> {
  const [row] = await deps.db
    .select()
    .from(preferencesTable)
    .where(eq(preferencesTable.userId, member.userId))
  return row ? toPreferences(row) : preferencesOfNewMember
}

/**
 * Replaces the caller's preferences and returns them with their new version. Throws CONFLICT when `input.version` is
 * not the stored one, because somebody saved meanwhile; their save is not overwritten.
 */
export async function savePreferencesOfCaller(
  ctx: MemberContext,
  input: UserPreferences,
): Promise<UserPreferences> {
  const { db } = ctx.deps
  const { userId } = ctx.member
  const { version, ...told } = input
  const [saved] =
    version === 0
      ? await db
          .insert(preferencesTable)
          .values({ userId, ...told })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(preferencesTable)
          .set({ ...told, version: sql`${preferencesTable.version} + 1` })
          .where(and(eq(preferencesTable.userId, userId), eq(preferencesTable.version, version)))
          .returning()
  if (saved) return toPreferences(saved)
  const kept = await getPreferencesOfCaller(ctx)
  // This save was made before, and its answer was lost.
  if (isDeepStrictEqual(kept, { ...told, version: version + 1 })) return kept
  throw new DomainError('CONFLICT', 'preferences_conflict')
}

/** The meaning of words for an allergy. */
export async function readAllergyMeaning(
  ctx: Context,
  { text }: ReadFoodNameInput,
): Promise<AllergyTextMeaning> {
  const { certainty, allergens, diets, foods } = (await readAllergyMeanings(ctx, [text])).get(text)!
  return { certainty, allergens: [...allergens], diets: [...diets], foods: [...foods] }
}

/** The food that words mean, by its name in the catalogue. */
export async function readFoodMeaning(_ctx: Context, { text }: ReadFoodNameInput): Promise<FoodNameMeaning> {
  // The catalogue of foods takes a while to load, so a server listens before it does.
  const { findFoodNameMeantByDislike } = await import('#shared/kitchen/gate/allergies/dislikes.ts')
  return { food: findFoodNameMeantByDislike(text) }
}

function toPreferences({ userId: _, diets, ...row }: Row): UserPreferences {
  return { ...row, diets: diets as UserPreferences['diets'] }
}
