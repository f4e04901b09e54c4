import type { ServerContext } from './context.ts'
import { forgetDeletionReceipts } from './features/account/service.ts'
import { deleteOldEmailChanges } from './features/auth/emailTakeBack.ts'
import { forgetOldProviderVisits, forgetOldSignUps } from './features/auth/service.ts'
import { forgetOldSessions } from './features/auth/sessions/oldSessions.ts'
import { forgetOldCodes } from './features/codes/service.ts'
import { forgetOldGenerations } from './features/generation/claims.ts'
import { forgetOldGroceries } from './features/grocery/service.ts'
import { forgetOldInvitations } from './features/households/invitationDeletion.ts'
import { deleteOldHandovers, forgetOldInviters } from './features/households/plantedAccess.ts'
import { deleteOldJobs } from './features/jobs/service.ts'
import { deleteEndedLimitWindows } from './features/limits/service.ts'
import { deleteExpiredOutboxKeys } from './features/mail/outboxAccess.ts'
import { forgetOldMails } from './features/mail/service.ts'
import { forgetOldNoteReports } from './features/notes/service.ts'
import { forgetOrphanPhotos } from './features/photos/service.ts'
import { updateOutdatedRecipeFacts } from './features/recipeEditing/outdatedFacts.ts'
import { countTerms } from './features/recipeSearch/termCounts.ts'
import { hideRecipesOfFormerMembers } from './features/recipes/visibility.ts'
import { deleteOldTextBudgets } from './features/sms/budget.ts'
import { forgetOldTexts } from './features/sms/service.ts'
import { logEvents } from './logEvents.ts'

const everyMs = 10 * 60_000

interface Limits {
  /** Maximum milliseconds for the removal of photos when their store does not answer. */
  maxPhotosMs: number
}

const duties: Record<string, (ctx: ServerContext, limits: Limits) => Promise<void>> = {
  'rate limits': ({ deps }) => deleteEndedLimitWindows(deps.db),
  'sign-ups': forgetOldSignUps,
  'provider visits': forgetOldProviderVisits,
  'receipts of deletions': forgetDeletionReceipts,
  'former addresses': deleteOldEmailChanges,
  sessions: forgetOldSessions,
  invitations: forgetOldInvitations,
  'handovers of households': deleteOldHandovers,
  'who let whom into households': forgetOldInviters,
  jobs: deleteOldJobs,
  mails: forgetOldMails,
  'outbox keys': deleteExpiredOutboxKeys,
  texts: forgetOldTexts,
  'budgets of texts': deleteOldTextBudgets,
  generations: forgetOldGenerations,
  groceries: forgetOldGroceries,
  codes: forgetOldCodes,
  notes: forgetOldNoteReports,
  photos: (ctx, { maxPhotosMs }) => forgetOrphanPhotos(ctx, maxPhotosMs),
  'recipes of former members': hideRecipesOfFormerMembers,
  'facts of recipes': updateOutdatedRecipeFacts,
  'recipe terms': countTerms,
}

/**
 * Runs the cleanup tasks ten minutes after the start and then ten minutes after the end of each run, until it is
 * stopped. Several processes may run them at once.
 */
export function startHousekeeping(ctx: ServerContext): () => void {
  let timer: NodeJS.Timeout
  let isStopped = false
  const schedule = () => {
    if (isStopped) return
    timer = setTimeout(() => void runCleanupTasks(ctx).finally(schedule), everyMs)
    timer.unref()
  }
  schedule()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

/** Runs the cleanup tasks once, until the server closes. Logs a task that fails and continues with the next. */
export async function runCleanupTasks(
  ctx: ServerContext,
  limits: Limits = { maxPhotosMs: 60_000 },
): Promise<void> {
  for (const [what, forget] of Object.entries(duties)) {
    if (ctx.deps.closing.signal.aborted) return
    await forget(ctx, limits).catch((err) => ctx.deps.log.warn({ err, task: what }, logEvents.cleanupFailed))
  }
}
