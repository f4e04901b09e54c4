import type { Locale } from '#shared/locale.ts'
import type { SignedInMember } from '../caller.ts'
import type { Log } from '../logEvents.ts'
import type { RequestReads } from '../reads.ts'
import type { FairQueue } from '../turns/fairQueue.ts'
import type { Database } from './database.ts'

/** The context of a function that only reads and writes rows: that of any call, or of a transaction. */
export interface DbContext {
  deps: { db: Database }
}

/** The same, with the language in which texts are saved. */
export interface DbContextWithTextLocale extends DbContext {
  locale: Locale
}

/** The same, of a call by a member. */
export interface MemberDbContext extends DbContext {
  member: SignedInMember
}

/** What a function needs that begins a transaction: see runInTransaction. */
export interface TransactionStarterContext extends DbContext {
  deps: {
    db: Database
    log: Pick<Log, 'warn'>
    /** The queue of callers for transactions, which may hold a connection while they wait for one another. */
    transactionQueue?: FairQueue
  }
  /** The caller: a member, or a visitor by network. Both are missing in a task of the server. */
  member?: { userId: string } | null
  visitor?: string
  reads?: RequestReads | null
}

/** The same, of a call by a member. */
export interface MemberTransactionStarterContext extends TransactionStarterContext {
  member: SignedInMember
}
