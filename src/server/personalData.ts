import type { AccountData } from '#shared/contract/auth/accountData.ts'
import type { MemberContext } from './context.ts'

/** A value whose lists, at any depth of objects, may come some items at a time, since all of them may be hundreds of megabytes. */
export type Streamed<T> =
  | T
  | (T extends readonly (infer Item)[]
      ? AsyncIterable<Streamed<Item>[]>
      : T extends object
        ? { [Key in keyof T]: Streamed<T[Key]> }
        : never)

/** An address of an account, and the moment until which it was; null for the one that it has. */
export interface OwnAddress {
  email: string
  until: Date | null
}

/** Whose data it is: the caller. */
export interface DataOwner {
  userId: string
  email: string
  /** Every address that is or, within a week, was the account's. */
  addresses: readonly OwnAddress[]
}

/** Whose account is deleted, and what becomes of their recipes. */
export interface Erasure extends DataOwner {
  recipes: 'keep' | 'delete'
}

/** Rows that one transaction took away; 0 once there are none left. */
export interface ErasedBatch {
  count: number
  /** Photos that nothing shows once the transaction is committed. */
  photos: string[]
}

/** What a feature keeps of a user: how they are given it, and how it goes with their account. */
export interface PersonalData<Part extends keyof AccountData = never> {
  /** Its parts of the file that a user downloads: all that is kept of the caller, and no secret, hashed or not. */
  export: {
    [P in Part]: (ctx: MemberContext, owner: DataOwner) => Streamed<AccountData[P]> | Promise<AccountData[P]>
  }
  /**
   * For what may be many rows: takes some of them away, in a transaction that has locked the account and is committed before
   * the next.
   */
  eraseBatch?: (tx: MemberContext, erasure: Erasure) => Promise<ErasedBatch>
  /** Takes the rest away, in the transaction that deletes the account. */
  erase?: (tx: MemberContext, erasure: Erasure) => Promise<void>
}
