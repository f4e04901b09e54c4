import type { WishClarification, WishReading } from '#shared/contract/generation.ts'
import type { RetryableQuery } from '../../../data/failures/FailedPagePart.tsx'
import { trpcHooks } from '../../../data/trpc.ts'

export interface WishesRead {
  leftOut: WishReading['leftOut']
  vulnerable: WishReading['vulnerable']
  unclear: WishReading['unclear']
  named: WishReading['named']
  /** Whether a passage is still to be answered. */
  isOpen: boolean
  isRead: boolean
  /** Whether the server has read a wish and found nothing in it that bears on what may be in the dish. */
  isUnlimited: boolean
  query: RetryableQuery
}

/** What wishes leave out, and what to ask about. All are empty until the server has answered. */
export function useWishReading(
  wishes: readonly string[],
  clarifications: readonly WishClarification[],
): WishesRead {
  const query = trpcHooks.generation.readWish.useQuery(
    { wishes: [...wishes] },
    { enabled: wishes.length > 0 },
  )
  const { data } = query
  const { leftOut = [], vulnerable = [], named = [] } = data ?? {}
  const unclear = [...new Map(data?.unclear.map((each) => [each.passage, each])).values()]
  const isAnswered = (passage: string) => clarifications.some((each) => each.passage === passage)
  return {
    leftOut,
    vulnerable,
    unclear,
    named,
    isOpen: unclear.some(({ passage }) => !isAnswered(passage)),
    isRead: data !== undefined,
    isUnlimited: data !== undefined && leftOut.length + vulnerable.length + unclear.length === 0,
    query,
  }
}
