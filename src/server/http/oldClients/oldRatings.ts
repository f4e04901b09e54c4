import * as z from 'zod/mini'
import { oldClientColumnSchemas } from '#shared/contract/oldClients.ts'
import { invalidStarsSentence, sentenceAboutField } from '#shared/messages/oldClients.ts'
import type { MemberContext } from '../../context.ts'
import { DomainError, refusalWithSentence } from '../../errors.ts'
import { createProcedureCaller } from '../../rpc/router.ts'
import { requireRecipeIdKey } from './recipeIdIn.ts'
import { findRecipeRowById } from './saveRecipe.ts'
import type { OldClientCallParameters } from './tables.ts'
import { listWordSchema } from './words.ts'

const { word } = oldClientColumnSchemas
export const OldClientRatingColumns = z.strictObject({ rating: word(z.unknown()) })
export const OldClientTriedColumns = z.strictObject({ tried: word(listWordSchema(['Y', 'N'])) })

/** The caller's own stars for a recipe, 0 for none. Throws NOT_FOUND when the recipe does not exist for them. */
export async function readOwnRatingForOldClient(
  ctx: MemberContext,
  { keys }: Pick<OldClientCallParameters<unknown>, 'keys'>,
) {
  const recipeId = await ratedRecipeIdIn(ctx, keys)
  const { stars } = await createProcedureCaller(ctx).ratings.mine({ recipeId })
  return { recipe_id: recipeId, user_id: ctx.member.userId, rating: stars }
}

export async function rateForOldClient(
  ctx: MemberContext,
  { keys, columns }: OldClientCallParameters<z.infer<typeof OldClientRatingColumns>>,
) {
  const stars = Number(columns.rating)
  const isStars = /^[1-5](?:\.0+)?$/.test(String(columns.rating))
  if (!isStars) throw refusalWithSentence('INVALID', sentenceAboutField('rating', invalidStarsSentence))
  await createProcedureCaller(ctx).ratings.rate({ recipeId: requireRecipeIdKey(keys), stars })
  return await readOwnRatingForOldClient(ctx, { keys })
}

/** Whether the caller has tried a recipe. Throws NOT_FOUND when the recipe does not exist for them. */
export async function readWhetherRecipeTriedForOldClient(
  ctx: MemberContext,
  { keys }: Pick<OldClientCallParameters<unknown>, 'keys'>,
) {
  const recipeId = await ratedRecipeIdIn(ctx, keys)
  const { hasTried } = await createProcedureCaller(ctx).ratings.mine({ recipeId })
  return { recipe_id: recipeId, user_id: ctx.member.userId, tried: hasTried ? 'Y' : 'N' }
}

export async function markTriedForOldClient(
  ctx: MemberContext,
  { keys, columns }: OldClientCallParameters<z.infer<typeof OldClientTriedColumns>>,
) {
  await createProcedureCaller(ctx).ratings.markTried({
    recipeId: requireRecipeIdKey(keys),
    hasTried: columns.tried === 'Y',
  })
  return await readWhetherRecipeTriedForOldClient(ctx, { keys })
}

async function ratedRecipeIdIn(ctx: MemberContext, keys: Record<string, string>): Promise<string> {
  const recipeId = requireRecipeIdKey(keys)
  if (!(await findRecipeRowById(ctx, recipeId)))
    throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
  return recipeId
}
