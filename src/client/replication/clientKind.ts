import type { HybridClock } from '#shared/replication/clock.ts'
import type { DocumentsByKey } from '#shared/replication/documents.ts'
import type { DocumentChange, DocumentKind } from '#shared/replication/kind.ts'
import type { ReplicaState, ServerChanges } from '#shared/replication/replica.ts'
import type { RpcClient } from '../data/trpc.ts'
import type { findOrCreateReplica } from './findOrCreateReplica.ts'

/** The user who sees the documents, and the household of the documents. */
export interface ReplicaIds {
  userId: string
  householdId: string
}

/** A kind of documents in the browser. `Operations` is the object whose functions make its changes. */
export interface ReplicatedClientKind<Address extends object, Operations> extends DocumentKind<Address> {
  /**
   * The server's procedures for this kind, a `ReplicationProcedures`. The types of sent JSON have no pair of a value and a
   * timestamp; the server has validated what arrives.
   */
  proceduresOf: (client: RpcClient) => unknown
  /** `findOrCreateReplica`, so that what fetches a kind late has the way to its replicas. */
  openReplica: typeof findOrCreateReplica
  operationsOf: (clock: HybridClock, now: () => number) => Operations
  /** Whether an object that was read from the browser's storage has the fields of an address. */
  isAddress: (each: Partial<Address>) => boolean
  /** The number of actions of a person that these changes stand for; one action may make several changes. */
  countMade: (changes: readonly DocumentChange<Address>[]) => number
  /** The sentence shown for a change when the server refused the whole call that contained it alone. */
  wordUnreadable: () => string
  /** The sentence shown for a refused removal, instead of the server's sentence. */
  wordRefusedRemoval: () => string
  /** Stores what waits for a household that this user no longer belongs to, for the user to decide about. */
  storeUnsent: (userId: string, replica: ReplicaState<Address>) => Promise<void>
}

/** Makes one or several changes, given the documents that are shown. */
export type MakeDocumentChanges<Address extends object, Operations> = (
  operations: Operations,
  docs: DocumentsByKey,
) => DocumentChange<Address> | readonly DocumentChange<Address>[]

/**
 * The server's answer to changes: the ids of those it accepted, those it refused, and the changed documents as they are now.
 */
export interface ReplicationSyncAnswer<Address extends object> {
  taken: readonly string[]
  refused: readonly { id: string; sentence: string }[]
  docs: ServerChanges<Address>['docs']
}

interface Stream<Address extends object> {
  onData: (event: { data: ServerChanges<Address> }) => void
  onConnectionStateChange: (change: { state: string; error?: Error | null }) => void
  onError: (error: Error & { data?: unknown }) => void
  onComplete: () => void
}

/** The server's procedures for one kind, with the signatures of tRPC's client. */
export interface ReplicationProcedures<Address extends object> {
  sync: {
    mutate(
      input: { householdId: string; operations: readonly DocumentChange<Address>[] },
      options: { signal: AbortSignal },
    ): Promise<ReplicationSyncAnswer<Address>>
  }
  get: {
    query(
      input: { householdId: string },
      options: { signal: AbortSignal; context: Record<string, unknown> },
    ): Promise<ServerChanges<Address>>
  }
  changes: {
    subscribe(input: { householdId: string; since: number }, stream: Stream<Address>): { unsubscribe(): void }
  }
}

/** Timeout of one call, in milliseconds: on a phone that changes networks an answer may never arrive. */
export const syncAnswerTimeoutMs = 20_000
