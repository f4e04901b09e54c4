const firstPauseMs = 1_000

let tries = 0

/**
 * Fetches a file; where it does not come, fetches it again, `retries` times, after a pause that doubles. A browser may
 * answer a failed import from memory as long as the document lives, so each retry has an address of its own.
 */
export function importAgain<File>(
  importFile: () => Promise<File>,
  retries: number,
  pauseMs = firstPauseMs,
): Promise<File> {
  return importFile().catch(async (error: unknown) => {
    if (retries === 0) throw error
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    // Browsers name the file in their error, and nowhere else. Where one does not, it asks by the same address.
    const [address] = /https?:[^\s?]+/.exec(String(error)) ?? []
    tries += 1
    const again = `${address}?again=${tries}`
    return importAgain(
      address ? () => import(/* @vite-ignore */ again) : importFile,
      retries - 1,
      pauseMs * 2,
    )
  })
}
