import { randomUUID } from 'node:crypto'
import type { createProcedureCaller } from '#server/rpc/router.ts'

type Households = ReturnType<typeof createProcedureCaller>['households']
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
type HouseholdChangeName = (typeof changes)[number]

type InputOf<Name extends HouseholdChangeName> = Omit<
  Parameters<Households[Name]>[0],
  'householdId' | 'draftId'
> &
  (Name extends 'addGuest' ? { draftId?: string } : unknown)

/** The calls that change a household, without its id; a guest is added under a new id unless it is said. */
export type HomeCalls = {
  [Name in HouseholdChangeName]: (input?: InputOf<Name>) => ReturnType<Households[Name]>
}

/** These calls for the household that the caller is in, as a screen makes them that was just drawn. */
export function homeCallsOf({ households }: { households: Households }): HomeCalls {
  const callOf = (name: HouseholdChangeName) => async (input?: object) => {
    const { id: householdId } = await households.current()
    const call = households[name] as (input: object) => Promise<unknown>
    return await call({ ...(name === 'addGuest' && { draftId: randomUUID() }), ...input, householdId })
  }
  return Object.fromEntries(changes.map((name) => [name, callOf(name)])) as unknown as HomeCalls
}
