const firstPauseMs = 1_000
const longestPauseMs = 5 * 60_000

/** Milliseconds to wait after this many attempts: doubled each time, and spread so that not all come back at once. */
export function pauseBeforeRetryMs(attempts: number, chance: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** (attempts - 1)) * (0.5 + chance / 2)
}

/** Attempts after which a job that fails each time is set aside. */
export const maxFailedAttempts = 5

/** The cause in one word without personal data: an SQLSTATE, a code of Node, or the name of the error. */
export function causeCodeOfError(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const { code, name } = (cause ?? {}) as { code?: unknown; name?: unknown }
  const word = typeof code === 'string' ? code : typeof name === 'string' ? name : 'Error'
  return word.slice(0, 100)
}
