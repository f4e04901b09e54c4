import { TRPCError } from '@trpc/server'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import * as m from '#messages'
import { safeNext } from '#shared/contract/auth/nextPath.ts'
import { SendMessageInput, SubmitFeedbackInput } from '#shared/contract/feedback.ts'
import { NoteRef, WriteNoteInput } from '#shared/contract/notes.ts'
import { SetVisibilityInput } from '#shared/contract/visibility.ts'
import { optionIn, shownToOf } from '#shared/kitchen/visibilities.ts'
import type { Context } from '../../context.ts'
import { DomainError, wordedRefusal } from '../../errors.ts'
import { keepOwnLanguage } from '../../features/languages/service.ts'
import { createCaller } from '../../rpc/router.ts'
import { limitWrites, type WriteLimits } from '../limits/rateLimit.ts'
import { ChooseLanguageInput, keepLanguage } from '../locale.ts'
import { draftIdOf, formOf, readForms } from './formBodies.ts'

/** What a form may bring: as much as a long message in any script. */
const formLimitBytes = 64 * 1024
/** Longest address a form may come back in; proxies cut at 8 kB. */
const addressMaxLength = 6_000

interface PlainFormsOptions {
  limits: WriteLimits
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Context
}

type Fields = Record<string, string>

interface PlainForm {
  /** The names of what is typed or chosen in it. */
  fields: readonly string[]
  /** The page it stands on, and goes back to. */
  pageOf: (sent: Fields) => string
  /** What the page is told when it was done. */
  done: Fields
  /** Does it, and throws what the contract or the procedure refuses. By `draftId` a second press is known for one. */
  send: (caller: ReturnType<typeof createCaller>, sent: Fields) => Promise<unknown>
}

const noteForm = (said: string, send: PlainForm['send']): PlainForm => ({
  fields: ['noteId', 'recipeId', 'text', 'back'],
  pageOf: ({ back }) =>
    back?.startsWith('/forum') || back?.startsWith('/recipe/') ? safeNext(back) : '/forum',
  done: { said },
  send,
})
const shownToIn = (said: string | undefined) => {
  const option = optionIn(said)
  return option ? shownToOf(option) : undefined
}

const ofNote = ({ noteId }: Fields) => NoteRef.parse({ noteId })

const forms: Record<string, PlainForm> = {
  '/contact': {
    fields: ['email', 'message'],
    pageOf: () => '/contact',
    done: { sent: 'yes' },
    send: (caller, { draftId, email, message }) =>
      caller.feedback.sendMessage(SendMessageInput.parse({ draftId, email, message })),
  },
  '/feedback': {
    fields: ['type', 'description'],
    pageOf: () => '/feedback',
    done: { sent: 'yes' },
    send: (caller, { draftId, type, description }) =>
      caller.feedback.submit(SubmitFeedbackInput.parse({ draftId, type, description })),
  },
  '/recipe-visibility': {
    fields: ['recipeId', 'visibility', 'before'],
    pageOf: ({ recipeId = '' }) => `/recipe/${encodeURIComponent(recipeId)}`,
    done: { visibility: 'changed' },
    send: (caller, { recipeId, visibility, before }) =>
      caller.recipes.setVisibility(
        SetVisibilityInput.parse({
          recipeId,
          shownTo: shownToIn(visibility),
          shownBefore: shownToIn(before),
        }),
      ),
  },
  '/forum/write': noteForm('written', (caller, { draftId, recipeId, text }) =>
    caller.notes.write(WriteNoteInput.parse({ draftId, recipeId, text })),
  ),
  '/forum/remove': noteForm('removed', (caller, sent) => caller.notes.remove(ofNote(sent))),
  '/forum/report': noteForm('reported', (caller, sent) => caller.notes.report(ofNote(sent))),
  '/forum/show': noteForm('shown', (caller, sent) => caller.notes.show(ofNote(sent))),
}

/** Takes the forms of browsers whose scripts have not come: what they bring goes to the same procedures. */
export async function takePlainForms(app: FastifyInstance, options: PlainFormsOptions): Promise<void> {
  const { limits, contextFor } = options
  const openDoors: FastifyPluginAsync = async (door) => {
    await limitWrites(door, limits)
    readForms(door, contextFor)
    door.post('/language', { bodyLimit: formLimitBytes }, async (request, reply) => {
      const sent = Object.fromEntries(formOf(request))
      const { data } = ChooseLanguageInput.safeParse(sent)
      if (!data) throw new DomainError('INVALID', 'errors_bad_input')
      keepLanguage(reply, data.locale)
      const ctx = contextFor(request, reply)
      if (ctx.member) await keepOwnLanguage({ ...ctx, member: ctx.member }, data.locale)
      return reply.redirect(safeNext(data.back ?? '/'), 303)
    })
    for (const [path, form] of Object.entries(forms))
      door.post(path, { bodyLimit: formLimitBytes }, async (request, reply) => {
        const body = formOf(request)
        const sent = Object.fromEntries(
          // Forms break lines by two signs, of which people see one.
          form.fields.map((name) => [name, (body.get(name) ?? '').replaceAll('\r\n', '\n')]),
        )
        const page = form.pageOf(sent)
        try {
          const draftId = draftIdOf(body)
          await form.send(createCaller(contextFor(request, reply)), { ...sent, draftId })
          return reply.redirect(withQuery(page, form.done), 303)
        } catch (error) {
          return answerRefusal(reply, page, sent, error)
        }
      })
  }
  await app.register(openDoors)
}

/** A form comes back as it was sent, its words in the address; one too long for that gets its sentence alone. */
function answerRefusal(
  reply: FastifyReply,
  page: string,
  { back: _, ...typed }: Fields,
  error: unknown,
): FastifyReply {
  const refused = withQuery(page, { ...typed, refused: 'yes' })
  const fits = refused.length <= addressMaxLength
  if (error instanceof TRPCError && error.code === 'UNAUTHORIZED')
    return reply.redirect(`/login?${new URLSearchParams({ next: fits ? refused : page })}`, 303)
  if (error instanceof TRPCError) throw error.cause instanceof DomainError ? error.cause : error
  if (!(error instanceof z.core.$ZodError)) throw error
  if (fits) return reply.redirect(refused, 303)
  throw wordedRefusal('INVALID', error.issues[0]?.message ?? m.errors_bad_input())
}

/** A path of ours with these fields added to its query, or put in the place of what it had by their names. */
function withQuery(page: string, fields: Fields): string {
  const { pathname, searchParams } = new URL(page, 'http://larder.invalid')
  for (const [name, value] of Object.entries(fields)) if (value !== '') searchParams.set(name, value)
  return `${pathname}?${searchParams}`
}
