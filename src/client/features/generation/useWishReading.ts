import type { Clarification, WishReading } from '#shared/contract/generation.ts'
import { trpc } from '../../trpc.ts'

interface WishesRead {
  leftOut: WishReading['leftOut']
  vulnerable: WishReading['vulnerable']
  unclear: WishReading['unclear']
  /** Whether a passage is still to be answered. */
  isOpen: boolean
  /** Whether the server has read a wish and found nothing in it that bears on what may be in the dish. */
  isUnlimited: boolean
}

/** What wishes leave out, and what to ask about. All are empty until the server has answered. */
export function useWishReading(
  wishes: readonly string[],
  clarifications: readonly Clarification[],
): WishesRead {
  const { data } = trpc.generation.readWish.useQuery({ wishes: [...wishes] }, { enabled: wishes.length > 0 })
  const { leftOut = [], vulnerable = [], unclear = [] } = data ?? {}
  const isAnswered = (passage: string) => clarifications.some((each) => each.passage === passage)
  return {
    leftOut,
    vulnerable,
    unclear,
    isOpen: unclear.some(({ passage }) => !isAnswered(passage)),
    isUnlimited: data !== undefined && leftOut.length + vulnerable.length + unclear.length === 0,
  }
}
