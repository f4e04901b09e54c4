import { TRPCClientError } from '@trpc/client'
import type { Changes, ServerDoc, SyncAnswer } from '#shared/contract/grocery.ts'
import { maxOperations } from '#shared/contract/limits.ts'
import type { RefusalReason } from '#shared/contract/refusalReasons.ts'
import type { Operation } from '#shared/grocery/kind.ts'
import { withoutRetry } from '../../data/retry.ts'
import type { AppErrorData, trpc } from '../../data/trpc.ts'

/**
 * How a call ended that brought nothing. `passing`: the same may succeed later. `bad`: Larder itself refused what was sent,
 * and would again.
 */
export type Failure = 'passing' | 'signed out' | 'not ours' | 'bad'

export interface Follow {
  onConnected: () => void
  onChanges: (changes: Changes) => void
  /** It has ended and does not begin again by itself. `isRefused`: the server answered, but not with a stream. */
  onEnded: (error: unknown, isRefused: boolean) => void
}

/** The server as the lists of one household need it. */
export interface GroceryServer {
  /** Rejects with what `failureOf` reads. */
  sync(operations: readonly Operation[]): Promise<SyncAnswer>
  /** Reads all lists, once. Rejects with what `failureOf` reads. */
  read(): Promise<Changes>
  /** Follows all changes after `since`. Returns what ends it. */
  follow(since: number, follow: Follow): () => void
}

/** Longest wait for an answer, in milliseconds: on a phone that changes networks none may ever come. */
const syncWithinMs = 20_000

type Client = ReturnType<typeof trpc.useUtils>['client']

export function groceryServer({ grocery }: Client, householdId: string): GroceryServer {
  return {
    sync: (operations) =>
      grocery.sync
        .mutate(
          { householdId, operations: operations.slice(0, maxOperations) as never },
          { signal: AbortSignal.timeout(syncWithinMs) },
        )
        .then(withDocs),
    read: () =>
      grocery.get
        .query({ householdId }, { ...withoutRetry, signal: AbortSignal.timeout(syncWithinMs) })
        .then(withDocs),
    follow(since, { onConnected, onChanges, onEnded }) {
      let isOver = false
      function end(error: unknown, isRefused: boolean) {
        if (isOver) return
        isOver = true
        subscription.unsubscribe()
        onEnded(error, isRefused)
      }
      const subscription = grocery.changes.subscribe(
        { householdId, since },
        {
          onData: ({ data }) => onChanges(withDocs(data)),
          onConnectionStateChange: ({ state, error }) => {
            if (state === 'pending') onConnected()
            // Left to itself a browser would connect again every three seconds, for ever.
            else if (state === 'connecting' && error) queueMicrotask(() => end(error, false))
          },
          onError: (error) => end(error, error.data === undefined),
          onComplete: () => end(null, false),
        },
      )
      return () => {
        isOver = true
        subscription.unsubscribe()
      }
    },
  }
}

/** The types of a wire that is JSON know no pair of anything and text; what comes was parsed as it left. */
export function withDocs<T extends { docs: readonly unknown[] }>(
  told: T,
): Omit<T, 'docs'> & { docs: ServerDoc[] } {
  return { ...told, docs: told.docs as ServerDoc[] }
}

const dataOf = (error: unknown) =>
  error instanceof TRPCClientError ? (error.data as AppErrorData | undefined) : undefined

/** Whether Larder has no room for text, and takes what holds none. */
export const isForText = (error: unknown): boolean =>
  dataOf(error)?.reason === ('errors_no_room_for_text' satisfies RefusalReason)

export function failureOf(error: unknown): Failure {
  const data = dataOf(error)
  if (data?.code === 'UNAUTHORIZED') return 'signed out'
  // What waits is forgotten for this reason alone, not where an older Larder knows no such call.
  if (data?.reason === ('households_no_such_household' satisfies RefusalReason)) return 'not ours'
  return data && refusals.has(data.code) ? 'bad' : 'passing'
}

/** How Larder refuses for what was sent, and not for where it came from or since it is an older one. */
const refusals = new Set<string>(['BAD_REQUEST', 'PAYLOAD_TOO_LARGE', 'CONFLICT'])
