import type { Addresses } from '#shared/contract/feedback.ts'
import { trpc } from './trpc.ts'

const none: Addresses = { support: null, ideas: null, social: [] }

/** Where else whoever runs Larder is to be found. Every page brings it, and it stays as it is while one is there. */
export function useAddresses(): Addresses {
  return trpc.feedback.addresses.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY }).data ?? none
}
