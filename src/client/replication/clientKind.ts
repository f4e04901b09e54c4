import type { HybridClock } from '#shared/replication/clock.ts'
import type { Docs } from '#shared/replication/documents.ts'
import type { Change, DocumentKind } from '#shared/replication/kind.ts'
import type { ServerChanges } from '#shared/replication/replica.ts'

/** A kind of documents as a browser keeps it; `Operations` make its changes. */
export interface ClientKind<Address extends object, Operations> extends DocumentKind<Address> {
  operationsOf: (clock: HybridClock, now: () => number) => Operations
  /** Whether what was read from a disk is an address. */
  isAddress: (each: Partial<Address>) => boolean
  /** How many changes a person made, as they count them. */
  countMade: (changes: readonly Change<Address>[]) => number
  /** What is said of a change that no server can read. */
  wordUnreadable: () => string
  /** What is said of a removal that was refused, whatever the server says. */
  wordRefusedRemoval: () => string
}

/** Makes changes from the documents as they are shown. */
export type Make<Address extends object, Operations> = (
  operations: Operations,
  docs: Docs,
) => Change<Address> | readonly Change<Address>[]

/** What the server answers to changes. */
export interface SyncAnswer<Address extends object> {
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

/** The server's procedures for one kind, as tRPC's client has them. */
export interface Procedures<Address extends object> {
  sync: {
    mutate(
      input: { householdId: string; operations: readonly Change<Address>[] },
      options: { signal: AbortSignal },
    ): Promise<SyncAnswer<Address>>
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

/** Longest wait for an answer, in milliseconds: on a phone that changes networks none may ever come. */
export const answerWithinMs = 20_000
