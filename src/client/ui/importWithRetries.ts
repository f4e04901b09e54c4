const firstPauseMs = 1_000

/** Imports a file; where it does not come, again, `retries` times, after a pause that doubles. */
export async function importWithRetries<File>(
  importFile: () => Promise<File>,
  retries: number,
  pauseMs = firstPauseMs,
): Promise<File> {
  return await importFile().catch(async (error: unknown) => {
    if (retries === 0) throw error
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return await importWithRetries(importFile, retries - 1, pauseMs * 2)
  })
}
