import { TRPCError } from '@trpc/server'
import type { RefusalReason } from '#shared/contract/refusalReasons.ts'
import { DomainError } from '../../errors.ts'

/** Of all saves at the same time one succeeds in each round, and a process takes six of an account's writes at once. */
const maxTries = 12

/**
 * Repeats a save while other saves of the same recipe or the same settings come in between. An old client sends no version, so its save is made on top
 * of the newest one. Throws CONFLICT after twelve attempts, and what `save` throws otherwise.
 */
export async function repeatSaveOverNewestVersion<Saved>(
  save: () => Promise<Saved>,
  conflict: RefusalReason = 'recipe_keeping_conflict',
): Promise<Saved> {
  for (let triesLeft = maxTries - 1; ; triesLeft -= 1)
    try {
      return await save()
    } catch (error) {
      // What a procedure refuses is wrapped.
      const refusal = error instanceof TRPCError ? error.cause : error
      const isConflict = refusal instanceof DomainError && refusal.reason === conflict
      if (!isConflict || triesLeft === 0) throw error
    }
}
