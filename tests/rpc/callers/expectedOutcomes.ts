import type { Home } from './whoMayHome.ts'

/** What a procedure answers to each caller: `ok` or the code of the error. */
export interface Expectation {
  /** The owner's input; visitors and strangers send the same. */
  input: (home: Home) => unknown
  visitor: string
  stranger: string
  owner: string
}

export const forAll = (input: Expectation['input']): Expectation => ({
  input,
  visitor: 'ok',
  stranger: 'ok',
  owner: 'ok',
})
/** For every member, with their own data. */
export const forMembers = (input: Expectation['input']): Expectation => ({
  input,
  visitor: 'UNAUTHORIZED',
  stranger: 'ok',
  owner: 'ok',
})
/** For the member who first sends the random id in the input, which is the stranger. */
export const forFirstMember = (input: Expectation['input']): Expectation => ({
  input,
  visitor: 'UNAUTHORIZED',
  stranger: 'ok',
  owner: 'BAD_REQUEST',
})
export const forOwner = (input: Expectation['input']): Expectation => ({
  input,
  visitor: 'UNAUTHORIZED',
  stranger: 'NOT_FOUND',
  owner: 'ok',
})
/** For members of the owner's household, which the input names. */
export const forHousehold = (input: (home: Home) => object): Expectation => ({
  input: (home) => ({ householdId: home.householdId, ...input(home) }),
  visitor: 'UNAUTHORIZED',
  stranger: 'CONFLICT',
  owner: 'ok',
})
/** For a browser that used the outbox key only, signed in or not; see tests/http/accounts/outboxAccess.test.ts. */
export const forKeyHolders = (input: Expectation['input']): Expectation => ({
  input,
  visitor: 'NOT_FOUND',
  stranger: 'NOT_FOUND',
  owner: 'NOT_FOUND',
})
/** Open to all, but refused with this input. */
export const refusedToAll = (input: Expectation['input']): Expectation => ({
  input,
  visitor: 'BAD_REQUEST',
  stranger: 'BAD_REQUEST',
  owner: 'BAD_REQUEST',
})

export const missingForAll = (input: Expectation['input']): Expectation => ({
  input,
  visitor: 'NOT_FOUND',
  stranger: 'NOT_FOUND',
  owner: 'NOT_FOUND',
})
