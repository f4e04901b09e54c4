import type { OperatorContactAddresses } from '#shared/contract/feedback.ts'
import { trpcHooks } from './trpc.ts'

const none: OperatorContactAddresses = { support: null, ideas: null, social: [] }

/**
 * The operator's other addresses: for support, for ideas, in social networks. Every page comes with them; they are not fetched
 * again while the page is open.
 */
export function useOperatorAddresses(): OperatorContactAddresses {
  return (
    trpcHooks.feedback.addresses.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY }).data ?? none
  )
}
