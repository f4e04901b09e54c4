import type { AccountData } from '#shared/contract/auth/accountData.ts'

/**
 * A value whose lists, at any depth of objects, may be read in batches, because all of them together may have hundreds
 * of megabytes.
 */
export type StreamedInBatches<T> =
  | T
  | (T extends readonly (infer Item)[]
      ? AsyncIterable<StreamedInBatches<Item>[]>
      : T extends object
        ? { [Key in keyof T]: StreamedInBatches<T[Key]> }
        : never)

/** An e-mail address of an account, and the time until which it belonged to it; null for the current one. */
export interface EmailOfAccount {
  email: string
  until: Date | null
}

/** The user whose data it is: the caller. */
export interface PersonalDataOwner {
  userId: string
  email: string
  /** The account's address, and those it had within the last week. */
  addresses: readonly EmailOfAccount[]
}

/** The account to delete, and the choice for its recipes. */
export interface AccountErasure extends PersonalDataOwner {
  recipes: 'keep' | 'delete'
}

/** The number of rows that one transaction deleted; 0 when none are left. */
export interface ErasedRowsBatch {
  count: number
  /** Photos that nothing refers to once the transaction is committed. */
  photos: string[]
}

/**
 * What a feature stores of a user: how it is exported, and how it is deleted with the account. `Caller` is what the feature needs of the
 * call by which the user asks for it.
 */
export interface PersonalData<Caller, Part extends keyof AccountData = never> {
  /** The feature's parts of the file that a user downloads: everything stored of the caller except secrets, hashed or not. */
  export: {
    [P in Part]: (
      ctx: Caller,
      owner: PersonalDataOwner,
    ) => StreamedInBatches<AccountData[P]> | Promise<AccountData[P]>
  }
  /**
   * For possibly many rows: deletes some of them in a transaction that has locked the account and is committed before
   * the next batch.
   */
  eraseBatch?: (tx: Caller, erasure: AccountErasure) => Promise<ErasedRowsBatch>
  /** Deletes the rest, in the transaction that deletes the account. */
  erase?: (tx: Caller, erasure: AccountErasure) => Promise<void>
}
