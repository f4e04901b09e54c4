import { TRPCError } from '@trpc/server'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import * as m from '#messages'
import { RecipeDraftId } from '#shared/contract/recipes/recipeKeeping.ts'
import { readSubmission } from '#shared/contract/recipes/submission.ts'
import { newDraftId, type Submission, submissionFields } from '#shared/contract/recipes/submissionTerms.ts'
import { optionIn, shownToOf } from '#shared/kitchen/visibilities.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { createCaller } from '../../rpc/router.ts'
import { errorPage } from '../../ssr/errorPage.ts'
import { limitWrites, type WriteLimits } from '../limits/rateLimit.ts'
import { formOf, readForms } from './formBodies.ts'

const path = '/submit-recipe'
/** What a form may bring: as much as a recipe of 60 lines and 60 steps. */
const formLimitBytes = 256 * 1024
/** Longest address a form may come back in; proxies cut at 8 kB. */
const addressMaxLength = 6_000

interface SubmitDoorOptions {
  limits: WriteLimits
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Context
}

/** Takes a recipe from a browser whose scripts have not come: the same form, by the same procedure. */
export async function takeSubmissions(app: FastifyInstance, options: SubmitDoorOptions): Promise<void> {
  const { limits, contextFor } = options
  const openDoor: FastifyPluginAsync = async (door) => {
    await limitWrites(door, limits)
    readForms(door, contextFor)
    door.post(path, { bodyLimit: formLimitBytes }, async (request, reply) => {
      const sent = formOf(request)
      const typed = Object.fromEntries(
        submissionFields.map((name) => [name, sent.get(name) ?? '']),
      ) as Submission
      const read = readSubmission(typed, RecipeDraftId.safeParse(sent.get('draftId')).data ?? newDraftId())
      const visibility = optionIn(sent.get('visibility'))
      // Its address holds the form, so that it comes back as it was sent.
      const back = `${path}?${new URLSearchParams({ ...typed, ...(visibility && { visibility }), refused: 'yes' })}`
      const isTooLong = back.length > addressMaxLength
      if ('faults' in read && !isTooLong) return reply.redirect(back, 303)
      if ('faults' in read)
        return refuse(reply, Object.values(read.faults)[0] ?? m.recipe_keeping_type_failed())
      try {
        const ctx = contextFor(request, reply)
        const shownTo = visibility ? shownToOf(visibility, ctx.member?.householdId) : undefined
        const { recipeId } = await createCaller(ctx).recipes.submit({ ...read.input, shownTo })
        return reply.redirect(`/recipe/${recipeId}`, 303)
      } catch (error) {
        if (!(error instanceof TRPCError)) throw error
        const isToChooseAgain =
          error.cause instanceof DomainError &&
          (error.cause.reason === 'visibility_household_changed' ||
            error.cause.reason === 'visibility_household_not_kept')
        if (error.code !== 'UNAUTHORIZED' && !isToChooseAgain) throw error
        if (isToChooseAgain && !isTooLong) return reply.redirect(back, 303)
        if (isTooLong) return refuse(reply, error.message)
        return reply.redirect(`/login?${new URLSearchParams({ next: back })}`, 303)
      }
    })
  }
  await app.register(openDoor)
}

/** Going back, a browser still has what was typed. */
function refuse(reply: FastifyReply, sentence: string): FastifyReply {
  return reply.code(400).type('text/html; charset=utf-8').send(errorPage(sentence))
}
