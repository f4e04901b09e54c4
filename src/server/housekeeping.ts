import type { ServerContext } from './context.ts'
import { deleteOldDeletionReceipts } from './features/account/service.ts'
import { deleteOldEmailChanges } from './features/auth/emailTakeBack.ts'
import { deleteOldProviderVisits, deleteOldSignUps } from './features/auth/service.ts'
import { deleteOldSessions } from './features/auth/sessions/oldSessions.ts'
import { deleteOldCodes } from './features/codes/service.ts'
import { deleteOldGenerations } from './features/generation/claims.ts'
import { deleteOldGroceryDocuments } from './features/grocery/service.ts'
import { deleteOldInvitations } from './features/households/invitationDeletion.ts'
import {
  deleteOldEndedMemberships,
  deleteOldHouseholdHandovers,
} from './features/households/oldMemberships.ts'
import { deleteOldJobs } from './features/jobs/service.ts'
import { deleteEndedLimitWindows } from './features/limits/service.ts'
import { deleteExpiredOutboxKeys } from './features/mail/outboxAccess.ts'
import { deleteOldMails } from './features/mail/service.ts'
import {
  deleteOldMealPlanDocuments,
  deleteOldReminderLinks,
  queueEveningReminders,
} from './features/mealPlanner/service.ts'
import { deleteOldNoteReports } from './features/notes/service.ts'
import { deleteOrphanPhotos } from './features/photos/service.ts'
import { updateOutdatedRecipeFacts } from './features/recipeEditing/outdatedFacts.ts'
import { deleteOldImports } from './features/recipeImport/service.ts'
import { updateRecipeTermCounts } from './features/recipeSearch/termCounts.ts'
import { hideRecipesOfFormerMembers } from './features/recipes/visibility.ts'
import { deleteOldTextBudgets } from './features/sms/budget.ts'
import { deleteOldTextMessages } from './features/sms/service.ts'
import { deleteOldWeekPlans } from './features/weekPlanner/service.ts'
import { logEvents } from './logEvents.ts'

const everyMs = 10 * 60_000

interface Limits {
  /** Maximum milliseconds for the removal of photos when their store does not answer. */
  maxPhotosMs: number
}

const duties: Record<string, (ctx: ServerContext, limits: Limits) => Promise<void>> = {
  'rate limits': ({ deps }) => deleteEndedLimitWindows(deps.db),
  'sign-ups': deleteOldSignUps,
  'provider visits': deleteOldProviderVisits,
  'receipts of deletions': deleteOldDeletionReceipts,
  'former addresses': deleteOldEmailChanges,
  sessions: deleteOldSessions,
  invitations: deleteOldInvitations,
  'handovers of households': deleteOldHouseholdHandovers,
  'who let whom into households': deleteOldEndedMemberships,
  jobs: deleteOldJobs,
  mails: deleteOldMails,
  'outbox keys': deleteExpiredOutboxKeys,
  texts: deleteOldTextMessages,
  'budgets of texts': deleteOldTextBudgets,
  generations: deleteOldGenerations,
  groceries: deleteOldGroceryDocuments,
  'meal plans': deleteOldMealPlanDocuments,
  'evening reminders': (ctx) => queueEveningReminders(ctx),
  'links of evening reminders': deleteOldReminderLinks,
  'planned weeks': deleteOldWeekPlans,
  imports: deleteOldImports,
  codes: deleteOldCodes,
  notes: deleteOldNoteReports,
  photos: (ctx, { maxPhotosMs }) => deleteOrphanPhotos(ctx, maxPhotosMs),
  'recipes of former members': hideRecipesOfFormerMembers,
  'facts of recipes': updateOutdatedRecipeFacts,
  'recipe terms': updateRecipeTermCounts,
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
    timer = setTimeout(() => void runHousekeepingOnce(ctx).finally(schedule), everyMs)
    timer.unref()
  }
  schedule()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

/** Runs the cleanup tasks once, until the server closes. Logs a task that fails and continues with the next. */
export async function runHousekeepingOnce(
  ctx: ServerContext,
  limits: Limits = { maxPhotosMs: 60_000 },
): Promise<void> {
  for (const [what, forget] of Object.entries(duties)) {
    if (ctx.deps.closing.signal.aborted) return
    await forget(ctx, limits).catch((err) =>
      ctx.deps.log.warn({ err, task: what }, logEvents.housekeepingTaskFailed),
    )
  }
}
