import { versionHeaderName } from '#shared/contract/versionHeaderName.ts'

/** Whether Larder answered, and not something in front of it. A redirect hides who sent it, and may lead to a sign-in. */
export const isAnswerOfLarder = (answer: Response) =>
  answer.type === 'opaqueredirect' || answer.headers.has(versionHeaderName)

/**
 * Keeps the file at a path unless it is kept already. Rejects when Larder does not send it: what a proxy or the sign-in of a
 * network answers in its place is never kept, and gives way where an older Larder kept it.
 */
export async function storeFileOffline(cache: Cache, path: string): Promise<void> {
  const kept = await cache.match(path)
  if (kept && isAnswerOfLarder(kept)) return
  const answer = await fetch(path)
  if (!answer.ok || !isAnswerOfLarder(answer)) throw new Error('The file did not come.')
  await cache.put(path, answer)
}
