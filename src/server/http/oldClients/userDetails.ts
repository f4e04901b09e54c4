import type * as z from 'zod/mini'
import { UserPreferences } from '#shared/contract/preferences.ts'
import * as say from '#shared/messages/oldClients.ts'
import type { MemberContext } from '../../context.ts'
import { readAllergyMeanings } from '../../features/households/service.ts'
import {
  getLastOldClientLogin,
  getListsShownToOldClient,
  storeLastLogin,
  storeListSentByOldClient,
  storeListShownToOldClient,
  type WordsByShownPart,
} from '../../features/preferences/service.ts'
import { createProcedureCaller } from '../../rpc/router.ts'
import {
  findDietWordsChangedBetween,
  inSmallLetters,
  mergeUserInfo,
  type OldClientUserDetailsColumns,
  oldClientUserInfoNames,
  parseUserDetailsSentByOldClient,
  toOldClientUserInfo,
  wordsShownAfterSave,
  wordsShownForPreferences,
} from './oldPreferences.ts'
import { repeatSaveOverNewestVersion } from './overNewest.ts'
import { parseOldClientInput } from './parseInput.ts'

export async function readUserDetails(ctx: MemberContext): Promise<object> {
  const kept = await createProcedureCaller(ctx).preferences.get()
  await storeListShownToOldClient(ctx, wordsShownForPreferences(kept))
  return await userDetailsOf(ctx, kept)
}

async function userDetailsOf(ctx: MemberContext, kept: UserPreferences): Promise<object> {
  const details = {
    userinfo: toOldClientUserInfo(kept),
    LastLoginTimestamp: (await getLastOldClientLogin(ctx)) ?? '',
  }
  const meanings = await readAllergyMeanings(ctx, kept.otherAllergies)
  const allergiesNotUnderstood = kept.otherAllergies.filter(
    (words) => meanings.get(words)?.certainty === 'unknown',
  )
  return {
    userid: ctx.member.userId,
    ...details,
    // Some clients read the row, others the field in it that is named like the table.
    userdetails: details,
    ...(allergiesNotUnderstood.length > 0 && { allergiesNotUnderstood }),
  }
}

export async function saveUserDetails(
  ctx: MemberContext,
  { columns }: { columns: z.infer<typeof OldClientUserDetailsColumns> },
): Promise<object> {
  const { userinfo, LastLoginTimestamp } = parseUserDetailsSentByOldClient(columns)
  let allergiesKept: readonly string[] = []
  if (userinfo) {
    const { kept, shown, saved } = await repeatSaveOverNewestVersion(async () => {
      const { preferences } = createProcedureCaller(ctx)
      const [kept, shown] = [await preferences.get(), await getListsShownToOldClient(ctx)]
      const told = parseOldClientInput(
        UserPreferences,
        mergeUserInfo(kept, userinfo, shown),
        oldClientUserInfoNames,
      )
      return { kept, shown, saved: await preferences.save(told) }
    }, 'preferences_conflict')
    const shownNow = wordsShownAfterSave(userinfo, kept, shown)
    allergiesKept = allergiesKeptBesideSent(shownNow, saved)
    // Stores what was sent, not what the answer shows: a client that ignores the answer would remove the difference
    // with its next save.
    await storeListSentByOldClient(ctx, shownNow, findDietWordsChangedBetween(kept, saved))
  }
  if (LastLoginTimestamp !== undefined) await storeLastLogin(ctx, LastLoginTimestamp)
  return {
    ...(await userDetailsOf(ctx, await createProcedureCaller(ctx).preferences.get())),
    ...(allergiesKept.length > 0 && { allergiesKept }),
  }
}

/** The stored allergies that a save did not send, and did not remove as its screen may never have shown them. */
const allergiesKeptBesideSent = ({ allergies }: WordsByShownPart, saved: UserPreferences): string[] =>
  allergies
    ? [...saved.allergens, ...saved.otherAllergies].filter(
        (word) => !allergies.includes(inSmallLetters(word)),
      )
    : []

/** The sentence beside an answer: what a save did not do. */
export const messageOfAnswer = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'allergiesKept' in data
    ? say.allergiesKeptSentence
    : say.okAnswerSentence
