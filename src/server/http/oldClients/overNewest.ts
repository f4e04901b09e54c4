import { DomainError } from '../../errors.ts'

/** Of all saves at the same time one succeeds in each round, and a process takes six of an account's writes at once. */
const maxTries = 12

/**
 * Repeats a save while other saves of the same recipe come in between. An old client sends no version, so its save is made on top
 * of the newest one. Throws CONFLICT after twelve attempts, and what `save` throws otherwise.
 */
export async function repeatSaveOverNewestVersion<Saved>(save: () => Promise<Saved>): Promise<Saved> {
  for (let triesLeft = maxTries - 1; ; triesLeft -= 1)
    try {
      return await save()
    } catch (error) {
      const wasOvertaken = error instanceof DomainError && error.reason === 'recipe_keeping_conflict'
      if (!wasOvertaken || triesLeft === 0) throw error
    }
}
