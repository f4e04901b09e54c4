import type { SQL } from 'drizzle-orm'
import type { Doc } from '#shared/replication/documents.ts'
import type { AddressedDoc, DocumentKind } from '#shared/replication/kind.ts'
import type { MemberContext, ServerContext } from '../context.ts'
import type { DbContext } from '../db/dbContext.ts'
import type { DomainError } from '../errors.ts'
import type { ChangeFeed } from './changeFeed.ts'
import type { ReplicationTables } from './tables.ts'

/** Documents and characters that one household may have of one kind. */
export const maxDocs = 5_000
/**
 * Characters that all documents of a household may have, with their keys and what is removed: the longest that one call
 * reads, in some 30 ms.
 */
export const maxText = 2_000_000

/** What a household's documents cost to read, beside their length. */
export const readCost = 5

/** A kind of documents as the server stores it, and who may read and write it. */
export interface ReplicatedKind<Address extends object> extends DocumentKind<Address> {
  tables: ReplicationTables
  feedOf: (deps: ServerContext['deps']) => ChangeFeed<Address>
  access: {
    /** Throws what the caller is answered who may not read the household's documents, or no longer. */
    expect: (ctx: MemberContext, householdId: string) => Promise<unknown>
    /**
     * A query with the first row of the table of households, in the order of its columns and with 1 as `seq`; with none
     * where the caller may not write.
     */
    firstRow: (ctx: MemberContext, householdId: string) => SQL
    refusal: () => DomainError
  }
  refusals: {
    tooManyDocs: (max: number) => DomainError
    tooLong: () => DomainError
    clockAhead: () => DomainError
  }
  /** `isGone`, and what the kind's own columns hold for a document. */
  columnsOf: (key: string, doc: Doc) => { isGone: boolean } & Record<string, unknown>
  /** Which documents a client is sent that is sent all; those left out change nothing of what it shows. */
  isSent: SQL
  forgetting: {
    /** Which documents that are gone are kept all the same; `householdId` is a text. */
    isNeeded: (householdId: string) => SQL
    /** Keys of documents that nothing shows though nobody removed them, so that nobody can. */
    hiddenKeys: (ctx: DbContext, householdId: string) => Promise<string[]>
  }
}

/** A stored document as it is sent. */
export function addressedDoc<Address extends object>(
  kind: DocumentKind<Address>,
  key: string,
  { fields, removed }: Doc,
): AddressedDoc<Address> {
  return { ...kind.addressOf(key), fields, removed }
}
