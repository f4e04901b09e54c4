import type { FastifyReply } from 'fastify'
import type * as z from 'zod/mini'
import { sanitizeNextPath } from '#shared/contract/auth/sanitizeNextPath.ts'
import { SendOperatorMessageInput, SubmitFeedbackInput } from '#shared/contract/feedback.ts'
import { RecipeNoteRef, WriteRecipeNoteInput } from '#shared/contract/notes.ts'
import { StopEveningReminderInput } from '#shared/contract/planner/eveningReminders.ts'
import { TypedRecipeSchema, typedRecipeFieldNames } from '#shared/contract/recipes/typedRecipeFields.ts'
import type { RefusalReason } from '#shared/contract/refusalReasons.ts'
import { SetRecipeVisibilityInput } from '#shared/contract/visibility.ts'
import { parseVisibilityOption, toRecipeAudience } from '#shared/kitchen/recipeVisibilities.ts'
import type { Context } from '../../context.ts'
import { storeAccountLanguage } from '../../features/languages/service.ts'
import type { createProcedureCaller } from '../../rpc/router.ts'
import { ChooseLanguageInput, setLanguageCookie } from '../locale.ts'

/** What a form brought, by the names of its fields. */
export type FormFieldValues = Record<string, string>

export interface PlainFormCall {
  ctx: Context
  reply: FastifyReply
  /** The procedures, as the form's sender may call them. */
  caller: ReturnType<typeof createProcedureCaller>
}

interface PlainForm<Schema extends z.ZodMiniType, Answer> {
  path: string
  /** The names of what is typed or chosen in it. By `draftId` a second press is known for one; it is made where none came. */
  fields: readonly string[]
  /** Reads the fields, or what `typed` makes of them. */
  schema: Schema
  typed?: (sent: FormFieldValues, ctx: Context) => object
  /** The procedure that takes it, the same that the form's script calls. */
  procedure: (call: PlainFormCall) => (input: z.output<Schema>) => Promise<Answer>
  /**
   * The page that it stands on, where it comes back to with what was typed when it is refused; null where what was sent names
   * none. `back` is what the form names.
   */
  back: (sent: FormFieldValues, back: string) => string | null
  /** The parameter for that page when it was done; or another page. */
  done?: FormFieldValues | ((answer: Answer) => string)
  /** Refusals for which it comes back as well; for the others its sentence is shown. */
  comesBackFor?: readonly RefusalReason[]
  /** Nothing is typed into it: what it does not take is refused. */
  isOnlyPressed?: true
  /** What a form may bring, where that is more than a long message. */
  maxBytes?: number
}

/** Any of them: a schema belongs to its own procedure. */
export type AnyPlainForm = Omit<PlainForm<z.ZodMiniType, unknown>, 'procedure' | 'done'> & {
  procedure: (call: PlainFormCall) => (input: never) => Promise<unknown>
  done?: FormFieldValues | ((answer: never) => string)
}

function plainForm<Schema extends z.ZodMiniType, Answer>(form: PlainForm<Schema, Answer>): AnyPlainForm {
  return form
}

const shownToIn = (said: string | undefined, householdId?: string) => {
  const option = parseVisibilityOption(said)
  return option ? toRecipeAudience(option, householdId) : undefined
}

const pageOfNotes = (_sent: FormFieldValues, back: string) =>
  back.startsWith('/forum') || back.startsWith('/recipe/') ? sanitizeNextPath(back) : '/forum'

/** The forms that browsers send whose scripts have not come, one line of `addPlainFormRoutes` each. */
export const plainForms: readonly AnyPlainForm[] = [
  plainForm({
    path: '/contact',
    fields: ['draftId', 'email', 'message'],
    schema: SendOperatorMessageInput,
    procedure: ({ caller }) => caller.feedback.sendMessage,
    back: () => '/contact',
    done: { sent: 'yes' },
  }),
  plainForm({
    path: '/feedback',
    fields: ['draftId', 'type', 'description'],
    schema: SubmitFeedbackInput,
    procedure: ({ caller }) => caller.feedback.submit,
    back: () => '/feedback',
    done: { sent: 'yes' },
  }),
  plainForm({
    path: '/submit-recipe',
    fields: ['draftId', ...typedRecipeFieldNames, 'visibility'],
    schema: TypedRecipeSchema,
    typed: ({ visibility, ...typed }, { member }) => ({
      ...typed,
      shownTo: shownToIn(visibility, member?.householdId),
    }),
    procedure: ({ caller }) => caller.recipes.submit,
    back: () => '/submit-recipe',
    done: ({ recipeId }) => `/recipe/${recipeId}`,
    comesBackFor: ['visibility_household_changed', 'visibility_household_not_kept'],
    // A recipe of 60 lines and 60 steps.
    maxBytes: 256 * 1024,
  }),
  plainForm({
    path: '/recipe-visibility',
    fields: ['recipeId', 'visibility', 'before'],
    schema: SetRecipeVisibilityInput,
    typed: ({ recipeId, visibility, before }) => ({
      recipeId,
      shownTo: shownToIn(visibility),
      shownBefore: shownToIn(before),
    }),
    procedure: ({ caller }) => caller.recipes.setVisibility,
    back: ({ recipeId }) => (recipeId ? `/recipe/${encodeURIComponent(recipeId)}` : null),
    done: { visibility: 'changed' },
  }),
  plainForm({
    path: '/evening-reminders',
    fields: ['token'],
    schema: StopEveningReminderInput,
    procedure: ({ caller }) => caller.mealPlanner.stopEveningReminder,
    back: ({ token }) => (token ? `/evening-reminders/${encodeURIComponent(token)}` : null),
    done: { stopped: 'yes' },
    comesBackFor: ['reminders_link_ended'],
    isOnlyPressed: true,
  }),
  plainForm({
    path: '/forum/write',
    fields: ['draftId', 'recipeId', 'text'],
    schema: WriteRecipeNoteInput,
    procedure: ({ caller }) => caller.notes.write,
    back: pageOfNotes,
    done: { said: 'written' },
  }),
  plainForm({
    path: '/forum/remove',
    fields: ['noteId'],
    schema: RecipeNoteRef,
    procedure: ({ caller }) => caller.notes.remove,
    back: pageOfNotes,
    done: { said: 'removed' },
  }),
  plainForm({
    path: '/forum/report',
    fields: ['noteId'],
    schema: RecipeNoteRef,
    procedure: ({ caller }) => caller.notes.report,
    back: pageOfNotes,
    done: { said: 'reported' },
  }),
  plainForm({
    path: '/forum/show',
    fields: ['noteId'],
    schema: RecipeNoteRef,
    procedure: ({ caller }) => caller.notes.show,
    back: pageOfNotes,
    done: { said: 'shown' },
  }),
  plainForm({
    path: '/language',
    fields: ['locale'],
    schema: ChooseLanguageInput,
    procedure:
      ({ ctx, reply }) =>
      async ({ locale }) => {
        setLanguageCookie(reply, locale)
        if (ctx.member) await storeAccountLanguage({ ...ctx, member: ctx.member }, locale)
      },
    back: (_sent, back) => sanitizeNextPath(back),
    isOnlyPressed: true,
  }),
]
