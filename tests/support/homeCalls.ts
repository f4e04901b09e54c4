import type { createCaller } from '#server/rpc/router.ts'

type Households = ReturnType<typeof createCaller>['households']
const changes = [
  'rename',
  'leave',
  'removeMember',
  'handOver',
  'addGuest',
  'saveGuest',
  'removeGuest',
  'inviteByLink',
  'inviteByMail',
  'revokeInvitation',
] as const
type Change = (typeof changes)[number]

/** The calls that change a household, without its id. */
export type HomeCalls = {
  [Name in Change]: (
    input?: Omit<Parameters<Households[Name]>[0], 'householdId'>,
  ) => ReturnType<Households[Name]>
}

/** These calls for the household that the caller is in, as a screen makes them that was just drawn. */
export function homeCallsOf({ households }: { households: Households }): HomeCalls {
  const callOf = (name: Change) => async (input?: object) => {
    const { id: householdId } = await households.current()
    const call = households[name] as (input: object) => Promise<unknown>
    return await call({ ...input, householdId })
  }
  return Object.fromEntries(changes.map((name) => [name, callOf(name)])) as unknown as HomeCalls
}
