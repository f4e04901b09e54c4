import type { SQL } from 'drizzle-orm'
import type { ReplicatedDocument } from '#shared/replication/documents.ts'
import type { AddressedDocument, DocumentKind } from '#shared/replication/kind.ts'
import type { MemberContext, ServerContext } from '../context.ts'
import type { DbContext } from '../db/dbContext.ts'
import type { DomainError } from '../errors.ts'
import type { DocumentChangeFeed } from './changeFeed.ts'
import type { ReplicationTables } from './tables.ts'

/** Maximum documents of one kind of one household. */
export const maxDocumentsOfHousehold = 5_000
/**
 * Maximum characters of all documents of a household, with their keys and tombstones: one call reads that many in some 30 ms.
 */
export const maxDocumentCharacters = 2_000_000

/** The cost of reading a household's documents, in addition to their length. */
export const documentReadCost = 5

/** How the server stores a kind of documents, and who may read and write it. */
export interface ReplicatedKind<Address extends object> extends DocumentKind<Address> {
  tables: ReplicationTables
  feedOf: (deps: ServerContext['deps']) => DocumentChangeFeed<Address>
  access: {
    /** Throws the kind's refusal for a caller who may not, or no longer, read the household's documents. */
    expect: (ctx: MemberContext, householdId: string) => Promise<unknown>
    /**
     * A query for the first row of the table of households, in the order of its columns and with 1 as `seq`; it is
     * empty where the caller may not write.
     */
    firstRow: (ctx: MemberContext, householdId: string) => SQL
    refusal: () => DomainError
  }
  refusals: {
    tooManyDocs: (max: number) => DomainError
    tooLong: () => DomainError
    clockAhead: () => DomainError
  }
  /** Queues the jobs that a change requires, in the transaction of the change. `docs`: the changed documents. */
  afterChange?: (
    tx: MemberContext,
    householdId: string,
    docs: readonly AddressedDocument<Address>[],
  ) => Promise<void>
  /** `isGone`, and the values of the kind's own columns for a document. */
  columnsOf: (key: string, doc: ReplicatedDocument) => { isGone: boolean } & Record<string, unknown>
  /** The condition for documents that are sent to a client that loads all; the others would not change what it shows. */
  isSent: SQL
  forgetting: {
    /** The condition for removed documents that must be kept; `householdId` is a text. */
    isNeeded: (householdId: string) => SQL
    /** Keys of documents that no screen shows although they were not removed: people cannot remove them themselves. */
    hiddenKeys: (ctx: DbContext, householdId: string) => Promise<string[]>
  }
}

/** A stored document in the form in which it is sent. */
export function toAddressedDocument<Address extends object>(
  kind: DocumentKind<Address>,
  key: string,
  { fields, removed }: ReplicatedDocument,
): AddressedDocument<Address> {
  return { ...kind.addressOf(key), fields, removed }
}
